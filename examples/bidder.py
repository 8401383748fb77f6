"""A bot of your own, to play against ours; run this where the folder `examples` is:

    medici arena board --bots examples.bidder:Bidder,merchant,merchant,random --games 48

Change `move` to make it yours. docs/bots.md says what else it may have.
"""

from medici import GAMES
from medici.bots import BOTS, Budget
from medici.games.board.cards import KIND_VALUE
from medici.games.board.state import AUCTION, Board
from medici.kernel import State


class Bidder:
    """Pays half a florin for each point of a lot; all else it leaves to the merchant."""

    def move(self, game: str, state: State, seed: int, budget: Budget) -> int:
        """The action of the seat `state.actor`, which is to act."""
        if not (isinstance(state, Board) and state.phase == AUCTION):
            return BOTS["merchant"].move(game, state, seed)
        points = sum(KIND_VALUE[card] for card in state.lot[: state.lot_size])
        bids = GAMES[game].legal_moves(state)  # in an auction 0 passes, and 7 bids 7 florins
        return min(bid for bid in bids if bid > 0) if points // 2 > state.high else 0
