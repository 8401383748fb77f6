"""Several people at one device: a tap too many is never the next one's move."""

import pytest
from playwright.sync_api import Locator, expect

from tests.e2e.conftest import Visit
from tests.e2e.person import Person
from tests.e2e.positions import offering, played

NAMES = ["Ada", "Bice", "Carlo"]
AUCTION = played("board", NAMES, offering("pass"), seed=5)


def passes(person: Person, table: str) -> int:
    """How often somebody has passed here."""
    moves = person.record(table)["moves"]
    return sum(text == "pass" for _, text in moves)


def at(place: Locator) -> tuple[float, float]:
    """The middle of something."""
    there = place.bounding_box()
    assert there is not None
    return there["x"] + there["width"] / 2, there["y"] + there["height"] / 2


def speaker(person: Person) -> str:
    """Whose turn it is said to be."""
    return person.page.get_by_text(person.like("table-turn-named")).first.inner_text()


# In the page itself, for a machine that is busy would tap too late to be a double tap.
TAP_AGAIN = """([what, place]) => {
    const changed = {
        speaker: (said) => !document.body.innerText.includes(said),
        window: () => document.querySelector('[role=dialog], dialog[open]') !== null,
    };
    const under = {
        speaker: () => document.elementFromPoint(...place.at),
        window: () => document.querySelector('[role=dialog] button, dialog[open] button'),
    };
    window.tappedAgain = new Promise((done) => {
        const watcher = new MutationObserver(() => {
            if (!changed[what](place.said)) return;
            watcher.disconnect();
            setTimeout(() => done(under[what]()?.click()));
        });
        watcher.observe(document.body, { subtree: true, childList: true, characterData: true });
    });
}"""


@pytest.mark.long
def test_a_double_tap_without_handing_over(visit: Visit) -> None:
    ada = visit(settings={})
    ada.context.add_init_script("localStorage['medici-handover'] = 'no'")
    table = ada.bring(AUCTION)
    button = ada.button("board-pass")
    expect(button).to_be_enabled()
    before, where, first = passes(ada, table), at(button), speaker(ada)
    ada.page.evaluate(TAP_AGAIN, ["speaker", {"at": where, "said": first}])
    ada.page.mouse.click(*where)
    ada.page.evaluate("window.tappedAgain")
    ada.page.wait_for_timeout(600)
    assert passes(ada, table) == before + 1
    button.click()
    ada.page.wait_for_timeout(300)
    assert passes(ada, table) == before + 2


def test_a_double_tap_does_not_hand_over(ada: Person) -> None:
    table = ada.bring(AUCTION)
    button = ada.button("board-pass")
    expect(button).to_be_enabled()
    before, where = passes(ada, table), at(button)
    ada.page.evaluate(TAP_AGAIN, ["window", {}])
    ada.page.mouse.click(*where)
    ada.page.evaluate("window.tappedAgain")
    window = ada.page.get_by_role("dialog")
    expect(window).to_be_visible()
    window.get_by_role("button").first.click()
    expect(window).to_be_hidden()
    assert passes(ada, table) == before + 1


def test_home_says_who_plays(ada: Person) -> None:
    ada.bring(AUCTION)
    ada.go("/")
    row = ada.page.get_by_role("region", name=ada.say("home-my-games")).get_by_role("listitem")
    for name in NAMES:
        expect(row.first).to_contain_text(name)
