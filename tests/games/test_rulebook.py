"""A rulebook: what a game must bring, and what follows from it."""

from dataclasses import replace
from random import Random
from typing import Any

import pytest

from medici.games import GAMES, Rulebook, verbs
from medici.games.board import BOARD
from medici.games.board.state import FIRST, OVER, TURN, Board
from medici.games.card import CARD
from medici.games.dice import DICE
from medici.kernel import compiled
from tests.nature.chance import by_weight
from tests.setups import plain_setup


def opening(name: str, players: int, phase: int = FIRST) -> Any:
    """The table of a game at its beginning, or further on when a phase is reached."""
    t = plain_setup(name, players).game().state
    while t.phase != phase:
        GAMES[name].play(t, GAMES[name].nature_move(t, Random(1)))
    return t


@pytest.mark.parametrize("book", GAMES.values(), ids=list(GAMES))
def test_play_acts_in_the_phase_of_the_table(book: Rulebook) -> None:
    t = opening(book.name, 2)
    twin = t.copy()
    action = book.nature_move(t, Random(2))
    book.play(t, action)
    book.act(twin, twin.phase, action)
    assert t == twin
    assert t.phase != FIRST


@pytest.mark.parametrize("book", [BOARD, CARD], ids=["board", "card"])
def test_B51_C42_who_has_the_highest_total_wins(book: Rulebook) -> None:
    t = opening(book.name, 3)
    t.florins[:3] = [50, 70, 70]
    assert [book.wins(t, seat) for seat in range(3)] == [False, True, True]


def test_nature_draws_one_of_her_ways_where_a_game_brings_nothing_faster() -> None:
    drawing, t = replace(BOARD, nature_move=verbs.nature_move), opening("board", 3)
    outcomes = {BOARD.outcome(t, way) for way in range(BOARD.ways(t))}
    source = Random(3)
    assert {drawing.nature_move(t, source) for _ in range(50)} == outcomes


@pytest.mark.no_coverage
def test_such_draws_go_by_the_weights() -> None:
    drawing = replace(BOARD, nature_move=verbs.nature_move)
    assert by_weight(drawing, opening("board", 3), 1_000)
    assert by_weight(drawing, opening("board", 3, TURN), 5_000)


def test_each_way_of_nature_weighs_the_same_where_a_game_says_nothing() -> None:
    t = opening("dice", 4)
    assert DICE.weight is verbs.weight
    assert [DICE.weight(t, DICE.outcome(t, way)) for way in range(DICE.ways(t))] == [1] * 4


def test_what_a_game_brings_is_left_as_it_is() -> None:
    def nobody(t: Board, seat: int) -> bool:
        return t.phase == OVER and seat < 0

    book = replace(BOARD, wins=nobody)
    assert book.wins is nobody
    assert book.new is BOARD.new


def test_verbs_that_belong_to_no_game_say_so() -> None:
    t = opening("board", 2)
    with pytest.raises(TypeError, match="bound to the name act; got its stand-in"):
        verbs.play(t, 0)
    with pytest.raises(TypeError, match="bound to the name act; got its stand-in"):
        compiled(verbs.play)
