"""Taking a move back: one's own last decision, while no chance and no other person has answered."""

# Runs in browsers too: docs/browser-subset.md

from collections.abc import Collection

from medici.games.actors import NATURE_NAME
from medici.record.game import Game


def can_undo(game: Game, seat: int, bots: Collection[int] = ()) -> str | None:
    """Why a seat may not take back its last decision; None if it may.

    What seats of bots have answered is taken back with it.

    >>> game = Game("board", players=["Ada", "Bruno"])
    >>> for move in ["first 1", "card fur3", "auction"]:
    ...     game.play(move)
    >>> can_undo(game, 0)
    'Ada has not decided anything yet'
    >>> can_undo(game, 1)
    >>> game.play("bid 7")
    >>> can_undo(game, 1)
    'Ada has acted since (bid 7)'
    >>> can_undo(game, 1, bots=[0])
    """
    last = last_decision(game, seat)
    if last is None:
        return f"{game.players[seat]} has not decided anything yet"
    if game.over:
        return "the game is over"
    for actor, text in game.moves[last + 1 :]:
        if actor == NATURE_NAME:
            return f"chance has acted since ({text})"
        if actor not in bots:
            return f"{game.players[actor]} has acted since ({text})"
    return None


def last_decision(game: Game, seat: int) -> int | None:
    """How many moves there were before a seat last decided; None if it never did."""
    for number in range(len(game.moves) - 1, -1, -1):
        if game.moves[number][0] == seat:
            return number
    return None


def last_person(game: Game, bots: Collection[int] = ()) -> int | None:
    """The last seat to decide anything that is no bot's."""
    for actor, _ in reversed(game.moves):
        if actor != NATURE_NAME and actor not in bots:
            return actor
    return None
