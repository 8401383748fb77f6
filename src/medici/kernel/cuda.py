"""Numba for an NVIDIA GPU: the same rules, each as a function of the device.

Numba's CUDA is imported only when somebody asks for it. Where ``NUMBA_ENABLE_CUDASIM`` is set,
Numba plays the device in plain Python, with numbers as wide as those that it computes in.
"""

import types
from collections.abc import Mapping
from dataclasses import dataclass
from importlib import import_module
from importlib.util import find_spec
from typing import Any

import numpy as np
from numpy.typing import NDArray

from medici.kernel.compiler import rebuilt, table
from medici.kernel.rule import Rule, fingerprint, is_noinline

THREADS = 64  # of a block

_on_gpu: dict[str, Any] = {}  # by fingerprint


def cuda_here() -> Any:
    """Numba's CUDA, if there is a GPU here; otherwise an error that says what is missing."""
    if not simulated() and find_spec("numba_cuda") is None:
        raise RuntimeError("expected the extra medici[cuda]: numba-cuda is not installed here")
    if not hasattr(np, "row_stack"):  # gone from NumPy 2.5, but numba-cuda asks for it
        np.row_stack = np.vstack
    cuda: Any = import_module("numba.cuda")
    if not cuda.is_available():
        raise RuntimeError("expected an NVIDIA GPU and its driver; found none here")
    return cuda


def simulated() -> bool:
    """Whether Numba plays the device."""
    return bool(import_module("numba").config.ENABLE_CUDASIM)


def on_gpu(function: Rule) -> Any:
    """The rule as a function of the device."""
    digest = fingerprint(function)
    if digest not in _on_gpu:
        source = rebuilt(function, on_gpu, wide_table if simulated() else table)
        _on_gpu[digest] = device_function(source, inline=not is_noinline(function))
    return _on_gpu[digest]


def device_function(source: types.FunctionType, inline: bool) -> Any:
    """A function of the device: copied in, or called.

    Rules that are called keep a game small enough for the cache of a GPU's instructions.
    """
    jit = cuda_here().jit
    if simulated():
        return jit(device=True)(source)
    dispatcher = jit(device=True, forceinline=inline)(source)  # pragma: no cover
    return dispatcher if inline else called(dispatcher)  # pragma: no cover


def called(dispatcher: Any) -> Any:  # pragma: no cover
    """The same function, never copied in, however small it looks to the compiler."""
    compile_device = dispatcher.compile_device

    def compile_apart(*arguments: Any, **options: Any) -> Any:
        result = compile_device(*arguments, **options)
        for module in result.library.modules:
            for function in module.functions:
                if function.name == result.fndesc.llvm_func_name:
                    function.attributes.add("noinline")
        return result

    dispatcher.compile_device = compile_apart
    return dispatcher


def exact(cuda: Any, kernel: types.FunctionType) -> Any:  # pragma: no cover
    """A kernel that rounds after every operation, as CPUs do: no product is fused with a sum.

    Otherwise merchants would decide a tie the other way now and then. Numba has no option for
    it, so the compiler that it calls is told; and it must not leave the work to the linker.
    """
    nvvm: Any = import_module("numba.cuda.cudadrv.nvvm")
    compile_ir = nvvm.compile_ir
    if "is_exact" not in compile_ir.__dict__:

        def compile_exactly(code: Any, **options: Any) -> Any:
            return compile_ir(code, **{**options, "fma": False})

        compile_exactly.__dict__["is_exact"] = True
        nvvm.compile_ir = compile_exactly
    return cuda.jit(kernel, lto=False)  # as ``jit(lto=False)(kernel)`` it would be forgotten


def kernel_of_rules(source: Any, rules: Mapping[str, Rule], state: np.dtype[Any]) -> Any:
    """A kernel over states of a game: these rules in the place of the names that it calls."""
    names: dict[str, Any] = {"EMPTY": np.zeros(1, state), **room_for("STATE", state, 1)}
    for name, rule in rules.items():
        one = on_gpu(rule)
        names[name] = np.errstate(over="ignore")(one) if simulated() else one
    kernel = types.FunctionType(source.__code__, {**source.__globals__, **names}, source.__name__)
    return cuda_here().jit(kernel)


def wide_table(numbers: tuple[float, ...]) -> NDArray[Any]:
    """A tuple of numbers as an array of 64 bits each: NumPy computes in what it is given."""
    row: NDArray[Any] = table(numbers)
    return row if row.dtype.kind == "f" else row.astype(np.int64)


def wide(dtype: np.dtype[Any]) -> np.dtype[Any]:
    """Records of the same fields, in which every number has 64 bits.

    >>> wide(np.dtype([("day", "i1"), ("odds", "f8", (3,))])).itemsize
    32
    """
    fields = []
    for name in dtype.names or ():
        field = dtype[name]
        kind = np.dtype(np.float64 if field.base.kind == "f" else np.int64)
        fields.append((name, kind, field.shape))
    return np.dtype((np.record, fields))


@dataclass(frozen=True)
class Launch:
    """Games that lie on the device, to be played as often as one likes."""

    kernel: Any
    seeds: Any
    what: Any
    counts: Any
    tables: Any
    state: np.dtype[Any]

    def play(self) -> None:
        """Begin to play all games; the device goes on by itself."""
        self.kernel(self.seeds, self.what, self.counts, self.tables)

    def wait(self) -> None:
        """Wait until the device has done all that it was given."""
        cuda_here().synchronize()

    def results(self) -> tuple[NDArray[np.int64], NDArray[np.void]]:
        """What ``play`` returned for each game, and the last states, if they were to be kept."""
        return self.counts.copy_to_host(), self.tables.copy_to_host().astype(self.state)


class Grid:
    """A rule that plays a game, ``(t, source, number, what)``, on a GPU in many threads at once.

    With a type of records, each thread has some for itself, whatever is in them: then the rule is
    ``(t, source, luck, own, number, what)``. A rule that never ``rounds`` a number is all whole
    numbers, and may be linked as the compiler likes best.
    """

    def __init__(
        self,
        play: Rule,
        state: np.dtype[Any],
        own: np.dtype[Any] | None = None,
        places: int = 0,
        *,
        rounds: bool = True,
    ) -> None:
        cuda = cuda_here()
        from medici.kernel import grid  # noqa: PLC0415

        self.state = state
        main: Any = grid.play_with_own if own else grid.play_all
        one = on_gpu(play)
        one = np.errstate(over="ignore")(one) if simulated() else one
        names = {"play": one, "EMPTY": np.zeros(1, state), **room_for("STATE", state, 1)}
        if own:
            names |= room_for("OWN", own, places)
        kernel = types.FunctionType(main.__code__, {**main.__globals__, **names}, main.__name__)
        self.kernel = exact(cuda, kernel) if rounds and not simulated() else cuda.jit(kernel)

    def lay(self, seeds: NDArray[np.uint64], what: Any, keep: bool = True) -> Launch:
        """Lay out games on the device: the seed of each, and what all of them are told.

        ``what`` is a named tuple, of which arrays are copied to the device.
        """
        games = len(seeds)
        blocks = -(-games // THREADS)
        return Launch(
            self.kernel[blocks, THREADS],
            on_device(seeds),
            on_device(what),
            on_device(np.zeros(games, np.int64)),
            on_device(np.zeros(games if keep else 0, self.state)),
            self.state,
        )


def room_for(name: str, dtype: np.dtype[Any], count: int) -> dict[str, Any]:
    """What ``medici.kernel.grid`` must know to make room for records of a thread's own."""
    laid = wide(dtype) if simulated() else dtype
    word, words = words_of(laid)
    return {name: laid, f"{name}_WORD": word, f"{name}_WORDS": count * words}


def words_of(dtype: np.dtype[Any]) -> tuple[np.dtype[Any], int]:
    """The words that a record fills: each as large as its largest number, and how many.

    >>> words_of(np.dtype([("day", "i1"), ("florins", "i2", (3,))], align=True))
    (dtype('int16'), 4)
    """
    word = np.dtype(f"i{dtype.alignment}")
    return word, dtype.itemsize // word.itemsize


def on_device(part: Any) -> Any:
    """An array on the device, also inside of a named tuple; a number as it is."""
    if isinstance(part, tuple):
        return type(part)(*map(on_device, part))
    if not isinstance(part, np.ndarray):
        return part
    if simulated() and part.dtype.names:
        part = part.astype(wide(part.dtype))
    elif simulated() and part.dtype.kind == "i":
        part = part.astype(np.int64)
    return cuda_here().to_device(part)
