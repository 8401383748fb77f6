"""The solver of a game's endings as machine code, and the few lines of Python around its rules."""

from collections.abc import Callable
from functools import cache
from typing import NamedTuple

import numpy as np

from medici.bots.compiled.verbs import verbs_of
from medici.bots.solve.endings import COUNT_ROWS, KEY_LENGTH, ending_verbs
from medici.bots.solve.tree import TOO_MANY, Tree, solve_tree
from medici.games import GAMES
from medici.games.actors import NOBODY
from medici.games.days import DAYS
from medici.kernel import State, bound, compiled
from medici.kernel.arrays import Actions, Record, Row
from medici.kernel.rule import Rule

DEEPEST = 64  # moves to the end of a game
SOLVED_PLAYERS = 2  # at most


class Solved(NamedTuple):
    """A solved position; values are shares of the victory of the first seat, alone points."""

    value: float
    actions: Actions  # all legal ones
    after: Row  # the value after each of them
    states: int  # that were looked at


def why_unsolved(t: State) -> str | None:
    """Why a position has no solution here, whatever is left; None if it may have one.

    >>> t = GAMES["board"].state()
    >>> t.players = 3
    >>> why_unsolved(t)
    'expected one or two players; got 3'
    """
    if t.actor == NOBODY:
        return "expected a position in which somebody is to act; the game is over"
    if t.players > SOLVED_PLAYERS:
        return f"expected one or two players; got {t.players}"
    if t.day < DAYS - 1:
        return f"expected the last day; got day {t.day + 1} of {DAYS}"
    return None


def solver_verbs(game: str) -> dict[str, Rule]:
    """The verbs over which the endings of a game are solved."""
    book = GAMES[game]
    own = {"ways": book.ways, "weight": book.weight}
    return verbs_of(book) | own | ending_verbs(game, book.legal)


def size_for(states: int) -> int:
    """How many places the table of hashes has: twice as many as states, a power of two."""
    return 1 << (2 * states - 1).bit_length()


class EndingSolver:
    """The tree of a game, compiled, and its tables, which are used again and again."""

    def __init__(self, game: str, size: int) -> None:
        book = GAMES[game]
        self.solve_tree: Callable[[Tree, int], int]
        self.solve_tree = compiled(bound(solve_tree, solver_verbs(game)))
        most, tables = book.most_legal, np.zeros(DEEPEST, book.state.dtype)
        self.tree = Tree(
            tables,
            actions=np.zeros((DEEPEST, most), np.int64),
            lows=np.zeros(DEEPEST, np.int64),
            highs=np.zeros(DEEPEST, np.int64),
            numbers=np.zeros(DEEPEST, np.int64),
            values=np.zeros(DEEPEST),
            firsts=np.zeros(DEEPEST),
            slots=np.zeros(DEEPEST, np.int64),
            key=np.zeros(KEY_LENGTH, np.int64),
            keys=np.zeros((size, 2), np.int64),
            known=np.zeros(size),
            passes=np.zeros(size, np.int8),
            counts=np.zeros((COUNT_ROWS, most)),
            root=np.zeros(most),
        )

    def solve(self, t: Record, limit: int) -> Solved | None:
        """The solution of a position; None if it has more states than the limit."""
        tree = self.tree
        tree.tables[0] = t
        tree.keys[:] = 0
        states = self.solve_tree(tree, limit)
        if states == TOO_MANY:
            return None
        count = int(tree.highs[0]) + 1
        actions, after = tree.actions[0, :count].copy(), tree.root[:count].copy()
        return Solved(float(tree.values[0]), actions, after, states)


@cache
def ending_solver(game: str, size: int) -> EndingSolver:
    """The solver of a game, one of each size in a process."""
    return EndingSolver(game, size)
