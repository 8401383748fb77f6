"""Where arrays live: NumPy on a CPU, CuPy on an NVIDIA GPU, with the same functions."""

import types
from collections.abc import Callable
from functools import cache, wraps
from importlib import import_module
from typing import Any, Literal

import numpy as np
from numpy.typing import NDArray

from medici.kernel import compiled
from medici.kernel.cuda import THREADS, cuda_here, on_gpu
from medici.kernel.rule import Rule
from medici.research.learning import columns

Backend = Literal["cpu", "cuda"]


def arrays_of(backend: Backend) -> Any:
    """The module with array functions: ``numpy`` or ``cupy``."""
    if backend == "cpu":
        return np
    try:
        return import_module("cupy")
    except ImportError as problem:
        raise RuntimeError(
            "expected the extra medici[learn] for a GPU: CuPy is not installed here"
        ) from problem


def on_host(array: Any) -> NDArray[Any]:
    """An array as NumPy's, wherever it lies."""
    if isinstance(array, np.ndarray):
        return array
    copied: NDArray[Any] = array.get()  # pragma: no cover
    return copied  # pragma: no cover


def fused(function: Callable[..., Any]) -> Callable[..., Any]:
    """A function of elements, told the array module first: on a GPU a single kernel."""

    @cache
    def on_device() -> Callable[..., Any]:  # pragma: no cover
        cupy = import_module("cupy")
        arguments = function.__code__.co_varnames[1 : function.__code__.co_argcount]
        source = f"def {function.__name__}({', '.join(arguments)}):\n"
        source += f"    return function(cupy, {', '.join(arguments)})\n"
        names = {"function": function, "cupy": cupy}
        exec(source, names)
        fuse: Callable[..., Any] = cupy.fuse()(names[function.__name__])
        return fuse

    @wraps(function)
    def call(*arguments: Any) -> Any:
        if isinstance(arguments[0], np.ndarray):
            return function(np, *arguments)
        return on_device()(*arguments)  # pragma: no cover

    return call


def on_columns(loop: Rule, count: int, *arguments: Any) -> None:
    """Carry out a rule of ``columns`` for so many positions, wherever their arrays lie."""
    if isinstance(arguments[0][0], np.ndarray):
        machine_code(loop)(*arguments)
    else:  # pragma: no cover
        given = [
            type(part)(*map(lent, part)) if isinstance(part, tuple) else part for part in arguments
        ]
        column_kernel(loop.__name__)[-(-count // THREADS), THREADS](*given)


@cache
def machine_code(loop: Rule) -> Any:
    """A loop over positions, compiled."""
    return compiled(loop)


def lent(part: Any) -> Any:  # pragma: no cover
    """An array of CuPy's as Numba takes it; a number as it is.

    Both work in the same stream, one after the other: Numba need not wait for CuPy.
    """
    if hasattr(part, "__cuda_array_interface__"):
        return cuda_here().as_cuda_array(part, sync=False)
    return part


def copied(array: Any) -> Any:
    """A copy of rows of bytes; on a GPU eight at a time, where rows are so long."""
    wide = "i8" if array.shape[-1] % 8 == 0 else array.dtype
    return array.view(wide).copy().view(array.dtype)


@cache
def column_kernel(name: str) -> Any:  # pragma: no cover
    """One of the kernels of ``column_threads``."""
    from medici.research.learning import column_threads  # noqa: PLC0415

    source: Any = getattr(column_threads, name)
    verbs = ("draw_choice", "best_choice", "learn_choice", "learn_chances")
    names = {verb: on_gpu(getattr(columns, verb)) for verb in verbs}
    kernel = types.FunctionType(source.__code__, {**source.__globals__, **names}, name)
    return cuda_here().jit(kernel)
