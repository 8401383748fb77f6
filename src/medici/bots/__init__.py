"""Players made of code: one registry for the command line, the server and everything else."""

from collections.abc import Mapping
from dataclasses import replace
from functools import cache

import msgspec

from medici.bots.bot import Bot, Budget
from medici.bots.external.external_bot import external_bot
from medici.bots.external.loading import NotABot, is_external_name
from medici.bots.levels import LEVELS, strength_of
from medici.bots.network.characters import CHARACTERS
from medici.bots.players.network_bot import SUFFIX, is_network_name, network_bot
from medici.bots.players.plain_bot import is_plain_name, plain_bot
from medici.bots.players.quick import QuickBot
from medici.bots.players.rollout_searcher import ALONE, RolloutSearcher
from medici.bots.players.searcher import Searcher
from medici.bots.processes.child import BotFailure

BOTS: Mapping[str, QuickBot | Searcher] = {
    bot.name: bot
    for bot in (
        QuickBot(
            "random",
            "moves at random among the sensible ones",
            "the weakest: the apprentice is measured against it",
            slips=1.0,
        ),
        QuickBot(
            "apprentice",
            "plays as the merchant, but slips one time in four",
            strength_of("apprentice"),
            slips=0.25,
        ),
        QuickBot(
            "merchant",
            "plays at once by a network that learned in a league",
            strength_of("merchant"),
            slips=0.0,
        ),
        Searcher(
            "banker",
            "looks a few moves ahead by the merchant's network",
            strength_of("banker"),
            RolloutSearcher(
                seconds=0.5,
                rollouts={"board": 100, "card": 1_000, "dice": 100, ALONE: 60},
                sees_further=False,
            ),
        ),
        Searcher(
            "prince",
            "looks further ahead, or in many times as many futures as the banker",
            strength_of("prince"),
            RolloutSearcher(
                seconds=2.0,
                rollouts={"board": 12_000, "card": 16_000, "dice": 20_000, ALONE: 60_000},
                sees_further=True,
            ),
        ),
    )
}


class BotInfo(msgspec.Struct):
    """A bot, in a list to choose from."""

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


def budget_of(bot: Bot, game: str, players: int, variant: int = 0) -> Budget:
    """What a bot takes for a decision at such a table when it is given no budget.

    >>> budget_of(BOTS["banker"], "board", 4).seconds
    0.5
    """
    return bot.budget_for(game, players, variant) if isinstance(bot, Searcher) else bot.budget


@cache
def own_bot(name: str) -> Bot | None:
    """A bot of ours by its name, with a character where that says one; None if it is not ours.

    >>> bot = own_bot("merchant:bold")
    >>> bot.name, own_bot("bidder:Bidder")
    ('merchant:bold', None)
    """
    level, colon, character = name.partition(":")
    if level not in BOTS or not colon:
        return BOTS.get(name)
    if level not in LEVELS or character not in CHARACTERS:
        raise NotABot(
            f"expected {', '.join(LEVELS)} with a character among {', '.join(CHARACTERS)}, such "
            f"as {LEVELS[0]}:{list(CHARACTERS)[-1]}; got {name!r}"
        )
    return replace(BOTS[level], name=name, character=character)


def bot_named(name: str) -> Bot:
    """A bot of ours, a network by its file, a plain player, or somebody else's ``module:Name``.

    ``NotABot`` says why there is none.
    """
    if ours := own_bot(name):
        return ours
    if is_network_name(name):
        return network_bot(name)
    if is_plain_name(name):
        return plain_bot(name)
    if not is_external_name(name):
        raise NotABot(
            f"expected bots among {', '.join(BOTS)}, your own as module:Name, or a network as "
            f"FILE{SUFFIX}; got {name!r}"
        )
    return external_bot(name)


def answers_at_once(name: str) -> bool:
    """Whether a bot needs no time to speak of; somebody else's always may.

    >>> [answers_at_once(name) for name in ("merchant", "plain:denier-A", "banker", "my:Bot")]
    [True, True, False, False]
    """
    ours = own_bot(name) is not None or not is_external_name(name)
    return ours and bot_named(name).budget.at_once


__all__ = [
    "BOTS",
    "LEVELS",
    "Bot",
    "BotFailure",
    "BotInfo",
    "Budget",
    "NotABot",
    "answers_at_once",
    "bot_named",
    "budget_of",
    "describe_bots",
    "own_bot",
]
