"""Networks for tests."""

import numpy as np

from medici.bots.network.evaluate import Layers, Network
from medici.bots.network.inputs import Inputs
from medici.bots.network.weights import bias_count, layers_for, network_of, weight_count


def drawn_network(layers: Layers, seed: int) -> Network:
    """A network by chance."""
    source = np.random.default_rng(seed)
    weights = source.integers(-24, 25, weight_count(layers)).astype(np.int8)
    biases = source.integers(-90, 90, bias_count(layers)).astype(np.int16)
    return network_of(layers, biases, weights)


def small_network(inputs: Inputs, seed: int) -> Network:
    """A narrow network of a game by chance: quick where a machine is simulated."""
    return drawn_network(layers_for(inputs, 4, 4, 8, 6), seed)
