"""Exact values of endings, for two players and for the solitaire."""

from dataclasses import dataclass
from functools import cached_property

import numpy as np

from medici.bots.compiled.engine import engine_of
from medici.bots.solve.ending_solver import Solved, ending_solver, size_for, why_unsolved
from medici.bots.solve.tree import SAME
from medici.games.actors import NATURE
from medici.record import Game

STATES = 1_000_000  # that are looked at unless one says otherwise


class TooLargeError(ValueError):
    """A position that cannot be solved within bounds."""


@dataclass(frozen=True)
class Exact:
    """What a position is worth, exactly."""

    values: tuple[float, ...]  # of each seat: its share of the victory; alone, points
    moves: dict[str, float]  # what each legal move is worth to who is to act; in the order of rules
    states: int  # that were looked at

    @cached_property
    def best(self) -> tuple[str, ...]:
        """All best moves."""
        most = max(self.moves.values())
        return tuple(move for move, value in self.moves.items() if value > most - SAME)


@dataclass(frozen=True)
class SolvedMove:
    """A move, and what it is worth to who is to act."""

    move: str
    value: float  # a share of the victory; alone, points
    best: bool


@dataclass(frozen=True)
class Solution:
    """The exact value of a position."""

    actor: int | str  # a seat, or "nature"
    values: tuple[float, ...]  # of each seat
    moves: tuple[SolvedMove, ...]  # the best first; for nature, whatever may happen
    states: int  # that were looked at

    @property
    def best(self) -> tuple[str, ...]:
        """All best moves."""
        return tuple(one.move for one in self.moves if one.best)


def solve(game: Game, states: int = STATES) -> Solution:
    """The exact value of a position, and all best moves.

    Everybody plays perfectly, and all that nature may do is counted. ``TooLargeError`` says why a
    position is out of reach.
    """
    if why := why_unsolved(game.state):
        raise TooLargeError(why)
    exact = exact_values(game, states)
    if exact is None:
        raise TooLargeError(f"expected at most {states:,} states; this position has more")
    actor = game.state.actor
    best = () if actor == NATURE else exact.best
    moves = [SolvedMove(move, value, move in best) for move, value in exact.moves.items()]
    moves.sort(key=lambda one: -one.value)
    return Solution(
        "nature" if actor == NATURE else actor, exact.values, tuple(moves), exact.states
    )


def exact_values(game: Game, states: int) -> Exact | None:
    """What a position and every legal move is worth, or None if that is not within so many states.

    It may be asked of every position of a game: what cannot be solved is refused at once, and what
    has too many states after as many microseconds. For nature, the moves are all that may happen,
    with what each is worth to the first seat.

    >>> exact_values(Game("board", 2), states=1_000) is None  # the first day
    True
    """
    if why_unsolved(game.state):
        return None
    t = engine_of(game.name).record_of(game.state)
    solved = ending_solver(game.name, size_for(states)).solve(t, states)
    return None if solved is None else _exact(game, solved)


def _exact(game: Game, solved: Solved) -> Exact:
    """The solution in the words of the game."""
    name, second = game.book.move_name, game.state.actor == 1
    moves = {
        name(int(action)): 1 - float(value) if second else float(value)
        for action, value in zip(solved.actions, solved.after, strict=True)
    }
    value = _value(game, solved)
    return Exact((value,) if game.state.players == 1 else (value, 1 - value), moves, solved.states)


def _value(game: Game, solved: Solved) -> float:
    """What the position is worth to the first seat."""
    state = game.state
    if state.actor == NATURE:
        weights = [game.book.weight(state, int(action)) for action in solved.actions]
        return float(np.average(solved.after, weights=weights))
    return float(solved.after.max() if state.actor == 0 else solved.after.min())
