"""The bots' fixed ratings, on the scale of people's: 1500 is the merchant at tables of every size.

They are measured by ``benchmarks/bot_ratings.py``, as logarithms of odds beside the merchant's.
"""

from pathlib import Path

import msgspec

from medici.online.community.ratings import SCALE, START

FIGURES = Path(__file__).with_name("bot_ratings.json")
Strengths = dict[str, dict[str, dict[str, tuple[float, float]]]]  # by game, size and level


def bot_points() -> dict[str, dict[str, dict[str, int]]]:
    """The ratings of bots by game, number of players and level.

    >>> bot_points()["dice"]["2"]["merchant"]
    1500
    """
    strengths = msgspec.json.decode(FIGURES.read_bytes(), type=Strengths)
    return {
        game: {
            size: {level: round(START + SCALE * odds) for level, (odds, _) in levels.items()}
            for size, levels in sizes.items()
        }
        for game, sizes in strengths.items()
    }
