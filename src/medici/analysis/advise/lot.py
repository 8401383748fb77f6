"""Futures of a lot of the board game: with it for several prices, and without it.

All of them meet the same luck and the same people. Selling and bidding are the game's own rules.
"""

from medici.bots.compiled.lineup import Lineup, choose_move, finish_game
from medici.bots.search.rules import (
    FUTURE,
    PLAYED,
    Search,
    draw_future,
    lineup_of,
    start_future,
    write_end,
)
from medici.games.actors import NOBODY
from medici.games.board.actions import CARD, DRAW, PASS
from medici.games.board.nature import nature_move
from medici.games.board.rules import act, ask_after, open_auction, sell
from medici.games.board.state import AUCTION, LOT, TURN, Board
from medici.kernel import RandomSource, cold, rule
from medici.kernel.arrays import Actions, Payoffs


@rule
def turn_another(t: Board, nature: RandomSource) -> int:
    """A further card joins the lot; says which."""
    if t.phase == LOT:
        act(t, LOT, DRAW)
    card = nature_move(t, nature)
    act(t, TURN, card)
    return card - CARD


@rule
def buy(t: Board, seat: int, price: int) -> None:
    """The lot as it lies is sold to a seat."""
    t.leader = seat
    t.high = price
    sell(t)


@rule
def go_without(t: Board, seat: int, lineup: Lineup) -> None:
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
        act(t, AUCTION, PASS if t.actor == seat else choose_move(t, lineup, FUTURE))


@cold
def weigh_lot(
    search: Search, seat: int, further: int, prices: Actions, ends: Payoffs, cards: Actions
) -> None:
    """Play futures in which a seat does not have the lot, and has it for each of the prices.

    ``ends`` gets a row to a future, as ``medici.bots.search.rules.write_end`` has it: first
    without the lot, then for every price. With ``further`` a card joins the lot before; ``cards``
    gets which.
    """
    t: Board = search.tables[PLAYED]
    lineup = lineup_of(search)
    for future in range(len(ends)):
        seed = draw_future(search, seat)
        for option in range(len(prices) + 1):
            start_future(search, seed)
            if further > 0:
                cards[future] = turn_another(t, search.nature)
            if option == 0:
                go_without(t, seat, lineup)
            else:
                buy(t, seat, prices[option - 1])
            finish_game(t, search.nature, lineup, FUTURE)
            write_end(t, ends, future, option)
