"""The translated modules as TypeScript sees them: a declaration of each, from Python's annotations.

Values have Python's form there: a dictionary is a map, a struct an object of its class. Its
``$wire`` says what it is as JSON, so that ``plain`` and ``struct`` of the runtime have types too.
"""

import ast
import inspect
import json
from collections import abc
from collections.abc import Iterator, Mapping
from types import NoneType, UnionType
from typing import Any, Literal, Self, Union, get_args, get_origin, get_type_hints, is_typeddict

import msgspec

from medici.interfaces.browser.javascript import Library
from medici.interfaces.browser.javascript.calls import fields_of
from medici.interfaces.browser.javascript.classes import wanted
from medici.interfaces.browser.javascript.kinds import HOLDERS, Kind, Type
from medici.interfaces.browser.javascript.library import relative
from medici.interfaces.browser.javascript.scope import Scope
from medici.interfaces.browser.javascript.words import word
from medici.interfaces.browser.scripts import translate
from medici.kernel import State

HEAD = "// Generated from Python's annotations by scripts/module_types.py; do not edit.\n"
RUNTIME = "import type { Class, UNSET } from '$python/runtime.js';\n"
PLAIN = {
    int: "number",
    float: "number",
    bool: "boolean",
    str: "string",
    bytes: "never",
    NoneType: "null",
    Any: "unknown",
    object: "unknown",
    msgspec.Raw: "unknown",
    msgspec.UnsetType: "typeof UNSET",
}
KINDS = {kind.__name__: PLAIN[kind] for kind in (int, float, bool, str)} | {"None": "null"}
SHAPES = {  # as the translator names them
    "list": "({})[]",
    "deque": "({})[]",
    "row": "readonly ({})[]",
    "set": "Set<{}>",
    "iterator": "Iterable<{}>",
    "iterable": "Iterable<{}>",
    "dict": "Map<{}, {}>",
}


def module_types(wire: Mapping[str, str]) -> dict[str, str]:
    """The declarations of all translated modules, by their files.

    ``wire`` has the types of structs as JSON, by module and name.
    """
    library, games = translate()
    writers: dict[str, ModuleTypes] = {}
    todo = library.names()
    for module, name in todo:  # what a declaration mentions is declared too
        writer = writers.setdefault(module, ModuleTypes(library, module, wire))
        todo += writer.declare(name)
    files = {f"{module.replace('.', '/')}.d.ts": made.text() for module, made in writers.items()}
    return files | {f"medici/apart/{game}.d.ts": "export {};\n" for game in games}


class ModuleTypes:
    """The declarations of one module."""

    def __init__(self, library: Library, module: str, wire: Mapping[str, str]) -> None:
        self._library, self._wire = library, wire
        self._source = library.source(module)
        self._texts: dict[str, str] = {}
        self._mentioned: set[tuple[str, str]] = set()  # classes, by module and name
        self._owner: Any = Any  # what Self means

    def text(self) -> str:
        """The module's declarations."""
        imports = "".join(
            f"import {{ {name} as {shown(module, name)} }} from "
            f"'{relative(self._source.name, module)}';\n"
            for module, name in sorted(self._mentioned)
            if module != self._source.name
        )
        return f"{HEAD}{RUNTIME}{imports}{''.join(self._texts.values())}export {{}};\n"

    def declare(self, name: str) -> list[tuple[str, str]]:
        """Declare a name, if it is not yet; returns the classes that are mentioned by now."""
        if name in self._texts:
            return []
        self._texts[name] = self._declaration(name, self._source.definitions[name])
        return sorted(self._mentioned)

    def _declaration(self, name: str, node: ast.stmt) -> str:
        live = self._source.value(name)
        if isinstance(node, ast.ClassDef):
            return self._map(live) if is_typeddict(live) else self._class(node, live)
        if isinstance(live, UnionType):  # of classes, which are told apart by their tags
            kinds = [self._type(kind) for kind in get_args(live)]
            alias = f"export type {name} = {' | '.join(kinds)};\n"
            return f"{alias}export declare const {name}: readonly Class<{name}>[];\n"
        if isinstance(node, ast.FunctionDef):
            text = f"declare function {word(name)}{self._signature(live)};\n"
        elif isinstance(node, ast.AnnAssign):
            found = self._type(get_type_hints(self._source.live)[name])
            text = f"declare const {word(name)}: {found};\n"
        else:
            found = self._of_kinds(self._library.type_of((self._source.name, name)))
            text = f"declare const {word(name)}: {found};\n"
        return f"{text}export {{ {word(name)} as {name} }};\n"

    def _map(self, live: type) -> str:
        """A dictionary with known keys."""
        wire = "".join(f" & {{ {member} }}" for member in self._wired(live))
        name = live.__name__
        return (
            f"export type {name} = Map<string, any>{wire};\nexport declare const {name}: unknown;\n"
        )

    def _wired(self, live: type) -> Iterator[str]:
        """What a struct is as JSON, if it ever is."""
        found = self._wire.get(f"{live.__module__}:{live.__name__}")
        if found:
            yield f"readonly $wire: import('$wire').{found};"

    def _class(self, node: ast.ClassDef, live: type) -> str:
        """A class; an interface if it is only mentioned, and scripts do without it."""
        self._owner = live
        is_script = (live.__module__, node.name) in self._library.names()
        head = f"{'declare class' if is_script else 'interface'} {node.name}{self._base(live)}"
        parts = [*self._wired(live), *self._fields(node, live), *self._methods(node, live)]
        if not is_script:
            parts = [part for part in parts if not part.startswith("static ")]
        elif fields_of(live) is not None or "__init__" in vars(live):
            hints = get_type_hints(live if fields_of(live) is not None else vars(live)["__init__"])
            parts.append(f"constructor({self._parameters(live, hints)});")
        return "".join([f"export {head} {{\n", *(f"  {part}\n" for part in parts), "}\n"])

    def _base(self, live: type) -> str:
        for base in live.__bases__:
            if self._library.is_ours(base.__module__) and base is not State:
                return f" extends {self._type(base)}"
        return " extends Error" if issubclass(live, Exception) else ""

    def _fields(self, node: ast.ClassDef, live: type) -> Iterator[str]:
        if issubclass(live, State):
            yield from (f"{number}: number;" for number in live.numbers)
            yield from (f"{row}: number[];" for row in live.rows)
            yield f"copy(): {node.name};"
            return
        hints = get_type_hints(live)
        for part in node.body:
            match part:
                case ast.AnnAssign(target=ast.Name(id=name)):
                    yield f"{name}: {self._type(hints[name])};"
                case ast.FunctionDef(name="__init__", decorator_list=[]):
                    made = self._attributes(part, live)
                    yield from (f"{name}: {found};" for name, found in made.items())

    def _attributes(self, node: ast.FunctionDef, live: type) -> dict[str, str]:
        """What an initialiser gives to its object: as annotated, as it is taken, as inferred."""
        taken = get_type_hints(vars(live)["__init__"])
        found: dict[str, str] = {}
        for part in ast.walk(node):
            match part:
                case ast.AnnAssign(target=ast.Attribute(attr=name), annotation=annotation):
                    hint = eval(ast.unparse(annotation), vars(self._source.live))
                    found[name] = self._type(hint)
                case ast.Assign(
                    targets=[ast.Attribute(attr=name)], value=ast.Name(id=argument)
                ) if argument in taken:
                    found.setdefault(name, self._type(taken[argument]))
        for part in ast.walk(node):
            if isinstance(part, ast.Attribute) and isinstance(part.ctx, ast.Store):
                member = self._library.member(live, part.attr)
                if member is not None and part.attr not in found:
                    found[part.attr] = self._of_kinds(member.type)
        return {name: text for name, text in found.items() if not name.startswith("_")}

    def _methods(self, node: ast.ClassDef, live: type) -> Iterator[str]:
        scope = Scope(self._library, self._source)
        for part in node.body:
            if not isinstance(part, ast.FunctionDef) or part.name.startswith("_"):
                continue
            found = vars(live)[part.name]
            if isinstance(found, property):
                yield f"get {part.name}{self._signature(found.fget, 1)};"
            elif wanted(scope, node, part):
                static = "static " if isinstance(found, staticmethod | classmethod) else ""
                skipped = 0 if isinstance(found, staticmethod) else 1
                code = getattr(found, "__func__", found)
                yield f"{static}{part.name}{self._signature(code, skipped)};"

    def _signature(self, function: Any, skipped: int = 0) -> str:
        """The parameters and the result of a function."""
        hints = get_type_hints(function)
        return f"({self._parameters(function, hints, skipped)}): {self._result(hints['return'])}"

    def _parameters(self, function: Any, hints: Mapping[str, Any], skipped: int = 0) -> str:
        parameters = []
        for taken in list(inspect.signature(function).parameters.values())[skipped:]:
            found = self._type(hints[taken.name])
            if taken.kind is taken.VAR_POSITIONAL:
                parameters.append(f"...{word(taken.name)}: ({found})[]")
            else:
                mark = "" if taken.default is taken.empty else "?"
                parameters.append(f"{word(taken.name)}{mark}: {found}")
        return ", ".join(parameters)

    def _result(self, hint: Any) -> str:
        return "void" if hint in (None, NoneType) else self._type(hint)

    def _type(self, hint: Any) -> str:
        """An annotation as a TypeScript type."""
        base, inner = get_origin(hint) or hint, get_args(hint)
        if base in (Union, UnionType):
            return " | ".join(dict.fromkeys(map(self._type, inner)))
        if base is Literal:
            return " | ".join(map(json.dumps, inner))
        if base is abc.Callable:
            taken = enumerate(inner[0] if isinstance(inner[0], list) else [])
            names = ", ".join(f"a{n}: {self._type(part)}" for n, part in taken)
            return f"(({names}) => {self._result(inner[1])})"
        if hint is None or hint is Self:
            return self._type(NoneType if hint is None else self._owner)
        if base in PLAIN:
            return PLAIN[base]
        parts = [self._type(part) for part in inner if part is not Ellipsis]
        if base is tuple:
            return f"({parts[0]})[]" if Ellipsis in inner else f"[{', '.join(parts)}]"
        if base is type:
            return f"Class<{parts[0]}>"
        if base in HOLDERS:
            return SHAPES[HOLDERS[base]].format(*parts)
        return self._name(base) if isinstance(base, type) else "any"

    def _name(self, live: type) -> str:
        """A class of ours; whatever else is left to the runtime."""
        module, name = live.__module__, live.__name__
        if not self._library.is_ours(module) or ".kernel" in module:
            return "any"
        self._mentioned.add((module, name))
        return name if module == self._source.name else shown(module, name)

    def _of_kinds(self, given: Type) -> str:
        """The type of something without an annotation."""
        return " | ".join(sorted(map(self._of_kind, given))) or "any"

    def _of_kind(self, kind: Kind) -> str:
        parts = [self._of_kinds(part) for part in kind.parts]
        if kind.name == "tuple":
            return f"({parts[0]})[]" if kind.of else f"[{', '.join(parts)}]"
        if kind.name in SHAPES:
            return SHAPES[kind.name].format(*parts)
        return self._name(kind.of) if kind.name == "object" else KINDS.get(kind.name, "any")


def shown(module: str, name: str) -> str:
    """What a class is called in the declarations of other modules."""
    return f"{module.removeprefix('medici.').replace('.', '_')}_{name}"
