"""A network in training says what it will play by, and its slopes are those of what it says."""

import numpy as np
import pytest

from medici.bots.network.evaluate import evaluate
from medici.bots.network.inputs import INPUTS
from medici.kernel import compiled
from medici.research.learning import layers
from medici.research.learning.trainable import Shape, TrainableNetwork

SMALL = Shape(8, 8, 16, 8)


@pytest.mark.parametrize("game", INPUTS)
def test_it_plays_as_it_learned(game: str) -> None:
    inputs = INPUTS[game]
    network = TrainableNetwork(inputs, SMALL, 3, np)
    network.views(network.weights)["out"][...] *= 5
    network.refresh()
    seen = np.random.default_rng(1).integers(0, 40, (inputs.size, 20)).astype(np.int8)
    said = network.says(seen)
    outputs = np.concatenate([said.policy, said.value])
    playing = network.learned()
    for column in range(20):
        playing.inputs[:] = seen[:, column]
        compiled(evaluate)(playing)
        assert np.array_equal(playing.outputs, np.rint(outputs[:, column] * 4096))
    assert outputs.std() > 0.01


def test_slopes_are_those_of_what_it_says(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(layers, "STEP", 1 << 22)  # next to no rounding
    inputs = INPUTS["dice"]
    network = TrainableNetwork(inputs, SMALL, 1, np)
    network.number = "f8"
    network.weights = network.weights.astype("f8")
    network.rounded = parts = network.views(network.weights)
    for name in ("good_bias", "deep_good_bias", "table_bias", "deep_bias"):
        parts[name][...] = 0.3
    source = np.random.default_rng(1)
    seen = source.integers(0, 30, (inputs.size, 7)).astype(np.int8)
    wrong = source.standard_normal((inputs.choices + inputs.seats, 7))

    def loss() -> float:
        said = network.says(seen)
        return float((np.concatenate([said.policy, said.value]) * wrong).sum())

    slopes = network.views(network.slopes(network.says(seen), wrong))
    compared = 0
    for name, part in parts.items():
        for _ in range(5):
            place = tuple(source.integers(0, size) for size in part.shape)
            kept = part[place]
            part[place] = kept + 1e-4
            above = loss()
            part[place] = kept - 1e-4
            below = loss()
            part[place] = kept
            assert slopes[name][place] == pytest.approx((above - below) / 2e-4, abs=0.05, rel=0.02)
            compared += abs(slopes[name][place]) > 0.1
    assert compared > 15
