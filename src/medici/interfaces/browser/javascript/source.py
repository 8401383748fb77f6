"""A Python module as the translator sees it: its tree, its values, where names come from."""

import ast
import importlib
import inspect
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from types import ModuleType
from typing import Any, TypeGuard

Definition = ast.FunctionDef | ast.ClassDef | ast.Assign | ast.AnnAssign
LONGEST = 60  # signs of a construct that an error quotes


class Untranslatable(Exception):  # noqa: N818
    """A construct that has no translation; says where it stands."""


@dataclass(frozen=True)
class Origin:
    """Where a global name is defined: a module, and the name there; no name means the module."""

    module: str
    name: str | None


class Source:
    """One module: read once, imported once."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.live: ModuleType = importlib.import_module(name)
        self.file = Path(inspect.getsourcefile(self.live) or name)
        self.tree = ast.parse(self.file.read_text(encoding="utf-8"))

    @property
    def shown(self) -> str:
        """The file as an error names it: from its package on."""
        parts = self.file.parts
        package = self.name.partition(".")[0]
        return "/".join(parts[parts.index(package) :] if package in parts else parts[-1:])

    def problem(self, node: ast.AST, expected: str, got: str) -> Untranslatable:
        """The error for a construct of this module."""
        place = f"{self.shown}:{getattr(node, 'lineno', 0)}"
        quoted = ast.unparse(node).partition("\n")[0]
        if len(quoted) > LONGEST:
            quoted = quoted[: LONGEST - 3] + "..."
        return Untranslatable(f"{place}: {quoted}: expected {expected}, got {got}")

    @cached_property
    def order(self) -> list[str]:
        """The names that are defined here, in the order of their definitions."""
        return list(self.definitions)

    @cached_property
    def definitions(self) -> dict[str, Definition]:
        """The functions, classes and constants of this module."""
        found: dict[str, Definition] = {}
        for node in self.tree.body:
            if isinstance(node, Definition):
                found |= dict.fromkeys(defined_by(node), node)
        return found

    @cached_property
    def unclear(self) -> set[str]:
        """Names that something else than one definition gives a value to, or that are changed."""
        seen: set[str] = set()
        found: set[str] = set()
        for node in self.tree.body:
            if isinstance(node, Definition):
                defined = set(defined_by(node))
                found |= seen & defined
                seen |= defined
            elif isinstance(node, ast.Expr) and isinstance(node.value, ast.Call):
                called = node.value.func
                if isinstance(called, ast.Attribute) and isinstance(called.value, ast.Name):
                    found.add(called.value.id)
            elif not isinstance(node, ast.Import | ast.ImportFrom):
                found |= {n.id for n in ast.walk(node) if is_stored(n)}
        return found

    @cached_property
    def imports(self) -> dict[str, Origin]:
        """The names that are imported, and where they come from."""
        found: dict[str, Origin] = {}
        for node in self.tree.body:
            if isinstance(node, ast.Import):
                for alias in node.names:
                    found[alias.asname or alias.name] = Origin(alias.name, None)
            elif isinstance(node, ast.ImportFrom):
                assert node.module is not None
                for alias in node.names:
                    found[alias.asname or alias.name] = Origin(node.module, alias.name)
        return found

    def value(self, name: str) -> Any:
        """What a global name means when the module runs."""
        return vars(self.live)[name]


def defined_by(node: Definition) -> list[str]:
    """The names that a statement of a module defines."""
    if isinstance(node, ast.FunctionDef | ast.ClassDef):
        return [node.name]
    if isinstance(node, ast.Assign):
        return [name for target in node.targets for name in names_in(target)]
    return names_in(node.target) if node.value is not None else []


def is_stored(node: ast.AST) -> TypeGuard[ast.Name]:
    """Whether a name is given a value here."""
    return isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store)


def names_in(target: ast.expr) -> list[str]:
    """The names that an assignment gives values to."""
    if isinstance(target, ast.Name):
        return [target.id]
    if isinstance(target, ast.Tuple | ast.List):
        return [name for part in target.elts for name in names_in(part)]
    if isinstance(target, ast.Starred):
        return names_in(target.value)
    return []
