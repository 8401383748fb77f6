"""Players made of code: one registry for the command line, the server and everything else."""

from collections.abc import Mapping

from medici.bots.banker import Banker
from medici.bots.bot import Bot, Budget
from medici.bots.levels import LEVELS, strength_of
from medici.bots.loading import NotABot, is_written
from medici.bots.prince import Prince
from medici.bots.process import BotFailure
from medici.bots.quick import Apprentice, Merchant, RandomBot
from medici.bots.stranger import stranger

BOTS: Mapping[str, Bot] = {
    bot.name: bot
    for bot in (
        RandomBot(
            "random",
            "moves at random among the sensible ones",
            "the weakest: the apprentice is measured against it",
        ),
        Apprentice(
            "apprentice",
            "plays as the merchant, but slips one time in four",
            strength_of("apprentice"),
        ),
        Merchant(
            "merchant",
            "weighs what a move changes, and what others would pay",
            strength_of("merchant"),
        ),
        Banker(
            "banker",
            "plays every candidate move to the end of the game, in many futures",
            strength_of("banker"),
            Budget(seconds=0.5, rollouts=1_000),
            alone=Budget(seconds=0.5, rollouts=60),
            width=4,
        ),
        Prince(
            "prince",
            "looks at more futures, and at what everybody could answer",
            strength_of("prince"),
            Budget(seconds=2.0, rollouts=6_000),
            alone=Budget(seconds=2.0, rollouts=60_000),
            width=4,
        ),
    )
}


def bot_named(name: str) -> Bot:
    """A bot of ours, or one of somebody else's by ``module:Name``; ``NotABot`` says why not."""
    if name in BOTS:
        return BOTS[name]
    if not is_written(name):
        raise NotABot(
            f"expected bots among {', '.join(BOTS)}, or your own as module:Name; got {name!r}"
        )
    return stranger(name)


__all__ = ["BOTS", "LEVELS", "Bot", "BotFailure", "Budget", "NotABot", "bot_named"]
