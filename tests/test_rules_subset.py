"""Every rule of the games and bots keeps to the small part of Python that any target compiles."""

import ast
import builtins
import importlib
import inspect
import pkgutil
import textwrap
import types
from collections.abc import Iterator
from math import sqrt
from typing import Any

import pytest

import medici.analysis.advise
import medici.analysis.eye
import medici.bots
import medici.games
from medici.bots.compiled.playout import playouts
from medici.bots.policies.random_moves import RANDOM
from medici.games import GAMES
from medici.kernel import rule

PACKAGES = ("medici.analysis.eye", "medici.games", "medici.bots", "medici.analysis.advise")

# What a rule may be made of; whatever is not here, it may not.
STATEMENTS = (
    *(ast.Assign, ast.AugAssign, ast.AnnAssign, ast.Expr, ast.Return),
    *(ast.If, ast.For, ast.While, ast.Pass, ast.Break, ast.Continue),
)
EXPRESSIONS = (
    *(ast.BoolOp, ast.BinOp, ast.UnaryOp, ast.Compare, ast.IfExp, ast.Call),
    *(ast.Constant, ast.Name, ast.Attribute, ast.Subscript, ast.Tuple),
)
MARKS = (ast.expr_context, ast.boolop, ast.operator, ast.unaryop, ast.cmpop)
BUILTINS = ("range", "len", "min", "max", "abs", "int", "float")
NUMBERS = (int, float)


def forbidden(function: types.FunctionType) -> list[str]:
    """What a rule says that it may not, each with its line in the rule."""
    [definition] = ast.parse(textwrap.dedent(inspect.getsource(function))).body
    assert isinstance(definition, ast.FunctionDef)
    return [
        f"{function.__module__}.{function.__name__}, line {at.lineno}: {problem}"
        for at, problem in complaints(definition, function.__globals__)
    ]


def complaints(
    definition: ast.FunctionDef, names: dict[str, Any]
) -> Iterator[tuple[ast.stmt | ast.expr, str]]:
    """Everything in the body of a rule that does not belong there."""
    arguments = definition.args
    if arguments.vararg or arguments.kwarg or arguments.kwonlyargs:
        yield definition, "it takes any number of arguments, or some by name only"
    body = definition.body
    if ast.get_docstring(definition) is not None:
        body = body[1:]
    inside = {arg.arg for arg in (*arguments.posonlyargs, *arguments.args)}
    nodes = [node for statement in body for node in without_annotations(statement)]
    inside |= {n.id for n in nodes if isinstance(n, ast.Name) and isinstance(n.ctx, ast.Store)}
    for node in nodes:
        if not isinstance(node, (*STATEMENTS, *EXPRESSIONS, *MARKS)):
            yield with_line(node, definition), f"{type(node).__name__} does not compile"
        elif isinstance(node, ast.Constant) and not isinstance(
            node.value, (*NUMBERS, None.__class__)
        ):
            yield node, f"{node.value!r} is no number"
        elif isinstance(node, ast.Expr) and not isinstance(node.value, ast.Call):
            yield node, "it computes something and forgets it"
        elif isinstance(node, ast.Call):
            if not isinstance(node.func, ast.Name) or not callable_in_rules(node.func.id, names):
                yield node, f"{ast.unparse(node.func)} is no rule"
        elif isinstance(node, ast.Name) and node.id not in inside and not known(node.id, names):
            yield node, f"{node.id} is neither a number, nor a row of numbers, nor a rule"


def without_annotations(node: ast.AST) -> Iterator[ast.AST]:
    """A node and everything in it; what types say is for people alone."""
    yield node
    for field, value in ast.iter_fields(node):
        if field == "annotation":
            continue
        for child in value if isinstance(value, list) else [value]:
            if isinstance(child, ast.AST):
                yield from without_annotations(child)


def with_line(node: ast.AST, definition: ast.FunctionDef) -> ast.stmt | ast.expr:
    """The node, if it has a line of its own."""
    return node if isinstance(node, (ast.stmt, ast.expr)) else definition


def callable_in_rules(name: str, names: dict[str, Any]) -> bool:
    """Another rule or its stand-in, one of a few functions, or a tuple whose fields have names."""
    if name in names:
        value = names[name]
        named = isinstance(value, type) and issubclass(value, tuple) and hasattr(value, "_fields")
        return named or value is sqrt or hasattr(value, "is_rule") or hasattr(value, "is_unbound")
    return name in BUILTINS


def known(name: str, names: dict[str, Any]) -> bool:
    """A number, a row of numbers, or something to call."""
    value = names.get(name)
    row = value if isinstance(value, tuple) else (value,)
    return all(isinstance(one, NUMBERS) for one in row) or callable_in_rules(name, names)


def rules() -> list[types.FunctionType]:
    """Every rule of games, eye, bots and adviser, with the loops bound to each game."""
    marked: dict[str, types.FunctionType] = {}
    for package in (medici.games, medici.analysis.eye, medici.bots, medici.analysis.advise):
        for module in pkgutil.walk_packages(package.__path__, f"{package.__name__}."):
            for value in vars(importlib.import_module(module.name)).values():
                if (
                    isinstance(value, types.FunctionType)
                    and hasattr(value, "is_rule")
                    and value.__module__.startswith(PACKAGES)
                ):
                    marked[f"{value.__module__}.{value.__name__}"] = value
    for name, book in GAMES.items():
        for loop in playouts(book, RANDOM[name]):
            assert isinstance(loop, types.FunctionType)
            marked[f"{name}.{loop.__name__}"] = loop
    return [marked[name] for name in sorted(marked)]


def test_there_are_rules_to_check() -> None:
    names = {function.__name__ for function in rules()}
    assert {"act", "can", "legal", "nature_move", "play_out", "play_series", "sell"} <= names


def test_every_rule_keeps_to_what_compiles() -> None:
    assert [problem for function in rules() for problem in forbidden(function)] == []


def test_every_verb_of_a_game_is_a_rule() -> None:
    verbs = ("new", "act", "play", "can", "legal", "weight", "nature_move", "total", "wins")
    for book in GAMES.values():
        for verb in verbs:
            assert hasattr(getattr(book, verb), "is_rule"), f"{book.name}: {verb}"


@rule
def helper(t: Any) -> int:
    """A rule that others may call."""
    return int(t.day)


ROW = (1, 2, 3)
TEXTS = ("cloth", "fur")

FORBIDDEN = """
try:
    t.day = 1
except ValueError:
    pass
---
raise ValueError
---
with t:
    pass
---
yield t.day
---
more = lambda: 1
---
more = [day for day in ROW]
---
more = {day for day in ROW}
---
more = sum(day for day in ROW)
---
more = {}
---
more = []
---
more = {1, 2}
---
more = f"{t.day}"
---
more = "cloth"
---
more = b"cloth"
---
global ROW
---
del t
---
import math
---
from math import pi
---
class House: pass
---
def inner(): pass
---
more = ROW[1:]
---
more = ROW[::2]
---
assert t.day
---
more = t.copy()
---
more = sorted(ROW)
---
print(t.day)
---
more = unmarked(t)
---
more = TEXTS[0]
---
more = (*ROW, 4)
---
async def inner(): pass
---
t.day
---
match t.day:
    case 1:
        pass
"""

ALLOWED = """
t.day += 1 if t.day < 3 else -1
---
for number in range(len(ROW)):
    if ROW[number] in (1, 2) and not t.day:
        continue
    break
---
while True:
    t.day = helper(t)
    return
---
more: "int" = min(abs(t.day), max(1, 2)) + int(2.5)
---
first, second = 1, None
"""


def unmarked(t: Any) -> int:
    """Not marked as a rule."""
    return int(t.day)


def complaints_about(text: str) -> list[str]:
    """The complaints about a rule with this body."""
    source = "def house(t):\n    'A docstring may stand here.'\n" + textwrap.indent(text, "    ")
    [definition] = ast.parse(source).body
    assert isinstance(definition, ast.FunctionDef)
    return [problem for _, problem in complaints(definition, globals())]


@pytest.mark.parametrize("text", FORBIDDEN.strip().split("\n---\n"))
def test_what_does_not_compile_is_found(text: str) -> None:
    assert complaints_about(text)


@pytest.mark.parametrize("text", ALLOWED.strip().split("\n---\n"))
def test_what_compiles_is_let_pass(text: str) -> None:
    assert complaints_about(text) == []


def test_arguments_of_a_rule_are_counted() -> None:
    [definition] = ast.parse("def house(t, *seats): return t.day").body
    assert isinstance(definition, ast.FunctionDef)
    assert len(list(complaints(definition, {}))) == 1


def test_the_functions_that_rules_may_call_exist() -> None:
    assert all(hasattr(builtins, name) for name in BUILTINS)
