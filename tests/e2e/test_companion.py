"""At a real table: one thumb, a small screen, and the scores of the rules."""

import json
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from medici.interfaces.companion import sheet_of
from medici.record import Game, read_record, replay
from tests.e2e.conftest import Visit
from tests.e2e.person import Person
from tests.e2e.scorekeeper import (
    GO_ON,
    PRIMARY,
    UNDO,
    Hand,
    at_once,
    begin,
    by_thumb,
    enter_game,
    enter_sheet,
    move_taps,
    totals,
)
from tests.e2e.static_site import StaticSite
from tests.e2e.test_axe import AXE, RUN
from tests.interfaces.companion.entering import played
from tests.setups import Setup

NAMES = ["Ada", "Bruno", "Chen", "Dora", "Emil", "Fia"]
GOLDEN = Path(__file__).parents[1] / "golden"
SMALL = {"width": 360, "height": 640}
PHONE: dict[str, Any] = {
    "viewport": SMALL,
    "has_touch": True,
    "is_mobile": True,
    "device_scale_factor": 2,
}
TARGETS = """() => [...document.querySelectorAll('button, a, input, select, summary')]
  .filter((it) => it.checkVisibility() && !it.closest('p') && !it.matches('.skip'))
  .map((it) => [it.closest('label') ?? it, it])
  .map(([box, it]) => [box.getBoundingClientRect(), it])
  .filter(([box]) => box.width > 0 && Math.min(box.width, box.height) < 43.9)
  .map(([box, it]) => `${it.outerHTML.slice(0, 90)} ${box.width} x ${box.height}`)"""


@pytest.fixture
def ada(visit: Visit) -> Person:
    """Somebody with a small phone."""
    return visit(settings={}, **PHONE)


def comfortable(person: Person) -> None:
    """Everything fits, and a thumb hits everything; axe has nothing to say."""
    person.fits()
    assert person.page.evaluate(TARGETS) == []
    if not person.page.evaluate("'axe' in window"):
        person.page.evaluate(AXE.read_text("utf-8"))
    assert person.page.evaluate(RUN) == []


def golden(name: str, players: int) -> Game:
    return replay(read_record(GOLDEN / f"{name}-{players}-whole.json"))


GAMES: list[tuple[Game, Hand]] = [
    (golden("board", 3), by_thumb),
    (golden("board", 6), at_once),
    (golden("board", 2), at_once),
    (golden("card", 2), by_thumb),
    (golden("card", 4), at_once),
    (played(Setup("card", 6), 1), at_once),
    (golden("dice", 2), by_thumb),
    (golden("dice", 4), at_once),
    (golden("dice", 1), at_once),
]
LONG = ("board-2", "board-3", "board-6", "card-4", "card-6", "dice-2", "dice-4")


@pytest.mark.parametrize(
    ("game", "hand"),
    [
        pytest.param(game, hand, id=name, marks=pytest.mark.long if name in LONG else ())
        for game, hand in GAMES
        for name in [f"{game.name}-{len(game.players)}"]
    ],
)
def test_a_game_entered_by_taps_scores_as_its_record_says(
    ada: Person, game: Game, hand: Hand
) -> None:
    names = NAMES[: len(game.players)]
    begin(ada, game.name, "sheet", names)
    enter_sheet(ada, sheet_of(game), hand)
    assert totals(ada) == dict(zip(names, game.scores, strict=True))


@pytest.mark.parametrize(
    ("name", "players"),
    [("board", 3), *(pytest.param(name, 2, marks=pytest.mark.long) for name in ("card", "dice"))],
)
def test_a_game_recorded_by_taps_is_that_game(ada: Person, name: str, players: int) -> None:
    game = played(Setup(name, players), 2)
    begin(ada, name, "record", NAMES[:players])
    enter_game(ada, game, at_once)
    assert totals(ada) == dict(zip(NAMES, game.scores, strict=False))
    kept = ada.page.evaluate(
        "Object.entries(localStorage).filter(([key]) => key.startsWith('medici-companion-'))"
    )
    record = json.loads(kept[0][1])["record"]
    assert replay(record).days == game.days


@pytest.mark.long
def test_a_correction_of_the_first_day_changes_the_second(ada: Person) -> None:
    page = ada.page
    begin(ada, "board", "sheet", ["Ada", "Bruno", "Chen"])
    by_thumb(ada, iter(['[data-card="gold10"]', '[data-card="fur5"]', '[data-seat="1"]']))
    page.locator('[data-card="gold10"]').tap()
    expect(page.get_by_role("alert")).to_contain_text("Ada")
    by_thumb(ada, iter(['[data-card="dye4"]', *[PRIMARY] * 3, GO_ON]))
    by_thumb(ada, iter([*[PRIMARY] * 3, GO_ON]))
    ada.button("companion-total").tap()
    before = totals(ada)
    page.get_by_role("button", name=ada.say("companion-day", game="board", n=1)).tap()
    ada.button("companion-correct").tap()
    ada.button("companion-unload", card="gold 10", name="Ada").tap()
    by_thumb(ada, iter(['[data-seat="1"]', '[data-card="gold10"]', PRIMARY, PRIMARY]))
    ada.button("companion-total").tap()
    assert totals(ada) == {
        "Ada": before["Ada"] - 15,
        "Bruno": before["Bruno"] + 15,
        "Chen": before["Chen"],
    }


# What differs from game to game is looked at in one language, what does not in both.
@pytest.mark.parametrize(
    ("lang", "theme", "sheets", "records"),
    [
        pytest.param(
            "en", "light", [("board", 6), ("dice", 1)], [("card", 6)], marks=pytest.mark.long
        ),
        ("pt-BR", "dark", [("card", 6)], [("board", 6), ("dice", 4)]),
    ],
)
@pytest.mark.long
def test_every_view_is_made_for_one_thumb(
    visit: Visit,
    lang: str,
    theme: str,
    sheets: list[tuple[str, int]],
    records: list[tuple[str, int]],
) -> None:
    ada = visit(lang=lang, settings={"theme": theme}, **PHONE)
    ada.go("/companion")
    ada.page.get_by_role("heading", level=1).wait_for()
    comfortable(ada)
    for name, players in sheets:
        begin(ada, name, "sheet", NAMES[:players])
        comfortable(ada)
        if name == "board":
            by_thumb(ada, iter([PRIMARY]))
            comfortable(ada)
            ada.button("companion-totals").tap()
            by_thumb(ada, iter([PRIMARY, PRIMARY]))
            comfortable(ada)
            by_thumb(ada, iter([GO_ON]))
        ada.button("companion-total").tap()
        comfortable(ada)
    for name, players in records:
        begin(ada, name, "record", NAMES[:players])
        game = played(Setup(name, players), 3)
        for move in (1, 3, 6):
            at_once(ada, (tap for _, text in game.moves[:move] for tap in move_taps(text)))
            comfortable(ada)
            if move < 6:
                entries = [text for _, text in game.moves[:move] if text != "draw"]
                by_thumb(ada, iter([UNDO] * len(entries)))
        ada.button("companion-view-entries").tap()
        comfortable(ada)
        ada.page.locator("[data-entry]").first.tap()
        comfortable(ada)


def test_what_is_damaged_is_set_aside_and_can_be_saved(ada: Person) -> None:
    begin(ada, "board", "sheet", ["Ada", "Bruno"])
    ada.page.evaluate(
        """() => {
          const key = Object.keys(localStorage).find((it) => it.startsWith('medici-companion-'));
          localStorage[key] = localStorage[key].replace('"players":["Ada"', '"players":[7');
        }"""
    )
    ada.go("/companion")
    with ada.page.expect_download() as download:
        ada.button("companion-aside-save").tap()
    assert '"players":[7' in download.value.path().read_text("utf-8")
    comfortable(ada)


@pytest.mark.long
def test_a_full_store_says_so_and_the_game_goes_on(ada: Person) -> None:
    begin(ada, "dice", "sheet", ["Ada", "Bruno"])
    ada.page.evaluate("void (Storage.prototype.setItem = () => { throw new Error('quota') })")
    by_thumb(ada, iter(['[data-number="5"]']))
    expect(ada.page.get_by_role("alert").first).to_have_text(ada.say("companion-full-store"))
    by_thumb(ada, iter(['[data-number="4"]']))
    expect(ada.page.get_by_text(ada.say("companion-aboard", worth=9, free=5))).to_be_visible()


@pytest.mark.long
def test_files_of_a_host_are_enough_and_then_no_network(visit: Visit, site: StaticSite) -> None:
    ada = visit(url=site.url, settings={}, worker=True, **PHONE)
    ada.forgive("ERR_INTERNET_DISCONNECTED", "Failed to load resource")
    ada.go("/companion")
    ada.page.evaluate("navigator.serviceWorker.ready.then(() => 1)")
    ada.page.wait_for_function("() => navigator.serviceWorker.controller !== null")
    ada.context.set_offline(True)
    begin(ada, "card", "sheet", ["Ada", "Bruno"])
    by_thumb(ada, iter(['[data-card="fur5"]']))
    ada.page.reload()
    worth = ada.say("companion-aboard", worth=5, free=6)
    expect(ada.page.get_by_text(worth)).to_be_visible()
    begin(ada, "dice", "record", ["Ada", "Bruno"], bots="banker")
    faces = [f'[data-card="{face}"]' for face in ("dye0", "gold5", "fur3", "grain2", "dye4")]
    by_thumb(ada, iter(['[data-seat="1"]', *faces, PRIMARY]))
    expect(ada.page.locator(".spoken")).to_contain_text("Banker")


def test_a_bot_in_an_empty_chair_says_what_it_does(visit: Visit) -> None:
    ada = visit(settings={}, **PHONE)
    ada.context.add_init_script(
        "window.said = []; speechSynthesis.speak = (words) => said.push([words.lang, words.text])"
    )
    begin(ada, "board", "record", ["Ada", "Bruno"], bots="merchant")
    by_thumb(ada, iter(['[data-seat="0"]', '[data-card="gold10"]', '[data-move="auction"]']))
    banner = ada.page.locator(".spoken")
    expect(banner).to_contain_text("Merchant")
    said = ada.page.evaluate("said")
    assert [lang for lang, _ in said] == ["en-GB"]
    assert said[0][1] == banner.inner_text().strip()
    comfortable(ada)
    by_thumb(ada, iter([UNDO]))  # its bid goes back with the entry before it
    expect(ada.page.locator('[data-move="auction"]')).to_be_visible()
