"""Nothing is longer than its place: every state of a table, in each language, on two screens.

With ``MEDICI_PICTURES=FOLDER`` a picture of each state is kept there, for translators to look at.
"""

import os
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import expect

from medici.presentation.words import LANGUAGES
from medici.record import Game
from tests.e2e.conftest import Visit
from tests.e2e.person import GAMES, Person
from tests.e2e.positions import BOTS, ME, offering, played
from tests.e2e.reading import unreadable
from tests.e2e.test_at_a_glance import CITIZENS, auction, crowded
from tests.e2e.test_community import PATHS
from tests.e2e.test_legible import new_table
from tests.e2e.test_phone import phone
from tests.long_run import long_unless

SCREENS = {
    "phone": phone(390, 844),
    "desktop": {"viewport": {"width": 1280, "height": 720}},
}
# The language with the longest words is looked at in every run, the others in the long one.
LONGEST = ("de",)
State = Callable[[Person], None]
PAGES = ("/", "/people", "/settings", "/history", "/companion", "/exercises", *PATHS)


def own_turn(game: Game) -> bool:
    """Whether the first seat decides something on the second day."""
    return game.actor == 0 and game.day == 2 and len(game.legal()) > 1


def a_lot(ada: Person) -> None:
    """The board game: another card, or the auction?"""
    late = played(
        "board", [ME, *BOTS[:3]], lambda g: own_turn(g) and offering("auction")(g), seed=3
    )
    ada.bring(late)


def a_bid(ada: Person) -> None:
    """The board game: a bid, at a full table."""
    ada.bring(auction(6))


def a_market(ada: Person) -> None:
    """The card game: take, or reveal."""
    ada.bring(crowded("card", 5))


def some_dice(ada: Person) -> None:
    """The dice game: choose dice."""
    ada.bring(crowded("dice", 4))


def dice_alone(ada: Person) -> None:
    """The dice game against the enemy."""
    ada.bring(crowded("dice", 1))


def an_end(game: str) -> State:
    """A game that is over."""

    def bring(ada: Person) -> None:
        ada.bring(played(game, [ME, *CITIZENS[:3]], lambda g: g.over, seed=3))
        expect(ada.ending).to_be_visible()

    return bring


def a_scoring(game: str) -> State:
    """The scoring of its first day."""

    def bring(ada: Person) -> None:
        an_end(game)(ada)
        words = ada.say("table-day", game=game, day=1)
        ada.ending.get_by_role("button", name=words, exact=True).click()
        expect(ada.dialog("table-scoring-title", game=game, day=1)).to_be_visible()

    return bring


def a_menu(ada: Person) -> None:
    """The menu of a table."""
    a_bid(ada)
    ada.button("table-menu").click()
    expect(ada.dialog("table-menu")).to_be_visible()


def a_lobby(ada: Person) -> None:
    """A table before the game."""
    ada.lay("board", ["you", "friend", "hot", "bot"])
    expect(ada.page.get_by_label(ada.say("lobby-link"))).to_be_visible()


STATES: dict[str, State] = {
    "lot": a_lot,
    "bid": a_bid,
    "market": a_market,
    "dice": some_dice,
    "dice-alone": dice_alone,
    **{f"scoring-{game}": a_scoring(game) for game in GAMES},
    **{f"end-{game}": an_end(game) for game in GAMES},
    "menu": a_menu,
    "new-table": new_table,
    "lobby": a_lobby,
}


def faults(ada: Person, name: str) -> list[str]:
    """What cannot be read; a picture is kept where somebody wants one."""
    ada.page.wait_for_load_state("networkidle")
    if folder := os.environ.get("MEDICI_PICTURES"):
        Path(folder).mkdir(parents=True, exist_ok=True)
        ada.page.screenshot(path=f"{folder}/{name}.png")
    return [f"{name}: {fault}" for fault in unreadable(ada, words_alone=True)]


@pytest.mark.parametrize("screen", long_unless(["phone"], SCREENS))
@pytest.mark.parametrize("lang", long_unless(LONGEST, LANGUAGES))
@pytest.mark.long
def test_every_state_of_a_table_can_be_read(visit: Visit, lang: str, screen: str) -> None:
    ada = visit(lang, settings={}, **SCREENS[screen])
    found = []
    for name, bring in STATES.items():
        bring(ada)
        found += faults(ada, f"{lang}-{screen}-{name}")
    assert not found, "\n".join(found)


@pytest.mark.parametrize("screen", long_unless(["phone"], SCREENS))
@pytest.mark.parametrize("lang", long_unless(LONGEST, LANGUAGES))
@pytest.mark.long
def test_every_page_can_be_read(visit: Visit, lang: str, screen: str) -> None:
    ada = visit(lang, settings={}, **SCREENS[screen])
    found = []
    for path in PAGES:
        ada.go(path)
        ada.page.get_by_role("heading", level=1).first.wait_for()
        found += faults(ada, f"{lang}-{screen}{path.replace('/', '-')}")
    assert not found, "\n".join(found)
