"""Without a mouse."""

import re

import pytest
from playwright.sync_api import Locator, expect

from tests.e2e.house import replayed
from tests.e2e.person import Person
from tests.e2e.pilots import pressable, starts

# Whether one can see where one is.
SEEN = """() => {
  const at = document.activeElement, style = getComputedStyle(at);
  const outlined = style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) > 0;
  return at.matches(':focus-visible') && (outlined || style.boxShadow !== 'none');
}"""


def tab_to(person: Person, place: Locator) -> None:
    """Press Tab until something has the focus, which shows all the way."""
    for _ in range(80):
        person.page.keyboard.press("Tab")
        if place.evaluate("it => it === document.activeElement"):
            return
        if person.page.evaluate("document.activeElement !== document.body"):
            assert seen(person)
    raise AssertionError(f"no way to {place}")


def seen(person: Person) -> bool:
    """Whether the focus can be seen; in a group that is one control, on the group."""
    inside = "document.activeElement.matches('input[type=radio], input[type=range]')"
    return bool(person.page.evaluate(SEEN) or person.page.evaluate(inside))


@pytest.mark.long
def test_a_whole_solitaire_by_keyboard(ada: Person) -> None:
    ada.go("/")
    card = ada.page.get_by_role("article", name=ada.say("home-dice-title"), exact=True)
    players = card.get_by_label(ada.say("home-players"))
    tab_to(ada, players)
    ada.page.keyboard.press("1")
    expect(players).to_have_value("1")
    tab_to(ada, ada.button("home-play-now", card))
    ada.page.keyboard.press("Enter")
    table = ada.at_table()
    enter = ada.page.get_by_role("button", name=starts(ada, "dice-enter"), disabled=False)
    go_on = ada.button("table-scoring-close")
    something = pressable(ada, "dice").or_(go_on).or_(ada.ending).first
    while True:
        expect(something).to_be_visible()
        if ada.ending.is_visible():
            break
        if go_on.is_visible():
            ada.page.keyboard.press("Enter")
            expect(go_on).to_be_hidden()
            continue
        for place in "1234":
            if enter.count():
                break
            ada.page.keyboard.press(place)
        ada.page.keyboard.press("Enter")
    expect(ada.ending.get_by_role("heading", level=1)).to_be_visible()
    assert replayed(ada.record(table)).over


def test_bids_are_typed(ada: Person) -> None:
    ada.play_now("board", 3)
    log = ada.log
    typed = 0
    bid = ada.page.get_by_role("button", name=ada.like("board-bid"), disabled=False)
    for _ in range(60):
        expect(pressable(ada, "board").first).to_be_visible()
        lines = log.get_by_role("listitem").count()
        if bid.is_visible():
            least = int(re.sub(r"\D", "", bid.inner_text()))
            amount = min(least + 3, int(field(ada).get_attribute("max") or 0))
            for digit in str(amount):
                ada.page.keyboard.press(digit)
            expect(ada.button("board-bid", n=amount)).to_be_enabled()
            ada.page.keyboard.press("Enter")
            bid_line = re.compile(rf"\b{amount}\b")
            expect(log.get_by_text(bid_line).first).to_be_visible()
            typed += 1
            if typed == 2:
                return
        elif ada.button("board-open").is_enabled():
            ada.page.keyboard.press("a")
        else:
            ada.page.keyboard.press("p")
        expect(log.get_by_role("listitem").nth(lines)).to_be_attached()
    raise AssertionError("there was nothing to bid for")


def field(person: Person) -> Locator:
    """Where a bid can also be chosen."""
    return person.page.get_by_role("slider")


def test_ways_round_the_page(ada: Person) -> None:
    ada.go("/")
    ada.page.keyboard.press("Tab")
    skip = ada.page.get_by_role("link", name=ada.say("shell-skip"))
    expect(skip).to_be_focused()
    ada.page.keyboard.press("Enter")
    expect(ada.page.get_by_role("main")).to_be_focused()
    create = ada.page.get_by_role("button", name=re.compile(re.escape(ada.say("home-create-tile"))))
    tab_to(ada, create)
    ada.page.keyboard.press("Enter")
    expect(ada.dialog("home-create")).to_be_visible()
    ada.page.keyboard.press("Escape")
    expect(ada.dialog("home-create")).to_be_hidden()
    expect(create).to_be_focused()
