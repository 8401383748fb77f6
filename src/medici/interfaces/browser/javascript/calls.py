"""Calls: arguments in the order of the parameters, and objects made with ``new``."""

import ast
import dataclasses
import inspect
import re
from collections.abc import Callable
from typing import Any, NamedTuple, get_type_hints, is_typeddict

import msgspec

from medici.interfaces.browser.javascript.builtins import BUILTINS, plain_arguments
from medici.interfaces.browser.javascript.kinds import (
    ANY,
    NONE,
    STR,
    Type,
    each,
    from_hint,
    names,
    one,
    only,
    result_of,
    shown,
    union,
)
from medici.interfaces.browser.javascript.methods import call_method
from medici.interfaces.browser.javascript.rows import Rows
from medici.interfaces.browser.javascript.scope import Value
from medici.interfaces.browser.javascript.words import ELSEWHERE, PATTERN
from medici.kernel import State

# Patterns that mean the same to JavaScript: classes of plain signs, so and so many times.
SAME_PATTERN = re.compile(r"(\[[-A-Za-z0-9 _{}~]+\](\{\d+,\d+\})?)+")


class Parameters(NamedTuple):
    """What a function takes: names in their order, and what is known of them."""

    names: list[str]
    types: list[Type]
    many: bool  # any number of further arguments


NO_PARAMETERS = Parameters([], [], False)


class Calls(Rows):
    """Writes expressions with the calls in them."""

    def _call(self, node: ast.Call) -> Value:
        found = self.call(node)
        return Value(f"({found.js}, null)", NONE) if found.type == NONE else found

    def call(self, node: ast.Call) -> Value:
        """A call; one that returns nothing is a statement."""
        target = node.func
        name = target.id if isinstance(target, ast.Name) else ""
        if name in BUILTINS and self.scope.is_builtin(name):
            return BUILTINS[name](self, node)
        special = special_call(self, node)
        if special is not None:
            return special
        if isinstance(target, ast.Attribute) and self.scope.origin_of(target) is None:
            return called_on(self, node, target)
        return called(self, node, self.value(target))

    def class_value(self, node: ast.expr) -> Value:
        """A side of a comparison of types: ``type(x) is int``, ``type(x) in (int, str)``."""
        if isinstance(node, ast.Tuple):
            parts = [self.class_value(part) for part in node.elts]
            inside = union(*(part.type for part in parts))
            return Value(
                f"[{', '.join(p.js for p in parts)}]", one("tuple", inside, of="any length")
            )
        if isinstance(node, ast.Name) and self.scope.is_builtin(node.id):
            if node.id not in ("int", "str", "bool"):
                raise self.problem(node, "int, str, bool or a class of ours", node.id)
            return Value(f"$.{node.id}Kind", one("class"))
        return self.value(node)

    def returned(self, node: ast.AST, function: Value) -> Type:
        """What a function that is handed on returns."""
        return union(
            *(
                returned(kind.of) if kind.of else result_of(frozenset([kind]))
                for kind in function.type
            )
        )


def called(w: Calls, node: ast.Call, function: Value) -> Value:
    """A call of a function or a class."""
    kinds = list(function.type - NONE)
    [kind] = kinds if len(kinds) == 1 else [None]
    if kind is not None and kind.name == "class" and kind.of is not None:
        return made(w, node, function.js, kind.of)
    if kind is not None and kind.name == "function":
        if kind.of is not None:
            arguments = in_order(w, node, parameters_of(kind.of))
            return Value(f"{function.js}({', '.join(arguments)})", returned(kind.of))
        arguments = in_order(w, node, Parameters([], list(kind.parts[1:]), False))
        return Value(f"{function.js}({', '.join(arguments)})", kind.parts[0] if kind.parts else ANY)
    if kinds and all(each.name == "function" for each in kinds):
        results = [returned(each.of) if each.of else result_of(frozenset([each])) for each in kinds]
        arguments = in_order(w, node, Parameters([], [], False))
        return Value(f"{function.js}({', '.join(arguments)})", union(*results))
    raise w.problem(node, "a function or a class", shown(function.type))


def made(w: Calls, node: ast.Call, js: str, kind: type) -> Value:
    """An object of a class."""
    if is_typeddict(kind):
        hints = kind.__annotations__
        if node.args or any(option.arg not in hints for option in node.keywords):
            raise w.problem(node, "its keys by name", "something else")
        pairs = [f'["{option.arg}", {w.write(option.value)}]' for option in node.keywords]
        return Value(f"new Map([{', '.join(pairs)}])", one("dict", STR, ANY, of=kind))
    if issubclass(kind, BaseException) and "__init__" not in vars_of(kind):
        arguments = [text(w, argument) for argument in node.args]
        if node.keywords or len(arguments) > 1:
            raise w.problem(node, "one text", "something else")
    else:
        arguments = in_order(w, node, parameters_of(kind))
    target = js if re.fullmatch(r"[\w$.]+", js) else f"({js})"
    return Value(f"new {target}({', '.join(arguments)})", one("object", of=kind))


def text(w: Calls, node: ast.expr) -> str:
    """The message of an error."""
    value = w.value(node)
    if not only(value.type, "str"):
        raise w.problem(node, "a text", shown(value.type))
    return value.js


def vars_of(kind: type) -> set[str]:
    """The names that a class and its bases of ours define."""
    return {
        name
        for base in kind.__mro__
        if base.__module__ not in ("builtins", "msgspec")
        for name in vars(base)
    }


def called_on(w: Calls, node: ast.Call, target: ast.Attribute) -> Value:
    """A call of a method."""
    if is_super(w, target.value):
        return super_call(w, node, target.attr)
    owner = w.value(target.value)
    objects = [kind for kind in owner.type - NONE if kind.name in ("object", "class")]
    if not objects or len(objects) < len(owner.type - NONE):
        return call_method(w, node, owner, target.attr)
    what, found = w.member(target, owner)
    if what in ("field", "property"):
        return called(w, node, Value(f"{owner.js}.{target.attr}", found))
    functions = []
    for kind in objects:
        if f"{kind.of.__name__}.{target.attr}" in w.scope.library.left_out:
            raise w.problem(
                node, "a method that is translated", f"{kind.of.__name__}.{target.attr}"
            )
        member = w.scope.library.member(kind.of, target.attr)
        if member is not None:
            functions.append((member.live, kind.of))
    arguments = in_order(w, node, parameters_of(functions[0][0], what != "staticmethod"))
    result = union(*(returned(live, of) for live, of in functions))
    return Value(f"{owner.js}.{target.attr}({', '.join(arguments)})", result)


def is_super(w: Calls, node: ast.expr) -> bool:
    """Whether this is ``super()``."""
    return isinstance(node, ast.Call) and w.is_builtin(node.func, "super") and not node.args


def super_call(w: Calls, node: ast.Call, name: str) -> Value:
    """A call of a method of the class above."""
    owner = w.scope.owner
    assert owner is not None
    for base in owner.__mro__[1:]:
        if name not in vars(base):
            continue
        if base.__module__ == "builtins":
            if not issubclass(base, Exception) or name != "__init__" or len(node.args) != 1:
                break
            return Value(f"super.__init__({text(w, node.args[0])})", NONE)
        arguments = in_order(w, node, parameters_of(vars(base)[name], True))
        return Value(f"super.{name}({', '.join(arguments)})", returned(vars(base)[name], owner))
    raise w.problem(node, "a method of a class of ours above", name)


def special_call(w: Calls, node: ast.Call) -> Value | None:
    """Calls that are written in a way of their own."""
    origin = w.scope.origin_of(node.func)
    if origin is None or origin[1] is None:
        return of_object(w, node)
    place = (origin[0], origin[1])
    if place in SPECIAL:
        return SPECIAL[place](w, node)
    name, result = ELSEWHERE.get(place, ("", None))
    if result is None:
        return None
    arguments = [w.write(argument) for argument in plain_arguments(w, node, 1, 2)]
    return Value(f"$.{name}({', '.join(arguments)})", result)


def of_object(w: Calls, node: ast.Call) -> Value | None:
    """``object.__new__``, ``object.__setattr__`` and ``x.__dict__.update(y.__dict__)``."""
    target = node.func
    if not isinstance(target, ast.Attribute):
        return None
    if w.is_builtin(target.value, "object") and target.attr == "__new__":
        kind = w.value(node.args[0])
        [found] = [one("object", of=each.of) if each.of else ANY for each in kind.type]
        return Value(f"Object.create({kind.js}.prototype)", found)
    if w.is_builtin(target.value, "object") and target.attr == "__setattr__":
        owner, name, value = (w.write(argument) for argument in node.args)
        return Value(f"{owner}[{name}] = {value}", NONE)
    into = target.value
    if target.attr == "update" and isinstance(into, ast.Attribute) and into.attr == "__dict__":
        [of] = node.args
        if not isinstance(of, ast.Attribute) or of.attr != "__dict__":
            raise w.problem(node, "the __dict__ of another object", ast.unparse(of))
        return Value(f"Object.assign({w.write(into.value)}, {w.write(of.value)})", NONE)
    return None


def _cast(w: Calls, node: ast.Call) -> Value:
    kind, value = plain_arguments(w, node, 2, 2)
    return Value(w.write(value), w.scope.hint(kind))


def _bind(w: Calls, node: ast.Call) -> Value:
    verbs = ", ".join(f"{option.arg}: {w.write(option.value)}" for option in node.keywords)
    return Value(f"$.bind({w.write(node.args[0])}, {{ {verbs} }})", ANY)


def _compile(w: Calls, node: ast.Call) -> Value:
    [pattern] = plain_arguments(w, node, 1, 1)
    text = pattern.value if isinstance(pattern, ast.Constant) else None
    if not isinstance(text, str) or not SAME_PATTERN.fullmatch(text):
        expected = "classes of plain signs, such as [a-z]{1,8}"
        raise w.problem(node, expected, ast.unparse(pattern))
    return Value(f"/^{text}$/", PATTERN)


def _deque(w: Calls, node: ast.Call) -> Value:
    options = {option.arg: option.value for option in node.keywords}
    if options.keys() != {"maxlen"}:
        raise w.problem(node, "deque with maxlen", "deque without")
    rows = w.row(node.args[0]) if node.args else Value("[]", ANY)
    js = f"$.deque({rows.js}, {w.number(options['maxlen'])})"
    return Value(js, one("deque", each(rows.type)))


def _deepcopy(w: Calls, node: ast.Call) -> Value:
    [arg] = plain_arguments(w, node, 1, 1)
    value = w.value(arg)
    if not names(value.type) <= {"list", "dict", "any"}:
        raise w.problem(node, "lists and dictionaries", shown(value.type))
    return Value(f"$.deepcopy({value.js})", value.type)


def replaced(w: Calls, node: ast.Call) -> Value:
    """An object with other values in some of its fields."""
    if len(node.args) != 1 or any(option.arg is None for option in node.keywords):
        raise w.problem(node, "an object, and fields by name", "something else")
    value = w.value(node.args[0])
    for kind in value.type - NONE:
        if kind.name == "object" and hasattr(kind.of, "__post_init__"):
            raise w.problem(node, "a class without __post_init__", str(kind))
    changes = ", ".join(f"{option.arg}: {w.write(option.value)}" for option in node.keywords)
    return Value(f"$.replace({value.js}, {{ {changes} }})", value.type)


SPECIAL: dict[tuple[str, str], Callable[[Calls, ast.Call], Value]] = {
    ("collections", "deque"): _deque,
    ("copy", "deepcopy"): _deepcopy,
    ("dataclasses", "replace"): replaced,
    ("medici.kernel", "bind"): _bind,
    ("msgspec.structs", "replace"): replaced,
    ("re", "compile"): _compile,
    ("typing", "cast"): _cast,
}


def in_order(w: Calls, node: ast.Call, taken: Parameters) -> list[str]:
    """The arguments by position; what is not given is undefined, so that the default counts."""
    arguments: list[str] = []
    for place, argument in enumerate(node.args):
        if isinstance(argument, ast.Starred):
            if not taken.many:
                raise w.problem(node, "a star before arguments of any number", "a star")
            arguments.append(f"...{w.row(argument.value).js}")
        else:
            expected = taken.types[min(place, len(taken.types) - 1)] if taken.types else ANY
            arguments.append(argument_of(w, argument, expected))
    if node.keywords and taken.many:
        raise w.problem(node, "names or any number of arguments, not both", "both")
    places = {name: number for number, name in enumerate(taken.names)}
    check_order(w, node, places)
    for option in node.keywords:
        if option.arg is None or option.arg not in places:
            raise w.problem(node, "arguments whose place is known", f"{option.arg}")
        while len(arguments) <= places[option.arg]:
            arguments.append("undefined")
        expected = taken.types[places[option.arg]]
        arguments[places[option.arg]] = argument_of(w, option.value, expected)
    return arguments


def check_order(w: Calls, node: ast.Call, places: dict[str, int]) -> None:
    """Refuse arguments by name in another order than the parameters', if that could be seen."""
    order = [places.get(option.arg or "", 0) for option in node.keywords]
    if order == sorted(order):
        return
    busy = [option for option in node.keywords if not w.value(option.value).simple]
    order = [places.get(option.arg or "", 0) for option in busy]
    if order != sorted(order):
        raise w.problem(node, "arguments in the order of the parameters", "another order")


def argument_of(w: Calls, node: ast.expr, expected: Type) -> str:
    """An argument that is to have a type."""
    if isinstance(node, ast.Lambda):
        for kind in expected:
            if kind.name == "function":
                return w.small_function(node, kind.parts[1:]).js
    value = w.value(node)
    fitting(w, node, value, expected)
    if expected == ANY and names(value.type) == {"float"}:
        raise w.problem(node, "a text of it, since it might be shown", shown(value.type))
    return value.js


def fitting(w: Rows, node: ast.expr, value: Value, expected: Type) -> None:
    """Refuse a truth for a number, which JavaScript tells apart."""
    if names(expected) <= {"int", "float"} and names(expected) and "bool" in names(value.type):
        raise w.problem(node, f"{shown(expected)}; write int(...)", shown(value.type))


def parameters_of(known: Any, bound: bool = False) -> Parameters:
    """What a function takes, or a class, whose fields come in their order."""
    if isinstance(known, type):
        if issubclass(known, State):
            return NO_PARAMETERS
        fields = fields_of(known)
        if fields is not None:
            hints = hints_of(known)
            return Parameters(fields, [from_hint(hints.get(name, Any)) for name in fields], False)
        if "__init__" not in vars_of(known):
            return NO_PARAMETERS
        return parameters_of(inspect.getattr_static(known, "__init__"), True)
    function = getattr(known, "__func__", known)
    taken = list(inspect.signature(function).parameters.values())[1 if bound else 0 :]
    hints = hints_of(function)
    return Parameters(
        [one.name for one in taken],
        [from_hint(hints.get(one.name, Any)) for one in taken],
        any(one.kind is one.VAR_POSITIONAL for one in taken),
    )


def fields_of(kind: type) -> list[str] | None:
    """The fields that objects of a class are made of; None for a class with an initialiser."""
    if issubclass(kind, msgspec.Struct):
        return list(kind.__struct_fields__)
    if dataclasses.is_dataclass(kind):
        return [field.name for field in dataclasses.fields(kind)]
    return list(kind._fields) if issubclass(kind, tuple) and hasattr(kind, "_fields") else None


def hints_of(known: Any) -> dict[str, Any]:
    """The annotations of a class or function; none if some are not known at run time."""
    try:
        return get_type_hints(known)
    except NameError:
        return {}


def returned(function: Any, owner: type | None = None) -> Type:
    """What a function returns."""
    function = getattr(function, "__func__", function)
    return from_hint(hints_of(function).get("return", Any), owner)
