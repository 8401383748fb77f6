"""The others in the futures of a search: which minds they may have, and who sits where.

In the board game everybody was seen to pay. There each seat draws a mind of its own, and those
that pay about as much for a card as the seat did are drawn more often.
"""

from dataclasses import dataclass
from functools import cache

import numpy as np

from medici.bots.arrays import Payoffs, Record, Row
from medici.bots.engine import Engine, engine_of
from medici.bots.futures import THERE, Futures, futures_of, mixed_futures
from medici.bots.population import drawn, population

ACQUAINTANCES = 48  # minds whose prices are known
GAMES = 24  # that each of them is watched in
DOUBT = 0.5  # how far what a single card cost may be from a mind's price, as a logarithm
START = 5  # the seed of both


@dataclass(frozen=True)
class Others:
    """The minds in a search, its own first, and how likely each seat has which of the others."""

    rows: tuple[Row, ...]
    chances: Payoffs | None = None  # a row to a seat; None: all others think alike

    def futures(self, source: np.random.Generator, count: int, seat: int) -> Futures:
        """So many futures for the seat that searches."""
        if self.chances is None:
            return futures_of(source, count, seat, len(self.rows) - 1)
        return mixed_futures(source, count, seat, self.chances)


def others_of(engine: Engine, t: Record, source: np.random.Generator, own: Row) -> Others:
    """Those who may sit at this table."""
    game, players = engine.book.name, int(t["players"])
    if "spent" not in engine.book.state.dtype.names:
        return Others(tuple(population(game, players, source, own)))
    known = acquaintances(game, players)
    likely = chances(t["spent"][:players], t["bought"][:players], known.prices)
    return Others((own, *known.rows), likely)


@dataclass(frozen=True)
class Acquaintances:
    """Minds, and what each pays for a card on the mean."""

    rows: tuple[Row, ...]
    prices: Row


@cache
def acquaintances(game: str, players: int) -> Acquaintances:
    """The minds that a seat may have where prices were seen: the same ones in every search."""
    rows = tuple(drawn(game, players, np.random.default_rng(START), ACQUAINTANCES))
    return Acquaintances(rows, np.array([price_of(game, players, row) for row in rows]))


def price_of(game: str, players: int, row: Row) -> float:
    """What a card costs in games in which all play by this row."""
    engine = engine_of(game)
    paid, cards = 0, 0
    t = engine.first_decision(players, START)
    search = engine.search(t, (row, row))
    move = np.array([engine.weighed_move(t, row)], np.int64)
    for number in range(GAMES):
        future = futures_of(np.random.default_rng([START, number]), 1, int(t["actor"]), others=1)
        engine.explore(search, future, move, np.zeros((1, 2)))
        end = search.tables[THERE]
        paid += int(end["spent"].sum())
        cards += int(end["bought"].sum())
    return paid / max(cards, 1)


def chances(spent: Row, bought: Row, prices: Row) -> Payoffs:
    """How likely each seat has each mind, by what it has paid for how many cards.

    The more it has bought, the surer; of those who have bought nothing, nothing is known.
    """
    seen = np.log1p(spent / np.maximum(bought, 1))
    distance = np.log1p(prices)[None, :] - seen[:, None]
    odds = -bought[:, None] * distance**2 / (2 * DOUBT**2)
    likely = np.exp(odds - odds.max(axis=1, keepdims=True))
    return np.asarray(likely / likely.sum(axis=1, keepdims=True))
