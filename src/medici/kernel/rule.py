"""A rule is a plain function in the part of Python that compiles: integers, loops, ``a[i]``.

No classes, no allocation, no randomness, no input or output. ``@rule`` marks one. The same
function then runs as it is on a declared object, or compiled on a record of the same fields.
"""

import dis
import hashlib
import sys
import types
from collections.abc import Callable, Iterator, Mapping
from functools import cache
from typing import Any, TypeVar

Rule = Callable[..., Any]
F = TypeVar("F", bound=Rule)


def rule(function: F) -> F:
    """Mark a function as a rule: other rules may call it, and it may be compiled."""
    function.__dict__["is_rule"] = True
    return function


def noinline(function: F) -> F:
    """Mark a rule that runs seldom: compiled code calls it instead of copying it in."""
    function.__dict__["is_noinline"] = True
    return rule(function)


def vectorized(function: F) -> F:
    """Mark a rule of a long loop: compiled code takes several numbers at once."""
    function.__dict__["is_vectorized"] = True
    return rule(function)


def is_vectorized(function: Rule) -> bool:
    """Whether a rule was marked ``@vectorized``."""
    return "is_vectorized" in function.__dict__


def is_noinline(function: Rule) -> bool:
    """Whether a rule was marked ``@noinline``."""
    return "is_noinline" in function.__dict__


def twin(compiled_form: Rule) -> Callable[[F], F]:
    """Mark a rule that compiled code replaces by another form of itself."""

    def mark(function: F) -> F:
        function.__dict__["twin"] = compiled_form
        return rule(function)

    return mark


def unbound(name: str) -> Any:
    """A stand-in for a rule that a loop calls by this name, until ``bind`` puts a real one there.

    >>> act = unbound("act")
    >>> act()
    Traceback (most recent call last):
    TypeError: expected a rule that is bound to the name act; got its stand-in
    """

    def stand_in(*arguments: Any) -> Any:
        raise TypeError(f"expected a rule that is bound to the name {name}; got its stand-in")

    stand_in.__dict__["is_unbound"] = True
    return stand_in


def source_of(function: Rule) -> types.FunctionType:
    """The plain function that stands for a rule in compiled code."""
    if "is_unbound" in function.__dict__:
        function()  # says that it is a stand-in
    if not getattr(function, "is_rule", False):
        raise TypeError(f"{function!r} is called by a rule but is not marked @rule")
    chosen = function.__dict__.get("twin", function)
    assert isinstance(chosen, types.FunctionType)
    return chosen


def bind(function: F, **names: Any) -> F:
    """A copy of a rule in which some of the global names mean something else.

    Loops that serve every game are written once over the verbs ``play`` or ``choose`` and are
    bound to each game's own.
    """
    assert isinstance(function, types.FunctionType)
    unknown = set(names) - global_names(function)
    if unknown:
        raise TypeError(f"{function.__name__} does not use {', '.join(sorted(unknown))}")
    copy = types.FunctionType(
        function.__code__,
        {**function.__globals__, **names},
        function.__name__,
        function.__defaults__,
        function.__closure__,
    )
    copy.__dict__.update(function.__dict__)
    copy.__annotations__ = function.__annotations__
    return copy  # type: ignore[return-value]


def global_names(function: types.FunctionType) -> frozenset[str]:
    """The names that a function looks up in its module; attributes are not among them."""
    return names_in(function.__code__)


@cache
def names_in(code: types.CodeType) -> frozenset[str]:
    """The same of its code, which every copy that is bound to other names shares."""
    steps = dis.get_instructions(code)
    return frozenset(step.argval for step in steps if step.opname == "LOAD_GLOBAL")


def names_used(function: types.FunctionType) -> Iterator[tuple[str, Any]]:
    """The global names that a rule mentions, with their values, in alphabetical order."""
    for name in sorted(global_names(function)):
        if name in function.__globals__:
            yield name, function.__globals__[name]


def bound(loop: F, verbs: Mapping[str, Rule]) -> F:
    """A loop that means these verbs, in itself and in every rule that it calls.

    A verb that is not among them stays a stand-in.

    >>> from medici.games import GAMES, verbs
    >>> end = GAMES["board"].state()
    >>> end.players = 2
    >>> bound(verbs.wins, {"total": GAMES["board"].total})(end, 0)
    True
    """
    assert isinstance(loop, types.FunctionType)
    names: dict[str, Rule] = {}
    for name, value in names_used(loop):
        if isinstance(value, types.FunctionType):
            stands_in = hasattr(value, "is_unbound")
            own = verbs.get(name, value) if stands_in else value
            if not hasattr(own, "is_unbound"):
                own = bound(own, verbs)
            if own is not value:
                names[name] = own
    return bind(loop, **names) if names else loop


def fingerprint(function: Rule) -> str:
    """A digest that changes when a rule, anything it calls or a constant it uses changes.

    Comments, line numbers and unrelated rules leave it alone.
    """
    source = source_of(function)
    code = source.__code__
    parts = [sys.version, code.co_name, code.co_code.hex(), str(is_noinline(function))]
    if is_vectorized(function):
        parts.append("vectorized")
    parts += [repr(code.co_names), repr(code.co_varnames)]
    parts += [repr(constant) for constant in code.co_consts if constant != source.__doc__]
    parts.append(repr(source.__defaults__))
    for kind in source.__annotations__.values():  # a named tuple is compiled as a row of fields
        parts += getattr(kind, "_fields", ())
    for name, value in names_used(source):
        if isinstance(value, types.FunctionType):
            parts.append(f"{name}={fingerprint(value)}")
        elif not isinstance(value, types.ModuleType):
            parts.append(f"{name}={value!r}")
    return hashlib.sha256("\n".join(parts).encode()).hexdigest()[:24]


def rule_count(function: Rule) -> int:
    """Of how many rules one consists: itself, and all that it calls directly or by others.

    >>> from medici.games.ranking import divided, shared_ship_pay
    >>> rule_count(divided), rule_count(shared_ship_pay)
    (1, 3)
    """
    return len(digests_in(function))


def digests_in(function: Rule) -> set[str]:
    """The fingerprints of these rules."""
    found = {fingerprint(function)}
    for _, value in names_used(source_of(function)):
        if isinstance(value, types.FunctionType):
            found |= digests_in(value)
    return found
