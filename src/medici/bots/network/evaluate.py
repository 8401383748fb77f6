"""The network of a game as rules, in whole numbers: every machine gets the same ones.

Weights are multiples of 1/64, inputs multiples of 1/8, and what passes from layer to layer
multiples of 1/64 from 0 to 127/64. Weights of the neurons of a layer lie side by side, input by
input: inputs that are 0, which most are, cost nothing.
"""

from typing import Any, NamedTuple

from medici.bots.network.inputs.layout import KINDS_OF_GOODS, MOST
from medici.kernel import noinline, rule, vectorized

INPUT_BITS = 3  # inputs are multiples of 1/8
STEP_BITS = 6  # weights and what layers pass on are multiples of 1/64
POOL_BITS = 2  # what all goods come to together is divided by 4


class Layers(NamedTuple):
    """How wide a network is, layer by layer."""

    table_inputs: int
    good_inputs: int
    good: int  # neurons that look at a good
    deep_good: int  # and those behind them
    table: int
    deep: int
    outputs: int


class Network(NamedTuple):
    """A network and the arrays that it works with; compiled code takes it as it is."""

    layers: Layers
    weights: Any  # bytes, in the order of the layers
    biases: Any  # 16 bits each, likewise
    inputs: Any
    context: Any  # 32 bits each: what the table means for every good
    sums: Any  # 32 bits each
    one: Any  # what a layer passes on
    two: Any
    pooled: Any
    outputs: Any  # 32 bits each: odds and chances, before softmax, as multiples of 1/4096


@vectorized
def set_biases(biases: Any, first: int, bits: int, sums: Any, count: int) -> int:
    """Begin sums with biases; returns where those of the next layer begin."""
    for number in range(count):
        sums[number] = biases[first + number] << bits
    return first + count


@vectorized
def add_product(value: int, weights: Any, row: int, sums: Any, count: int) -> None:
    """Add one input, times its weights."""
    if value != 0:
        for number in range(count):
            sums[number] += value * weights[row + number]


@rule
def add_products(values: Any, inputs: int, weights: Any, first: int, sums: Any, count: int) -> int:
    """Add inputs, each times its weights; returns where the weights of the next layer begin."""
    for place in range(inputs):
        add_product(values[place], weights, first + place * count, sums, count)
    return first + inputs * count


@vectorized
def pass_on(sums: Any, bits: int, out: Any, count: int) -> None:
    """What a layer passes on: nothing below 0, nothing above the most."""
    for number in range(count):
        out[number] = min(max(sums[number] >> bits, 0), MOST)


@rule
def look_at_good(network: Network, good: int) -> None:
    """What the first two layers make of a good."""
    layers, weights, sums = network.layers, network.weights, network.sums
    for number in range(layers.good):
        sums[number] = network.context[number]
    for place in range(layers.good_inputs):
        value = network.inputs[layers.table_inputs + place * KINDS_OF_GOODS + good]
        add_product(value, weights, place * layers.good, sums, layers.good)
    pass_on(sums, INPUT_BITS, network.one, layers.good)
    first = (layers.good_inputs + layers.table_inputs) * layers.good
    set_biases(network.biases, layers.good, STEP_BITS, sums, layers.deep_good)
    add_products(network.one, layers.good, weights, first, sums, layers.deep_good)
    pass_on(sums, STEP_BITS, network.two, layers.deep_good)


@rule
def look_at_goods(network: Network) -> None:
    """What the goods come to together; which is which makes no difference."""
    layers, context = network.layers, network.context
    first = layers.good_inputs * layers.good
    set_biases(network.biases, 0, INPUT_BITS, context, layers.good)
    add_products(network.inputs, layers.table_inputs, network.weights, first, context, layers.good)
    for number in range(layers.deep_good):
        network.pooled[number] = 0
    for good in range(KINDS_OF_GOODS):
        look_at_good(network, good)
        for number in range(layers.deep_good):
            network.pooled[number] += network.two[number]
    for number in range(layers.deep_good):
        network.pooled[number] = min(network.pooled[number] >> POOL_BITS, MOST)


@rule
def look_at_table(network: Network) -> int:
    """What the table and the goods come to; returns where the weights of the next layer begin."""
    layers, weights, sums = network.layers, network.weights, network.sums
    goods = layers.good_inputs + layers.table_inputs + layers.deep_good
    first = goods * layers.good
    for number in range(layers.table):
        sums[number] = 0
    second = first + layers.deep_good * layers.table
    after = add_products(network.inputs, layers.table_inputs, weights, second, sums, layers.table)
    bias = layers.good + layers.deep_good
    for number in range(layers.table):  # inputs are coarser than what the goods come to
        coarse = sums[number] << STEP_BITS - INPUT_BITS
        sums[number] = coarse + (network.biases[bias + number] << STEP_BITS)
    add_products(network.pooled, layers.deep_good, weights, first, sums, layers.table)
    pass_on(sums, STEP_BITS, network.one, layers.table)
    return after


@rule
def write_outputs(network: Network, first: int) -> None:
    """The last two layers."""
    layers, weights, biases = network.layers, network.weights, network.biases
    bias = layers.good + layers.deep_good + layers.table
    bias = set_biases(biases, bias, STEP_BITS, network.sums, layers.deep)
    first = add_products(network.one, layers.table, weights, first, network.sums, layers.deep)
    pass_on(network.sums, STEP_BITS, network.two, layers.deep)
    set_biases(biases, bias, STEP_BITS, network.outputs, layers.outputs)
    add_products(network.two, layers.deep, weights, first, network.outputs, layers.outputs)


@noinline
def evaluate(network: Network) -> None:
    """Outputs for the inputs that stand in the network."""
    look_at_goods(network)
    first = look_at_table(network)
    write_outputs(network, first)
