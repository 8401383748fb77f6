"""Networks as they are kept: biases of 16 bits, then weights of 8."""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from medici.bots.network.evaluate import Layers, Network
from medici.bots.network.inputs import Inputs


def bias_count(layers: Layers) -> int:
    """How many neurons there are."""
    return layers.good + layers.deep_good + layers.table + layers.deep + layers.outputs


def weight_count(layers: Layers) -> int:
    """How many weights there are."""
    return (
        (layers.good_inputs + layers.table_inputs + layers.deep_good) * layers.good
        + (layers.deep_good + layers.table_inputs) * layers.table
        + layers.table * layers.deep
        + layers.deep * layers.outputs
    )


def network_of(layers: Layers, biases: NDArray[np.int16], weights: NDArray[np.int8]) -> Network:
    """A network with room to work in."""
    if (len(biases), len(weights)) != (bias_count(layers), weight_count(layers)):
        raise ValueError(
            f"expected {bias_count(layers)} biases and {weight_count(layers)} weights; "
            f"got {len(biases)} and {len(weights)}"
        )
    widest = max(layers[2:])
    inputs = layers.table_inputs + layers.good_inputs * 5

    def room(count: int, kind: Any) -> NDArray[Any]:
        return np.zeros(count, kind)

    return Network(
        layers,
        weights,
        biases,
        room(inputs, np.int8),
        room(layers.good, np.int32),
        room(widest, np.int32),
        room(widest, np.int32),
        room(widest, np.int32),
        room(layers.deep_good, np.int32),
        room(layers.outputs, np.int32),
    )


def layers_for(inputs: Inputs, good: int, deep_good: int, table: int, deep: int) -> Layers:
    """The layers of a game's network, so many neurons wide."""
    outputs = inputs.choices + inputs.seats
    return Layers(inputs.table, inputs.good, good, deep_good, table, deep, outputs)


def to_bytes(network: Network) -> bytes:
    """A network as it is kept: the widths of its layers, biases, weights."""
    head = np.array(network.layers, "<i2")
    biases, weights = network.biases.astype("<i2"), network.weights.astype("i1")
    return b"".join(part.tobytes() for part in (head, biases, weights))


def from_bytes(kept: bytes) -> Network:
    """A network that was kept; one that is cut short is refused.

    >>> from_bytes(b"abc")
    Traceback (most recent call last):
    ValueError: expected at least 14 bytes of a network; got 3
    """
    head = len(Layers._fields) * 2
    if len(kept) < head:
        raise ValueError(f"expected at least {head} bytes of a network; got {len(kept)}")
    layers = Layers(*map(int, np.frombuffer(kept, "<i2", len(Layers._fields))))
    first = head + 2 * bias_count(layers)
    biases = np.frombuffer(kept[head:first], "<i2").astype(np.int16)
    return network_of(layers, biases, np.frombuffer(kept[first:], "i1").astype(np.int8))
