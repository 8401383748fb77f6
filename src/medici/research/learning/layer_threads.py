"""What layers do to each number, on a GPU: a row of blocks to a neuron, a column to a position.

``medici.research.learning.layers`` imports this once it is clear that Numba's CUDA is there.
"""

from importlib import import_module
from typing import Any

from numba import float32

from medici.bots.network.inputs.layout import KINDS_OF_GOODS
from medici.research.learning import layers

cuda: Any = import_module("numba.cuda")

STEP = float32(layers.STEP)
SMALLEST = float32(1 / layers.STEP)
LIMIT = float32(layers.LIMIT)
PART = float32(1 / layers.POOLED)
NOTHING = float32(0)


@cuda.jit(device=True)
def bounded(value: Any) -> Any:
    """A sum as a layer passes it on."""
    value = min(max(value, NOTHING), LIMIT) * STEP
    return float32(int(value)) * SMALLEST


@cuda.jit
def pass_sums(sums: Any, bias: Any) -> None:
    """Put what a layer passes on in the place of its sums, which lack a bias for each neuron."""
    row = cuda.blockIdx.y
    first = bias[row, 0]
    for column in range(cuda.grid(1), sums.shape[1], cuda.gridsize(1)):
        sums[row, column] = bounded(float32(sums[row, column]) + float32(first))


@cuda.jit
def pass_both(sums: Any, others: Any, bias: Any) -> None:
    """The same for sums of two parts, of which the second is the same for several columns."""
    row = cuda.blockIdx.y
    first = bias[row, 0]
    for column in range(cuda.grid(1), others.shape[1], cuda.gridsize(1)):
        second = float32(others[row, column]) + float32(first)
        for part in range(sums.shape[1]):
            sums[row, part, column] = bounded(float32(sums[row, part, column]) + second)


@cuda.jit(device=True)
def sum_over_goods(goods: Any, row: Any, column: Any) -> Any:
    """What a neuron has in a column, over all goods."""
    total = NOTHING
    for good in range(KINDS_OF_GOODS):
        total += float32(goods[row, good, column])
    return total


@cuda.jit
def pool_goods(goods: Any, pooled: Any) -> None:
    """What all goods come to together."""
    row = cuda.blockIdx.y
    for column in range(cuda.grid(1), pooled.shape[1], cuda.gridsize(1)):
        pooled[row, column] = bounded(sum_over_goods(goods, row, column) * PART)


@cuda.jit
def add_goods(goods: Any, total: Any) -> None:
    """The sum over goods."""
    row = cuda.blockIdx.y
    for column in range(cuda.grid(1), total.shape[1], cuda.gridsize(1)):
        total[row, column] = sum_over_goods(goods, row, column)


@cuda.jit
def back_to_goods(back: Any, pooled: Any, goods: Any, out: Any) -> None:
    """What comes back to each of the goods, through the bounds of the pool and their own."""
    row = cuda.blockIdx.y
    for column in range(cuda.grid(1), pooled.shape[1], cuda.gridsize(1)):
        slope = float32(back[row, column]) * PART
        if float32(pooled[row, column]) >= LIMIT:
            slope = NOTHING
        for good in range(KINDS_OF_GOODS):
            value = float32(goods[row, good, column])
            inside = value > NOTHING and value < LIMIT
            out[row, good, column] = slope if inside else NOTHING
