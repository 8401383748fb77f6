"""``medici games``: what can be played."""

from typing import Any

import msgspec
from rich.table import Table

from medici.cli.options import AsJson, out
from medici.games import GAMES


def games(as_json: AsJson = False) -> None:
    """List the games, their player counts and options.

    Example: [b]medici games --json[/b]
    """
    if as_json:
        print(msgspec.json.encode(catalogue()).decode())
        return
    table = Table("game", "title", "players", "options", box=None, pad_edge=False)
    for name, book in GAMES.items():
        options = "\n".join(
            f"{option}={' | '.join(shown(value) for value in choice.values)}: {choice.meaning}"
            for option, choice in book.options.items()
        )
        table.add_row(name, book.title, f"{book.seats[0]}-{book.seats[-1]}", options)
    out.print(table)
    out.print("\nStart one with [b]medici play board --players 4[/b].")


def shown(value: bool | str) -> str:
    """An option's value as it is typed."""
    return str(value).lower() if isinstance(value, bool) else value


def catalogue() -> dict[str, Any]:
    """The games as JSON-ready data."""
    return {
        name: {
            "title": book.title,
            "players": list(book.seats),
            "options": {
                option: {"values": list(choice.values), "meaning": choice.meaning}
                for option, choice in book.options.items()
            },
        }
        for name, book in GAMES.items()
    }
