"""``medici games``: what can be played."""

from rich.table import Table

from medici.games.catalogue import OptionInfo, describe_games
from medici.interfaces.cli.options import AsJson, out, print_json


def games(as_json: AsJson = False) -> None:
    """List the games, their player counts and options.

    Example: [b]medici games --json[/b]
    """
    infos = describe_games()
    if as_json:
        print_json(infos)
        return
    table = Table("game", "title", "players", "options", box=None, pad_edge=False)
    for name, game in infos.items():
        options = "\n".join(describe_option(*option) for option in game.options.items())
        table.add_row(name, game.title, f"{game.players[0]}-{game.players[-1]}", options)
    out.print(table)
    out.print("\nStart one with [b]medici play board --players 4[/b].", markup=True)


def describe_option(name: str, option: OptionInfo) -> str:
    """An option in a line."""
    values = " | ".join(
        str(value).lower() if isinstance(value, bool) else value for value in option.values
    )
    return f"{name}={values}: {option.meaning}"
