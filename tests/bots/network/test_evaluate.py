"""The network in whole numbers: the same in Python and compiled, whichever good is which."""

import numpy as np
import pytest
from numpy.typing import NDArray

from medici.bots.network.evaluate import Layers, Network, evaluate
from medici.bots.network.weights import from_bytes, network_of, to_bytes
from medici.kernel import compiled
from tests.bots.network.networks import drawn_network

LAYERS = Layers(16, 8, 12, 10, 24, 14, 9)
GOODS = 5


def drawn(seed: int) -> Network:
    """A network by chance, with inputs by chance."""
    network = drawn_network(LAYERS, seed)
    source = np.random.default_rng(seed + 100)
    shown = source.random(len(network.inputs)) < 0.5
    network.inputs[:] = source.integers(0, 128, len(network.inputs)) * shown
    return network


def in_python(network: Network) -> Network:
    """The same, as Python takes it: numbers of any size."""
    return Network(network.layers, *(part.tolist() for part in network[1:]))


@pytest.mark.parametrize("seed", range(4))
def test_python_and_machine_code_say_the_same(seed: int) -> None:
    network = drawn(seed)
    plain = in_python(network)
    compiled(evaluate)(network)
    evaluate(plain)
    assert network.outputs.tolist() == plain.outputs
    assert len(set(plain.outputs)) > 5


def test_which_good_is_which_makes_no_difference() -> None:
    network = drawn(9)
    evaluate_compiled = compiled(evaluate)
    evaluate_compiled(network)
    before = network.outputs.copy()
    goods: NDArray[np.int8] = network.inputs[LAYERS.table_inputs :].reshape(-1, GOODS)
    goods[:] = goods[:, [3, 1, 4, 0, 2]]
    evaluate_compiled(network)
    assert np.array_equal(network.outputs, before)
    goods[:, 0] = 9
    evaluate_compiled(network)
    assert not np.array_equal(network.outputs, before)


def test_a_network_of_another_size_is_refused() -> None:
    with pytest.raises(ValueError, match=r"expected 69 biases and \d+ weights; got 3 and 4"):
        network_of(LAYERS, np.zeros(3, np.int16), np.zeros(4, np.int8))


def test_a_network_is_kept_and_read_again() -> None:
    network = drawn(2)
    kept = to_bytes(network)
    again = from_bytes(kept)
    assert again.layers == network.layers
    assert np.array_equal(again.weights, network.weights)
    assert np.array_equal(again.biases, network.biases)
    with pytest.raises(ValueError, match="biases and"):
        from_bytes(kept[:-1])
