"""The solver of a game's endings as machine code, and the few lines of Python around its rules."""

from collections.abc import Callable
from functools import cache
from typing import NamedTuple

import numpy as np

from medici.bots.compiled.verbs import verbs_of
from medici.bots.search.finish import ALL_MOVES
from medici.bots.solve.best import best_moves
from medici.bots.solve.endings import COUNT_ROWS, KEY_LENGTH, ending_verbs
from medici.bots.solve.tree import MOST_PLAYERS, ROOT, TOO_MANY, UNKNOWN, Tree, solve_tree
from medici.games import GAMES
from medici.games.actors import NOBODY
from medici.games.days import DAYS
from medici.kernel import State, bound, compiled
from medici.kernel.arrays import Actions, Record, Row
from medici.kernel.rule import Rule

DEEPEST = 64  # moves to the end of a game


class Solved(NamedTuple):
    """A solved position; values are shares of the victory of the first seat, alone points."""

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
    if t.players > MOST_PLAYERS:
        return f"expected one or two players; got {t.players}"
    if t.day < DAYS - 1:
        return f"expected the last day; got day {t.day + 1} of {DAYS}"
    return None


def solver_verbs(game: str) -> dict[str, Rule]:
    """The verbs over which the endings of a game are solved."""
    book = GAMES[game]
    own: dict[str, Rule] = {"ways": book.ways, "weight": book.weight}
    return verbs_of(book) | own | ending_verbs(game, book.legal)


def size_for(states: int) -> int:
    """How many places the table of hashes has: twice as many as states, a power of two."""
    return 1 << (2 * states - 1).bit_length()


def new_tree(game: str, size: int) -> Tree:
    """What a solution of a game works with; so it has in a browser."""
    book = GAMES[game]
    most = book.most_legal
    return Tree(
        tables=np.zeros(DEEPEST, book.state.dtype),
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


class EndingSolver:
    """The tree of a game, compiled, and its tables, which are used again and again."""

    def __init__(self, game: str, size: int) -> None:
        verbs = solver_verbs(game)
        self.solve_tree: Callable[[Tree, int], int] = compiled(bound(solve_tree, verbs))
        self.best_moves: Callable[[Tree, int, Actions], int] = compiled(bound(best_moves, verbs))
        self.tree = new_tree(game, size)
        self.out = np.zeros(GAMES[game].most_legal, np.int64)

    def warm_up(self) -> None:
        """Load, or compile, what bots need."""
        self.best(np.zeros(1, self.tree.tables.dtype)[0], 0)

    def solve(self, t: Record, limit: int) -> Solved | None:
        """The solution of a position; None if it has more states than the limit."""
        tree = self.tree
        tree.tables[ROOT] = t
        states = self.solve_tree(tree, limit)
        if states == TOO_MANY:
            return None
        count = int(np.count_nonzero(tree.root != UNKNOWN))
        return Solved(tree.actions[ROOT, :count].copy(), tree.root[:count].copy(), states)

    def best(self, t: Record, limit: int) -> Actions:
        """All best actions of the seat to act; none if there are more states than the limit."""
        self.tree.tables[ROOT] = t
        return self.out[: self.best_moves(self.tree, limit, self.out)].copy()


@cache
def ending_solver(game: str, size: int) -> EndingSolver:
    """The solver of a game, one of each size in a process."""
    return EndingSolver(game, size)


def best_of_ending(game: str, t: Record, states: int) -> Actions:
    """All best actions in an ending; none if it is not one, or has more states than that.

    At tables that have endings here it is loaded at the first decision, not on the last day.
    """
    if t["players"] > MOST_PLAYERS:
        return ALL_MOVES
    return ending_solver(game, size_for(states)).best(t, states)
