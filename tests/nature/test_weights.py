"""Nature's moves come as often as their weights say, in the middle of games."""

from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from medici.games.actors import NATURE
from medici.games.board import BOARD
from medici.games.board import state as board
from medici.games.card import CARD
from medici.games.card import state as card
from medici.games.dice import DICE
from medici.games.dice import state as dice
from tests.nature.chance import by_weight, fair, legal, tallies
from tests.setups import plain_setup


def table(name: str, players: int, reach: int, wanted: Callable[[Any], bool]) -> Any:
    """The first table of a random game that is wanted; seats use the first legal moves."""
    setup = plain_setup(name, players)
    book, source = setup.book, Random(players)
    t: Any = book.state()
    book.new(t, players, setup.variant)
    while not wanted(t):
        if t.actor == NATURE:
            book.play(t, book.nature_move(t, source))
        else:
            book.play(t, source.choice(legal(book, t)[:reach]))
    return t


def turning(left: int) -> Callable[[Any], bool]:
    """A card of a lot is to be turned up, from a deck of at most so many."""
    return lambda t: bool(t.phase == board.TURN and t.deck <= left)


def drawing(left: int) -> Callable[[Any], bool]:
    """A card of the market is to be turned up, from a deck of at most so many."""
    return lambda t: bool(t.phase == card.DRAW and t.deck_left <= left)


@pytest.mark.parametrize("players", BOARD.seats)
@pytest.mark.parametrize(("left", "reach"), [(1, 1), (9, 1), (14, 3)])
def test_B32_nature_turns_up_any_card_not_seen(players: int, left: int, reach: int) -> None:
    assert by_weight(BOARD, table("board", players, reach, turning(left)), 5_000)


@pytest.mark.parametrize("players", BOARD.seats)
def test_B30_nature_fills_the_last_ship_with_any_card_not_seen(players: int) -> None:
    assert by_weight(BOARD, table("board", players, 3, lambda t: t.phase == board.FILL), 5_000)


@pytest.mark.parametrize("players", CARD.seats)
@pytest.mark.parametrize("left", [110, 70, 45])
def test_C10_nature_turns_up_any_card_of_the_deck(players: int, left: int) -> None:
    assert by_weight(CARD, table("card", players, 1, drawing(left)), 5_000)


@pytest.mark.parametrize("left", [20, 19, 7, 1])
def test_C10_nature_turns_up_any_card_of_a_small_deck(left: int) -> None:
    t = table("card", 6, 1, drawing(left))
    assert t.deck_left == left
    assert by_weight(CARD, t, 5_000)


@pytest.mark.slow
@pytest.mark.parametrize("players", [DICE.seats[0], DICE.seats[-1]])
def test_D2_every_roll_is_as_likely_as_the_others(players: int) -> None:
    t = table("dice", players, 9, lambda t: t.phase == dice.ROLLING and t.day == 1)
    assert by_weight(DICE, t, 50_000)


@pytest.mark.parametrize(
    ("name", "players"), [("board", 2), ("board", 5), ("card", 6), ("dice", 3)]
)
def test_B7_C4_D4_anyone_may_start_the_first_day(name: str, players: int) -> None:
    setup = plain_setup(name, players)
    t: Any = setup.game().state
    assert len(legal(setup.book, t)) == players
    assert by_weight(setup.book, t, 3_000)


@pytest.mark.parametrize("name", ["board", "card"])
@pytest.mark.parametrize("poorest", [{0}, {1, 4}, {0, 2, 3}, {0, 1, 2, 3, 4, 5}])
def test_B50_C41_any_of_the_poorest_starts_the_next_day(name: str, poorest: set[int]) -> None:
    book = plain_setup(name, 6).book
    t = table(name, 6, 3, lambda t: t.day == 1)
    t.florins[:] = [15 if seat in poorest else 20 + seat for seat in range(6)]
    actions = [book.parse_move(f"first {seat}") for seat in sorted(poorest)]
    assert legal(book, t) == actions
    for counts in tallies(book, t, 3_000):
        assert sum(counts) == sum(counts[action] for action in actions)
        assert fair([counts[action] for action in actions], [1] * len(actions))
