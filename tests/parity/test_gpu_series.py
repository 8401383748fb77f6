"""The same series on a GPU, which Numba simulates here, and on a CPU: every seat comes to the same.

``benchmarks/gpu.py --parity`` compares many more on a real GPU.
"""

import numpy as np
import pytest

from medici.bots.compiled.gpu_games import play_on_gpu
from medici.bots.compiled.series import play_games
from medici.bots.network.inputs import INPUTS
from medici.bots.opponents.league import read_rows, tuned_against
from medici.bots.policies.heuristics import policies_of, weights_for
from medici.bots.policies.policy import HEURISTIC_POLICY, NETWORK_POLICY, RANDOM_POLICY
from medici.games import GAMES
from medici.kernel import all_seeded
from tests.bots.network.networks import small_network
from tests.long_run import long_unless

pytestmark = pytest.mark.slow

KINDS = [(name, players) for name, book in GAMES.items() for players in book.seats]
FEW = [("board", 3), ("card", 2), ("dice", 1)]
GAMES_EACH = 2


@pytest.mark.parametrize(("game", "players"), KINDS)
def test_a_gpu_plays_the_same_series(game: str, players: int) -> None:
    members = tuned_against(game, players, read_rows(), generation=5, draws=1)
    rows = [(member.kind, member.row) for member in members]
    policies = policies_of(game, [(RANDOM_POLICY, rows[0][1]), *rows])
    source = np.random.default_rng([players, len(game)])
    seats = source.integers(len(policies), size=(GAMES_EACH, players)).astype(np.int16)
    seats[0, 0] = 0  # somebody who plays at random
    seats[-1, -1] = seats[-1, 0] = 1  # and a former champion in two seats
    seeds = all_seeded(players, GAMES_EACH)
    before = policies.copy()
    ours = play_on_gpu(game, players, policies, seats, seeds)
    theirs = play_games(game, players, policies, seats, seeds)
    assert ours.share.tolist() == theirs.share.tolist()
    assert ours.lead.tolist() == theirs.lead.tolist()
    assert len(np.unique(ours.lead)) > 1
    assert (policies == before).all()


@pytest.mark.parametrize("kind", long_unless(FEW, KINDS))
def test_a_gpu_plays_the_same_series_with_networks(kind: tuple[str, int]) -> None:
    game, players = kind
    network = small_network(INPUTS[game], seed=players)
    row = weights_for(game, players)
    policies = policies_of(game, [(NETWORK_POLICY, row), (HEURISTIC_POLICY, row)])
    seats = np.zeros((GAMES_EACH, players), np.int16)
    seats[-1, -1] = 1  # a merchant among networks
    seeds = all_seeded(players, GAMES_EACH)
    ours = play_on_gpu(game, players, policies, seats, seeds, network)
    theirs = play_games(game, players, policies, seats, seeds, network)
    assert ours.share.tolist() == theirs.share.tolist()
    assert ours.lead.tolist() == theirs.lead.tolist()
