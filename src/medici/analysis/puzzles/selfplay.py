"""Games in which exercises may be found: strong members of the league play, and slip at times."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache

import numpy as np

from medici.bots.compiled.engine import Engine, engine_of
from medici.bots.opponents.league import champions, exploiters, read_rows
from medici.bots.policies.heuristics import searcher_weights, weights_for
from medici.games.actors import NATURE, NOBODY
from medici.kernel import seeded
from medici.kernel.arrays import Record, Row, Seeds

SLIPS = (0.0, 0.05, 0.15)  # how often a seat makes a random move, each as likely


@dataclass(frozen=True)
class Position:
    """A seat's decision: the table, and the actions that led to it."""

    table: Record
    past: tuple[int, ...]


@cache
def strong_rows(game: str, players: int) -> list[Row]:
    """The rows in use, those that were, and those that beat them."""
    league = read_rows()
    members = [*champions(game, players, league), *exploiters(game, players, league)]
    rows = [
        weights_for(game, players),
        searcher_weights(game, players),
        *(one.row for one in members),
    ]
    return [row for row in rows if len(row) == len(rows[0])]


class SelfPlay:
    """One game, decision by decision."""

    def __init__(self, game: str, players: int, seed: int, number: int) -> None:
        self.engine: Engine = engine_of(game)
        self.table: Record = self.engine.tables(1)[0]
        self.engine.new(self.table, players, 0)
        self._source = np.random.default_rng([seed, number, players])
        self._nature: Seeds = np.array([seeded(seed, number)], np.uint64)
        rows = strong_rows(game, players)
        self._rows = [rows[self._source.integers(len(rows))] for _ in range(players)]
        self._slips = self._source.choice(SLIPS, size=players)

    def decisions(self) -> Iterator[Position]:
        """Every decision of a seat, before it is made."""
        past: list[int] = []
        while (actor := int(self.table["actor"])) != NOBODY:
            if actor != NATURE:
                yield Position(self.table.copy(), tuple(past))
            action = self._move(actor)
            past.append(action)
            self.engine.play(self.table, action)

    def _move(self, actor: int) -> int:
        if actor == NATURE:
            return int(self.engine.nature_move(self.table, self._nature))
        if self._source.random() < self._slips[actor]:
            return int(self.engine.random_move(self.table, self._nature))
        return self.engine.heuristic_move(self.table, self._rows[actor])
