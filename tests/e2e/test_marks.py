"""What a review draws on the table: the move that was made, and the one that was better."""

import pytest
from playwright.sync_api import Locator, expect

from tests.e2e.conftest import Visit
from tests.e2e.person import Person
from tests.e2e.pilots import pressable
from tests.e2e.test_after_the_game import brought
from tests.e2e.test_axe import blameless
from tests.e2e.test_replay import position
from tests.e2e.test_review import LONG, costliest
from tests.long_run import long_unless

# The parts of the table of which a mark may say something.
PARTS = "[data-tour=auction] li, [data-tour=lot] li, .pile, [data-place], [data-spot], .space"
# Whether marks surround such parts and can be seen.
AROUND = """([marks, parts]) => {
  const boxes = [...document.querySelectorAll(parts)].map((part) => part.getBoundingClientRect());
  const around = (mark, box) =>
    Math.abs(mark.left - box.left) < 8 && Math.abs(mark.top - box.top) < 8 && box.width > 0;
  const found = [...document.querySelectorAll(marks)].map((mark) => mark.getBoundingClientRect());
  const seen = found.some(({ top, bottom }) => top > 0 && bottom < innerHeight);
  return found.length > 0 && seen && found.every((mark) => boxes.some((box) => around(mark, box)));
}"""


def marks(person: Person, kind: str) -> Locator:
    """What is marked on the table."""
    return person.page.locator(f".mark.{kind}")


def better(person: Person, place: Locator) -> Locator:
    """What would have been better: perhaps, where a busy machine played few futures."""
    certain, perhaps = person.like("eye-better"), person.like("eye-perhaps")
    return place.get_by_text(certain).or_(place.get_by_text(perhaps)).first


def reviewed(person: Person, name: str) -> None:
    """Have a recorded game weighed, and look at its costliest mistake."""
    brought(person, name)
    person.button("eye-review").click()
    panel = person.page.locator(".review")
    expect(person.button("eye-costly-next", panel)).to_be_visible(timeout=LONG)
    costliest(person).first.click()
    expect(position(person)).not_to_have_value("0")


@pytest.mark.parametrize(
    "name",
    long_unless(["card-2"], ["board-3", "card-2", "dice-2"]),
)
@pytest.mark.long
def test_the_better_move_is_drawn_where_it_would_have_been_made(visit: Visit, name: str) -> None:
    ada = visit(settings={})
    reviewed(ada, name)
    for size in ({"width": 1280, "height": 800}, {"width": 390, "height": 844}):
        ada.page.set_viewport_size({"width": size["width"], "height": size["height"]})
        for kind in ("better", "played"):
            ada.page.wait_for_function(AROUND, arg=[f".mark.{kind}", PARTS])
        ada.fits()
        blameless(ada)
    legend = ada.page.locator(".legend")
    expect(legend.get_by_text(ada.like("eye-played"))).to_be_visible(timeout=LONG)
    expect(better(ada, legend)).to_be_visible(timeout=LONG)
    at = int(position(ada).input_value())
    ada.page.keyboard.press("Home")
    expect(marks(ada, "better")).to_have_count(0)
    expect(legend).to_be_empty()
    position(ada).fill(str(at))
    expect(marks(ada, "better").first).to_be_attached()


@pytest.mark.long
def test_another_move_can_be_tried_where_the_mistake_was_made(visit: Visit) -> None:
    ada = visit(settings={})
    record = brought(ada, "card-2")
    ada.button("eye-review").click()
    expect(ada.button("eye-costly-next", ada.page.locator(".review"))).to_be_visible(timeout=LONG)
    ada.page.keyboard.press("m")
    expect(position(ada)).not_to_have_value("0")
    at = int(position(ada).input_value())
    seat, _ = record["moves"][at]  # which is the next: the table is the one before it
    verdict = ada.page.locator("aside .verdict")
    name = record["players"][seat]
    expect(verdict.get_by_text(ada.like("eye-played-by", name=name))).to_be_visible()
    expect(better(ada, verdict)).to_be_visible(timeout=LONG)
    ada.button("eye-advise").click()
    moves = ada.page.get_by_role("region", name=ada.say("eye-advise-moves", name=name))
    expect(moves).to_be_visible(timeout=LONG)
    ada.button("eye-try").click()
    window = ada.dialog("eye-try")
    expect(window.get_by_label(ada.say("replay-on-seat"))).to_have_value(str(seat))
    ada.button("replay-on-do", window).click()
    expect(pressable(ada, "card").first).to_be_visible()
    table = ada.page.url.rsplit("/", 1)[1]
    assert ada.record(table)["moves"] == record["moves"][:at]


# Whether what is written at a word of the auction leaves the figures of its row free.
CLEAR = """() => {
  const box = (part) => document.querySelector(part).getBoundingClientRect();
  const [tags, can] = [box('.telling .tags'), box('[data-tour=auction] li.speaks .can')];
  return tags.left >= can.right && Math.abs(tags.top - can.top) < can.height;
}"""
# The foot of the own ship above the curve and all that stands below the table, in pixels.
IN_SIGHT = """() => document.querySelector('footer').getBoundingClientRect().top
  - document.querySelector('[data-tour=own] .ship').getBoundingClientRect().bottom"""


@pytest.mark.long
def test_nothing_lies_over_the_own_ship_nor_over_the_figures_of_a_row(visit: Visit) -> None:
    ada = visit(lang="pt-BR", settings={})
    reviewed(ada, "board-4")
    costliest(ada).filter(has_text=ada.say("board-pass")).first.click()
    for width, height in ((1440, 900), (1280, 720), (390, 844)):
        ada.page.set_viewport_size({"width": width, "height": height})
        expect(ada.page.locator(".mark.telling")).to_be_visible()
        ada.page.wait_for_function(CLEAR)
        if width > height:
            assert ada.page.evaluate(IN_SIGHT) >= 0, f"the ship is hidden at {width} x {height}"


def test_alone_the_chance_of_every_title_is_told(visit: Visit) -> None:
    ada = visit(settings={})
    record = brought(ada, "dice-1")
    ada.button("eye-review").click()
    region = ada.page.get_by_role("region", name=ada.say("eye-titles"))
    expect(region.get_by_role("row").nth(3)).to_be_visible(timeout=LONG)
    ada.page.keyboard.press("End")
    title = record["result"]["title"].lower().replace(" ", "-")
    row = region.get_by_role("row", name=ada.say(f"story-title-{title}"))
    expect(row.get_by_role("cell").last).to_have_text("100.0%")
