"""Players made of code: one registry for the command line, the server and everything else."""

from collections.abc import Mapping

from medici.bots.banker import Banker
from medici.bots.bot import Bot, Budget
from medici.bots.merchant import Merchant
from medici.bots.prince import Prince

BOTS: Mapping[str, Bot] = {
    bot.name: bot
    for bot in (
        Merchant(
            "random",
            "moves at random among the sensible ones",
            "the measure of the others",
            slips=1.0,
        ),
        Merchant(
            "apprentice",
            "plays as the merchant, but slips one time in four",
            "a first opponent",
            slips=0.25,
        ),
        Merchant(
            "merchant",
            "weighs what a move changes, and what others would pay",
            "98 % of board games against three random players",
            slips=0.0,
        ),
        Banker(
            "banker",
            "plays every candidate move to the end of the game, thousands of times",
            "78 % of board games against three merchants",
            Budget(seconds=0.5),
            width=4,
        ),
        Prince(
            "prince",
            "searches a tree of what everybody could answer",
            "66 % of board games for two against the banker",
            Budget(seconds=2.0),
            width=4,
        ),
    )
}
LEVELS = ("apprentice", "merchant", "banker", "prince")  # for people, weakest first

__all__ = ["BOTS", "LEVELS", "Bot", "Budget"]
