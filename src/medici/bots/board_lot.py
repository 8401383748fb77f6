"""Playing the board game lot by lot: less to look up than move by move, and the same moves."""

from medici.bots.company import WEIGHED, Company, move_of
from medici.bots.heuristics.board_mind import BoardMind
from medici.bots.heuristics.board_worth import look_at_lot, lot_value
from medici.games.actors import NATURE
from medici.games.board.nature import nature_move
from medici.games.board.rules import act
from medici.games.board.state import AUCTION, LOT, TURN, Board
from medici.kernel import RandomSource, rule


@rule
def advance(t: Board, nature: RandomSource, company: Company, game: int) -> None:
    """Play on until a lot is sold; or another move of nature."""
    if t.actor == NATURE and t.phase != TURN:
        act(t, t.phase, nature_move(t, nature))
        return
    while t.phase in (TURN, LOT):
        if t.phase == TURN:
            act(t, TURN, nature_move(t, nature))
        if t.phase == LOT:
            act(t, LOT, move_of(t, company, game))
    if t.phase == AUCTION:
        think_ahead(t, company, game)
        while t.phase == AUCTION:
            act(t, AUCTION, move_of(t, company, game))


@rule
def think_ahead(t: Board, company: Company, game: int) -> None:
    """Let everybody with room for the lot note what it is worth to them.

    Each would do so before bidding. Side by side it is quicker than one after the other, between
    bids that nobody can foresee.
    """
    for seat in range(t.players):
        if t.room[seat] >= t.lot_size:
            mind: BoardMind = company.minds[company.lineup[game, seat]]
            if mind.kind == WEIGHED:
                look_at_lot(t, mind)
                lot_value(t, seat, mind)
