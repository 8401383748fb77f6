"""What objects of a class have: fields with their types, properties and methods."""

import ast
import inspect
import types
from collections.abc import Callable
from typing import Any, Self

from medici.interfaces.browser.javascript.calls import hints_of, returned
from medici.interfaces.browser.javascript.functions import inferred
from medici.interfaces.browser.javascript.kinds import ANY, FLOAT, INT, Type, from_hint, one
from medici.interfaces.browser.javascript.scope import Member, Names, Scope
from medici.kernel import State


def copy(self: State) -> Self:  # type: ignore[misc]  # each state has one of its own
    """Another state with the same numbers."""
    return self.copy()


STATE_METHODS: dict[str, Callable[..., Any]] = {"copy": copy, "as_dict": State.as_dict}


class Members:
    """Looks up what objects have, once for each class."""

    def __init__(self, library: Names) -> None:
        self._library = library
        self._made: dict[type, dict[str, Type]] = {}  # what initialisers give to objects

    def of(self, owner: type, name: str) -> Member | None:
        """What objects of a class have under a name; None if they have nothing of the kind."""
        if issubclass(owner, State):
            return state_member(owner, name)
        hints = hints_of(owner)
        if name in hints:
            return Member("field", from_hint(hints[name], owner))
        found = inspect.getattr_static(owner, name, None)
        if isinstance(found, property):
            return Member("property", returned(found.fget, owner))
        if isinstance(found, types.FunctionType):
            return Member("method", ANY, found)
        if isinstance(found, classmethod | staticmethod):
            return Member(type(found).__name__, ANY, found.__func__)
        for base in owner.__mro__:
            made = self._initialised(base)
            if name in made:
                return Member("field", made[name])
        return None

    def _initialised(self, owner: type) -> dict[str, Type]:
        """The attributes that the initialiser of a class gives, with their types."""
        if owner not in self._made:
            self._made[owner] = {}  # an initialiser may ask for what it makes
            if self._library.is_ours(owner.__module__) and "__init__" in vars(owner):
                self._made[owner] = self._infer(owner)
        return self._made[owner]

    def _infer(self, owner: type) -> dict[str, Type]:
        source = self._library.source(owner.__module__)
        node = source.definitions.get(owner.__name__)
        found: dict[str, Type] = {}
        if isinstance(node, ast.ClassDef):
            for part in node.body:
                overloads = getattr(part, "decorator_list", [])
                if isinstance(part, ast.FunctionDef) and part.name == "__init__" and not overloads:
                    found = inferred(Scope(self._library, source), part, owner).attributes
        return found


def state_member(owner: type[State], name: str) -> Member | None:
    """A number or a row of a state; of no certain state, what the games' states have."""
    if name in STATE_METHODS:
        return Member("method", ANY, STATE_METHODS[name])
    for kind in [owner, *owner.__subclasses__()]:
        fields = getattr(kind, "dtype", None)
        if fields is not None and name in (fields.names or ()):
            number = INT if fields[name].base.kind == "i" else FLOAT
            return Member("field", one("list", number) if name in kind.rows else number)
    return None
