"""Exact values of endings, for two players and for the solitaire: the lines around the tree."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache

import numpy as np

from medici.analysis.solve.endings import ENDINGS
from medici.analysis.solve.tree import TOO_MANY, Tree, solve_tree
from medici.bots.compiled.engine import engine_of
from medici.bots.compiled.verbs import verbs_of
from medici.games import GAMES
from medici.games.actors import NATURE, NOBODY
from medici.games.days import DAYS
from medici.kernel import bound, compiled
from medici.kernel.arrays import Record
from medici.record import Game

STATES = 1_000_000  # that are looked at unless one says otherwise
DEEPEST = 256  # moves to the end of a game
SAME = 1e-9  # values that differ by less are the same, and differ by rounding alone


class TooLargeError(ValueError):
    """A position that cannot be solved within bounds."""


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
    check(game)
    return solver_of(game.name, size_for(states)).solve(game, states)


def check(game: Game) -> None:
    """Refuse what has no solution here."""
    state = game.state
    if state.actor == NOBODY:
        raise TooLargeError("expected a position in which somebody is to act; the game is over")
    if state.players > 2:
        raise TooLargeError(f"expected one or two players; got {state.players}")
    if state.day < DAYS - 1:
        raise TooLargeError(f"expected the last day; got day {state.day + 1} of {DAYS}")


def size_for(states: int) -> int:
    """How many places the table of hashes has: twice as many as states, a power of two."""
    return 1 << (2 * states - 1).bit_length()


class Solver:
    """The tree of a game, compiled, and its tables, which are used again and again."""

    def __init__(self, name: str, size: int) -> None:
        self.book = GAMES[name]
        ending = ENDINGS[name]
        verbs = verbs_of(self.book) | {
            "ways": self.book.ways,
            "weight": self.book.weight,
            "forget": ending.forget,
            "choices": ending.choices or self.book.legal,
        }
        self.solve_tree: Callable[[Tree, int], int] = compiled(bound(solve_tree, verbs))
        most, tables = self.book.most_legal, np.zeros(DEEPEST, self.book.state.dtype)
        self.tree = Tree(
            tables,
            cells=tables.view(np.uint8).reshape(DEEPEST, -1),
            actions=np.zeros((DEEPEST, most), np.int64),
            counts=np.zeros(DEEPEST, np.int64),
            tried=np.zeros(DEEPEST, np.int64),
            values=np.zeros(DEEPEST),
            slots=np.zeros(DEEPEST, np.int64),
            keys=np.zeros((size, 2), np.int64),
            known=np.zeros(size),
            root=np.zeros(most),
        )

    def solve(self, game: Game, limit: int) -> Solution:
        """The solution of a position."""
        tree = self.tree
        t: Record = engine_of(game.name).record_of(game.state)
        tree.tables[0] = t
        tree.keys[:] = 0
        states = self.solve_tree(tree, limit)
        if states == TOO_MANY:
            raise TooLargeError(f"expected at most {limit:,} states; this position has more")
        return self._solution(game, states)

    def _solution(self, game: Game, states: int) -> Solution:
        count, value = int(self.tree.counts[0]), float(self.tree.values[0])
        actor = game.state.actor
        name = self.book.move_name
        found = []
        for action, first in zip(self.tree.actions[0, :count], self.tree.root, strict=False):
            own = 1 - float(first) if actor == 1 else float(first)
            best = actor != NATURE and abs(float(first) - value) < SAME
            found.append(SolvedMove(name(int(action)), own, best))
        found.sort(key=lambda one: -one.value)
        values = (value,) if game.state.players == 1 else (value, 1 - value)
        return Solution("nature" if actor == NATURE else actor, values, tuple(found), states)


@cache
def solver_of(name: str, size: int) -> Solver:
    """The solver of a game, one of each size in a process."""
    return Solver(name, size)
