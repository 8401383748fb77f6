"""The translated modules: what is needed of each, and what they import from each other."""

import ast
import sys
from collections.abc import Callable, Iterable, Mapping
from pathlib import Path, PurePosixPath
from types import UnionType
from typing import Any, get_args

from medici.interfaces.browser.javascript.calls import Calls
from medici.interfaces.browser.javascript.classes import class_of
from medici.interfaces.browser.javascript.functions import top_function
from medici.interfaces.browser.javascript.kinds import Kind, Type, from_value, one
from medici.interfaces.browser.javascript.literal import LONGEST, literal
from medici.interfaces.browser.javascript.members import Members
from medici.interfaces.browser.javascript.scope import Found, Member, Scope
from medici.interfaces.browser.javascript.source import Origin, Source, Untranslatable, defined_by
from medici.interfaces.browser.javascript.words import ELSEWHERE, PATTERN, word

RUNTIME = "../src/python/runtime.js"  # from the folder that the modules are written to
SINGLE = ("medici.kernel",)  # packages that the runtime stands in for


class Library:
    """Modules in translation. Only what is asked for, and what that needs, is translated."""

    def __init__(
        self,
        left_out: Iterable[str] = (),
        stand_ins: Mapping[tuple[str, str], str] | None = None,
        filled_later: Iterable[tuple[str, str]] = (),
        package: str = "medici",
        runtime: str | None = None,
    ) -> None:
        self.left_out = frozenset(left_out)  # methods that make no sense in a browser
        self.stand_ins = dict(stand_ins or {})  # JavaScript in place of what a module defines
        self.filled_later = frozenset(filled_later)  # mappings that begin empty
        self._package, self._runtime = package, runtime
        self._sources: dict[str, Source] = {}
        self._written: dict[tuple[str, str], str] = {}  # each definition in JavaScript
        self._imports: dict[str, set[tuple[str, str]]] = {}  # by module
        self._members = Members(self)

    def is_ours(self, module: str) -> bool:
        """Whether a module is translated, if something of it is needed."""
        return f"{module}.".startswith(f"{self._package}.") and module not in SINGLE

    def source(self, module: str) -> Source:
        """A module, read once."""
        if module not in self._sources:
            self._sources[module] = Source(module)
        return self._sources[module]

    def value(self, module: str, name: str) -> Any:
        """What a name of a module means while this is translated."""
        if self.is_ours(module) or module in SINGLE:
            return vars(self.source(module).live).get(name)
        return vars(sys.modules[module]).get(name) if module in sys.modules else None

    def type_of(self, origin: Found) -> Type:
        """The type of what is defined there: as annotated, or as it is."""
        module, name = origin
        if name is None:
            return frozenset([Kind("module", (), module)])
        if not self.is_ours(module):
            return from_value(self.value(module, name))
        source = self.source(module)
        node = source.definitions.get(name)
        if isinstance(node, ast.AnnAssign):
            return Scope(self, source).hint(node.annotation)
        value = source.value(name)
        if isinstance(value, UnionType):
            return one("class")
        return PATTERN if type(value).__name__ == "Pattern" else from_value(value)

    def member(self, owner: type, name: str) -> Member | None:
        """What objects of a class have under a name."""
        return self._members.of(owner, name)

    def need(self, module: str, *names: str) -> None:
        """Translate these names of a module, and whatever they need."""
        for name in names:
            origin = self.origin_in(module, name)
            if origin[1] is None:
                raise ValueError(f"expected a name in {module}; got the module {name}")
            self._define(origin[0], origin[1])

    def origin_of(self, source: Source, name: str) -> Found | None:
        """Where a global name of a module is defined."""
        if name in source.imports:
            origin = source.imports[name]
            return self._follow(origin)
        if name in source.definitions:
            return source.name, name
        return None

    def origin_in(self, module: str, name: str) -> Found:
        """Where a name that a module offers is defined."""
        if module in SINGLE or (module, name) in self.stand_ins:
            return module, name
        if not self.is_ours(module):
            inside = f"{module}.{name}"
            return (inside, None) if inside in sys.modules else (module, name)
        source = self.source(module)
        if source.imports.get(name) == Origin(module, name):  # a module of this package
            return f"{module}.{name}", None
        return self.origin_of(source, name) or (f"{module}.{name}", None)

    def _follow(self, origin: Origin) -> Found:
        if origin.name is None:
            return origin.module, None
        if not self.is_ours(origin.module):
            return origin.module, origin.name
        return self.origin_in(origin.module, origin.name)

    def refer_to(self, source: Source, node: ast.AST, origin: Found) -> str:
        """Something that is defined anywhere, as JavaScript calls it in a module."""
        module, name = origin
        if name is None:
            self._imports.setdefault(source.name, set()).add((module, "*"))
            return word(module.rpartition(".")[2])
        if origin in ELSEWHERE:
            return f"$.{ELSEWHERE[module, name][0]}"
        if origin in self.stand_ins:
            return self.stand_ins[module, name]
        if not self.is_ours(module):
            raise source.problem(node, "a name of the subset", f"{module}.{name}")
        self._define(module, name)
        if module == source.name:
            return word(name)
        self._imports.setdefault(source.name, set()).add((module, name))
        return alias(module, name)

    def _define(self, module: str, name: str) -> None:
        if (module, name) in self._written:
            return
        source = self.source(module)
        node = source.definitions.get(name)
        if node is None or name in source.unclear:
            raise source.problem(node or ast.Pass(), f"one definition of {name}", "none or several")
        names = defined_by(node)
        for each in names:
            self._written[module, each] = ""  # being written: a function may call itself
        try:
            self._written[module, names[0]] = self._definition(Scope(self, source), node)
        except Untranslatable:
            for each in names:
                del self._written[module, each]
            raise

    def _definition(self, scope: Scope, node: ast.stmt) -> str:
        if isinstance(node, ast.FunctionDef):
            return top_function(scope, node)
        if isinstance(node, ast.ClassDef):
            return class_of(scope, node)
        assert isinstance(node, ast.Assign | ast.AnnAssign)
        return self._constant(scope, node)

    def _constant(self, scope: Scope, node: ast.Assign | ast.AnnAssign) -> str:
        names = defined_by(node)
        if (scope.source.name, names[0]) in self.filled_later:
            return f"const {word(names[0])} = new Map();"
        if len(names) > 1:
            values = [literal(scope.source.value(name)) for name in names]
            if None in values:
                raise scope.problem(node, "numbers and texts for several names", "more")
            pairs = zip(names, values, strict=True)
            return f"const {', '.join(f'{word(name)} = {value}' for name, value in pairs)};"
        value = scope.source.value(names[0])
        if isinstance(value, UnionType):
            origins = [(kind.__module__, kind.__name__) for kind in get_args(value)]
            kinds = [self.refer_to(scope.source, node, origin) for origin in origins]
            return f"const {word(names[0])} = [{', '.join(kinds)}];"
        known = literal(value)
        if known is not None and len(known) <= LONGEST:
            return f"const {word(names[0])} = {known};"
        assert node.value is not None
        try:
            written = Calls(scope).write(node.value)
        except Untranslatable:
            if known is None:
                raise
            written = known
        return f"const {word(names[0])} = {written};"

    def modules(self) -> list[str]:
        """The modules of which anything is translated."""
        return sorted({module for module, _ in self._written})

    def names(self) -> list[tuple[str, str]]:
        """All that is translated, by module and name."""
        return list(self._written)

    def text(self, module: str) -> str:
        """A module in JavaScript."""
        source = self.source(module)
        names = [name for name in source.order if self._written.get((module, name))]
        runtime = self._runtime or f"{'../' * module.count('.')}{RUNTIME}"
        lines = [f'import * as $ from "{runtime}";']
        for other in sorted({origin[0] for origin in self._imports.get(module, ())}):
            path = relative(module, other)
            wanted = sorted(name for at, name in self._imports[module] if at == other)
            if "*" in wanted:
                lines.append(f'import * as {word(other.rpartition(".")[2])} from "{path}";')
            single = [f"{name} as {alias(other, name)}" for name in wanted if name != "*"]
            if single:
                lines.append(f'import {{ {", ".join(single)} }} from "{path}";')
        lines += [self._written[module, name] for name in names]
        offered = [name for name in source.order if (module, name) in self._written]
        exports = [f"{word(name)} as {name}" for name in offered]
        lines.append(f"export {{ {', '.join(exports)} }};")
        return "\n".join(lines) + "\n"

    def write(self, folder: Path, say: Callable[[str], None] = lambda _: None) -> None:
        """Write all modules below a folder, each where its package has it."""
        for module in self.modules():
            path = folder / f"{module.replace('.', '/')}.js"
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(self.text(module), encoding="utf-8")
            say(module)


def alias(module: str, name: str) -> str:
    """What something is called where it is imported: by its module too, so that names never meet.

    >>> alias("medici.games.board.rules", "new")
    'games_board_rules$new'
    """
    return f"{module.removeprefix('medici.').replace('.', '_')}${name}"


def relative(module: str, other: str) -> str:
    """The path from one module to another.

    >>> relative("medici.presentation.scene.board", "medici.games.actors")
    '../../games/actors.js'
    >>> relative("medici.games.catalogue", "medici.games")
    '../games.js'
    """
    here, there = PurePosixPath(*module.split(".")).parent, PurePosixPath(*other.split("."))
    up = 0
    while there == here or not there.is_relative_to(here):
        here, up = here.parent, up + 1
    return f"{'../' * up or './'}{there.relative_to(here)}.js"
