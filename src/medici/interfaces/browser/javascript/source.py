"""A Python module as the translator sees it: its tree, its values, where names come from."""

import ast
import importlib
import inspect
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from types import ModuleType
from typing import Any

from medici.interfaces.browser.javascript.problem import Untranslatable

Definition = ast.FunctionDef | ast.ClassDef | ast.Assign | ast.AnnAssign


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
        """The file as an error names it."""
        return "/".join(self.file.parts[self.file.parts.index("medici") :])

    def problem(self, node: ast.AST, text: str) -> Untranslatable:
        """The error for a construct of this module."""
        return Untranslatable(self.shown, node, text)

    @cached_property
    def order(self) -> list[str]:
        """The names that are defined here, in the order of their definitions."""
        return list(self.definitions)

    @cached_property
    def definitions(self) -> dict[str, Definition]:
        """The functions, classes and constants of this module."""
        found: dict[str, Definition] = {}
        for node in self.tree.body:
            if isinstance(node, ast.FunctionDef | ast.ClassDef):
                found[node.name] = node
            elif isinstance(node, ast.Assign):
                for target in node.targets:
                    for name in names_in(target):
                        found[name] = node
            elif isinstance(node, ast.AnnAssign) and node.value is not None:
                for name in names_in(node.target):
                    found[name] = node
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


def names_in(target: ast.expr) -> list[str]:
    """The names that an assignment gives values to."""
    if isinstance(target, ast.Name):
        return [target.id]
    if isinstance(target, ast.Tuple | ast.List):
        return [name for part in target.elts for name in names_in(part)]
    if isinstance(target, ast.Starred):
        return names_in(target.value)
    return []
