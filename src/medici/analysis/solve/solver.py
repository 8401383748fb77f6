"""Exact values of endings, for two players and for the solitaire."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Any

import numpy as np

from medici.bots.compiled.engine import engine_of
from medici.bots.solve.ending_solver import Solved, ending_solver, size_for, why_unsolved
from medici.bots.solve.endings import ENDINGS
from medici.bots.solve.tree import BEYOND, SAME
from medici.games.actors import NATURE, Actor, actor_named
from medici.record import Game, replay

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

    actor: Actor | None  # a seat or "nature"; None: the game is over
    values: tuple[float, ...]  # of each seat
    moves: tuple[SolvedMove, ...]  # the best first; for nature, whatever may happen
    states: int  # that were looked at

    @property
    def best(self) -> tuple[str, ...]:
        """All best moves."""
        return tuple(one.move for one in self.moves if one.best)


def solve(
    game: Game | Mapping[str, Any], states: int = STATES, *, before: int | None = None
) -> Solution:
    """The exact value of a position, and all best moves.

    The position is a game, or where a record ends; with ``before`` it is that before a move of it,
    the first being 1. Everybody plays perfectly, and all that nature may do is counted.
    ``TooLargeError`` says why a position is out of reach, and what would help.

    >>> solve(Game("board", 2))
    Traceback (most recent call last):
    medici.analysis.solve.solver.TooLargeError: expected the last day; got day 1 of 3
    """
    asked = game if isinstance(game, Game) else replay(game)
    if before is not None:
        asked = asked.before(before - 1)
    if why := why_unsolved(asked.state):
        raise TooLargeError(why)
    exact = exact_values(asked, states)
    if exact is None:
        raise TooLargeError(_why_too_large(asked, states))
    actor = asked.state.actor
    best = () if actor == NATURE else exact.best
    moves = [SolvedMove(move, value, move in best) for move, value in exact.moves.items()]
    moves.sort(key=lambda one: -one.value)
    return Solution(actor_named(actor), exact.values, tuple(moves), exact.states)


def _why_too_large(game: Game, states: int) -> str:
    """How far it was looked, and what would help."""
    least = ENDINGS[game.name].least_states(game.state)
    if least >= BEYOND:
        return f"expected at most {states:,} states; far too much is left: ask later in the game"
    tried = f"{least:,} or more by what is left, and none were tried"
    if least <= states:
        tried = f"more, after {states:,} were tried"
    return (
        f"expected at most {states:,} state{'s' if states > 1 else ''}; got {tried}: more states "
        f"(states=, --states) or a later move would help"
    )


def exact_values(game: Game, states: int) -> Exact | None:
    """What a position and every legal move is worth, or None if that is not within so many states.

    It may be asked of every position of a game: where much is left it refuses at once, and what has
    too many states after as many microseconds. For nature, the moves are all that may happen,
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
