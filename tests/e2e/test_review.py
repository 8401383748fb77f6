"""A game reviewed in the browser: chances, costly decisions, luck and skill, hints and practice."""

import json
import re

import pytest
from playwright.sync_api import FloatRect, Locator, expect

from medici.presentation.tours import tour
from tests.e2e.conftest import Visit
from tests.e2e.person import GAMES, Person
from tests.e2e.pilots import play, pressable
from tests.e2e.test_after_the_game import GOLDEN, brought, finish
from tests.e2e.test_axe import blameless
from tests.e2e.test_learn import coach, make, walk
from tests.e2e.test_replay import position
from tests.long_run import long_unless

LONG = 60_000  # milliseconds: a review, on a busy machine
# A review that is half done until `settle()`, with a decision in it that may have cost much.
DOUBTFUL = """
window.Worker = class extends Worker {
  set onmessage(heard) {
    super.onmessage = ({ data }) => {
      const doubtful = data.review?.decisions.find(({ options }) => options.length > 1);
      if (!doubtful) return heard({ data });
      const best = doubtful.options.find(({ move }) => move !== doubtful.move).move;
      const behind = { behind: 90_000, behind_error: 60_000, mistake: false };
      Object.assign(doubtful, { best, choice: true, enough: false, ...behind });
      window.doubtful = doubtful.n;
      const { decisions } = data.review;
      const settled = decisions.map((each) => ({ ...each, enough: true }));
      const review = { ...data.review, decisions: settled, unsure: 0 };
      const settle = () => heard({ data: { ...data, review, part: 1 } });
      if (window.isSettled) return settle(); // the review itself may still go on
      window.settle = () => ((window.isSettled = true), settle());
      heard({ data: { ...data, part: 0.5 } });
    };
  }
};
"""


def curve(person: Person) -> Locator:
    """The curve of everybody's chances."""
    return person.page.get_by_role("slider", name=person.say("eye-curve"))


def costliest(person: Person) -> Locator:
    """The decisions that cost most."""
    region = person.page.get_by_role("region", name=person.say("review-costliest"))
    return region.get_by_role("button")


@pytest.mark.parametrize("size", [pytest.param("desktop", marks=pytest.mark.long), "phone"])
def test_from_a_game_to_its_costliest_decision(visit: Visit, size: str) -> None:
    phone = {"viewport": {"width": 390, "height": 844}, "has_touch": True}
    ada = visit(settings={}, **(phone if size == "phone" else {}))
    finish(ada, "board-3")
    bars = ada.ending.get_by_role("region", name=ada.say("eye-parts"))
    expect(bars.get_by_role("listitem")).to_have_count(3, timeout=LONG)
    ada.ending.get_by_role("link", name=ada.say("eye-review"), exact=True).click()
    expect(curve(ada)).to_have_attribute("aria-valuetext", re.compile("%"), timeout=LONG)
    expect(costliest(ada).first).to_be_visible(timeout=LONG)
    costliest(ada).first.click()
    expect(position(ada)).not_to_have_value("0")
    named = [ada.say(f"eye-{how}", move="MOVE") for how in ("better", "better-so-far", "perhaps")]
    better = "|".join(re.escape(text).replace("MOVE", ".+") for text in named)
    expect(ada.page.locator(".verdict:visible").first).to_have_text(re.compile(better))
    field = curve(ada).bounding_box()
    assert field is not None
    ada.page.mouse.click(field["x"] + field["width"] - 9, field["y"] + 20)
    last = position(ada).get_attribute("max")
    expect(position(ada)).to_have_value(last or "")
    curve(ada).focus()
    ada.page.keyboard.press("ArrowLeft")
    expect(position(ada)).to_have_value(str(int(last or 0) - 1))
    ada.page.get_by_text(ada.say("eye-figures")).click()
    table = ada.page.get_by_role("table")
    expect(table.get_by_role("row")).to_have_count(int(last or 0) + 2)
    ada.fits()
    blameless(ada)


@pytest.mark.parametrize("where", long_unless(["house"], ["house", "site"]))
@pytest.mark.long
def test_a_link_has_the_game_in_it(
    visit: Visit, request: pytest.FixtureRequest, where: str
) -> None:
    url = request.getfixturevalue(where).url
    ada = visit(url=url, settings={}, permissions=["clipboard-read", "clipboard-write"])
    brought(ada, "card-2")
    ada.button("eye-review").click()
    ada.page.keyboard.press("ArrowRight")
    ada.button("eye-share").click(timeout=LONG)
    expect(ada.page.get_by_text(ada.say("eye-shared"))).to_be_visible()
    link = ada.page.evaluate("navigator.clipboard.readText()")
    assert link.count("#") == 1, "a second one would not be linked by most programs"
    bruno = visit(lang="pt-BR", url=url, settings={})
    bruno.page.goto(link)
    moves = json.loads((GOLDEN / "card-2-whole.json").read_text())["moves"]
    expect(position(bruno)).to_have_attribute("max", str(len(moves)))
    expect(position(bruno)).to_have_value("1")
    expect(bruno.button("eye-share")).to_be_visible(timeout=LONG)
    carla = visit(url=url, settings={})
    carla.page.goto(link[:-40])
    expect(carla.page.get_by_role("alert")).to_have_text(carla.say("eye-link-broken"))


@pytest.mark.long
def test_nothing_is_called_too_close_while_it_is_still_looked_at(visit: Visit) -> None:
    ada = visit(settings={})
    ada.context.add_init_script(DOUBTFUL)
    brought(ada, "board-3")
    ada.button("eye-review").click()
    ada.page.wait_for_function("() => window.doubtful", timeout=LONG)
    position(ada).fill(str(ada.page.evaluate("window.doubtful") - 1))
    verdict = ada.page.locator("aside .verdict")
    expect(verdict).to_contain_text(ada.say("eye-unsettled"))
    expect(verdict).not_to_contain_text(ada.say("eye-doubt"))
    ada.page.evaluate("window.settle()")
    expect(verdict).to_contain_text(ada.say("eye-doubt"))
    expect(verdict).not_to_contain_text(ada.say("eye-unsettled"))


def test_a_mistake_is_final_and_a_title_given_only_when_all_is_looked_at(visit: Visit) -> None:
    ada = visit(settings={})
    ada.context.add_init_script(DOUBTFUL.replace("mistake: false", "mistake: true"))
    brought(ada, "board-3")
    ada.button("eye-review").click()
    ada.page.wait_for_function("() => window.doubtful", timeout=LONG)
    position(ada).fill(str(ada.page.evaluate("window.doubtful") - 1))
    verdict = ada.page.locator("aside .verdict")
    rates = ada.page.get_by_role("region", name=ada.say("eye-skill"))
    expect(verdict.get_by_text(ada.like("eye-better-so-far"))).to_be_visible()
    expect(rates).to_contain_text("So far")
    ada.page.evaluate("window.settle()")
    expect(verdict.get_by_text(ada.like("eye-better"))).to_be_visible()
    expect(verdict).to_contain_text("points of a hundred better than")
    expect(rates).not_to_contain_text("So far")


@pytest.mark.parametrize("screen", long_unless([(390, 844)], [(1440, 900), (390, 844)]), ids=str)
@pytest.mark.long
def test_a_message_stands_above_the_foot_of_a_replay(visit: Visit, screen: tuple[int, int]) -> None:
    size = {"width": screen[0], "height": screen[1]}
    ada = visit(settings={}, viewport=size, permissions=["clipboard-read", "clipboard-write"])
    brought(ada, "card-2")
    ada.button("eye-review").click()
    ada.button("eye-share").click(timeout=LONG)
    said = ada.page.get_by_role("listitem").filter(has_text=ada.say("eye-shared"))
    expect(said).to_be_visible()
    assert apart(said, ada.page.locator("footer").last)


def apart(one: Locator, other: Locator) -> bool:
    """Whether two things on a page stand above each other."""
    return are_apart(one.bounding_box(), other.bounding_box())


def are_apart(first: FloatRect | None, second: FloatRect | None) -> bool:
    """The same for places on a page."""
    assert first is not None
    assert second is not None
    below = first["y"] >= second["y"] + second["height"]
    return below or second["y"] >= first["y"] + first["height"]


@pytest.mark.long
def test_alone_one_is_told_what_a_decision_cost(visit: Visit) -> None:
    ada = visit(settings={"practice": True}, viewport={"width": 390, "height": 844})
    ada.play_now("board", 3)
    expect(pressable(ada, "board").first).to_be_visible()
    said = ada.page.get_by_role("list", name=ada.say("shell-messages")).get_by_role("listitem")
    for _ in range(6):
        play(ada, "board", 1)
        ada.page.wait_for_timeout(5000)
        if said.count():
            break
    expect(said.first).to_be_visible()
    message = said.first.bounding_box()  # at once: it goes after a while
    for part in (".status", ".foot"):
        assert are_apart(message, ada.page.locator(part).bounding_box()), f"it lies on {part}"


@pytest.mark.parametrize("game", long_unless(["board"], GAMES))
@pytest.mark.long
def test_a_hint_in_a_tour_says_how_the_tour_goes_on(visit: Visit, game: str) -> None:
    ada = visit(lang="pt-BR", settings={})
    ada.go(f"/learn/{game}")
    notes = tour(game, ada.lang).notes
    first = next(number for number, note in enumerate(notes) if note.move is not None)
    walk(ada, game, until=first)
    bubble = coach(ada, notes[first])
    ada.button("table-hint", bubble).click()
    hint = ada.dialog("eye-hint-title")
    expect(hint.get_by_text(re.compile("%")).first).to_be_visible(timeout=LONG)
    expect(hint.get_by_text(ada.like("eye-hint-tour"))).to_be_visible()
    expect(hint.locator("footer").get_by_role("button")).to_have_count(0)  # the coach has it
    ada.page.keyboard.press("Escape")
    expect(hint).to_have_count(0)
    make(ada, str(notes[first].move))
    coach(ada, notes[first + 1])
