"""The lots of the board game, weighed: fair prices, and what a further card would do."""

from collections.abc import Callable
from functools import cache
from math import hypot

import numpy as np
from numpy.typing import NDArray

from medici.advise.advice import FairPrice, Further, FurtherWare
from medici.advise.batches import batched
from medici.advise.lot import weigh_lot
from medici.advise.price import SURE, by_chance, closer_prices, fair_price, first_prices, is_finest
from medici.advise.samples import Rows, error, mean
from medici.advise.watch import Watch
from medici.bots.arrays import Actions, Payoffs
from medici.bots.engine import engine_of, verbs_in
from medici.bots.futures import Search
from medici.bots.halving import Shortlist
from medici.bots.heuristics import far_row
from medici.bots.searcher import people_of
from medici.games.actors import SEATS
from medici.games.board.cards import KIND_GOOD
from medici.games.board.state import KINDS, LOT, TURN, Board
from medici.goods import WARES
from medici.kernel import bound, compiled, seeded

LOOKS = 2  # at all prices, then at closer ones
FIRST_LOOK = 0.2  # of the futures, for each look before the last
GAME = "board"

WeighLot = Callable[[Search, int, int, Actions, Payoffs, Actions], None]


@cache
def compiled_weigh_lot() -> WeighLot:
    """The rule as machine code."""
    weigh: WeighLot = compiled(bound(weigh_lot, verbs_in(GAME)))
    return weigh


class LotTrial:
    """Futures of a lot for one seat: without it, and with it for certain prices."""

    def __init__(self, t: Board, seat: int, prices: list[int], further: bool, seed: int) -> None:
        self.seat = seat
        self.prices = prices
        self.further = further
        engine = engine_of(GAME)
        own, start = far_row(GAME, t.players), engine.record_of(t)
        self._search, ancestors, known = people_of(engine, start, own, seeded(seed))
        engine.begin_search(self._search, np.zeros(1, Shortlist.dtype)[0], ancestors, known)
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
    def wares(self) -> NDArray[np.int64]:
        """The good of the further card in each future."""
        return np.array(KIND_GOOD)[self._cards]

    def rows(self) -> tuple[Rows, Rows]:
        """The gains in chance and in florins, in batches."""
        gains = batched(self.gains)
        return gains[:, :, 0].tolist(), gains[:, :, 1].tolist()


def seats_for(t: Board, cards: int) -> list[int]:
    """The seats with room for so many cards."""
    return [seat for seat in range(t.players) if t.room[seat] >= cards]


def price_for(t: Board, seat: int, watch: Watch, seed: int, further: bool = False) -> FairPrice:
    """The fair price of the lot for a seat: a first look at all prices, then closer ones."""
    return price_of(closest_trial(t, seat, watch, seed, further), t.florins[seat], seed)


def closest_trial(t: Board, seat: int, watch: Watch, seed: int, further: bool) -> LotTrial:
    """Futures at prices around the fair one, looked for in ever smaller steps."""
    prices = first_prices(t.florins[seat])
    look = 0
    while look < LOOKS and not is_finest(prices):
        look += 1
        trial = LotTrial(t, seat, prices, further, seed + look)
        watch.play(trial.play, FIRST_LOOK)
        near = by_chance(prices, *trial.rows(), seed)
        vague = near.high - near.low > prices[1] - prices[0]
        prices = closer_prices(prices, near.low, near.high)
        if vague:  # smaller steps would be lost in the noise
            break
    trial = LotTrial(t, seat, prices, further, seed)
    watch.play(trial.play)
    return trial


def price_of(trial: LotTrial, purse: int, seed: int) -> FairPrice:
    """The fair price that a trial has found."""
    return fair_price(trial.seat, purse, trial.prices, *trial.rows(), seed)


def can_grow(t: Board) -> bool:
    """Whether a further card can join a lot that the presenter might want, and anybody bid."""
    if t.phase not in (LOT, TURN) or t.lot_size == 0 or t.room[t.presenter] < t.lot_size:
        return False
    return any(t.florins[seat] > 0 for seat in seats_for(t, t.lot_size + 1))


def further_card(t: Board, price: FairPrice, watch: Watch, seed: int) -> Further:
    """What a further card would do to the lot for the presenter, who has this price now."""
    seat = t.presenter
    if seat not in seats_for(t, t.lot_size + 1):
        return Further(seat, None, -price.price, 0.0, [])
    trial = closest_trial(t, seat, watch, seed, further=True)
    then = price_of(trial, t.florins[seat], seed)
    off = hypot(then.high - then.low, price.high - price.low) / (2 * SURE)
    return Further(seat, then, then.price - price.price, off, further_wares(t, trial))


def further_wares(t: Board, trial: LotTrial) -> list[FurtherWare]:
    """What the lot is worth with a card of each good, by florins."""
    worth = (trial.gains[:, :, 1] + np.array(trial.prices)).mean(axis=1)
    wares = []
    for ware, name in enumerate(WARES):
        ways = sum(t.unseen[kind] for kind in range(KINDS) if KIND_GOOD[kind] == ware)
        of_this = worth[trial.wares == ware].tolist()
        if of_this:
            wares.append(FurtherWare(name, ways, mean(of_this), error(of_this)))
    return wares
