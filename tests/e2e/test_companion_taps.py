"""Keeping the score is faster than paper: few taps, nothing changed unsaid, warnings that lead."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from medici.interfaces.companion import ScoreSheet, reckon, sheet_of
from tests.e2e.conftest import Visit
from tests.e2e.person import Person
from tests.e2e.scorekeeper import GO_ON, PRIMARY, at_once, begin, by_thumb, totals
from tests.e2e.test_companion import NAMES, PHONE, comfortable
from tests.interfaces.companion.entering import played
from tests.setups import Setup

MOST = 30  # taps for a day of the board game with four players
CHOSEN = '[data-seat][aria-pressed="true"]'


@pytest.fixture
def ada(visit: Visit) -> Person:
    return visit(settings={}, **PHONE)


def full_day() -> ScoreSheet:
    """A game of four players on whose first day every ship is full and has cost something."""
    for seed in range(100):
        sheet = sheet_of(played(Setup("board", 4), seed))
        day = reckon(sheet).days[0]
        if not day.hints:
            return sheet
    raise AssertionError("expected a day with full ships; got none")


def quick_taps(sheet: ScoreSheet) -> Iterator[str]:
    """The first day with what everybody has left; ships and purses follow by themselves."""
    for ship in sheet.days[0].ships:
        yield from (f'[data-card="{name}"]' for name in ship)
    yield PRIMARY
    purse = reckon(sheet).days[0].purse
    for seat, left in enumerate(purse):
        yield from (f'[data-digit="{digit}"]' for digit in str(left))
        if seat < len(purse) - 1 and left * 10 <= 40:
            yield f'[data-seat="{seat + 1}"]'  # a further digit could have followed
    yield PRIMARY


def test_a_day_of_the_board_game_takes_thirty_taps(ada: Person) -> None:
    sheet = full_day()
    taps = list(quick_taps(sheet))
    assert len(taps) <= MOST
    begin(ada, "board", "sheet", NAMES[:4])
    by_thumb(ada, iter(taps))
    ada.page.locator(GO_ON).wait_for()
    ada.page.locator(GO_ON).tap()
    ada.button("companion-total").tap()
    assert totals(ada) == dict(zip(NAMES, reckon(first_day(sheet)).scores, strict=False))


def first_day(sheet: ScoreSheet) -> ScoreSheet:
    sheet.scored = 1
    return sheet


@pytest.mark.long
def test_a_number_that_is_too_high_stays_and_says_the_most(ada: Person) -> None:
    begin(ada, "board", "sheet", NAMES[:3])
    by_thumb(ada, iter([PRIMARY, '[data-digit="4"]', '[data-digit="5"]']))
    pad = ada.page.get_by_role("group", name=ada.say("companion-left-of", name="Ada"))
    expect(pad.locator("output")).to_have_text("45")
    expect(pad.locator("small")).to_have_text(ada.say("companion-at-most", n=40))
    expect(ada.page.locator(CHOSEN)).to_have_attribute("data-seat", "0")
    comfortable(ada)
    ada.button("companion-back").tap()
    by_thumb(ada, iter(['[data-digit="0"]']))
    expect(ada.page.locator(CHOSEN)).to_have_attribute("data-seat", "1")


@pytest.mark.long
def test_a_day_to_be_checked_says_why_and_leads_there(ada: Person) -> None:
    begin(ada, "board", "sheet", NAMES[:3])
    at_once(ada, iter(['[data-card="gold10"]', PRIMARY, '[data-digit="1"]', *[PRIMARY] * 2, GO_ON]))
    # What Bruno has left of the first day is made more than he had that morning.
    at_once(ada, iter([PRIMARY, '[data-seat="1"]', '[data-digit="6"]', *[PRIMARY] * 2, GO_ON]))
    at_once(ada, iter(['[data-choice="0"]']))
    ada.button("companion-correct").tap()
    at_once(ada, iter([PRIMARY, '[data-seat="1"]', '[data-digit="4"]', '[data-digit="5"]']))
    at_once(ada, iter(['[data-choice="1"]']))
    ada.page.get_by_role(
        "button", name=ada.say("companion-broken-earlier", game="board", n=1)
    ).tap()
    note = ada.page.locator('[data-note="companion-problem-total"]')
    expect(note).to_contain_text("Bruno")
    comfortable(ada)
    note.tap()
    expect(ada.page.locator(CHOSEN)).to_have_attribute("data-seat", "1")
    expect(ada.page.locator("output")).to_have_text("45")


def test_every_change_of_a_sheet_can_be_undone(ada: Person) -> None:
    begin(ada, "card", "sheet", NAMES[:2])
    at_once(ada, iter(['[data-card="fur5"]', '[data-card="dye5"]']))
    undo = ada.button("companion-undo")
    undo.tap()
    expect(ada.page.get_by_text(ada.say("companion-aboard", worth=5, free=6))).to_be_visible()
    ada.page.reload()
    undo.tap()
    expect(ada.page.get_by_text(ada.say("companion-aboard", worth=0, free=7))).to_be_visible()
    expect(undo).to_be_hidden()


def test_a_full_ship_goes_on_to_the_next_one_with_room(ada: Person) -> None:
    begin(ada, "board", "sheet", NAMES[:3])
    by_thumb(ada, (f'[data-card="fur{value}"]' for value in range(5)))
    expect(ada.page.locator(CHOSEN)).to_have_attribute("data-seat", "1")
