"""What layers do to each number: Numba's simulated GPU does what NumPy does."""

from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

from medici.kernel.cuda import cuda_here
from medici.research.learning import layers

ROWS, COLUMNS = 3, 7

Numbers = NDArray[np.float32]


@pytest.fixture
def kernels() -> Any:
    cuda_here()
    return layers.kernels()


def launch(kernel: Any, *arrays: Any) -> None:
    kernel[(2, ROWS), 2](*arrays)  # fewer threads than columns


def drawn(*shape: int) -> Numbers:
    """Numbers below 0, within the bounds, and above them; some of them exactly at a bound."""
    numbers = np.random.default_rng(1).normal(0.8, 1.0, shape).astype("f4")
    numbers.flat[:2] = layers.LIMIT, 0.0
    return numbers


def test_sums_are_passed_on(kernels: Any) -> None:
    sums, others, bias = drawn(ROWS, COLUMNS), drawn(ROWS, COLUMNS), drawn(ROWS, 1)
    goods = drawn(ROWS, 5, COLUMNS)
    expected, of_goods = layers.pass_sums(sums, bias), layers.pass_both(goods, others, bias)
    launch(kernels.pass_sums, sums, bias)
    launch(kernels.pass_both, goods, others, bias)
    np.testing.assert_array_equal(sums, expected)
    np.testing.assert_allclose(goods, of_goods, atol=1 / layers.STEP)
    assert {0.0, float(np.float32(layers.LIMIT))} < set(of_goods.ravel().tolist())


def test_goods_are_added(kernels: Any) -> None:
    goods = drawn(ROWS, 5, COLUMNS)
    total, pooled = np.zeros((2, ROWS, COLUMNS), "f4")
    launch(kernels.add_goods, goods, total)
    launch(kernels.pool_goods, goods, pooled)
    np.testing.assert_allclose(total, goods.sum(1), rtol=1e-6)
    np.testing.assert_array_equal(pooled, layers.pool_goods(goods))


def test_slopes_come_back_to_goods(kernels: Any) -> None:
    back, pooled, goods = drawn(ROWS, COLUMNS), drawn(ROWS, COLUMNS), drawn(ROWS, 5, COLUMNS)
    out = np.zeros_like(goods)
    launch(kernels.back_to_goods, back, pooled, goods, out)
    np.testing.assert_array_equal(out, layers.back_to_goods(back, pooled, goods))
    assert 0 < np.count_nonzero(out) < out.size
