"""A training: who sits at its tables, that something is learned, and that it goes on as it was."""

from pathlib import Path

import numpy as np
import pytest

from medici.bots.opponents.league import held_out
from medici.bots.policies.heuristics import policies_of, weights_for
from medici.bots.policies.policy import RANDOM_POLICY
from medici.research.learning.games import NETWORK, Games
from medici.research.learning.proximal import Player, Settings
from medici.research.learning.strength import share_among
from medici.research.learning.tables import (
    FORMER,
    WITH_LEAGUE,
    company,
    lineups,
    members_of,
    spread_players,
)
from medici.research.learning.trainable import Shape
from medici.research.learning.training import Plan, Training

SMALL = Shape(16, 16, 32, 16)
SHORT = Settings(steps=16, batches=1)


@pytest.mark.parametrize("game", ["board", "card", "dice"])
def test_a_network_sits_at_every_table_and_nobody_held_out(game: str) -> None:
    counts = company(game)
    players = spread_players(counts, 500)
    members = members_of(game, counts, 3)
    wanted = lineups(players, members, 100, 1)
    for column in range(500):
        seats = wanted[: players[column], column]
        assert (seats == NETWORK).any()
        first = members.first[players[column]]
        league = seats[seats >= 0]
        assert ((first <= league) & (league < first + members.count[players[column]])).all()
        assert column < 100 or FORMER not in seats
        assert column >= 500 - WITH_LEAGUE * 500 or not league.size
    assert (wanted[:, :100] == FORMER).any()
    assert (wanted[:, 300:] >= 0).any()
    apart = {tuple(member.row) for member in held_out(game)}
    assert not apart & {tuple(row[: len(next(iter(apart)))]) for row in members.policies["w"]}


@pytest.mark.slow
def test_games_are_played_to_their_end_and_begin_anew() -> None:
    count = 12
    players = spread_players((2, 3, 4), count)
    wanted = np.zeros((6, count), np.int16)
    wanted[0] = NETWORK
    policies = policies_of("dice", [(RANDOM_POLICY, weights_for("dice", 3))])
    games = Games("dice", players, wanted, policies, seed=5)
    ended = np.zeros(count, int)
    for _ in range(120):
        assert (games.actors == 0).all(), "only the network is asked"
        lowest = [(int(bits) & -int(bits)).bit_length() - 1 for bits in games.legal]
        games.step(np.array(lowest))
        shares = games.shares.sum(axis=0)[games.done == 1]
        assert shares == pytest.approx(np.ones(len(shares)))
        ended += games.done
    assert (ended > 1).all()


def training(seed: int, generations: int) -> Training:
    same = {"first_rate": 3e-3, "last_rate": 3e-3, "first_variety": 0.01, "last_variety": 0.01}
    plan = Plan(generations, rounds=2, games=60, **same)
    return Training("dice", plan, seed, shape=SMALL, settings=SHORT, counts=(2,))


@pytest.mark.slow
def test_a_training_that_was_put_away_goes_on_as_it_was(tmp_path: Path) -> None:
    whole = training(1, 3)
    reports = list(whole.run())
    assert [report.decisions for report in reports] == [1920, 3840, 5760]
    first = training(1, 2)
    assert list(first.run()) == reports[:2]
    first.keep(tmp_path / "kept.npz")
    other = training(1, 3)
    other.go_on(tmp_path / "kept.npz")
    assert list(other.run()) == reports[2:]
    assert np.array_equal(whole.network.weights, other.network.weights)
    assert not np.array_equal(whole.network.weights, training(2, 3).network.weights)


@pytest.mark.slow
def test_what_does_not_fit_is_not_gone_on_with(tmp_path: Path) -> None:
    training(1, 1).keep(tmp_path / "kept.npz")
    other = Training("card", Plan(1, games=10), shape=SMALL)
    with pytest.raises(ValueError, match=r"expected \d+ weights; got \d+"):
        other.go_on(tmp_path / "kept.npz")


@pytest.mark.slow
@pytest.mark.long
def test_something_is_learned() -> None:
    plan = Plan(1, rounds=20, games=100, first_rate=1e-2)
    settings = Settings(steps=32, batches=1)
    learner = Training("card", plan, 1, shape=SMALL, settings=settings, counts=(2,))
    random = RANDOM_POLICY, weights_for("card", 2)

    def share() -> float:
        return share_among(learner.network, "card", 2, random, 400, 7, "cpu").mean

    before = share()
    assert len(list(learner.run())) == 1
    assert share() > before + 0.3
    assert set(learner.strength(20)) == {2}


@pytest.mark.slow
def test_a_network_of_the_past_has_its_own_seats() -> None:
    learner = training(1, 1)
    player: Player = learner._player()
    other = learner.network.with_weights(learner.network.weights + 1)
    player.former = other
    player.past = len(learner.players)
    player.games.seats[0], player.games.seats[1:] = NETWORK, FORMER
    step = player.step()
    assert set(step.learns.tolist()) <= {0.0, 1.0}
    assert ((step.actors == 0) == (step.learns == 1)).all()
