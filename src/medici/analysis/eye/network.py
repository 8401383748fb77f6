"""A small network, as a rule: two layers that add up, and what comes out.

The weights lie in one row: of each layer first those of every input, then what is added. Neurons of
a layer lie side by side, so that compiled code takes several at once without adding in another
order: every machine gets the same bits.
"""

from typing import Any

from medici.kernel import rule

HIDDEN = 32  # neurons of the first layer
DEEP = 16  # and of the second


def size(inputs: int, outputs: int) -> int:
    """How many weights a network has.

    >>> size(inputs=40, outputs=1)
    1857
    """
    return (inputs + 1) * HIDDEN + (HIDDEN + 1) * DEEP + (DEEP + 1) * outputs


@rule
def layer(weights: Any, start: int, values: Any, inputs: int, out: Any, outputs: int) -> int:
    """What a layer makes of values; where the weights of the next one begin."""
    added = start + inputs * outputs
    for number in range(outputs):
        out[number] = weights[added + number]
    for place in range(inputs):
        value = values[place]
        first = start + place * outputs
        for number in range(outputs):
            out[number] += value * weights[first + number]
    return added + outputs


@rule
def rectify(values: Any, count: int) -> None:
    """Nothing below 0 passes."""
    for number in range(count):
        values[number] = max(values[number], 0.0)


@rule
def think(weights: Any, features: Any, hidden: Any, deep: Any, out: Any, outputs: int) -> None:
    """Pass features through the network into ``out``; ``hidden`` and ``deep`` are work space."""
    at = layer(weights, 0, features, len(features), hidden, HIDDEN)
    rectify(hidden, HIDDEN)
    at = layer(weights, at, hidden, HIDDEN, deep, DEEP)
    rectify(deep, DEEP)
    layer(weights, at, deep, DEEP, out, outputs)
