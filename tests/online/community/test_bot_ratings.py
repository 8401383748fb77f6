"""The bots' fixed ratings: each level above the one before, at tables of every size."""

from itertools import pairwise

import msgspec

from medici.bots.levels import LEVELS
from medici.games import GAMES
from medici.online.community.bot_ratings import FIGURES, Strengths, bot_points


def test_every_game_and_size_has_all_levels_in_their_order() -> None:
    """As far as that was measured: neighbours may lie within two standard errors."""
    points = bot_points()
    measured = msgspec.json.decode(FIGURES.read_bytes(), type=Strengths)
    for game, book in GAMES.items():
        for size in map(str, book.seats):
            if size == "1":
                continue
            assert points[game][size]["merchant"] == 1500
            levels = measured[game][size]
            for weaker, stronger in pairwise(LEVELS):
                (low, first), (high, second) = levels[weaker], levels[stronger]
                assert high - low > -2 * (first + second), (game, size)
            assert points[game][size]["apprentice"] < 1500 < points[game][size]["banker"]
