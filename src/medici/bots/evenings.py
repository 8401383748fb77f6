"""Where a search ends its futures with the day and asks the eye: where that was measured to win.

``python benchmarks/dusk.py --write`` plays one bot that does so among others of its level that do
not, all with the budget of the level, and writes ``evenings.json``. A row decides by itself: the
eye is used where even the lower end of the interval is more than an equal would win.
"""

from functools import cache
from importlib.resources import files

import msgspec

FILE = "evenings.json"

Interval = tuple[float, float]


class Evening(msgspec.Struct, frozen=True):
    """What one bot with the eye won among those without; the interval is of 95 %."""

    level: str
    game: str
    players: int
    rollouts: int  # that each had for a decision
    games: int
    wins: float
    interval: Interval

    @property
    def is_won(self) -> bool:
        """Whether the eye clearly helps.

        >>> Evening("prince", "board", 4, 12_000, 400, 0.33, (0.28, 0.38)).is_won
        True
        >>> Evening("prince", "board", 4, 12_000, 40, 0.33, (0.18, 0.48)).is_won
        False
        """
        return self.interval[0] > 1 / self.players


class Evenings(msgspec.Struct, frozen=True):
    """All that was measured, for better or worse."""

    rows: tuple[Evening, ...]


@cache
def evenings() -> Evenings:
    """The figures as they were last measured."""
    text = files("medici.bots").joinpath(FILE).read_bytes()
    return msgspec.json.decode(text, type=Evenings)


def looked_at(level: str, game: str) -> frozenset[int]:
    """The numbers of players with which a level asks the eye in a game.

    >>> looked_at("merchant", "board")
    frozenset()
    """
    rows = [row for row in evenings().rows if (row.level, row.game) == (level, game)]
    return frozenset(row.players for row in rows if row.is_won)
