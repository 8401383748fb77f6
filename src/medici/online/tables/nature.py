"""What chance does after a move, found out on a copy of the state alone."""

from collections.abc import Iterator

from medici.games.actors import NATURE
from medici.online.tables import events as ev
from medici.online.tables.chance import Nature
from medici.record import Game


def sketch(game: Game) -> Game:
    """A game in the same state without its past: much cheaper than a copy."""
    twin = object.__new__(Game)
    twin.__dict__.update(game.__dict__)
    twin.state = game.state.copy()
    twin.moves = []
    twin.days = []
    return twin


def nature_moves(game: Game, number: int, nature: Nature, now: float) -> Iterator[ev.Moved]:
    """Nature's moves until a seat is to act or the game is over; the game is played on."""
    state = game.state
    while state.actor == NATURE:
        game.carry_out("nature", nature.choose(game, number))
        number += 1
        yield ev.Moved(at=now, seat=None, move=game.moves[-1][1], clocks=None)
