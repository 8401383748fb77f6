"""Calls: arguments in the order of the parameters, and objects made with ``new``."""

import ast
import dataclasses
import inspect
from typing import Any, is_typeddict

import msgspec

from medici.interfaces.browser.javascript.expressions import Expressions
from medici.interfaces.browser.javascript.words import HOLD_CLASSES


class Calls(Expressions):
    """Writes expressions with the calls in them."""

    def _call(self, node: ast.Call) -> str:
        return call(self, node)


def call(writer: Expressions, node: ast.Call) -> str:
    """A call in JavaScript."""
    target = node.func
    if writer.is_builtin(target, "super"):
        return "super"
    if writer.is_builtin(target, "iter"):
        return f"$.iterator({writer.write(node.args[0])})"
    special = special_call(writer, node)
    if special is not None:
        return special
    known = writer.scope.value_of(target)
    if is_typeddict(known):
        pairs = [f'["{key.arg}", {writer.write(key.value)}]' for key in node.keywords]
        return f"new Map([{', '.join(pairs)}])"
    arguments = in_order(writer, node, known)
    if writer.is_method(target):
        assert isinstance(target, ast.Attribute)
        if writer.scope.refer_into(target) is None:
            owner = writer.write(target.value)
            return f"$.call_{target.attr}({', '.join([owner, *arguments])})"
    written = writer.write(target)
    made = "new " if makes_object(writer, target, known) else ""
    if made and not isinstance(target, ast.Name):
        written = f"({written})"
    return f"{made}{written}({', '.join(arguments)})"


def makes_object(writer: Expressions, target: ast.expr, known: Any) -> bool:
    """Whether a call makes an object of a class."""
    if isinstance(known, type) or (isinstance(target, ast.Name) and target.id.endswith("Error")):
        return True
    if isinstance(target, ast.Attribute) and target.attr in HOLD_CLASSES:
        return True
    if isinstance(target, ast.Call) and writer.is_builtin(target.func, "type"):
        return True
    return isinstance(target, ast.Name) and target.id == "cls"


def special_call(writer: Expressions, node: ast.Call) -> str | None:
    """Calls that are written in a way of their own."""
    target = node.func
    origin = writer.scope.origin_of(target)
    if origin in (("dataclasses", "replace"), ("msgspec.structs", "replace")):
        changes = ", ".join(f"{key.arg}: {writer.write(key.value)}" for key in node.keywords)
        return f"$.replace({writer.write(node.args[0])}, {{{changes}}})"
    if origin == ("typing", "cast"):
        return writer.write(node.args[1])
    if origin == ("medici.kernel", "bind"):
        return f"$.bind({writer.write(node.args[0])}, {writer.write(node.keywords[0].value)})"
    if isinstance(target, ast.Attribute) and isinstance(target.value, ast.Name):
        if target.value.id == "object" and target.attr == "__new__":
            return f"Object.create({writer.write(node.args[0])}.prototype)"
        if target.value.id == "object" and target.attr == "__setattr__":
            owner, name, value = (writer.write(argument) for argument in node.args)
            return f"({owner}[{name}] = {value})"
    if writer.is_builtin(target, "isinstance"):
        return f"$.isinstance({writer.write(node.args[0])}, {kinds(writer, node.args[1])})"
    return None


def kinds(writer: Expressions, node: ast.expr) -> str:
    """The classes that something may belong to: ``list | tuple`` is a row of them."""
    if isinstance(node, ast.BinOp):
        return f"[{kinds(writer, node.left)}, {kinds(writer, node.right)}].flat()"
    return writer.write(node)


def in_order(writer: Expressions, node: ast.Call, known: Any) -> list[str]:
    """The arguments by position; what is not given is undefined, so that the default counts."""
    arguments = [writer.write(argument) for argument in node.args]
    if not node.keywords:
        return arguments
    names = parameters(writer, node, known)
    places = {name: number for number, name in enumerate(names)}
    for key in node.keywords:
        if key.arg is None or key.arg not in places:
            raise writer.scope.problem(node, f"the argument {key.arg} has no place")
        while len(arguments) <= places[key.arg]:
            arguments.append("undefined")
        arguments[places[key.arg]] = writer.write(key.value)
    return arguments


BUILTIN_PARAMETERS = {
    "sorted": ["iterable", "key", "reverse"],
    "zip": ["*", "*", "strict"],
    "enumerate": ["iterable", "start"],
    "max": ["iterable", "default", "key"],
    "min": ["iterable", "default", "key"],
    "deque": ["iterable", "maxlen"],
}


def parameters(writer: Expressions, node: ast.Call, known: Any) -> list[str]:
    """The names of what a function takes, in their order."""
    name = node.func.id if isinstance(node.func, ast.Name) else ""
    if name in BUILTIN_PARAMETERS and not writer.scope.is_local(name):
        return BUILTIN_PARAMETERS[name]
    if known is None and isinstance(node.func, ast.Attribute):
        taken = writer.scope.library.method_parameters(node.func.attr)
        if taken is None:
            raise writer.scope.problem(node, f"no telling what {node.func.attr} takes")
        return taken
    return parameters_of(known)


def parameters_of(known: Any) -> list[str]:
    """The parameters of a function, or the fields of a class that is made of them."""
    if isinstance(known, type) and issubclass(known, msgspec.Struct):
        return list(known.__struct_fields__)
    if isinstance(known, type) and dataclasses.is_dataclass(known):
        return [field.name for field in dataclasses.fields(known)]
    if isinstance(known, type) and hasattr(known, "_fields"):
        return list(known._fields)
    names = list(inspect.signature(known).parameters)
    return names[1:] if names and names[0] == "self" else names
