"""Tips: what a thing is and its rule, by mouse, finger and keyboard, and never in the way."""

import re

import pytest
from playwright.sync_api import FloatRect, Locator, expect

from tests.e2e.conftest import Visit
from tests.e2e.person import Person
from tests.e2e.positions import offering, played
from tests.e2e.test_phone import phone
from tests.long_run import long_unless

LOT = played("board", ["Ada", "Merchant", "Merchant 2", "Merchant 3"], offering("auction"), seed=3)
AWAY = (2, 2)


def box(place: Locator) -> FloatRect:
    """Where something is."""
    there = place.bounding_box()
    assert there is not None
    return there


TRACKS = "[data-tour=tracks] [data-tip]"


def overlap(one: FloatRect, other: FloatRect) -> bool:
    """Whether two things lie on each other."""
    right = min(one["x"] + one["width"], other["x"] + other["width"])
    bottom = min(one["y"] + one["height"], other["y"] + other["height"])
    return right - max(one["x"], other["x"]) > 1 and bottom - max(one["y"], other["y"]) > 1


def held(person: Person, place: Locator, milliseconds: int = 700) -> None:
    """Hold a finger on something, and lift it."""
    there = box(place)
    point = {"x": there["x"] + there["width"] / 2, "y": there["y"] + there["height"] / 2}
    finger = person.context.new_cdp_session(person.page)
    finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [point]})
    person.page.wait_for_timeout(milliseconds)
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


def tip_of(person: Person) -> Locator:
    """What is shown about a thing."""
    return person.page.get_by_role("tooltip")


@pytest.mark.long
def test_a_tip_lies_on_nothing_that_matters(ada: Person) -> None:
    ada.bring(LOT)
    own = ada.page.locator("[data-tour=own]")
    tip = tip_of(ada)
    things = [
        ada.button("board-open"),
        ada.button("board-draw"),
        ada.page.locator("[data-tour=moves] [data-tip]").first,
        own.locator("[data-tip]").first,
        own.locator("[data-tip]").last,
    ]
    for thing in things:
        thing.hover()
        expect(tip.get_by_role("link")).to_be_visible()
        ada.page.wait_for_timeout(50)  # its text has come, and it has found its place
        assert not overlap(box(tip), box(thing))
        assert not overlap(box(tip), box(own))
        ada.page.mouse.move(*AWAY)
        expect(tip).to_be_hidden()


@pytest.mark.long
def test_names_on_demand_and_tips_off(ada: Person) -> None:
    ada.bring(LOT)
    tip = tip_of(ada)
    card = ada.page.locator("[data-tour=lot] [role=img][aria-label]").first
    card.hover()
    expect(tip).to_have_text(card.get_attribute("aria-label") or "")
    ada.page.mouse.move(*AWAY)
    expect(tip).to_be_hidden()
    ada.page.locator("[data-tour=tracks] [data-tip]").first.hover()
    expect(tip.get_by_text(ada.say("good-cloth"), exact=True)).to_be_visible()

    ada.button("table-menu").click()
    names = ada.page.get_by_label(ada.say("table-names"))
    names.check()
    ada.page.get_by_label(ada.say("table-tips")).uncheck()
    ada.page.keyboard.press("Escape")
    written = ada.page.locator("[data-tour=tracks]").get_by_text(ada.say("good-spice"), exact=True)
    expect(written).to_be_visible()
    for thing in (card, ada.button("board-open")):
        thing.hover()
        ada.page.wait_for_timeout(600)
        expect(tip).to_be_hidden()


@pytest.mark.long
def test_the_keyboard_reads_a_tip_and_closes_it(ada: Person) -> None:
    ada.bring(LOT)
    tip = tip_of(ada)
    ada.page.mouse.move(0, 0)  # a mouse that rests on the button would show its tip again
    ada.button("board-open").focus()
    ada.page.keyboard.press("Shift+Tab")  # on this way no other tip has a link to get into
    expect(ada.button("board-draw")).to_be_focused()
    expect(tip.get_by_role("link")).to_have_text([re.compile("B10")])  # and no other beside it
    ada.page.keyboard.press("Escape")
    expect(tip).to_be_hidden()
    ada.page.keyboard.press("Tab")
    expect(ada.button("board-open")).to_be_focused()
    expect(tip.get_by_role("link")).to_have_text([re.compile("B20")])
    ada.page.keyboard.press("Escape")
    expect(tip).to_be_hidden()
    expect(ada.button("board-open")).to_be_focused()


def test_escape_gives_the_focus_back_to_the_thing(ada: Person) -> None:
    ada.bring(LOT)
    ada.page.mouse.move(0, 0)
    prizes = ada.page.locator("[data-tour=own] [data-tip]").filter(has=ada.page.locator(".prizes"))
    for thing in (ada.button("board-open"), prizes):
        thing.focus()
        link = tip_of(ada).get_by_role("link")
        link.focus()
        expect(link).to_be_focused()
        ada.page.keyboard.press("Escape")
        expect(tip_of(ada)).to_be_hidden()
        expect(thing).to_be_focused()


@pytest.mark.parametrize("lang", ["pt-BR"])
def test_a_finger_reads_without_playing(visit: Visit, lang: str) -> None:
    ada = visit(lang=lang, settings={}, **phone(390, 844))
    table = ada.bring(LOT)
    button = ada.button("board-open")
    expect(button).to_be_visible()
    expect(ada.page.get_by_text(ada.say("table-tips-hold"))).to_be_visible()
    made = len(ada.log_kept(table))
    tip = tip_of(ada)
    held(ada, button)
    expect(tip.get_by_role("link")).to_be_visible()
    ada.page.wait_for_timeout(600)
    expect(tip).to_be_visible()
    assert len(ada.log_kept(table)) == made, "the button was pressed as well"
    card = ada.page.locator("[data-tour=lot] [role=img][aria-label]").first
    held(ada, card)
    expect(tip).to_have_text(card.get_attribute("aria-label") or "")
    ada.asked().first.tap()
    expect(tip).to_be_hidden()
    held(ada, button)
    tip.get_by_role("link").tap()
    ada.page.wait_for_url("**/rules/board#B20")
    ada.go(f"/local/{table}")
    expect(button).to_be_visible()
    expect(ada.page.get_by_text(ada.say("table-tips-hold"))).to_be_hidden()
    button.tap()
    expect(button).to_be_hidden()


@pytest.mark.long
def test_a_table_in_a_rule_is_a_table_and_off_the_moves(visit: Visit) -> None:
    ada = visit(settings={}, **phone(390, 844))
    table = ada.bring(LOT)
    held(ada, ada.page.locator("[data-tour=own] .prizes"))
    tip = tip_of(ada)
    expect(tip.get_by_role("table").get_by_role("row")).to_have_count(6)  # the head, 2 to 6 players
    for move in ("board-draw", "board-open"):
        assert not overlap(box(tip), box(ada.button(move)))
    made = len(ada.log_kept(table))
    ada.button("board-open").tap()
    expect(tip).to_be_hidden()
    expect(ada.button("board-open")).to_be_hidden()
    assert len(ada.log_kept(table)) > made


@pytest.mark.long
def test_a_key_that_acts_closes_a_tip(ada: Person) -> None:
    ada.bring(LOT)
    ada.page.locator("[data-tour=own] .prizes").hover()
    expect(tip_of(ada).get_by_role("link")).to_be_visible()
    ada.page.keyboard.press("a")
    expect(tip_of(ada)).to_be_hidden()


# What a browser tells a thing drawn anew under a mouse: that it is there, not that it moved.
DRAWN_UNDER = """it => {
  for (const type of ['pointerover', 'pointerenter'])
    it.dispatchEvent(new PointerEvent(type, {
      pointerType: 'mouse', bubbles: type === 'pointerover', ...window.moved }));
}"""
MOVED = """addEventListener('pointermove', ({ screenX, screenY }) => {
  window.moved = { screenX, screenY };
}, true)"""


@pytest.mark.parametrize("place", long_unless([TRACKS], [TRACKS, ".lot li [role=img]"]))
@pytest.mark.long
def test_a_mouse_that_rests_points_at_nothing(ada: Person, place: str) -> None:
    ada.context.add_init_script(MOVED)
    ada.bring(LOT)
    thing = ada.page.locator(place).first
    there = box(thing)
    x, y = there["x"] + there["width"] / 2, there["y"] + there["height"] / 2
    thing.evaluate("it => (it.style.visibility = 'hidden')")
    ada.page.mouse.move(x, y)
    thing.evaluate("it => (it.style.visibility = '')")
    thing.evaluate(DRAWN_UNDER)
    ada.page.wait_for_timeout(600)
    expect(tip_of(ada)).to_be_hidden()
    ada.page.mouse.move(x + 1, y)
    expect(tip_of(ada)).to_be_visible()
