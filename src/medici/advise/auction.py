"""The lots of the board game, weighed: fair prices, and what a further card would do."""

from collections.abc import Callable
from functools import cache

import numpy as np
from numpy.typing import NDArray

from medici.advise.advice import FairPrice, Further, FurtherWare
from medici.advise.lot import weigh_lot
from medici.advise.price import by_chance, closer_prices, fair_price, first_prices, is_finest
from medici.advise.samples import BATCHES, Rows, error, mean
from medici.advise.watch import Watch
from medici.bots.arrays import Actions, Payoffs
from medici.bots.engine import engine_of, verbs_in
from medici.bots.futures import Search
from medici.bots.halving import Shortlist
from medici.bots.heuristics import far_row
from medici.bots.others import prices_of
from medici.bots.population import ancestors_of
from medici.bots.verbs import bound
from medici.games.board.cards import KIND_GOOD
from medici.games.board.state import KINDS, LOT, TURN, Board
from medici.goods import WARES
from medici.kernel import compiled, seeded

LOOKS = 2  # at all prices, then at closer ones
FIRST_LOOK = 0.2  # of the futures, for each look before the last
GAME = "board"

WeighLot = Callable[[Search, int, int, Actions, Payoffs, Actions], None]


@cache
def compiled_weigh_lot() -> WeighLot:
    """The rule as machine code."""
    weigh: WeighLot = compiled(bound(weigh_lot, verbs_in(GAME)))
    return weigh


def search_from(t: Board, seed: int) -> Search:
    """What the futures of a position are played with; those who play differ as a prince thinks."""
    engine = engine_of(GAME)
    prices, ancestors = prices_of(GAME, t.players), ancestors_of(GAME, t.players)
    own = far_row(GAME, t.players)
    search = engine.search(engine.record_of(t), own, len(prices), seeded(seed), known=True)
    engine.begin_search(search, np.zeros(1, Shortlist.dtype)[0], ancestors, prices)
    return search


class LotTrial:
    """Futures of a lot for one seat, at certain prices."""

    def __init__(self, t: Board, seat: int, prices: list[int], further: bool, seed: int) -> None:
        self.seat = seat
        self.prices = prices
        self.further = further
        self._search = search_from(t, seed)
        self._gains: list[Payoffs] = []
        self._cards: list[Actions] = []

    def play(self, futures: int) -> None:
        """Play so many further futures."""
        gains = np.zeros((futures, 2 * len(self.prices)))
        cards = np.zeros(futures, np.int64)
        grid = np.array(self.prices, np.int64)
        compiled_weigh_lot()(self._search, self.seat, int(self.further), grid, gains, cards)
        self._gains.append(gains)
        self._cards.append(cards)

    @property
    def gains(self) -> Payoffs:
        """A row to a future: gains in chance at each price, then in florins."""
        return np.concatenate(self._gains)

    @property
    def wares(self) -> NDArray[np.int64]:
        """The good of the further card in each future."""
        return np.array(KIND_GOOD)[np.concatenate(self._cards)]

    def rows(self) -> tuple[Rows, Rows]:
        """The gains in chance and in florins, in batches."""
        gains, count = batched(self.gains), len(self.prices)
        return gains[:, :count].tolist(), gains[:, count:].tolist()


def batched(futures: NDArray[np.float64]) -> NDArray[np.float64]:
    """The means of batches of futures, which are dealt out to the batches in turn.

    >>> batched(np.arange(80.0))[:2].tolist()
    [20.0, 21.0]
    """
    batches = min(BATCHES, len(futures))
    whole = futures[: len(futures) // batches * batches]
    means: NDArray[np.float64] = whole.reshape(-1, batches, *futures.shape[1:]).mean(axis=0)
    return means


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
    """Whether a further card can join the lot, and somebody could then bid for it."""
    if t.phase not in (LOT, TURN) or t.lot_size == 0:
        return False
    return any(t.florins[seat] > 0 for seat in seats_for(t, t.lot_size + 1))


def further_card(t: Board, price: FairPrice | None, watch: Watch, seed: int) -> Further:
    """What a further card would do to the lot for the presenter, who has this price now."""
    seat = t.presenter
    if seat not in seats_for(t, t.lot_size + 1):
        return Further(seat, None, -price.price if price else 0.0, [])
    trial = closest_trial(t, seat, watch, seed, further=True)
    then = price_of(trial, t.florins[seat], seed)
    now = price.price if price else 0.0
    return Further(seat, then, then.price - now, further_wares(t, trial))


def further_wares(t: Board, trial: LotTrial) -> list[FurtherWare]:
    """What the lot is worth with a card of each good, by florins."""
    florins = trial.gains[:, len(trial.prices) :]
    worth = (florins + np.array(trial.prices)).mean(axis=1)
    wares = []
    for ware, name in enumerate(WARES):
        ways = sum(t.unseen[kind] for kind in range(KINDS) if KIND_GOOD[kind] == ware)
        of_this = worth[trial.wares == ware].tolist()
        if ways and of_this:
            wares.append(FurtherWare(name, ways, mean(of_this), error(of_this)))
    return wares
