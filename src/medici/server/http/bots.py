"""The bots over HTTP: against whom one can play."""

import msgspec
from litestar import get

from medici.bots import BOTS, LEVELS


class BotInfo(msgspec.Struct):
    """A bot."""

    bot: str
    about: str
    level: int | None  # None: it is not one of the levels that are offered
    seconds: float  # how long it thinks about a move; 0: no time to speak of


@get("/api/bots", sync_to_thread=False)
def list_bots() -> list[BotInfo]:
    """The bots, weakest first."""
    return [
        BotInfo(
            bot=name,
            about=bot.about,
            level=LEVELS.index(name) + 1 if name in LEVELS else None,
            seconds=bot.budget.seconds or 0.0,
        )
        for name, bot in BOTS.items()
    ]


ROUTES = [list_bots]
