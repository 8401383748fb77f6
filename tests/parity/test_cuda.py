"""The same games on a GPU, which Numba simulates here, and as plain objects: same seeds, same ends.

``benchmarks/gpu.py --parity`` compares many more on a real GPU with compiled rules.
"""

from typing import Any

import pytest

from medici.bots.heuristics import HEURISTICS, weights_for
from medici.bots.side_by_side import POLICIES, Merchants, Random, seeds_of
from medici.games import GAMES
from medici.research.arena.gpu import played_on_gpu
from tests.parity.both import SameSource

pytestmark = pytest.mark.slow

KINDS = [(name, players) for name, book in GAMES.items() for players in book.seats]
GAMES_EACH = {"random": 3, "merchant": 1}
GAMES_ALONE = 20


def told(game: str, players: int, policy: str) -> Any:
    """What plain rules are told of a game."""
    if policy == "random":
        return Random(players, 0)
    heuristic = HEURISTICS[game]
    minds: Any = [heuristic.mind_with(weights_for(game, players)) for _ in range(players)]
    return Merchants(players, 0, minds, 0)


@pytest.mark.parametrize("policy", POLICIES)
@pytest.mark.parametrize(("game", "players"), KINDS)
def test_a_gpu_plays_the_same_games(game: str, players: int, policy: str) -> None:
    book = GAMES[game]
    seeds = seeds_of(11, GAMES_ALONE if players == 1 else GAMES_EACH[policy])
    play = POLICIES[policy](book)
    counts, tables = played_on_gpu(game, players, policy, seeds)
    for number, seed in enumerate(seeds):
        t = book.state()
        decisions = play(t, SameSource(int(seed)), number, told(game, players, policy))
        assert decisions == counts[number]
        assert t == book.state.read(tables[number])
