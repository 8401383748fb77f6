"""What names mean at some place of a module, and what is known of their values."""

import ast
from collections.abc import Iterable, Iterator, Mapping, Set
from contextlib import contextmanager
from typing import Any, NamedTuple, Protocol

from medici.interfaces.browser.javascript.kinds import ANY, NOTHING, Type, from_hint, union
from medici.interfaces.browser.javascript.source import Source, Untranslatable
from medici.interfaces.browser.javascript.words import word

Found = tuple[str, str | None]  # a module, and a name in it; no name means the module itself


class Value(NamedTuple):
    """An expression in JavaScript, and what is known of it."""

    js: str
    type: Type
    simple: bool = False  # short, without effects: it may be written twice


class Member(NamedTuple):
    """What an object has under some name."""

    what: str  # field, property, method, classmethod, staticmethod or constant
    type: Type  # of a field or property
    live: Any = None  # the function of a method


class Names(Protocol):
    """What is known of all modules: see ``Library``."""

    @property
    def left_out(self) -> Set[str]:
        """Methods that are not translated."""

    def source(self, module: str) -> Source:
        """A module, read once."""

    def is_ours(self, module: str) -> bool:
        """Whether a module is translated, if something of it is needed."""

    def value(self, module: str, name: str) -> Any:
        """What a name of a module means while this is translated."""

    def origin_of(self, source: Source, name: str) -> Found | None:
        """Where a global name of a module is defined."""

    def origin_in(self, module: str, name: str) -> Found:
        """Where a name that a module offers is defined."""

    def refer_to(self, source: Source, node: ast.AST, origin: Found) -> str:
        """Something that is defined anywhere, as JavaScript calls it in a module."""

    def type_of(self, origin: Found) -> Type:
        """The type of what is defined there."""

    def member(self, owner: type, name: str) -> Member | None:
        """What objects of a class have under a name."""


class Scope:
    """The names of a function, of what stands in it, or of a whole module."""

    def __init__(
        self,
        library: Names,
        source: Source,
        types: Mapping[str, Type] | None = None,
        is_rule: bool = False,
        owner: type | None = None,
    ) -> None:
        self.library = library
        self.source = source
        self.types = dict(types or {})
        self.is_rule = is_rule
        self.owner = owner  # the class that a method belongs to
        self.declared: set[str] = set()  # names whose annotations say all
        self.attributes: dict[str, Type] = {}  # what a method gives to its object
        self.result: Type = ANY
        self.draft = False  # while types are found out, nothing is refused
        self.changed = False
        self.in_handler = False
        self._narrowed: dict[str, Type] = {}
        self._stored: set[str] = set()

    def inner(self, types: Mapping[str, Type], keep_narrowed: bool = True) -> "Scope":
        """The scope of a comprehension or of a small function."""
        found = Scope(self.library, self.source, self.types, self.is_rule, self.owner)
        found.types.update(types)
        found.draft = self.draft
        if keep_narrowed:
            found._narrowed = {n: t for n, t in self._narrowed.items() if n not in types}
        return found

    def problem(self, node: ast.AST, expected: str, got: str) -> Untranslatable:
        """The error for what cannot be translated here."""
        return self.source.problem(node, expected, got)

    def record(self, name: str, found: Type) -> None:
        """A name is given a value of this type."""
        self._narrowed.pop(name, None)
        self._stored.add(name)
        if not self.draft or name in self.declared:
            return
        before = self.types.get(name, NOTHING)
        self.types[name] = union(before, found)
        self.changed |= self.types[name] != before

    def record_attribute(self, name: str, found: Type, declared: bool = False) -> None:
        """An object is given a value of this type."""
        before = self.attributes.get(name, NOTHING)
        self.attributes[name] = found if declared else union(before, found)
        self.changed |= self.attributes[name] != before

    @contextmanager
    def narrowing(self, facts: Mapping[str, Type], forgotten: Iterable[str] = ()) -> Iterator[None]:
        """While more is known of some names, and nothing of those that may change."""
        before, stored = self._narrowed, self._stored
        known = {**before, **facts}
        self._narrowed = {name: found for name, found in known.items() if name not in forgotten}
        self._stored = set(forgotten)
        yield
        self._narrowed = {name: t for name, t in before.items() if name not in self._stored}
        self._stored |= stored

    def learn(self, facts: Mapping[str, Type]) -> None:
        """From here on more is known of some names."""
        self._narrowed |= facts

    def is_local(self, name: str) -> bool:
        """Whether a name belongs to the function itself."""
        return name in self.types

    def is_builtin(self, name: str) -> bool:
        """Whether a name means what Python itself means by it."""
        return name not in self.types and name not in vars(self.source.live)

    def type_of(self, name: str) -> Type:
        """What is known of a local name."""
        return self._narrowed.get(name) or self.types.get(name, NOTHING)

    def local(self, name: str) -> Value:
        """A local name in JavaScript."""
        return Value(word(name), self.type_of(name), simple=True)

    def origin_of(self, node: ast.expr) -> Found | None:
        """Where a global name, or a name in an imported module, is defined."""
        if isinstance(node, ast.Name) and not self.is_local(node.id):
            return self.library.origin_of(self.source, node.id)
        if isinstance(node, ast.Attribute):
            owner = self.origin_of(node.value)
            if owner is not None and owner[1] is None:
                return self.library.origin_in(owner[0], node.attr)
        return None

    def value_of(self, node: ast.expr) -> Any:
        """What a global name means while this is translated; None if that is not known."""
        origin = self.origin_of(node)
        if origin is None or origin[1] is None:
            return None
        return self.library.value(origin[0], origin[1])

    def hint(self, node: ast.expr | None) -> Type:
        """The type of an annotation."""
        if node is None:
            return ANY
        try:
            found = eval(  # an annotation of ours
                compile(ast.Expression(node), self.source.shown, "eval"), vars(self.source.live)
            )
            if isinstance(found, str):
                found = eval(found, vars(self.source.live))
        except NameError:
            return ANY
        return from_hint(found, self.owner)
