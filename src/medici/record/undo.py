"""Taking a move back: only one's own, and only while nobody and nothing has answered it."""

from medici.record.errors import MediciError
from medici.record.game import Game


def can_undo(game: Game, seat: int) -> str | None:
    """Why a seat may not take back its last decision; None if it may.

    >>> game = Game("board", players=["Ada", "Bruno"])
    >>> for move in ["first 1", "card fur3", "auction"]:
    ...     game.play(move)
    >>> can_undo(game, 0)
    'Ada has not decided anything yet'
    >>> can_undo(game, 1)
    >>> game.play("bid 7")
    >>> can_undo(game, 1)
    'Ada has acted since (bid 7)'
    """
    if all(actor != seat for actor, _ in game.moves):
        return f"{game.players[seat]} has not decided anything yet"
    if game.over:
        return "the game is over"
    actor, text = game.moves[-1]
    if actor == seat:
        return None
    if actor == "nature":
        return f"chance has acted since ({text})"
    return f"{game.players[actor]} has acted since ({text})"


def undo(game: Game) -> Game:
    """The game before its last move, taken back by whoever made it.

    Raises ``MediciError`` with the reason where that is not allowed. The game given stays as it is.
    """
    actor = game.moves[-1][0] if game.moves else "nature"
    reason = "nobody acted last" if actor == "nature" else can_undo(game, actor)
    if reason:
        raise MediciError(f"this cannot be taken back: {reason}")
    return game.before(len(game.moves) - 1)
