"""The games as a list for whoever chooses one: their titles, numbers of players and options."""

# Runs in browsers too: docs/browser-subset.md

import msgspec

from medici.games import GAMES


class OptionInfo(msgspec.Struct):
    """What can be chosen for a game; the first of the values is the default."""

    values: list[bool | str]
    meaning: str
    differs: bool  # whether it is played differently: where it is not, nobody is asked


class GameInfo(msgspec.Struct):
    """A game, its numbers of players and its options."""

    title: str
    players: list[int]
    options: dict[str, OptionInfo]


def describe_games() -> dict[str, GameInfo]:
    """Every game by its id.

    >>> describe_games()["card"].options["rising_monopoly"].values
    [False, True]
    """
    return {
        name: GameInfo(
            book.title,
            list(book.seats),
            {
                option: OptionInfo(list(choice.values), choice.meaning, choice.differs)
                for option, choice in book.options.items()
            },
        )
        for name, book in GAMES.items()
    }
