"""The bots, as a list to choose from."""

import msgspec

from medici.bots import BOTS, LEVELS


class BotInfo(msgspec.Struct):
    """A bot."""

    bot: str
    about: str
    level: int | None  # None: it is not one of the levels that are offered
    seconds: float  # how long it thinks about a move; 0: no time to speak of


def describe_bots() -> list[BotInfo]:
    """The bots, weakest first.

    >>> [bot.bot for bot in describe_bots() if bot.level is None]
    ['random']
    """
    return [
        BotInfo(
            bot=name,
            about=bot.about,
            level=LEVELS.index(name) + 1 if name in LEVELS else None,
            seconds=bot.budget.seconds or 0.0,
        )
        for name, bot in BOTS.items()
    ]
