"""The games over HTTP: what can be played."""

import msgspec
from litestar import get

from medici.games import GAMES


class OptionInfo(msgspec.Struct):
    """What can be chosen for a game."""

    values: list[bool | str]
    meaning: str


class GameInfo(msgspec.Struct):
    """A game, its numbers of players and its options."""

    title: str
    players: list[int]
    options: dict[str, OptionInfo]


def describe_games() -> dict[str, GameInfo]:
    """Every game by its id."""
    return {
        name: GameInfo(
            book.title,
            list(book.seats),
            {
                option: OptionInfo(list(choice.values), choice.meaning)
                for option, choice in book.options.items()
            },
        )
        for name, book in GAMES.items()
    }


@get("/api/games", sync_to_thread=False)
def list_games() -> dict[str, GameInfo]:
    """The games, their numbers of players and their options."""
    return describe_games()


ROUTES = [list_games]
