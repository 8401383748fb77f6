"""Classes in JavaScript: structs, data classes, states, errors, and plain ones."""

import ast
import json
from collections.abc import Mapping
from types import UnionType
from typing import Any, Union, get_args, get_origin, is_typeddict

import msgspec

from medici.interfaces.browser.javascript.calls import Calls, fields_of, hints_of
from medici.interfaces.browser.javascript.functions import function, is_generator
from medici.interfaces.browser.javascript.kinds import from_hint
from medici.interfaces.browser.javascript.scope import Scope
from medici.interfaces.browser.javascript.words import ERRORS, word
from medici.kernel import State

# Methods with names of Python's own that a browser can do without: nothing that is translated asks
# for what they do.
UNASKED = ("__repr__", "__str__", "__reduce__", "__copy__", "__deepcopy__", "__hash__", "__eq__")
CLASS_MARKS = ("declare", "dataclass")

SHAPES = "$shapes"  # how the fields of a struct are read from JSON


def class_of(scope: Scope, node: ast.ClassDef) -> str:
    """A class and all that belongs to it."""
    live = scope.source.value(node.name)
    if is_typeddict(live):
        keys = ", ".join(f'["{key}", null]' for key in live.__annotations__)
        return f"const {word(node.name)} = {{ __annotations__: new Map([{keys}]) }};"
    check(scope, node, live)
    parts = [*methods(scope, node, live)]
    if issubclass(live, State):
        parts.append(state_layout(live))
    else:
        fields = fields_of(live)
        if fields is not None:
            parts += initialiser(scope, live, fields)
        if issubclass(live, msgspec.Struct):
            parts.append(struct_layout(scope, live))
    return f"class {word(node.name)} extends {base_of(scope, node, live)} {{ {' '.join(parts)} }}"


def check(scope: Scope, node: ast.ClassDef, live: type) -> None:
    """Refuse classes that are more than fields and methods."""
    for mark in node.decorator_list:
        called = mark.func if isinstance(mark, ast.Call) else mark
        if not isinstance(called, ast.Name) or called.id not in CLASS_MARKS:
            raise scope.problem(mark, f"one of {', '.join(CLASS_MARKS)}", ast.unparse(mark))
    if issubclass(live, msgspec.Struct) and not live.__struct_config__.eq:
        raise scope.problem(node, "a struct that is equal by its fields", "eq=False")
    config = getattr(live, "__dataclass_params__", None)
    if config is not None and (not config.eq or config.order):
        raise scope.problem(node, "a data class that is equal by its fields", "eq or order")
    makes_fields = fields_of(live) is not None or issubclass(live, State)
    for part in node.body:
        allowed = isinstance(part, ast.FunctionDef | ast.Pass) or is_docstring(part)
        if isinstance(part, ast.AnnAssign):
            allowed = makes_fields or part.value is None
        elif isinstance(part, ast.Assign):
            allowed = all(isinstance(t, ast.Name) and t.id in UNASKED for t in part.targets)
        if not allowed:
            raise scope.problem(part, "fields and methods", type(part).__name__)


def is_docstring(node: ast.stmt) -> bool:
    """Whether a statement is a text, or the dots of something that is not written."""
    return isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)


def base_of(scope: Scope, node: ast.ClassDef, live: type) -> str:
    """What a class is made from; the machinery of types does not count."""
    bases = []
    for base in node.bases:
        known = scope.value_of(base)
        if isinstance(known, type) and known is not State:
            if scope.library.is_ours(known.__module__):
                bases.append(Calls(scope).write(base))
        elif isinstance(base, ast.Name) and scope.is_builtin(base.id):
            if base.id not in ERRORS:
                raise scope.problem(base, "a class of ours, or an error", base.id)
            bases.append(f"$.{base.id}")
    if len(bases) > 1:
        raise scope.problem(node, "one class to extend", " and ".join(bases))
    if bases:
        return bases[0]
    if issubclass(live, State):
        return "$.State"
    if issubclass(live, msgspec.Struct):
        return "$.Struct"
    return "$.Thing" if fields_of(live) is None else "$.Data"


def methods(scope: Scope, node: ast.ClassDef, live: type) -> list[str]:
    """The methods that have a translation."""
    written = []
    for part in node.body:
        if not isinstance(part, ast.FunctionDef) or not wanted(scope, node, part):
            continue
        marks = {mark.id for mark in part.decorator_list if isinstance(mark, ast.Name)}
        found = vars(live)[part.name]
        code = found.fget if isinstance(found, property) else getattr(found, "__func__", found)
        head = f"{'*' if is_generator(part) else ''}{part.name}"
        if marks & {"staticmethod", "classmethod"}:
            head = f"static {head}"
        elif "property" in marks:
            head = f"get {head}"
        written.append(function(scope, part, head, code, live))
    return written


def wanted(scope: Scope, owner: ast.ClassDef, method: ast.FunctionDef) -> bool:
    """Whether a method is to be translated: not what only says types, or was left out."""
    marks = {mark.id for mark in method.decorator_list if isinstance(mark, ast.Name)}
    if "overload" in marks or f"{owner.name}.{method.name}" in scope.library.left_out:
        return False
    if method.name in UNASKED:
        return False
    if method.name.startswith("__") and method.name not in ("__init__", "__post_init__"):
        raise scope.problem(method, "a method with a name of its own", method.name)
    return True


def initialiser(scope: Scope, live: type, fields: list[str]) -> list[str]:
    """Takes the fields in their order; a struct without defaults has that of all structs."""
    given, last = defaults(scope, live), hasattr(live, "__post_init__")
    if issubclass(live, msgspec.Struct) and not given and not last:
        return []
    parameters = [f"{word(name)}{given.get(name, '')}" for name in fields]
    stores = [f"this.{name} = {word(name)};" for name in fields]
    if last:
        stores.append("this.__post_init__();")
    return [f"__init__({', '.join(parameters)}) {{ {' '.join(stores)} }}"]


def defaults(scope: Scope, live: type) -> dict[str, str]:
    """The defaults of fields, as they are written where each field is declared."""
    found: dict[str, str] = {}
    for owner in reversed(live.__mro__):
        if not scope.library.is_ours(owner.__module__) or owner is State:
            continue
        source = scope.library.source(owner.__module__)
        node = source.definitions.get(owner.__name__)
        if not isinstance(node, ast.ClassDef):
            continue
        for part in node.body:
            if isinstance(part, ast.AnnAssign) and part.value is not None:
                assert isinstance(part.target, ast.Name)
                if source is not scope.source and not isinstance(part.value, ast.Constant):
                    raise scope.problem(part, "constants as defaults of inherited fields", "more")
                written = default(Calls(scope), part.value, live, part.target.id)
                if written is not None:
                    found[part.target.id] = f" = {written}"
    return found


def default(writer: Calls, node: ast.expr, live: type, name: str) -> str | None:
    """A default; a factory makes a new one each time, as JavaScript does anyway."""
    if isinstance(node, ast.Call):
        origin = writer.scope.origin_of(node.func)
        if origin in (("dataclasses", "field"), ("msgspec", "field")):
            for option in node.keywords:
                if option.arg == "default_factory":
                    made = ast.Call(func=option.value, args=[], keywords=[])
                    return writer.write(ast.copy_location(made, node))
                if option.arg == "default":
                    return writer.write(option.value)
            return None
    if isinstance(node, ast.Lambda):
        taken = from_hint(hints_of(live).get(name, Any))
        [kind] = [kind for kind in taken if kind.name == "function"]
        return writer.small_function(node, kind.parts[1:]).js
    copied = issubclass(live, msgspec.Struct)  # msgspec makes a new list each time
    if not copied and isinstance(node, ast.List | ast.Dict | ast.Set | ast.Call):
        raise writer.problem(node, "a default that never changes", type(node).__name__)
    return writer.write(node)


def state_layout(live: type[State]) -> str:
    """The numbers and rows of a state."""
    return f"static numbers = {json.dumps(live.numbers)}; static rows = {json.dumps(live.rows)};"


def shapes_of(scope: Scope, live: type[msgspec.Struct], names: Mapping[str, str]) -> str:
    """How those fields are read that JSON itself does not say; empty if there are none."""
    shapes = {
        names[name]: shape
        for name, hint in hints_of(live).items()
        if name in names and (shape := shape_of(scope, hint)) is not None
    }
    rows = ", ".join(f"{json.dumps(name)}: {shape}" for name, shape in shapes.items())
    return f"({{ {rows} }})" if rows else ""


def struct_layout(scope: Scope, live: type[msgspec.Struct]) -> str:
    """How a struct is written as JSON and read from it."""
    config = live.__struct_config__
    names = dict(zip(live.__struct_fields__, live.__struct_encode_fields__, strict=True))
    # Short, since a page fetches it: a field says its name in JSON where that is another.
    fields = [name if name == other else f"{name}:{other}" for name, other in names.items()]
    parts = [f"static $fields = {json.dumps(' '.join(fields))};"]
    if config.tag is not None:
        parts.append(f"static $tag = {json.dumps([config.tag_field, config.tag])};")
    if config.omit_defaults:
        parts.append("static $omits = true;")
    if f"{live.__name__}.{SHAPES}" in scope.library.left_out:
        problem = f"expected {live.__name__} to be made here; it is not read from JSON"
        shapes = f"{{ throw new TypeError({json.dumps(problem)}); }}"
    else:
        shapes = shapes_of(scope, live, names)
    if shapes:
        parts.append(f"static {SHAPES} = () => {shapes};")
    return " ".join(parts)


def shape_of(scope: Scope, hint: Any) -> str | None:
    """How a field is read from JSON, where that is not what JSON itself says: the struct that it
    holds, the structs that it may hold, or a list, dictionary or set of something."""
    inner = get_args(hint)
    if isinstance(hint, type) and issubclass(hint, msgspec.Struct):
        origin = scope.library.origin_of(scope.source, hint.__name__)
        origin = origin or (hint.__module__, hint.__name__)
        return scope.library.refer_to(scope.source, ast.Pass(), origin)
    base = get_origin(hint)
    if base in (Union, UnionType):
        found = [shape for part in inner if (shape := shape_of(scope, part)) is not None]
        structs = [shape for shape in found if not shape.startswith("{")]
        return f"[{', '.join(structs)}]" if len(structs) > 1 else found[0] if found else None
    if base in (set, frozenset):
        return "{ set: true }"
    if base in (dict, Mapping):
        value = shape_of(scope, inner[1])
        ints = ", ints: true" if inner[0] is int else ""
        return f"{{ dict: {value or 'null'}{ints} }}" if value or ints else None
    if base in (list, tuple) and inner:
        value = shape_of(scope, inner[0])
        return f"{{ list: {value} }}" if value else None
    return None
