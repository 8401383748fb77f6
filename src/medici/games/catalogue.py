"""The games as a list for whoever chooses one: their titles, numbers of players and options."""

from typing import TypedDict

from medici.games import GAMES


class OptionEntry(TypedDict):
    """An option: its values, the default first, and what they mean."""

    values: list[bool | str]
    meaning: str


class GameEntry(TypedDict):
    """A game, ready for JSON."""

    title: str
    players: list[int]  # permitted numbers of players
    options: dict[str, OptionEntry]


def catalogue() -> dict[str, GameEntry]:
    """All games by their ids.

    >>> catalogue()["card"]["options"]["rising_monopoly"]["values"]
    [False, True]
    """
    return {
        name: GameEntry(
            title=book.title,
            players=list(book.seats),
            options={
                option: OptionEntry(values=list(choice.values), meaning=choice.meaning)
                for option, choice in book.options.items()
            },
        )
        for name, book in GAMES.items()
    }
