"""How long the games of the bench policy are: a figure that any error in the rules would move."""

import numpy as np
import pytest

from medici.bots.compiled.playout import playouts
from medici.bots.policies.random_moves import RANDOM
from medici.games import GAMES
from medici.kernel import compiled, seeded

GAMES_PLAYED = 20_000  # the mean then strays by less than a tenth of a percent


@pytest.mark.slow
@pytest.mark.parametrize(
    ("players", "expected"), [(2, 85.1), (3, 108.8), (4, 168.7), (5, 226.3), (6, 287.9)]
)
def test_decisions_in_a_board_game_of_the_bench_policy(players: int, expected: float) -> None:
    book = GAMES["board"]
    play_many = compiled(playouts(book, RANDOM["board"])[1])
    tables = np.zeros(3, book.state.dtype)
    source = np.array([seeded(2024, players)], np.uint64)
    decisions = play_many(tables, players, 0, GAMES_PLAYED, source)
    assert decisions / GAMES_PLAYED == pytest.approx(expected, rel=0.005)
