"""The network in NumPy, for those who have nothing compiled: the same whole numbers as by rules.

Plain Python takes about 45 milliseconds for a decision, and this takes one.
"""

from functools import cache
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from medici.bots.network.characters import STEADY
from medici.bots.network.evaluate import INPUT_BITS, POOL_BITS, STEP_BITS, Layers, Network
from medici.bots.network.inputs import INPUTS
from medici.bots.network.inputs.layout import KINDS_OF_GOODS, MOST
from medici.bots.network.kept import load_network, own_network
from medici.bots.network.policy import best_said, network_verbs
from medici.games.verbs import Action
from medici.kernel import State, bound

Numbers = NDArray[np.int64]


class Matrices(NamedTuple):
    """The weights of a network by layer, a row to each input; and its biases likewise."""

    layers: Layers
    weights: list[Numbers]
    biases: list[Numbers]


def matrices_of(network: Network) -> Matrices:
    """The weights of a network, layer by layer."""
    layers = network.layers
    sizes = (
        (layers.good_inputs, layers.good),
        (layers.table_inputs, layers.good),
        (layers.good, layers.deep_good),
        (layers.deep_good, layers.table),
        (layers.table_inputs, layers.table),
        (layers.table, layers.deep),
        (layers.deep, layers.outputs),
    )
    ends = np.cumsum([rows * columns for rows, columns in sizes])[:-1]
    parts = np.split(np.asarray(network.weights, np.int64), ends)
    biases = np.split(np.asarray(network.biases, np.int64), np.cumsum(layers[2:])[:-1])
    weights = [part.reshape(size) for part, size in zip(parts, sizes, strict=True)]
    return Matrices(layers, weights, biases)


def passed_on(sums: Numbers, bits: int) -> Numbers:
    """What a layer passes on: nothing below 0, nothing above the most."""
    bounded: Numbers = np.clip(sums >> bits, 0, MOST)
    return bounded


def outputs_of(matrices: Matrices, inputs: Numbers) -> Numbers:
    """What a network says to inputs."""
    layers, weights, biases = matrices
    to_good, to_context, to_deep_good, from_pooled, to_table, to_deep, to_out = weights
    good, deep_good, table, deep, out = biases
    about_table, about_goods = np.split(inputs, [layers.table_inputs])
    goods = about_goods.reshape(-1, KINDS_OF_GOODS).T
    context = (good << INPUT_BITS) + about_table @ to_context
    one = passed_on(goods @ to_good + context, INPUT_BITS)
    two = passed_on(one @ to_deep_good + (deep_good << STEP_BITS), STEP_BITS)
    pooled = np.minimum(two.sum(axis=0) >> POOL_BITS, MOST)
    coarse = about_table @ to_table << STEP_BITS - INPUT_BITS
    three = passed_on(coarse + pooled @ from_pooled + (table << STEP_BITS), STEP_BITS)
    four = passed_on(three @ to_deep + (deep << STEP_BITS), STEP_BITS)
    outputs: Numbers = four @ to_out + (out << STEP_BITS)
    return outputs


@cache
def kept_matrices(game: str, character: str = STEADY) -> Matrices:
    """Those of the network that ships, as a character has it."""
    return matrices_of(own_network(game, character))


def move_without_compiling(game: str, t: State, character: str = STEADY) -> Action:
    """The move of a character by the network that ships, on a state object."""
    inputs = INPUTS[game]
    seen = [0] * inputs.size
    inputs.describe(t, t.actor, seen)
    said = load_network(game)._replace(
        outputs=outputs_of(kept_matrices(game, character), np.array(seen)).tolist()
    )
    choice = bound(best_said, network_verbs(game))(inputs.legal(t), said)
    action: Action = inputs.action_of(choice)
    return action
