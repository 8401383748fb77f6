"""Numba for the CPU, with a disk cache keyed by what a rule says and not by its file's date.

Numba's own cache looks at the date of the caller's file: it misses a changed rule in another
file, and recompiles after a mere checkout. This one asks for the fingerprint alone.
"""

import types
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from typing import Any

import numba
from numba.core import event
from numba.core import types as kinds
from numba.core.caching import CompileResultCacheImpl, FunctionCache, _CacheLocator
from numba.core.compiler_lock import global_compiler_lock
from numba.np import arrayobj

from medici.kernel.announcement import announce, count
from medici.kernel.cache import alone, cache_folder

# Rules allocate nothing, so that nobody need count who still uses an array (_nrt). Counting would
# stop the processor at every look at one.
OPTIONS: dict[str, Any] = {"nogil": True, "error_model": "numpy", "_nrt": False}
STAMP = "-5"  # a cache may still hold code that was compiled otherwise


def _as_it_is(context: Any, builder: Any, kind: Any, index: Any, _size: Any) -> Any:
    return context.cast(builder, index, kind, kinds.intp)


@contextmanager
def _as_rules_need(vectorize: bool) -> Iterator[None]:
    """Settings that suit rules, for as long as one is compiled: others' code is left alone.

    Most loops go over a few seats or cards: taking several at once costs more than it saves. And
    no rule counts from the end of a row: code need not look at every index whether it does.
    """
    config: Any = numba.config
    with global_compiler_lock:
        usual = arrayobj.fix_integer_index, config.LOOP_VECTORIZE
        arrayobj.fix_integer_index, config.LOOP_VECTORIZE = _as_it_is, int(vectorize)
        try:
            yield
        finally:
            arrayobj.fix_integer_index, config.LOOP_VECTORIZE = usual


class _ByFingerprint(_CacheLocator):
    def __init__(self, digest: str) -> None:
        self.digest = digest
        self.folder = str(cache_folder())

    def get_cache_path(self) -> str:
        return self.folder

    def get_source_stamp(self) -> str:
        return self.digest

    def get_disambiguator(self) -> str:
        return self.digest

    @classmethod
    def from_function(cls, py_func: Any, py_file: str) -> Any:
        return cls(py_func.__dict__["digest"])


class _RuleCacheImpl(CompileResultCacheImpl):
    _locator_classes = [_ByFingerprint]  # type: ignore[list-item]  # noqa: RUF012


class _RuleCache(FunctionCache):
    """Where nothing can be kept, rules are compiled afresh in each process."""

    _impl_class = _RuleCacheImpl

    def holds(self, sig: Any, target_context: Any) -> bool:
        """Whether there is machine code for these arguments, made for this processor."""
        with suppress(OSError, ImportError, AttributeError):
            key = self._index_key(sig, target_context.codegen())  # type: ignore[no-untyped-call]
            return key in self._cache_file._load_index()  # type: ignore[no-untyped-call]
        return False

    def load_overload(self, sig: Any, target_context: Any) -> Any:
        overload = None
        # What was kept names the module of its rule, which may since have been moved.
        with suppress(OSError, ImportError, AttributeError):
            overload = super().load_overload(sig, target_context)  # type: ignore[no-untyped-call]
        return overload

    def save_overload(self, sig: Any, data: Any) -> None:
        with suppress(OSError):
            try:
                super().save_overload(sig, data)  # type: ignore[no-untyped-call]
            except (ImportError, AttributeError):  # pragma: no cover  # a class has moved
                self.flush()  # type: ignore[no-untyped-call]
                super().save_overload(sig, data)  # type: ignore[no-untyped-call]


def jit(
    function: types.FunctionType,
    digest: str,
    *,
    inline: bool,
    vectorize: bool,
    rules: Callable[[], int] | None = None,
) -> Any:
    """The function as a Numba dispatcher whose machine code is kept under ``digest``.

    Only an entry, which tells of how many ``rules`` it consists, can be called from Python. Others
    do without the code for that, into which Numba would copy the whole function once more.
    """
    entry = rules is not None
    digest += STAMP if entry else f"{STAMP}-callee"
    function.__dict__["digest"] = digest
    # Machine code calls by this name. Numba tells rules of one name apart by a number that each
    # process counts anew: kept by two of them, one rule would call what the other calls.
    function.__qualname__ = f"{function.__name__}_{digest.replace('-', '_')}"
    wrappers = {"no_cpython_wrapper": not entry, "no_cfunc_wrapper": True}
    options: dict[str, Any] = {"forceinline": inline, **OPTIONS, **wrappers}
    dispatcher: Any = numba.njit(**options)(function)
    dispatcher._cache = _RuleCache(function)  # type: ignore[no-untyped-call]
    compile_usually = dispatcher.compile

    def compile_as_rule(signature: Any) -> Any:
        with _as_rules_need(vectorize), alone(digest):
            return compile_usually(signature)

    def compile_entry(signature: Any) -> Any:
        if rules is None or dispatcher._cache.holds(signature, dispatcher.targetctx):
            return compile_as_rule(signature)
        announce()  # before a lock is held: whoever hears it may compile in other processes
        with count.of(rules()):
            return compile_as_rule(signature)

    dispatcher.compile = compile_entry
    return dispatcher


class _Announcer(event.Listener):
    def on_start(self, event: Any) -> None:
        announce()  # what was kept could not be loaded after all
        count.next()

    def on_end(self, event: Any) -> None:
        """Only the beginning is worth a word."""


event.register("numba:compile", _Announcer())  # type: ignore[no-untyped-call]
