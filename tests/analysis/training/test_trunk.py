"""An eye on the layers of the network that plays: what it sees, that it learns, who is met."""

import runpy
from pathlib import Path

import numpy as np
import pytest

from medici.analysis.training.lineups import draw_setups
from medici.analysis.training.sampled_games import Samples, sample_games
from medici.analysis.training.trunk import TrunkTraining, look_at, width_of
from medici.bots.network.kept import plain_network
from medici.bots.network.policy import network_verbs, write_chances
from medici.bots.policies.policy import NETWORK_POLICY
from medici.games import GAMES
from medici.kernel import bound
from tests.long_run import rows_long_unless

pytestmark = pytest.mark.slow
BENCHMARK = Path(__file__).parents[3] / "benchmarks" / "trunk.py"


def samples(game: str, players: int, games: int = 20, networks: float = 0.0) -> Samples:
    """Positions of a few games."""
    setups = draw_setups(game, players, games, 0, 1, strong_tables=0.0, networks=networks)
    return sample_games(game, setups)


@pytest.mark.parametrize(
    ("game", "players"), rows_long_unless([("board", 3)], [("board", 3), ("card", 2), ("dice", 4)])
)
def test_layers_and_chances_are_those_that_plain_python_finds(game: str, players: int) -> None:
    positions = samples(game, players).positions
    looks, network = look_at(game, players, positions, layers=2), plain_network(game)
    write = bound(write_chances, network_verbs(game))
    for number, first in enumerate(looks.first[:6].tolist()):
        state = GAMES[game].state.read(positions[number])
        chances = [0.0] * players
        for seat in range(players):
            write(state, seat, network, chances)
            assert looks.layers[number, seat].tolist() == [
                *network.two[: network.layers.deep],
                *network.one[: network.layers.table],
            ]
            if seat == first:
                assert looks.chances[number].tolist() == chances


@pytest.mark.long
def test_chances_are_those_of_the_seat_to_act_or_in_turn() -> None:
    positions = samples("card", 4).positions
    first = look_at("card", 4, positions, layers=1).first
    acting = positions["actor"] < 4
    assert acting.any()
    assert not acting.all()
    assert (first == np.where(acting, positions["actor"], positions["on_turn"]))[
        positions["phase"] > 0
    ].all()
    assert ((first >= 0) & (first < 4)).all()


def test_only_games_that_the_network_has_learned_are_known() -> None:
    positions = samples("card", 3).positions
    known = look_at("card", 3, positions, layers=1).known
    assert known.any()
    assert not known.all()
    assert (known == (positions["rising"] == 0)).all()


@pytest.mark.long
def test_one_network_for_all_numbers_of_players_learns() -> None:
    training = TrunkTraining("dice", [2, 3], layers=1, seed=1)
    assert training.network.inputs == width_of("dice", 1)
    test = {players: samples("dice", players, 400) for players in (2, 3)}

    def score(players: int) -> float:
        looks = look_at("dice", players, test[players].positions, layers=1)
        chances = training.chances(looks)
        assert chances.sum(1) == pytest.approx(np.ones(len(chances)), abs=1e-5)
        return float(((chances - test[players].share) ** 2).sum(1).mean())

    before = score(2), score(3)
    assert list(training.run(lessons=6, games=2000)) == list(range(6))
    assert score(2) < 0.85 * before[0]
    assert score(3) < 0.85 * before[1]


@pytest.mark.long
def test_networks_sit_at_tables_only_where_they_are_asked_for() -> None:
    plain = draw_setups("dice", 3, 200, 0, 1, strong_tables=0.0)
    mixed = draw_setups("dice", 3, 200, 0, 1, strong_tables=0.0, networks=0.25)
    assert not (plain.policies["kind"] == NETWORK_POLICY).any()
    by_network = (mixed.policies["kind"] == NETWORK_POLICY)[mixed.lineup].mean()
    assert by_network == pytest.approx(0.25, abs=0.05)
    played = samples("dice", 3, networks=1.0)
    assert np.allclose(played.share.sum(1), 1.0)
    again = samples("dice", 3, networks=1.0)
    assert (played.positions == again.positions).all()


@pytest.mark.long
def test_a_small_round_of_the_benchmark() -> None:
    benchmark = runpy.run_path(str(BENCHMARK))
    training = TrunkTraining("dice", [2, 3], layers=1, seed=1)
    trial = benchmark["Trial"](positions=40, futures=3, networks=0.5, seed=1)
    lines = list(benchmark["judged"](training, trial))
    assert len(lines) == 3 * 4
    assert lines[0].startswith("| dice | 2 | 50 % | 40 | eye | 0.")
    assert lines[-1].startswith("| dice | all | 50 % | 80 | rollouts | 0.")
    assert "| +0.0 % ± 0.0 |" in lines[-1]
