"""The same games on a GPU, which Numba simulates here, and as plain objects: same seeds, same ends.

``benchmarks/gpu.py --parity`` compares many more on a real GPU with compiled rules.
"""

from typing import Any

import pytest

from medici.bots.compiled.gpu_games import POLICIES, MerchantGames, RandomGames, policy_game
from medici.bots.policies.heuristics import HEURISTICS, weights_for
from medici.games import GAMES
from medici.kernel import all_seeded
from medici.research.arena.gpu import played_on_gpu
from tests.parity.both import SameSource

pytestmark = pytest.mark.slow

KINDS = [(name, players) for name, book in GAMES.items() for players in book.seats]
GAMES_EACH = {"random": 3, "merchant": 1}
GAMES_ALONE = 20


def games_of(game: str, players: int, policy: str) -> Any:
    """What plain rules are told of a game."""
    if policy == "random":
        return RandomGames(players)
    heuristic = HEURISTICS[game]
    policies: Any = [heuristic.policy_with(weights_for(game, players)) for _ in range(players)]
    return MerchantGames(players, policies, 0)


@pytest.mark.parametrize("policy", POLICIES)
@pytest.mark.parametrize(("game", "players"), KINDS)
def test_a_gpu_plays_the_same_games(game: str, players: int, policy: str) -> None:
    book = GAMES[game]
    seeds = all_seeded(11, GAMES_ALONE if players == 1 else GAMES_EACH[policy])
    play = policy_game(game, policy)
    counts, tables = played_on_gpu(game, players, policy, seeds)
    for number, seed in enumerate(seeds):
        t = book.state()
        decisions = play(t, SameSource(int(seed)), number, games_of(game, players, policy))
        assert decisions == counts[number]
        assert t == book.state.read(tables[number])
