"""Compile a rule, and every rule that it calls, from its one plain source.

Numba is loaded only when something is compiled: plain play needs none of it.
"""

import types
from collections.abc import Callable
from functools import partial
from typing import Any

import numpy as np

from medici.kernel.rule import (
    Rule,
    fingerprint,
    is_noinline,
    is_vectorized,
    names_used,
    rule_count,
    source_of,
)

SMALL = 1 << 15

# By fingerprint: what Python calls, and what only compiled code calls.
_entries: dict[str, Any] = {}
_callees: dict[str, Any] = {}


def compiled(function: Rule) -> Any:
    """The rule as machine code for this CPU: compiled once, then loaded from the disk cache."""
    from medici.kernel.cpu import jit  # noqa: PLC0415

    digest = fingerprint(function)
    if digest not in _entries:
        source = rebuilt(function, _callee)
        vectorize = is_vectorized(function)
        rules = partial(rule_count, function)
        _entries[digest] = jit(source, digest, inline=False, vectorize=vectorize, rules=rules)
    return _entries[digest]


def _callee(function: Rule) -> Any:
    """The rule for other compiled rules, which copy it in unless it is marked ``@noinline``."""
    from medici.kernel.cpu import jit  # noqa: PLC0415

    digest = fingerprint(function)
    if digest not in _callees:
        source = rebuilt(function, _callee)
        inline, vectorize = not is_noinline(function), is_vectorized(function)
        _callees[digest] = jit(source, digest, inline=inline, vectorize=vectorize)
    return _callees[digest]


def table(numbers: tuple[float, ...]) -> Any:
    """A tuple of numbers as an array; small integers lie closely, so that they stay in reach."""
    if any(type(number) is not int for number in numbers):
        return np.array(numbers, np.float64)
    small = all(abs(number) < SMALL for number in numbers)
    return np.array(numbers, np.int16 if small else np.int64)


def rebuilt(
    function: Rule,
    translate: Callable[[Rule], Any],
    lay_out: Callable[[tuple[float, ...]], Any] = table,
) -> types.FunctionType:
    """The rule over a namespace of its own, in which the rules it calls are translated.

    With ``translate`` a compiler for another machine, the same source serves that machine.
    Tuples of numbers become arrays: compiled code indexes a tuple by a chain of comparisons.
    """
    source = source_of(function)
    names = dict(source.__globals__)
    for name, value in names_used(source):
        if isinstance(value, types.FunctionType):
            names[name] = translate(value)
        elif isinstance(value, tuple):
            names[name] = lay_out(value)
    return types.FunctionType(source.__code__, names, source.__name__, source.__defaults__)
