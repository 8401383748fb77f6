"""What names mean at some place of a module."""

import ast
from collections.abc import Mapping, Set
from typing import Any, Protocol

from medici.interfaces.browser.javascript.problem import Untranslatable
from medici.interfaces.browser.javascript.source import Source
from medici.interfaces.browser.javascript.words import BUILTINS, word

Found = tuple[str, str | None]  # a module, and a name in it; no name means the module itself


class Names(Protocol):
    """What is known of all modules: see ``Library``."""

    @property
    def elsewhere(self) -> Mapping[tuple[str, str], str]:
        """What the runtime brings."""

    @property
    def left_out(self) -> Set[str]:
        """Methods that are not translated."""

    def source(self, module: str) -> Source:
        """A module, read once."""

    def value(self, module: str, name: str) -> Any:
        """What a name of a module means while this is translated."""

    def origin_of(self, source: Source, name: str) -> Found | None:
        """Where a global name of a module is defined."""

    def origin_in(self, module: str, name: str) -> Found:
        """Where a name that a module offers is defined."""

    def refer(self, source: Source, node: ast.AST, name: str) -> str:
        """A global name of a module, as JavaScript calls it there."""

    def refer_to(self, source: Source, node: ast.AST, origin: Found) -> str:
        """Something that is defined anywhere, as JavaScript calls it in a module."""

    def method_parameters(self, name: str) -> list[str] | None:
        """What a method takes, if all known methods of this name take the same."""


class Scope:
    """The names of a function, of what stands in it, or of a whole module."""

    def __init__(
        self, library: Names, source: Source, names: frozenset[str], is_rule: bool = False
    ) -> None:
        self.library = library
        self.source = source
        self.names = names
        self.is_rule = is_rule

    def inner(self, names: list[str]) -> "Scope":
        """The scope of a comprehension or of a small function."""
        return Scope(self.library, self.source, self.names | set(names), self.is_rule)

    def problem(self, node: ast.AST, text: str) -> Untranslatable:
        """The error for what cannot be translated here."""
        return self.source.problem(node, text)

    def is_local(self, name: str) -> bool:
        """Whether a name belongs to the function itself."""
        return name in self.names

    def knows(self, name: str) -> bool:
        """Whether a name means something of this house, so that it is none of Python's own."""
        return name in self.names or name in vars(self.source.live)

    def refer(self, node: ast.AST, name: str) -> str:
        """A name in JavaScript."""
        if name in self.names:
            return word(name)
        if name in vars(self.source.live):
            return self.library.refer(self.source, node, name)
        if name in BUILTINS:
            return f"$.{word(name)}"
        if ("builtins", name) in self.library.elsewhere:
            return f"$.{name}"
        raise self.problem(node, f"{name} has no translation")

    def origin_of(self, node: ast.expr) -> Found | None:
        """Where a global name, or a name in an imported module, is defined."""
        if isinstance(node, ast.Name) and node.id not in self.names:
            return self.library.origin_of(self.source, node.id)
        if isinstance(node, ast.Attribute):
            owner = self.origin_of(node.value)
            if owner is not None and owner[1] is None:
                return self.library.origin_in(owner[0], node.attr)
        return None

    def refer_into(self, node: ast.Attribute) -> str | None:
        """Something in a module that was imported as a whole; None if that is not what it is."""
        origin = self.origin_of(node)
        return None if origin is None else self.library.refer_to(self.source, node, origin)

    def value_of(self, node: ast.expr) -> Any:
        """What a global name means while this is translated; None if that is not known."""
        origin = self.origin_of(node)
        if origin is None or origin[1] is None:
            return None
        return self.library.value(origin[0], origin[1])
