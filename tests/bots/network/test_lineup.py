"""Networks and other policies at one table: the moves are the network's own."""

from random import Random

import numpy as np
import pytest

from medici.bots.compiled.engine import lineup_verbs
from medici.bots.compiled.lineup import NetworkLineup, choose_with_network
from medici.bots.compiled.series import play_games
from medici.bots.network.kept import plain_network
from medici.bots.network.policy import network_move, network_verbs
from medici.bots.policies.heuristics import HEURISTICS, policies_of, weights_for
from medici.bots.policies.policy import HEURISTIC_POLICY, NETWORK_POLICY, RANDOM_POLICY
from medici.games import GAMES
from medici.kernel import State, all_seeded, bound
from tests.bots.network.test_policy import IN_COMPANY, positions
from tests.long_run import rows_long_unless

NO_ROW = np.zeros(0)


def chosen(name: str, t: State, kind: int) -> int:
    """What a policy of some kind, with the merchant's row, chooses in a lineup."""
    policy = HEURISTICS[name].policy_with(weights_for(name, t.players))
    policy.kind = kind
    seats = np.zeros((1, t.players), np.int16)
    lineup = NetworkLineup([policy], seats, Random(1), plain_network(name))  # type: ignore[arg-type]
    verbs = lineup_verbs(name, network=True)
    return bound(choose_with_network, verbs)(t, lineup, 0)


@pytest.mark.parametrize("name", GAMES)
def test_a_seat_plays_by_the_network_or_by_its_own_policy(name: str) -> None:
    move, heuristic = bound(network_move, network_verbs(name)), HEURISTICS[name]
    seen = positions(name, 3, apart=3)
    by_network = [move(t, plain_network(name)) for t in seen]
    row = weights_for(name, 3)
    by_heuristic = [heuristic.move(t, heuristic.policy_with(row)) for t in seen]
    assert [chosen(name, t, NETWORK_POLICY) for t in seen] == by_network
    assert [chosen(name, t, HEURISTIC_POLICY) for t in seen] == by_heuristic
    assert by_network != by_heuristic


def test_where_the_network_has_not_learned_the_heuristic_plays() -> None:
    card = positions("card", 3, apart=15)
    for t in card:
        t.rising = 1  # type: ignore[attr-defined]
    for name, seen in (("card", card), ("dice", positions("dice", 1, apart=5))):
        heuristic = HEURISTICS[name]
        for t in seen:
            policy = heuristic.policy_with(weights_for(name, t.players))
            assert chosen(name, t, NETWORK_POLICY) == heuristic.move(t, policy)


@pytest.mark.slow
@pytest.mark.parametrize(("name", "players"), rows_long_unless([], IN_COMPANY))
def test_networks_beat_random_players_in_a_series(name: str, players: int) -> None:
    policies = policies_of(name, [(NETWORK_POLICY, NO_ROW), (RANDOM_POLICY, NO_ROW)])
    seats = np.ones((40, players), np.int16)
    own = np.arange(40) % players
    seats[np.arange(40), own] = 0
    result = play_games(name, players, policies, seats, all_seeded(3, 40))
    assert result.share[np.arange(40), own].mean() > 0.75
