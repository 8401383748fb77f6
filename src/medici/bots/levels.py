"""What the bots were measured to win: the figures behind ``strength`` and docs/levels.md.

``python benchmarks/levels.py`` plays the games and writes ``levels.json``.
"""

from functools import cache
from importlib.resources import files

import msgspec

LEVELS = ("apprentice", "merchant", "banker", "prince")  # for people, weakest first
WEAKEST = "random"  # no level, but what the lowest one is measured against
NUMBERS = ("no", "one", "two", "three", "four", "five")
SHOWN = ("board", 4)  # the game and the number of players that a bot's strength is taken from

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
    """All results that were measured."""

    rows: tuple[Result, ...]


@cache
def figures() -> Figures:
    """The figures as they were last measured."""
    text = files("medici.bots").joinpath("levels.json").read_bytes()
    return msgspec.json.decode(text, type=Figures)


def strength_of(bot: str) -> str:
    """What a bot won against the next weaker one, in words; empty if it was not measured.

    >>> strength_of("merchant")
    'won 48 % (42 to 54 %) of 200 board games against three apprentices'
    """
    row = shown_result(bot)
    if row is None:
        return ""
    won, low, high = (round(100 * share) for share in (row.wins, *row.interval))
    others = "random players" if row.against == WEAKEST else f"{row.against}s"
    return (
        f"won {won} % ({low} to {high} %) of {row.games} {row.game} games "
        f"against {NUMBERS[row.players - 1]} {others}"
    )


def shown_result(bot: str) -> Result | None:
    """The result of a bot against the next weaker one in the game that strengths are taken from."""
    weaker = dict(zip(LEVELS, (WEAKEST, *LEVELS), strict=False)).get(bot)
    wanted = (*SHOWN, bot, weaker)
    for row in figures().rows:
        if (row.game, row.players, row.level, row.against) == wanted:
            return row
    return None
