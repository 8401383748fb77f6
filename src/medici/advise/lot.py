"""Futures of a lot of the board game: with it for several prices, and without it.

All of them meet the same luck and the same people. Selling and bidding are the game's own rules.
"""

from medici.bots.arrays import Actions, Payoffs
from medici.bots.company import Company, finish, gather, move_of
from medici.bots.futures import FUTURE, HERE, THERE, Search, company_of, draw_lineup, draw_seed
from medici.bots.verbs import wins
from medici.games.actors import NOBODY
from medici.games.board.actions import CARD, DRAW, PASS
from medici.games.board.nature import nature_move
from medici.games.board.rules import act, ask_after, open_auction, sell
from medici.games.board.scoring import total
from medici.games.board.state import AUCTION, LOT, TURN, Board
from medici.kernel import RandomSource, cold, rule


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
def go_without(t: Board, seat: int, company: Company) -> None:
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
        act(t, AUCTION, PASS if t.actor == seat else move_of(t, company, FUTURE))


@rule
def share_of(t: Board, seat: int) -> float:
    """A seat's part of the victory."""
    winners = 0
    for other in range(t.players):
        winners += wins(t, other)
    return wins(t, seat) / winners


@cold
def weigh_lot(
    search: Search, seat: int, further: int, prices: Actions, gains: Payoffs, cards: Actions
) -> None:
    """Play futures in which a seat has the lot for each of the prices, and in which it has not.

    A row of ``gains`` is a future: it gets, for every price, what the seat then has more of the
    victory, and after these the same in florins. With ``further`` a card joins the lot first;
    ``cards`` gets which one.
    """
    tables = search.tables
    root: Board = tables[HERE]
    t: Board = tables[THERE]
    company = company_of(search)
    count = len(prices)
    for future in range(len(gains)):
        seed = draw_seed(search.source)
        draw_lineup(search, root.players, seat)
        share = 0.0
        florins = 0
        for option in range(count + 1):
            tables[THERE] = root
            search.nature[0] = seed
            search.luck[0] = seed
            gather(company, FUTURE, t.players)
            if further > 0:
                cards[future] = turn_another(t, search.nature)
            if option == 0:
                go_without(t, seat, company)
            else:
                buy(t, seat, prices[option - 1])
            finish(t, search.nature, company, FUTURE)
            if option == 0:
                share = share_of(t, seat)
                florins = total(t, seat)
            else:
                gains[future, option - 1] = share_of(t, seat) - share
                gains[future, count + option - 1] = total(t, seat) - florins
