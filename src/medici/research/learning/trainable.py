"""A network in training: its weights, what it says, and how it learns. A column to each position.

All of it is quantised as it will be played: weights, and what passes from layer to layer, are
multiples of 1/64 between -127/64 and 127/64. So the network that has learned is the one that plays.
Slopes pass through the rounding as if it were not there.
"""

from copy import copy
from dataclasses import dataclass
from typing import Any, NamedTuple

import numpy as np

from medici.bots.network.evaluate import Network
from medici.bots.network.inputs.layout import KINDS_OF_GOODS, ONE, Inputs
from medici.bots.network.weights import layers_for, network_of
from medici.research.learning.device import fused, on_host
from medici.research.learning.layers import (
    LIMIT,
    STEP,
    add_goods,
    back_to_goods,
    pass_both,
    pass_sums,
    pool_goods,
    through,
)

BIAS_LIMIT = 8 * LIMIT
FIRST, SECOND, TINY = 0.9, 0.99, 1e-8  # Adam's own numbers


@dataclass(frozen=True)
class Shape:
    """How wide the layers are."""

    good: int = 64  # neurons that look at a good
    deep_good: int = 64  # and those behind them
    table: int = 320
    deep: int = 192


def sizes_of(inputs: Inputs, shape: Shape) -> dict[str, tuple[int, int]]:
    """Rows and columns of all weights, in the order in which they lie."""
    outputs = inputs.choices + inputs.seats
    return {
        "good": (shape.good, inputs.good),
        "context": (shape.good, inputs.table),
        "deep_good": (shape.deep_good, shape.good),
        "pooled": (shape.table, shape.deep_good),
        "table": (shape.table, inputs.table),
        "deep": (shape.deep, shape.table),
        "out": (outputs, shape.deep),
        "good_bias": (shape.good, 1),
        "deep_good_bias": (shape.deep_good, 1),
        "table_bias": (shape.table, 1),
        "deep_bias": (shape.deep, 1),
        "out_bias": (outputs, 1),
    }


class Said(NamedTuple):
    """What a network makes of positions, and what passed from layer to layer."""

    policy: Any  # by choice and position, before softmax
    value: Any  # by seat (from the actor on) and position, before softmax
    passed: tuple[Any, ...]


class TrainableNetwork:
    """A network with everything that training needs."""

    def __init__(self, inputs: Inputs, shape: Shape, seed: int, xp: Any) -> None:
        self.inputs, self.shape, self.xp = inputs, shape, xp
        self.number = "f4" if xp.__name__ == "numpy" else "f2"
        self.sizes = sizes_of(inputs, shape)
        count = sum(rows * columns for rows, columns in self.sizes.values())
        self.weights = xp.zeros(count, "f4")
        self.mean, self.square = xp.zeros(count, "f4"), xp.zeros(count, "f4")
        self.bounds = xp.full(count, LIMIT, "f4")
        self.steps = 0
        source = xp.random.RandomState(seed)
        scales = {"out": 0.1, "context": 0.5, "table": 0.5}
        bounds = self.views(self.bounds)
        for name, view in self.views(self.weights).items():
            rows, columns = self.sizes[name]
            if name.endswith("bias"):
                bounds[name][...] = BIAS_LIMIT
                continue
            drawn = source.standard_normal((rows, columns)) / columns**0.5
            view[...] = scales.get(name, 1.0) * drawn
        self.refresh()

    def views(self, row: Any) -> dict[str, Any]:
        """Parts of a row of weights by the names of their layers."""
        found, at = {}, 0
        for name, (rows, columns) in self.sizes.items():
            found[name] = row[at : at + rows * columns].reshape(rows, columns)
            at += rows * columns
        return found

    def with_weights(self, weights: Any) -> "TrainableNetwork":
        """A network of the same shape with other weights, which does not learn."""
        other = copy(self)
        other.weights = weights
        other.refresh()
        return other

    def learned(self) -> Network:
        """The network as it plays: in whole numbers."""
        shape = self.shape
        layers = layers_for(self.inputs, shape.good, shape.deep_good, shape.table, shape.deep)
        whole = {
            name: np.rint(on_host(part) * STEP).astype(np.int16)
            for name, part in self.rounded.items()
        }
        weights = [part.T.ravel() for name, part in whole.items() if "bias" not in name]
        biases = [part[:, 0] for name, part in whole.items() if "bias" in name]
        return network_of(layers, np.concatenate(biases), np.concatenate(weights).astype(np.int8))

    def refresh(self) -> None:
        """Round the weights for what is said next."""
        self.rounded = self.views(rounded(self.weights).astype(self.number))

    def says(self, inputs: Any) -> Said:
        """What it makes of inputs, as ``Inputs.describe`` wrote them."""
        w, table, number = self.rounded, self.inputs.table, self.number
        numbers = scaled(inputs, self.xp.asarray(1 / ONE, number))
        about_table, about_goods = numbers[:table], numbers[table:]
        count = numbers.shape[1]
        goods = about_goods.reshape(self.inputs.good, KINDS_OF_GOODS * count)
        seen = (w["good"] @ goods).reshape(-1, KINDS_OF_GOODS, count)
        one = pass_both(seen, w["context"] @ about_table, w["good_bias"])
        one = one.reshape(self.shape.good, -1)
        two = pass_sums(w["deep_good"] @ one, w["deep_good_bias"])
        pooled = pool_goods(two.reshape(-1, KINDS_OF_GOODS, count))
        both = w["pooled"] @ pooled
        of_table = w["table"] @ about_table
        three = pass_both(both[:, None, :], of_table, w["table_bias"]).reshape(both.shape)
        four = pass_sums(w["deep"] @ three, w["deep_bias"])
        out = (w["out"] @ four).astype("f4") + w["out_bias"]
        choices = self.inputs.choices
        return Said(
            out[:choices], out[choices:], (about_table, goods, one, two, pooled, three, four)
        )

    def slopes(self, said: Said, wrong: Any) -> Any:
        """The slope of each weight, from that of what was said (by output and position)."""
        w = self.rounded
        about_table, goods, one, two, pooled, three, four = said.passed
        slopes = self.xp.zeros_like(self.weights)
        into = self.views(slopes)

        def behind(layer: str, back: Any, values: Any) -> Any:
            into[layer][...] = back @ values.T
            return w[layer].T @ back

        ones = self.xp.ones(goods.shape[1], self.number)

        def of_rows(back: Any) -> Any:
            return back @ ones[: back.shape[1]]  # many times as fast as a sum, on a GPU

        into["out_bias"][:, 0] = of_rows(wrong)
        back = through(behind("out", wrong, four), four)
        into["deep_bias"][:, 0] = of_rows(back)
        back = through(behind("deep", back, three), three)
        into["table_bias"][:, 0] = of_rows(back)
        into["table"][...] = back @ about_table.T
        parts = two.reshape(-1, KINDS_OF_GOODS, pooled.shape[1])
        back = back_to_goods(behind("pooled", back, pooled), pooled, parts).reshape(two.shape)
        into["deep_good_bias"][:, 0] = of_rows(back)
        back = through(behind("deep_good", back, one), one)
        into["good"][...] = back @ goods.T
        parts = back.reshape(self.shape.good, KINDS_OF_GOODS, -1)
        context = add_goods(parts)
        into["good_bias"][:, 0] = of_rows(context)
        into["context"][...] = context @ about_table.T
        return slopes

    def learn(self, slopes: Any, rate: float, longest: float) -> None:
        """One step of Adam against the slopes, which are cut to a length."""
        xp = self.xp
        self.steps += 1
        shorter = xp.minimum(1.0, longest / (xp.sqrt((slopes * slopes).sum()) + TINY))
        self.mean, self.square, self.weights = adam(
            (slopes * shorter).astype("f4"),
            self.mean,
            self.square,
            self.weights,
            self.bounds,
            rate / (1 - FIRST**self.steps),
            1 - SECOND**self.steps,
        )
        self.refresh()


@fused
def rounded(xp: Any, weights: Any) -> Any:
    """The nearest multiples."""
    return xp.rint(weights * STEP) / STEP


@fused
def scaled(xp: Any, inputs: Any, scale: Any) -> Any:
    """Inputs as the first layers take them."""
    return inputs * scale


@fused
def adam(
    xp: Any, slope: Any, mean: Any, square: Any, weights: Any, bounds: Any, rate: Any, ripe: Any
) -> Any:
    """The mean, the square and the weights after one step."""
    mean = mean + (1 - FIRST) * (slope - mean)
    square = square + (1 - SECOND) * (slope * slope - square)
    moved = weights - rate * mean / (xp.sqrt(square / ripe) + TINY)
    return mean, square, xp.minimum(xp.maximum(moved, -bounds), bounds)
