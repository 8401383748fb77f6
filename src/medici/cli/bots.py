"""``medici bots``: who can be played against."""

import msgspec
from rich.table import Table

from medici.bots import BOTS, LEVELS
from medici.cli.options import AsJson, out


def bots(as_json: AsJson = False) -> None:
    """List the bots, weakest first: how they think and how long they take.

    How strong each is against the others stands in docs/bots.md.

    Example: [b]medici bots --json[/b]
    """
    if as_json:
        print(msgspec.json.encode({name: bot.about for name, bot in BOTS.items()}).decode())
        return
    table = Table("bot", "level", "a decision takes", "how it thinks", box=None, pad_edge=False)
    for name, bot in BOTS.items():
        level = str(LEVELS.index(name) + 1) if name in LEVELS else "-"
        seconds = bot.budget.seconds
        table.add_row(name, level, f"{seconds:g} s" if seconds else "no time", bot.about)
    out.print(table)
    out.print("\nSeat them with [b]medici play board --bots banker,merchant[/b].")
