"""Players made of code: one registry for the command line, the server and everything else."""

from collections.abc import Mapping

from medici.bots.bot import Bot, Budget
from medici.bots.child import BotFailure
from medici.bots.levels import LEVELS, strength_of
from medici.bots.loading import NotABot, is_written
from medici.bots.quick import Apprentice, Merchant, RandomBot
from medici.bots.searcher import ALONE, Searcher
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
        Searcher(
            "banker",
            "plays every candidate move to the end of the game, in many futures",
            strength_of("banker"),
            seconds=0.5,
            rollouts={"board": 100, "card": 1_000, "dice": 100, ALONE: 60},
            far=False,
        ),
        Searcher(
            "prince",
            "sees further than the banker, and looks at many times as many futures",
            strength_of("prince"),
            seconds=2.0,
            rollouts={"board": 12_000, "card": 16_000, "dice": 20_000, ALONE: 60_000},
            far=True,
        ),
    )
}


def budget_of(bot: Bot, game: str, players: int) -> Budget:
    """What a bot takes for a decision at such a table when it is given no budget.

    >>> budget_of(BOTS["banker"], "board", 4).rollouts
    100
    """
    return bot.budget_for(game, players) if isinstance(bot, Searcher) else bot.budget


def bot_named(name: str) -> Bot:
    """A bot of ours, or one of somebody else's by ``module:Name``; ``NotABot`` says why not."""
    if name in BOTS:
        return BOTS[name]
    if not is_written(name):
        raise NotABot(
            f"expected bots among {', '.join(BOTS)}, or your own as module:Name; got {name!r}"
        )
    return stranger(name)


__all__ = ["BOTS", "LEVELS", "Bot", "BotFailure", "Budget", "NotABot", "bot_named", "budget_of"]
