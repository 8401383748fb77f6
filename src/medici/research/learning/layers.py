"""What layers do to each number, going forward and coming back: by NumPy, or by CuPy and Numba.

Arrays have a row to each neuron and a column to each position; those of goods have three sides:
neurons, goods, positions. Sums may be overwritten by what is made of them.
"""

from functools import cache
from importlib import import_module
from typing import Any

import numpy as np

from medici.bots.network.inputs.layout import KINDS_OF_GOODS
from medici.research.learning.device import fused, lent

STEP = 64  # multiples of 1/64
LIMIT = 127 / STEP
POOLED = 4  # what all goods together come to is divided by this
THREADS = 256
COLUMNS = 8  # to a thread


def bounded(sums: Any) -> Any:
    """Nothing below 0, nothing above LIMIT, in steps."""
    passed: Any = np.floor(np.minimum(np.maximum(sums, 0.0), LIMIT) * STEP) / STEP
    return passed.astype(sums.dtype, copy=False)


def pass_sums(sums: Any, bias: Any) -> Any:
    """What a layer passes on of its sums and biases."""
    if isinstance(sums, np.ndarray):
        return bounded(sums + bias)
    return launched("pass_sums", sums.shape, sums, sums, bias)  # pragma: no cover


def pass_both(sums: Any, others: Any, bias: Any) -> Any:
    """The same for sums of two parts, of which the second is the same for all goods."""
    if isinstance(sums, np.ndarray):
        return bounded(sums + (others + bias)[:, None, :])
    return launched("pass_both", others.shape, sums, sums, others, bias)  # pragma: no cover


def pool_goods(goods: Any) -> Any:
    """What all goods come to together."""
    if isinstance(goods, np.ndarray):
        return bounded(add_goods(goods) / POOLED)
    pooled = empty_like(goods, with_goods=False)  # pragma: no cover
    return launched("pool_goods", pooled.shape, pooled, goods, pooled)  # pragma: no cover


def add_goods(goods: Any) -> Any:
    """The sum over goods."""
    if isinstance(goods, np.ndarray):
        return sum(goods[:, good] for good in range(KINDS_OF_GOODS))
    total = empty_like(goods, with_goods=False)  # pragma: no cover
    return launched("add_goods", total.shape, total, goods, total)  # pragma: no cover


def back_to_goods(back: Any, pooled: Any, goods: Any) -> Any:
    """What comes back to each of the goods, through the bounds of the pool and their own."""
    if isinstance(goods, np.ndarray):
        shared = np.where(pooled < LIMIT, back / POOLED, back * 0)
        return through(shared[:, None, :], goods)
    out = empty_like(goods, with_goods=True)  # pragma: no cover
    return launched(
        "back_to_goods", pooled.shape, out, back, pooled, goods, out
    )  # pragma: no cover


@fused
def through(xp: Any, back: Any, values: Any) -> Any:
    """What comes back through a layer's bounds."""
    return xp.where((values > 0) & (values < LIMIT), back, back * 0)


def empty_like(goods: Any, *, with_goods: bool) -> Any:  # pragma: no cover
    """Room for as many columns, in the numbers of an array of goods."""
    rows, kinds, columns = goods.shape
    shape = (rows, kinds, columns) if with_goods else (rows, columns)
    return import_module("cupy").empty(shape, goods.dtype)


@cache
def kernels() -> Any:  # pragma: no cover
    """The kernels, imported where there is a GPU."""
    return import_module("medici.research.learning.layer_threads")


def launched(name: str, shape: tuple[int, ...], out: Any, *arrays: Any) -> Any:  # pragma: no cover
    """What a kernel has written, over so many rows and columns."""
    blocks = -(-shape[-1] // (THREADS * COLUMNS)), shape[0]
    getattr(kernels(), name)[blocks, THREADS](*map(lent, arrays))
    return out
