"""The network of the eye, as a rule: two hidden layers with rectified linear units.

The weights are in one row: of each layer first those of every input, then the biases. Neurons of a
layer lie side by side, so that compiled code takes several at once without adding in another order:
every machine gets the same bits.
"""

from typing import Any

from medici.kernel import rule

HIDDEN = 32  # neurons of the first hidden layer
DEEP = 16  # and of the second


def size(inputs: int, outputs: int) -> int:
    """How many weights a network has.

    >>> size(inputs=40, outputs=1)
    1857
    """
    return (inputs + 1) * HIDDEN + (HIDDEN + 1) * DEEP + (DEEP + 1) * outputs


@rule
def run_layer(weights: Any, start: int, values: Any, inputs: int, out: Any, outputs: int) -> int:
    """The output of a layer; returns where the weights of the next one begin."""
    biases = start + inputs * outputs
    for number in range(outputs):
        out[number] = weights[biases + number]
    for place in range(inputs):
        value = values[place]
        first = start + place * outputs
        for number in range(outputs):
            out[number] += value * weights[first + number]
    return biases + outputs


@rule
def rectify(values: Any, count: int) -> None:
    """Replace negative values by 0."""
    for number in range(count):
        values[number] = max(values[number], 0.0)


@rule
def run_network(
    weights: Any, features: Any, hidden: Any, deep: Any, out: Any, outputs: int
) -> None:
    """Pass features through the network into ``out``, by way of ``hidden`` and ``deep``."""
    at = run_layer(weights, 0, features, len(features), hidden, HIDDEN)
    rectify(hidden, HIDDEN)
    at = run_layer(weights, at, hidden, HIDDEN, deep, DEEP)
    rectify(deep, DEEP)
    run_layer(weights, at, deep, DEEP, out, outputs)
