"""The eye on every position: parts of 1 for all seats, the same in compiled and plain code."""

from random import Random

import numpy as np
import pytest

from medici.analysis.eye import Evaluator, chances, evaluator_of
from medici.analysis.eye.evaluation import EvaluationBuffers, evaluate
from medici.analysis.eye.features import VIEWS
from medici.analysis.eye.network import DEEP, HIDDEN, run_network, size
from medici.games import GAMES
from medici.games.actors import SEATS
from medici.kernel import bound
from medici.record import Game

SIZES = [(game, players) for game in GAMES for players in GAMES[game].seats if players > 1]


def any_weights(game: str, seed: int = 1) -> np.ndarray[tuple[int], np.dtype[np.float64]]:
    """Weights that nobody has learned."""
    return np.random.default_rng(seed).normal(size=size(VIEWS[game].features, 1)) * 0.3


@pytest.mark.parametrize(("game", "players"), SIZES)
def test_chances_are_parts_of_one_in_every_position(game: str, players: int) -> None:
    luck = Random(7)
    position = Game(game, players)
    while not position.over:
        seen = chances(position)
        assert len(seen) == players
        assert abs(sum(seen) - 1.0) < 1e-9
        assert min(seen) > 0.0
        if position.actor == "nature":
            position.let_nature_act(luck)
        else:
            position.play(luck.choice(position.legal()))
    winners = position.winners
    assert chances(position) == [
        1 / len(winners) if seat in winners else 0.0 for seat in range(players)
    ]


@pytest.mark.parametrize("game", GAMES)
def test_many_positions_are_seen_as_each_alone(game: str) -> None:
    players = GAMES[game].seats[-1]
    evaluator = evaluator_of(game, players)
    luck, position, records = Random(3), Game(game, players), []
    for _ in range(30):
        position.let_nature_act(luck)
        records.append(evaluator.record_of(position.state))
        position.play(luck.choice(position.legal()))
    many = evaluator.many(np.array(records))
    assert (many == [evaluator.chances(record) for record in records]).all()


def test_the_network_adds_up_as_written() -> None:
    luck = np.random.default_rng(5)
    inputs, outputs = 6, 2
    weights, features = luck.normal(size=size(inputs, outputs)), luck.normal(size=inputs)
    out = [0.0] * outputs
    run_network(weights.tolist(), features.tolist(), [0.0] * HIDDEN, [0.0] * DEEP, out, outputs)
    first, rest = np.split(weights, [(inputs + 1) * HIDDEN])
    second, third = np.split(rest, [(HIDDEN + 1) * DEEP])
    values = features
    for part, width in ((first, HIDDEN), (second, DEEP), (third, outputs)):
        rows = part.reshape(-1, width)
        values = values @ rows[:-1] + rows[-1]
        if width != outputs:
            values = np.maximum(values, 0.0)
    assert out == pytest.approx(values)


@pytest.mark.parametrize("game", GAMES)
def test_what_is_seen_does_not_depend_on_seats(game: str) -> None:
    """Who sits where is the same after a turn of the table."""
    players = GAMES[game].seats[-1]
    evaluator = Evaluator(game, players, any_weights(game))
    first = Game(game, players)
    first.play("first 0")
    second = Game(game, players)
    second.play("first 1")
    one = evaluator.chances(evaluator.record_of(first.state))
    other = evaluator.chances(evaluator.record_of(second.state))
    assert np.roll(one, 1) == pytest.approx(other)


def test_plain_code_sees_what_compiled_code_sees() -> None:
    """Looking copies records, which plain code cannot: it is given the table twice."""
    for game, view in VIEWS.items():
        if game not in GAMES:
            continue
        players = GAMES[game].seats[-1]
        evaluator, position = Evaluator(game, players, any_weights(game)), Game(game, players)
        position.let_nature_act(Random(2))
        later = position.state.copy()
        view.foresee(later)
        for seat in range(players):
            features = [0.0] * view.features
            view.describe(position.state, later, seat, features)
            compiled = evaluator.features(np.array([evaluator.record_of(position.state)]))[0, seat]
            assert features == compiled.tolist()


def test_looking_is_bound_to_a_game() -> None:
    buffers = EvaluationBuffers(*([[0.0] * SEATS] * 7))  # type: ignore[arg-type]
    with pytest.raises(TypeError, match="stand-in"):
        bound(evaluate, {})(buffers._replace(tables=[GAMES["board"].state()] * 2))  # type: ignore[arg-type]
