"""Compile a rule, and every rule that it calls, from its one plain source."""

import types
from collections.abc import Callable
from typing import Any

import numba
import numpy as np
from numba.core import event

from medici.kernel.cache import RuleCache
from medici.kernel.rule import Rule, fingerprint, names_used, source_of

_done: dict[str, Any] = {}


def _for_cpu(function: types.FunctionType, digest: str, cold: bool) -> Any:
    compiler = numba.njit(nogil=True, error_model="numpy", forceinline=not cold)
    dispatcher = compiler(function)
    dispatcher._cache = RuleCache(function, digest)
    return dispatcher


def compiled(function: Rule) -> Any:
    """The rule as machine code: the first call compiles it, or loads it from the disk cache."""
    digest = fingerprint(function)
    if digest not in _done:
        _done[digest] = _for_cpu(rebuilt(function, compiled), digest, "is_cold" in function.__dict__)
    return _done[digest]


def rebuilt(function: Rule, translate: Callable[[Rule], Any]) -> types.FunctionType:
    """The rule over a namespace of its own, in which the rules it calls are translated.

    Tuples of numbers become arrays: compiled code indexes a tuple by a chain of comparisons.
    """
    source = source_of(function)
    names = dict(source.__globals__)
    for name, value in names_used(source):
        if isinstance(value, types.FunctionType):
            names[name] = translate(value)
        elif isinstance(value, tuple) and all(isinstance(item, int) for item in value):
            names[name] = np.array(value, np.int16)
    return types.FunctionType(source.__code__, names, source.__name__, source.__defaults__)


class _Announcer(event.Listener):  # type: ignore[misc]
    def __init__(self, say: Callable[[], None]) -> None:
        self.say = say
        self.said = False

    def on_start(self, event: Any) -> None:
        if not self.said:
            self.said = True
            self.say()

    def on_end(self, event: Any) -> None:
        pass


def on_first_compilation(say: Callable[[], None]) -> None:
    """Call ``say`` once, when something must be compiled that no cache holds."""
    event.register("numba:compile", _Announcer(say))
