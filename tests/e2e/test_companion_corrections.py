"""Corrections at a real table: what would go is said before, waits, and comes back."""

import pytest
from playwright.sync_api import expect

from medici.interfaces.companion.correcting import correct
from medici.record import Game
from tests.e2e.conftest import Visit
from tests.e2e.person import Person
from tests.e2e.scorekeeper import PRIMARY, UNDO, at_once, begin, by_thumb, enter_game, move_taps
from tests.e2e.test_companion import PHONE, comfortable
from tests.interfaces.companion.entering import played
from tests.setups import Setup

KEPT = """() => JSON.parse(Object.entries(localStorage)
  .find(([key]) => key.startsWith('medici-companion-'))[1])"""


@pytest.fixture
def ada(visit: Visit) -> Person:
    return visit(settings={}, **PHONE)


def kept_moves(person: Person) -> list[str]:
    return [text for _, text in person.page.evaluate(KEPT)["record"]["moves"]]


def take_out_a_bid(person: Person) -> tuple[Game, list[str], int]:
    """Record a game, and take its first bid out; the game, its moves, and which it was."""
    game = played(Setup("board", 3), 2)
    texts = [text for _, text in game.moves]
    number = next(i for i, text in enumerate(texts, 1) if text.startswith("bid"))
    begin(person, "board", "record", ["Ada", "Bruno", "Chen"])
    enter_game(person, game, at_once)
    person.button("companion-view-entries").tap()
    person.page.locator(f'[data-entry="{number}"]').tap()
    person.button("companion-take-out").tap()
    return game, texts, number


@pytest.mark.long
def test_a_wrong_bid_costs_nothing_of_the_day_after_it(ada: Person) -> None:
    game, texts, number = take_out_a_bid(ada)
    gone = correct(game, number, None, []).waiting
    assert gone == len(texts) - number
    # It is said before anything happens.
    expect(ada.page.get_by_role("alert")).to_contain_text(ada.say("companion-misfits", n=gone))
    comfortable(ada)
    assert kept_moves(ada) == texts
    by_thumb(ada, iter([PRIMARY]))
    waiting = ada.page.get_by_text(ada.say("companion-waiting", n=gone))
    expect(waiting).to_be_visible()
    assert kept_moves(ada) == texts[: number - 1]
    comfortable(ada)
    # One tap takes the whole correction back, even after the page was closed.
    ada.page.reload()
    by_thumb(ada, iter([UNDO]))
    expect(waiting).to_be_hidden()
    assert kept_moves(ada) == texts


@pytest.mark.long
def test_what_waits_comes_back_when_the_missing_word_is_entered(ada: Person) -> None:
    _, texts, number = take_out_a_bid(ada)
    by_thumb(ada, iter([PRIMARY]))
    by_thumb(ada, move_taps(texts[number - 1]))
    ada.button("companion-view-entries").tap()
    expect(ada.page.locator("[data-entry]")).to_have_count(len(texts))
    assert kept_moves(ada) == texts
    by_thumb(ada, iter([UNDO]))  # the entry and all that came back with it
    expect(ada.page.locator("[data-entry]")).to_have_count(number - 1)
