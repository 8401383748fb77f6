"""``medici bots``: who can be played against."""

from rich.table import Table

from medici.bots import BOTS, LEVELS, Bot
from medici.interfaces.cli.options import AsJson, out, print_json


def bots(as_json: AsJson = False) -> None:
    """List the bots, weakest first: how they think and how long they take.

    docs/levels.md has the strength of each against the others.

    Example: [b]medici bots --json[/b]
    """
    if as_json:
        print_json({name: described(bot) for name, bot in BOTS.items()})
        return
    table = Table("bot", "a decision", "how it thinks", "how strong", box=None, pad_edge=False)
    for name, bot in BOTS.items():
        seconds = bot.budget.seconds
        table.add_row(
            name, f"{seconds:g} s at most" if seconds else "at once", bot.about, bot.strength
        )
    out.print(table)
    out.print("\nSeat them with [b]medici play board --bots banker,merchant[/b].", markup=True)


def described(bot: Bot) -> dict[str, str | float]:
    """A bot as JSON-ready data."""
    return {
        "level": LEVELS.index(bot.name) + 1 if bot.name in LEVELS else 0,
        "seconds": bot.budget.seconds or 0,
        "about": bot.about,
        "strength": bot.strength,
    }
