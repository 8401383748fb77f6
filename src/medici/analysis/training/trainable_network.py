"""A network in training, in plain NumPy: its weights and the optimizer's state."""

from typing import NamedTuple, Self

import numpy as np
from numpy.typing import NDArray

from medici.analysis.eye.network import DEEP, HIDDEN, size

Numbers = NDArray[np.float32]

BATCH = 2048  # positions that one step learns from
FIRST, SECOND, TINY = 0.9, 0.999, 1e-8  # Adam's own numbers
CALM = 0.999  # how slowly the weights that are kept follow those that learn


class Layers(NamedTuple):
    """The weights of a network, layer by layer; the last row of each is what is added."""

    first: Numbers
    second: Numbers
    third: Numbers


def layers_of(weights: Numbers, inputs: int, outputs: int) -> Layers:
    """Views of a row of weights."""
    one, two = (inputs + 1) * HIDDEN, (HIDDEN + 1) * DEEP
    return Layers(
        weights[:one].reshape(inputs + 1, HIDDEN),
        weights[one : one + two].reshape(HIDDEN + 1, DEEP),
        weights[one + two :].reshape(DEEP + 1, outputs),
    )


class TrainableNetwork:
    """A network with everything that training needs; it can be put away and taken up again."""

    def __init__(self, inputs: int, outputs: int, seed: int) -> None:
        self.inputs, self.outputs = inputs, outputs
        self.weights = np.zeros(size(inputs, outputs), np.float32)
        source = np.random.default_rng(seed)
        for layer in layers_of(self.weights, inputs, outputs):
            spread = np.sqrt(2.0 / len(layer))
            layer[:-1] = source.normal(0.0, spread, layer[:-1].shape)
        layers_of(self.weights, inputs, outputs).third[:] *= 0.1
        self.calm = self.weights.copy()
        self.mean = np.zeros_like(self.weights)
        self.square = np.zeros_like(self.weights)
        self.steps = 0

    def kept(self) -> dict[str, NDArray[np.generic]]:
        """What has to be kept to go on later."""
        steps = np.array(self.steps)
        return {
            "weights": self.weights,
            "calm": self.calm,
            "mean": self.mean,
            "square": self.square,
            "steps": steps,
        }

    def go_on(self, kept: dict[str, NDArray[np.generic]]) -> Self:
        """Go on from what was kept."""
        for name in ("weights", "calm", "mean", "square"):
            if kept[name].shape != self.weights.shape:
                raise ValueError(f"expected {len(self.weights)} weights; got {kept[name].size}")
            setattr(self, name, kept[name].astype(np.float32))
        self.steps = int(kept["steps"])
        return self

    def says(self, features: Numbers, weights: Numbers | None = None) -> Numbers:
        """What the network makes of features, a row to each."""
        return self._forward(features, self.calm if weights is None else weights)[-1]

    def _forward(self, features: Numbers, weights: Numbers) -> tuple[Numbers, Numbers, Numbers]:
        first, second, third = layers_of(weights, self.inputs, self.outputs)
        hidden = np.maximum(features @ first[:-1] + first[-1], 0.0)
        deep = np.maximum(hidden @ second[:-1] + second[-1], 0.0)
        return hidden, deep, deep @ third[:-1] + third[-1]

    def _step(self, features: Numbers, wrong: Numbers, hidden: Numbers, deep: Numbers) -> Numbers:
        """The slope of each weight, from how wrong what was said is."""
        slopes = np.empty_like(self.weights)
        into = layers_of(slopes, self.inputs, self.outputs)
        layers = layers_of(self.weights, self.inputs, self.outputs)
        for slope, layer, values in (
            (into.third, layers.third, deep),
            (into.second, layers.second, hidden),
            (into.first, layers.first, features),
        ):
            slope[:-1] = values.T @ wrong
            slope[-1] = wrong.sum(0)
            wrong = (wrong @ layer[:-1].T) * (values > 0)
        return slopes

    def learn(self, features: Numbers, ends: Numbers, rate: float) -> None:
        """One step: features by position and seat, and what came of them in the same order."""
        flat = features.reshape(-1, self.inputs)
        hidden, deep, said = self._forward(flat, self.weights)
        wrong = slope_of(said.reshape(*features.shape[:2], self.outputs), ends) / np.float32(
            len(features)
        )
        slopes = self._step(flat, wrong.reshape(-1, self.outputs), hidden, deep)
        self.steps += 1
        self.mean += (1 - FIRST) * (slopes - self.mean)
        self.square += (1 - SECOND) * (slopes * slopes - self.square)
        middle = self.mean / (1 - FIRST**self.steps)
        spread = np.sqrt(self.square / (1 - SECOND**self.steps))
        self.weights -= (rate * middle / (spread + TINY)).astype(np.float32)
        pace = min(CALM, self.steps / (self.steps + 10.0))
        self.calm += (1 - pace) * (self.weights - self.calm)


def softmax(said: Numbers) -> Numbers:
    """Parts of 1, along the last axis."""
    raised = np.exp(said - said.max(-1, keepdims=True))
    parts: Numbers = raised / raised.sum(-1, keepdims=True)
    return parts


def slope_of(said: Numbers, ends: Numbers) -> Numbers:
    """How wrong the network is: in company about the seats, alone about titles and score."""
    if said.shape[-1] == 1:
        return (softmax(said[..., 0]) - ends)[..., None]
    titles = softmax(said[..., :-1]) - ends[..., :-1]
    score = said[..., -1:] - ends[..., -1:]
    return np.concatenate([titles, score], axis=-1)
