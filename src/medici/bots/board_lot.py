"""Playing the board game lot by lot: less to look up than move by move, and the same moves."""

from medici.bots.company import Company, move_of, step
from medici.games.board.nature import nature_move
from medici.games.board.rules import act
from medici.games.board.state import AUCTION, LOT, TURN, Board
from medici.kernel import RandomSource, rule


@rule
def advance(t: Board, nature: RandomSource, company: Company, game: int) -> None:
    """Play until the lot is sold; between lots, one move of nature."""
    while t.phase == TURN:
        act(t, TURN, nature_move(t, nature))
        if t.phase == LOT:
            act(t, LOT, move_of(t, company, game))
    if t.phase == AUCTION:
        while t.phase == AUCTION:
            act(t, AUCTION, move_of(t, company, game))
    else:
        step(t, nature, company, game)
