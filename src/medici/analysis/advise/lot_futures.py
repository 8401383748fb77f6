"""Futures of a lot of the board game: with it for several prices, and without it.

All of them have the same luck. Selling and bidding are the game's rules.
"""

from collections.abc import Callable
from functools import cache
from typing import Any

import numpy as np
from numpy.typing import NDArray

from medici.analysis.advise.advice import FairPrice, Further
from medici.analysis.advise.budget import FutureBudget, means_of_batches
from medici.analysis.advise.lots import has_room, with_further_card
from medici.analysis.advise.prices import PriceSearch
from medici.analysis.advise.statistics import Rows
from medici.bots.search.future_players import FuturePlayers, future_verbs
from medici.bots.search.futures import begin_future, choose_in_future, end_future
from medici.bots.search.rules import PLAYED, draw_seed
from medici.games.actors import NOBODY, SEATS
from medici.games.board.actions import CARD, DRAW, PASS
from medici.games.board.nature import nature_move
from medici.games.board.rules import act, ask_after, open_auction, sell
from medici.games.board.state import AUCTION, LOT, TURN, Board
from medici.kernel import RandomSource, bound, compiled, noinline, rule
from medici.kernel.arrays import Actions, Payoffs

GAME = "board"
WHOLE = 1  # futures: a price is also found by florins

EvaluateLot = Callable[[Any, int, int, Actions, Payoffs, Actions], None]


@rule
def add_card(t: Board, nature: RandomSource) -> int:
    """A further card joins the lot; returns which."""
    if t.phase == LOT:
        act(t, LOT, DRAW)
    card = nature_move(t, nature)
    act(t, TURN, card)
    return card - CARD


@rule
def buy(t: Board, seat: int, price: int) -> None:
    """The lot is sold to a seat as it is."""
    t.leader = seat
    t.high = price
    sell(t)


@rule
def go_without(t: Board, seat: int, search: Any) -> None:
    """The auction goes on, or is opened, and the seat passes.

    If its own bid is the highest, the auction begins again: it cannot end otherwise.
    """
    if t.phase != AUCTION:
        open_auction(t)
    elif t.leader == seat:
        t.leader = NOBODY
        t.high = 0
        ask_after(t, t.presenter)
    while t.phase == AUCTION:
        act(t, AUCTION, PASS if t.actor == seat else choose_in_future(t, search))


@noinline
def evaluate_lot(
    search: Any, seat: int, further: int, prices: Actions, ends: Payoffs, cards: Actions
) -> None:
    """Play futures in which a seat does not have the lot, and has it for each of the prices.

    ``ends`` gets a row for each future, as ``evaluate_moves`` has it: first without the lot, then
    for every price. With ``further`` a card joins the lot before; ``cards`` gets which.
    """
    t: Board = search.tables[PLAYED]
    for future in range(len(ends)):
        seed = draw_seed(search.source)
        for option in range(len(prices) + 1):
            begin_future(search, seed)
            if further > 0:
                cards[future] = add_card(t, search.nature)
            if option == 0:
                go_without(t, seat, search)
            else:
                buy(t, seat, prices[option - 1])
            end_future(t, search, WHOLE, ends, future, option)


@cache
def compiled_evaluate_lot(network: bool) -> EvaluateLot:
    """The rule as machine code."""
    evaluate: EvaluateLot = compiled(bound(evaluate_lot, future_verbs(GAME, network=network)))
    return evaluate


class LotTrial:
    """Futures of a lot for one seat: without it, and with it for certain prices."""

    def __init__(self, t: Board, seat: int, prices: list[int], further: bool, seed: int) -> None:
        self.seat = seat
        self.prices = prices
        self.further = further
        self._played_by = FuturePlayers(GAME, t, (), seed)
        self._ends = np.zeros((0, 1 + len(prices), 2))
        self._cards = np.zeros(0, np.int64)

    def play(self, futures: int) -> None:
        """Play so many further futures."""
        options = 1 + len(self.prices)
        ends = np.zeros((futures, options * 2 * SEATS))
        cards = np.zeros(futures, np.int64)
        prices = np.array(self.prices, np.int64)
        evaluate = compiled_evaluate_lot(self._played_by.by_network)
        evaluate(self._played_by.search, self.seat, int(self.further), prices, ends, cards)
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
        gains = means_of_batches(self.gains)
        return gains[:, :, 0].tolist(), gains[:, :, 1].tolist()


def find_price(
    t: Board, seat: int, budget: FutureBudget, seed: int, further: bool = False
) -> tuple[FairPrice, LotTrial]:
    """The fair price of the lot for a seat, and the futures at prices around it."""
    search = PriceSearch(seat, t.florins[seat], seed)
    while True:
        trial = LotTrial(t, seat, search.prices, further, search.trial_seed)
        budget.play(trial.play, search.part)
        if search.last:
            return search.result(*trial.rows()), trial
        search.narrow(*trial.rows())


def find_further(t: Board, now: FairPrice, budget: FutureBudget, seed: int) -> Further:
    """What a further card would do to the lot for the presenter, whose price now is given."""
    if not has_room(t):
        return with_further_card(t, now, None, [], [])
    then, trial = find_price(t, t.presenter, budget, seed, further=True)
    worths = (trial.gains[:, :, 1] + np.array(trial.prices)).mean(axis=1)
    return with_further_card(t, now, then, worths.tolist(), trial.cards)
