"""Classes in JavaScript: structs, data classes, states, errors, and plain ones."""

import ast
import dataclasses
import json
from typing import Any, get_args, get_type_hints, is_typeddict

import msgspec

from medici.interfaces.browser.javascript.calls import Calls
from medici.interfaces.browser.javascript.scope import Scope
from medici.interfaces.browser.javascript.statements import function, is_generator
from medici.interfaces.browser.javascript.words import word
from medici.kernel import State


def class_of(scope: Scope, node: ast.ClassDef) -> str:
    """A class and all that belongs to it."""
    live = scope.source.value(node.name)
    if is_typeddict(live):
        keys = ", ".join(f'["{key}", null]' for key in live.__annotations__)
        return f"const {node.name} = {{ __annotations__: new Map([{keys}]) }};"
    parts = [*methods(scope, node)]
    if issubclass(live, State):
        parts.append(state_layout(live))
    elif issubclass(live, msgspec.Struct):
        parts.append(initialiser(scope, live, list(live.__struct_fields__)))
        parts.append(struct_layout(scope, live))
    elif dataclasses.is_dataclass(live):
        fields = [field.name for field in dataclasses.fields(live)]
        parts.append(initialiser(scope, scope.source.value(node.name), fields))
    elif hasattr(live, "_fields"):
        parts.append(initialiser(scope, live, list(live._fields)))
    return f"class {word(node.name)} extends {base_of(scope, node, live)} {{ {' '.join(parts)} }}"


def base_of(scope: Scope, node: ast.ClassDef, live: type) -> str:
    """What a class is made from; the machinery of types does not count."""
    for base in node.bases:
        known = scope.value_of(base)
        if (
            isinstance(known, type)
            and known.__module__.startswith("medici.")
            and known is not State
        ):
            return Calls(scope).write(base)
        if isinstance(base, ast.Name) and base.id in ("Exception", "ValueError", "TypeError"):
            return f"$.{base.id}"
    if issubclass(live, State):
        return "$.State"
    return "$.Struct" if issubclass(live, msgspec.Struct) else "$.Thing"


def methods(scope: Scope, node: ast.ClassDef) -> list[str]:
    """The methods that have a translation."""
    written = []
    for part in node.body:
        if not isinstance(part, ast.FunctionDef) or not wanted(scope, node, part):
            continue
        marks = {mark.id for mark in part.decorator_list if isinstance(mark, ast.Name)}
        star = "*" if is_generator(part) else ""
        head = f"{star}{part.name}"
        if "staticmethod" in marks:
            written.append(function(scope, part, f"static {head}"))
            continue
        if "classmethod" in marks:
            head = f"static {head}"
        elif "property" in marks:
            head = f"get {head}"
        written.append(function(scope, part, head, method=True))
    return written


def wanted(scope: Scope, owner: ast.ClassDef, method: ast.FunctionDef) -> bool:
    """Whether a method is to be translated: not what only says types, or was left out."""
    marks = {mark.id for mark in method.decorator_list if isinstance(mark, ast.Name)}
    if "overload" in marks or f"{owner.name}.{method.name}" in scope.library.left_out:
        return False
    return not method.name.startswith("__") or method.name in ("__init__", "__post_init__")


def initialiser(scope: Scope, live: type, fields: list[str]) -> str:
    """Takes the fields in their order."""
    given = defaults(scope, live)
    parameters = [f"{word(name)}{given.get(name, '')}" for name in fields]
    stores = [f"this.{name} = {word(name)};" for name in fields]
    if hasattr(live, "__post_init__"):
        stores.append("this.__post_init__();")
    return f"__init__({', '.join(parameters)}) {{ {' '.join(stores)} }}"


def defaults(scope: Scope, live: type) -> dict[str, str]:
    """The defaults of fields, as they are written where each field is declared."""
    found: dict[str, str] = {}
    for owner in reversed(live.__mro__):
        if not owner.__module__.startswith("medici."):
            continue
        source = scope.library.source(owner.__module__)
        node = source.definitions.get(owner.__name__)
        if not isinstance(node, ast.ClassDef):
            continue
        writer = Calls(Scope(scope.library, source, frozenset()))
        if source is not scope.source:
            writer = Calls(scope)  # what it mentions must be known here as well
        for part in node.body:
            if isinstance(part, ast.AnnAssign) and part.value is not None:
                assert isinstance(part.target, ast.Name)
                written = default(writer, part.value)
                if written is not None:
                    found[part.target.id] = f" = {written}"
    return found


def default(writer: Calls, node: ast.expr) -> str | None:
    """A default; a factory makes a new one each time, as JavaScript does anyway."""
    if isinstance(node, ast.Call):
        origin = writer.scope.origin_of(node.func)
        if origin in (("dataclasses", "field"), ("msgspec", "field")):
            for key in node.keywords:
                if key.arg == "default_factory":
                    made = ast.Call(func=key.value, args=[], keywords=[])
                    return writer.write(ast.copy_location(made, node))
                if key.arg == "default":
                    return writer.write(key.value)
            return None
    return writer.write(node)


def state_layout(live: type[State]) -> str:
    """The numbers and rows of a state."""
    return f"static numbers = {json.dumps(live.numbers)}; static rows = {json.dumps(live.rows)};"


def struct_layout(scope: Scope, live: type[msgspec.Struct]) -> str:
    """How a struct is written as JSON and read from it."""
    config = live.__struct_config__
    names = dict(zip(live.__struct_fields__, live.__struct_encode_fields__, strict=True))
    parts = [f"static $fields = {json.dumps(names)};"]
    if config.tag is not None:
        parts.append(f"static $tag = {json.dumps([config.tag_field, config.tag])};")
    if config.omit_defaults:
        parts.append("static $omits = true;")
    shapes = {
        names[name]: shape
        for name, hint in get_type_hints(live, include_extras=False).items()
        if name in names and (shape := shape_of(scope, hint)) is not None
    }
    if shapes:
        rows = ", ".join(f"{json.dumps(name)}: {shape}" for name, shape in shapes.items())
        parts.append(f"static $shapes = () => ({{ {rows} }});")
    return " ".join(parts)


def shape_of(scope: Scope, hint: Any) -> str | None:
    """The struct in the type of a field, if there is one in it that this module knows."""
    if isinstance(hint, type) and issubclass(hint, msgspec.Struct):
        origin = scope.library.origin_of(scope.source, hint.__name__)
        if origin is None or origin[1] is None:
            return None
        return scope.library.refer(scope.source, ast.Pass(), hint.__name__)
    for part in get_args(hint):
        shape = shape_of(scope, part)
        if shape is not None:
            return shape
    return None
