"""The lots of the board game, weighed: fair prices, and what a further card would do."""

from collections.abc import Callable
from functools import cache

import numpy as np
from numpy.typing import NDArray

from medici.analysis.advise.advice import FairPrice, Further
from medici.analysis.advise.batches import batched
from medici.analysis.advise.lot import weigh_lot
from medici.analysis.advise.lots import fits_grown, grown, too_large
from medici.analysis.advise.pricing import Pricing
from medici.analysis.advise.samples import Rows
from medici.analysis.advise.watch import Watch
from medici.bots.compiled.engine import engine_of
from medici.bots.policies.heuristics import searcher_weights
from medici.bots.search.engine import search_engine, search_verbs
from medici.bots.search.rules import Search
from medici.games.actors import SEATS
from medici.games.board.state import Board
from medici.kernel import bound, compiled, seeded
from medici.kernel.arrays import Actions, Payoffs

GAME = "board"

WeighLot = Callable[[Search, int, int, Actions, Payoffs, Actions], None]


@cache
def compiled_weigh_lot() -> WeighLot:
    """The rule as machine code."""
    weigh: WeighLot = compiled(bound(weigh_lot, search_verbs(GAME)))
    return weigh


class LotTrial:
    """Futures of a lot for one seat: without it, and with it for certain prices."""

    def __init__(self, t: Board, seat: int, prices: list[int], further: bool, seed: int) -> None:
        self.seat = seat
        self.prices = prices
        self.further = further
        own, start = searcher_weights(GAME, t.players), engine_of(GAME).record_of(t)
        self._search = search_engine(GAME).new_search(start, own, seeded(seed))
        search_engine(GAME).begin_search(self._search)
        self._ends = np.zeros((0, 1 + len(prices), 2))
        self._cards = np.zeros(0, np.int64)

    def play(self, futures: int) -> None:
        """Play so many further futures."""
        options = 1 + len(self.prices)
        ends = np.zeros((futures, options * 2 * SEATS))
        cards = np.zeros(futures, np.int64)
        prices = np.array(self.prices, np.int64)
        compiled_weigh_lot()(self._search, self.seat, int(self.further), prices, ends, cards)
        mine = ends.reshape(futures, options, 2, SEATS)[:, :, :, self.seat]
        self._ends = np.concatenate([self._ends, mine])
        self._cards = np.concatenate([self._cards, cards])

    @property
    def gains(self) -> NDArray[np.float64]:
        """What the seat has more with the lot: by future, price, and chance or florins."""
        return self._ends[:, 1:] - self._ends[:, :1]

    @property
    def cards(self) -> list[int]:
        """The further card in each future."""
        cards: list[int] = self._cards.tolist()
        return cards

    def rows(self) -> tuple[Rows, Rows]:
        """The gains in chance and in florins, in batches."""
        gains = batched(self.gains)
        return gains[:, :, 0].tolist(), gains[:, :, 1].tolist()


def price_for(t: Board, seat: int, watch: Watch, seed: int) -> FairPrice:
    """The fair price of the lot for a seat."""
    _, price = closest(t, seat, watch, seed, further=False)
    return price


def closest(
    t: Board, seat: int, watch: Watch, seed: int, further: bool
) -> tuple[LotTrial, FairPrice]:
    """Futures at prices around the fair one, and the price that they have found."""
    pricing = Pricing(seat, t.florins[seat], seed)
    while True:
        trial = LotTrial(t, seat, pricing.prices, further, pricing.trial_seed)
        watch.play(trial.play, pricing.part)
        if pricing.last:
            return trial, pricing.found(*trial.rows())
        pricing.look(*trial.rows())


def further_card(t: Board, now: FairPrice, watch: Watch, seed: int) -> Further:
    """What a further card would do to the lot for the presenter, who has this price now."""
    if not fits_grown(t):
        return too_large(t, now)
    trial, then = closest(t, t.presenter, watch, seed, further=True)
    worths = (trial.gains[:, :, 1] + np.array(trial.prices)).mean(axis=1)
    return grown(t, now, then, worths.tolist(), trial.cards)
