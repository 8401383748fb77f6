"""A phone on its side: a day of the board game without scrolling, and the total in one look."""

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import Visit
from tests.e2e.person import Person
from tests.e2e.scorekeeper import GO_ON, PRIMARY, at_once, begin, by_thumb, totals
from tests.e2e.test_companion import NAMES, PHONE, comfortable
from tests.long_run import long_unless

LANDSCAPE: dict[str, Any] = {**PHONE, "viewport": {"width": 844, "height": 390}}
SHIPS = (
    "cloth5 cloth5 fur3 grain2 gold10",
    "spice5 spice4 spice3 dye1 fur0",
    "grain5 grain5 grain4 dye5 fur5",
    "dye2 dye3 cloth4 fur5 spice2",
)
LEFT = (18, 31, 20, 27)
# By hand: what is left, the ships 25, 13, 24, 16, the five goods with their ties.
SCORES = (18 + 30 + 18, 31 + 0 + 15, 20 + 20 + 15, 27 + 10 + 23)
# What lies under the bar, or beyond the screen.
HIDDEN = """() => {
  const foot = document.querySelector('.bar').getBoundingClientRect().top;
  return [...document.querySelectorAll('[data-card], [data-seat], [data-digit], tbody td')]
    .filter((it) => it.getBoundingClientRect().bottom > foot + 1)
    .map((it) => it.outerHTML.slice(0, 80));
}"""


def cards() -> Iterator[str]:
    return (f'[data-card="{card}"]' for ship in SHIPS for card in ship.split())


def digits() -> Iterator[str]:
    return (f'[data-digit="{digit}"]' for left in LEFT for digit in str(left))


@pytest.fixture
def ada(visit: Visit) -> Person:
    return visit(lang="pt-BR", settings={}, **LANDSCAPE)


@pytest.mark.long
def test_a_day_and_the_total_without_scrolling(ada: Person) -> None:
    begin(ada, "board", "sheet", NAMES[:4])
    assert ada.page.evaluate(HIDDEN) == []
    by_thumb(ada, cards())
    comfortable(ada)
    assert ada.page.evaluate(HIDDEN) == []
    by_thumb(ada, iter([PRIMARY]))
    assert ada.page.evaluate(HIDDEN) == []
    comfortable(ada)
    by_thumb(ada, digits())
    by_thumb(ada, iter([PRIMARY, GO_ON]))
    starts = ada.page.get_by_text(ada.say("companion-next-start", n=1, who="Bruno", day=2))
    expect(starts).to_be_visible()  # said until the first card of the next day is entered
    ada.button("companion-total").tap()
    assert totals(ada) == dict(zip(NAMES, SCORES, strict=False))
    assert ada.page.evaluate(HIDDEN) == []
    comfortable(ada)
    ada.page.locator('[data-choice="1"]').tap()
    at_once(ada, iter(['[data-card="fur1"]']))
    expect(starts).to_be_hidden()


@pytest.mark.parametrize("screen", long_unless([(390, 844)], [(390, 844), (844, 390)]), ids=str)
def test_undo_has_no_row_of_its_own_at_the_total(visit: Visit, screen: tuple[int, int]) -> None:
    size = {"width": screen[0], "height": screen[1]}
    ada = visit(lang="pt-BR", settings={}, **{**PHONE, "viewport": size})
    begin(ada, "board", "sheet", NAMES[:4])
    at_once(ada, iter(['[data-card="fur1"]']))
    ada.button("companion-total").tap()
    undo = ada.button("companion-undo").bounding_box()
    follow = ada.button("companion-follow").bounding_box()
    assert undo is not None
    assert follow is not None
    middle = undo["y"] + undo["height"] / 2
    assert follow["y"] < middle < follow["y"] + follow["height"]


def test_the_number_pad_stands_above_the_bar(visit: Visit) -> None:
    size = {"width": 390, "height": 844}
    ada = visit(settings={}, **{**PHONE, "viewport": size})
    begin(ada, "board", "sheet", NAMES[:4])
    by_thumb(ada, iter([PRIMARY]))
    pad = ada.page.locator('[data-digit="0"]').bounding_box()
    bar = ada.page.locator(".bar").bounding_box()
    assert pad is not None
    assert bar is not None
    assert bar["y"] - pad["y"] - pad["height"] < 24
