"""Players made of code: one registry for the command line, the server and everything else."""

from collections.abc import Mapping

from medici.bots.banker import Banker
from medici.bots.bot import Bot, Budget
from medici.bots.levels import LEVELS, strength_of
from medici.bots.prince import Prince
from medici.bots.quick import Apprentice, Merchant, RandomBot

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
            "plays every candidate move to the end of the game, thousands of times",
            strength_of("banker", searches=True),
            Budget(seconds=0.5),
            width=4,
        ),
        Prince(
            "prince",
            "searches a tree of what everybody could answer",
            strength_of("prince", searches=True),
            Budget(seconds=2.0),
            width=4,
        ),
    )
}

__all__ = ["BOTS", "LEVELS", "Bot", "Budget"]
