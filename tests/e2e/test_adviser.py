"""The adviser in the browser: hints with the fair price of a lot, and any position of a replay."""

import re

import pytest
from playwright.sync_api import Locator, expect

from tests.e2e.conftest import Visit
from tests.e2e.person import Person
from tests.e2e.pilots import pressable
from tests.e2e.test_after_the_game import brought
from tests.e2e.test_axe import blameless
from tests.e2e.test_replay import position
from tests.e2e.test_review import LONG
from tests.e2e.test_tips import LOT, box, overlap
from tests.long_run import long_unless

PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True}


def region(person: Person, within: Locator, message: str) -> Locator:
    """A part of the advice."""
    return within.get_by_role("region", name=person.say(message), exact=True)


def priced(person: Person, within: Locator, seats: int) -> list[list[float]]:
    """The price for each of so many seats and its bounds, if it has any; low cards are unwanted."""
    rows = region(person, within, "eye-advise-price").get_by_role("listitem")
    expect(rows).to_have_count(seats, timeout=LONG)
    said = person.say("eye-advise-price-to", name="N", price="1", low="2", high="3")
    shape = re.sub("[123]", r"(\\d+[.,]\\d)", re.escape(said).replace("N", ".+?"))
    found = [re.search(shape, text) for text in rows.all_text_contents()]
    figures = [one.groups() if one else () for one in found]
    return [[float(figure.replace(",", ".")) for figure in row] for row in figures]


@pytest.mark.parametrize(
    ("lang", "size"), [pytest.param("en", {}, marks=pytest.mark.long), ("pt-BR", PHONE)]
)
@pytest.mark.long
def test_a_hint_says_what_the_lot_is_worth(
    visit: Visit, lang: str, size: dict[str, object]
) -> None:
    ada = visit(lang=lang, settings={}, **size)
    ada.play_now("board", 3)
    expect(pressable(ada, "board").first).to_be_visible()
    ada.page.keyboard.press("h")
    hint = ada.dialog("eye-hint-title")
    best = hint.locator(".deed").get_by_role("button")
    expect(best).to_be_visible(timeout=LONG)
    assert len(priced(ada, hint, 3)) == 3
    expect(region(ada, hint, "eye-advise-next").get_by_role("table")).to_be_visible()
    moves = region(ada, hint, "eye-hint-moves").get_by_role("listitem")
    expect(moves.first).to_contain_text(best.text_content() or "?")
    expect(moves.first).to_contain_text("%")
    expect(hint.locator("progress.over")).to_have_count(1, timeout=LONG)
    ada.fits()
    blameless(ada)
    best.click()
    expect(hint).to_have_count(0)


@pytest.mark.parametrize(
    "size", long_unless([(1280, 720), (390, 844)], [(1280, 720), (390, 844), (844, 390)])
)
@pytest.mark.long
def test_a_hint_stands_beside_the_lot_and_the_moves(visit: Visit, size: tuple[int, int]) -> None:
    wide = size[0] > 1000
    more = {} if wide else {"has_touch": True}
    ada = visit(settings={}, viewport={"width": size[0], "height": size[1]}, **more)
    ada.bring(LOT)
    moves = ada.page.locator("[data-tour=moves]")
    opens = ada.button("board-open", moves)
    expect(opens).to_be_visible()
    ada.page.keyboard.press("h")
    hint = ada.dialog("eye-hint-title")
    expect(hint.locator(".deed").get_by_role("button")).to_be_visible(timeout=LONG)
    card = ada.page.locator(".lot li").first
    for thing in (card, opens, ada.button("board-draw", moves)):
        assert not overlap(box(hint), box(thing))
    if wide:
        assert not overlap(box(hint), box(ada.page.locator(".game")))
    assert ada.page.locator(".button.primary:enabled").count() == 1
    ada.fits()
    ada.page.keyboard.press("Escape")
    expect(hint).to_have_count(0)
    ada.button("table-hint").click()
    expect(hint).to_be_focused()
    head = box(hint.locator("header"))
    x, y = head["x"] + 40, head["y"] + head["height"] / 2
    ada.page.mouse.move(x, y)
    ada.page.mouse.down()
    ada.page.mouse.move(x, y + 60)
    ada.page.mouse.up()
    expect(hint).to_have_count(0)
    ada.page.keyboard.press("h")
    expect(hint).to_be_visible()
    opens.click()  # the position changes, and the hint was for the one before
    expect(opens).to_be_hidden()
    expect(hint).to_have_count(0)
    expect(pressable(ada, "board").first).to_be_visible()
    expect(hint).to_have_count(0)


def test_no_hint_where_somebody_else_plays(visit: Visit) -> None:
    ada = visit(settings={})
    ada.lay("board", ["you", "hot", "bot"], names={2: "Bruno"})
    expect(ada.button("table-menu")).to_be_visible()
    expect(ada.page.get_by_role("button", name=ada.say("table-hint"))).to_have_count(0)
    ada.page.keyboard.press("h")
    expect(ada.dialog("eye-hint-title")).to_have_count(0)


@pytest.mark.long
def test_any_position_of_a_replay_can_be_advised_on(visit: Visit) -> None:
    ada = visit(settings={})
    brought(ada, "board-3")
    position(ada).fill("7")
    ada.button("eye-advise").click()
    aside = ada.page.locator("aside")
    prices = priced(ada, aside, 3)
    assert all(prices), "dye 4 is worth something to everybody"
    assert all(low <= price <= high for price, low, high in prices)
    with_it = ada.say("advise-head-with-it", who="Player 2")
    table = region(ada, aside, "eye-advise-next").get_by_role("table")
    expect(table.get_by_role("columnheader", name=with_it)).to_be_visible()
    position(ada).fill(position(ada).get_attribute("max") or "")
    expect(aside.get_by_text(ada.say("eye-advise-over"))).to_be_visible()
    position(ada).fill("5")
    priced(ada, aside, 3)
    blameless(ada)
