"""What the bots were measured to win: the figures behind ``strength`` and docs/levels.md.

``python benchmarks/levels.py`` plays the games and writes ``levels.json``.
"""

from functools import cache
from importlib.resources import files

import msgspec

LEVELS = ("apprentice", "merchant", "banker", "prince")  # for people, weakest first
WEAKEST = "random"  # no level, but what the lowest one is measured against
NUMBERS = ("no", "one", "two", "three", "four", "five")
SHOWN = ("board", 4)  # the game and the number of players that a bot's strength is told of

Interval = tuple[float, float]


class Result(msgspec.Struct, frozen=True):
    """How one seat of a level did among weaker ones; the intervals are of 95 %."""

    game: str
    players: int
    level: str
    against: str | None  # None: alone
    games: int
    wins: float
    interval: Interval
    score: float
    score_interval: Interval
    margin: float
    margin_interval: Interval
    rating: float
    rating_interval: Interval


class Figures(msgspec.Struct, frozen=True):
    """All results, and the part of their usual time that the bots that search had in them."""

    pace: float
    rows: tuple[Result, ...]


@cache
def figures() -> Figures:
    """The figures as they were last measured."""
    text = files("medici.bots").joinpath("levels.json").read_bytes()
    return msgspec.json.decode(text, type=Figures)


def strength_of(bot: str, searches: bool = False) -> str:
    """What a bot won against the next weaker one, in words; empty if it was not measured.

    >>> strength_of("merchant")
    'wins 65 % (61 to 69 %) of board games against three apprentices'
    """
    order = (WEAKEST, *LEVELS)
    weaker = order[order.index(bot) - 1]
    game, players = SHOWN
    for row in figures().rows:
        if (row.game, row.players, row.level, row.against) == (game, players, bot, weaker):
            low, high = row.interval
            others = "random players" if weaker == WEAKEST else f"{weaker}s"
            haste = f", at {figures().pace:.0%} of the usual time" if searches else ""
            return (
                f"wins {row.wins:.0%} ({low * 100:.0f} to {high:.0%}) of {game} games "
                f"against {NUMBERS[players - 1]} {others}{haste}"
            ).replace("%", " %")
    return ""
