"""The same series on a GPU, which Numba simulates here, and on a CPU: every seat comes to the same.

``benchmarks/gpu.py --parity`` compares many more on a real GPU.
"""

import numpy as np
import pytest

from medici.bots.company import AT_RANDOM
from medici.bots.gpu_series import play_on_gpu
from medici.bots.league import read_rows, tuned_against
from medici.bots.series import minds_of, play_games
from medici.bots.side_by_side import seeds_of
from medici.games import GAMES

pytestmark = pytest.mark.slow

KINDS = [(name, players) for name, book in GAMES.items() for players in book.seats]
GAMES_EACH = 2


@pytest.mark.parametrize(("game", "players"), KINDS)
def test_a_gpu_plays_the_same_series(game: str, players: int) -> None:
    members = tuned_against(game, players, read_rows(), generation=5, draws=1)
    rows = [(member.kind, member.row) for member in members]
    minds = minds_of(game, [(AT_RANDOM, rows[0][1]), *rows])
    source = np.random.default_rng([players, len(game)])
    lineup = source.integers(len(minds), size=(GAMES_EACH, players)).astype(np.int16)
    lineup[0, 0] = 0  # somebody who plays at random
    lineup[-1, -1] = lineup[-1, 0] = 1  # and a former champion in two seats
    seeds = seeds_of(players, GAMES_EACH)
    before = minds.copy()
    ours = play_on_gpu(game, players, minds, lineup, seeds)
    theirs = play_games(game, players, minds, lineup, seeds)
    assert ours.share.tolist() == theirs.share.tolist()
    assert ours.lead.tolist() == theirs.lead.tolist()
    assert len(np.unique(ours.lead)) > 1
    assert (minds == before).all()
