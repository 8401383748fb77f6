"""Functions of Python in JavaScript: parameters, defaults, and what their names hold."""

import ast
import inspect
import types
from typing import Any

from medici.interfaces.browser.javascript.calls import Calls
from medici.interfaces.browser.javascript.kinds import NONE, NOTHING, Type, one, union
from medici.interfaces.browser.javascript.scope import Scope
from medici.interfaces.browser.javascript.statements import Statements, assigned, ends
from medici.interfaces.browser.javascript.words import word

RULES = ("rule", "noinline")
MARKS = (*RULES, "staticmethod", "classmethod", "property")
PASSES = 8  # over a function, until the types of its names are known
UNCHANGING = (int, float, bool, str, type(None), tuple, frozenset, type, types.FunctionType)


def function(
    scope: Scope, node: ast.FunctionDef, head: str, live: Any, owner: type | None = None
) -> str:
    """A function or a method; ``head`` is what stands before its parameters."""
    check(scope, node, live)
    inner = inferred(scope, node, owner)
    first = first_argument(node) if owner else None
    body = Statements(inner).body(node.body)
    if not is_generator(node) and not never_ends(node.body) and inner.result != NONE:
        body += " return null;"
    shown = parameters(scope, node, owner is not None)
    opening = f"const {first} = this; " if first and used(node, first) else ""
    own = assigned(node.body) - {argument.arg for argument in every(node.args)}
    if own:
        opening += f"let {', '.join(sorted(word(name) for name in own))}; "
    return f"{head}({', '.join(shown)}) {{ {opening}{body} }}"


def inferred(scope: Scope, node: ast.FunctionDef, owner: type | None) -> Scope:
    """The scope of a function, with the types of its names."""
    marks = {mark.id for mark in node.decorator_list if isinstance(mark, ast.Name)}
    types = {argument.arg: scope.hint(argument.annotation) for argument in every(node.args)}
    if node.args.vararg:
        types[node.args.vararg.arg] = one("tuple", types[node.args.vararg.arg], of="any length")
    inner = Scope(scope.library, scope.source, scope.types, bool(marks & set(RULES)), owner)
    if owner is not None and "staticmethod" not in marks:
        kind = "class" if "classmethod" in marks else "object"
        types[node.args.args[0].arg] = one(kind, of=owner)
        types |= {
            argument.arg: inner.hint(argument.annotation) for argument in every(node.args)[1:]
        }
    inner.types |= types
    inner.declared = set(types) | declared(inner, node)
    inner.result = inner.hint(node.returns)
    for name in assigned(node.body) - inner.declared:
        inner.types[name] = NOTHING
    inner.draft = True
    for _ in range(PASSES):
        inner.changed = False
        Statements(inner).body(node.body)
        if not inner.changed:
            break
    inner.draft = False
    return inner


def declared(scope: Scope, node: ast.FunctionDef) -> set[str]:
    """The names of a function that have annotations of their own, whose types are noted."""
    found: dict[str, Type] = {}
    for part in ast.walk(node):
        if isinstance(part, ast.AnnAssign) and isinstance(part.target, ast.Name):
            before = found.get(part.target.id, NOTHING)
            found[part.target.id] = union(before, scope.hint(part.annotation))
    scope.types |= found
    return set(found)


def check(scope: Scope, node: ast.FunctionDef, live: Any) -> None:
    """Refuse functions that are called or made in a way of their own."""
    for mark in node.decorator_list:
        if not isinstance(mark, ast.Name) or mark.id not in MARKS:
            raise scope.problem(mark, f"a decorator out of {', '.join(MARKS)}", ast.unparse(mark))
    if node.args.kwarg is not None:
        raise scope.problem(node, "parameters with names", f"**{node.args.kwarg.arg}")
    if node.args.vararg is not None and (node.args.kwonlyargs or node.args.defaults):
        raise scope.problem(node, "any number of arguments and nothing after", "more parameters")
    for name, taken in inspect.signature(live).parameters.items():
        default = taken.default
        if default is not taken.empty and not isinstance(default, UNCHANGING):
            raise scope.problem(node, f"a default for {name} that never changes", repr(default))
    for part in ast.walk(node):
        if isinstance(part, ast.Global | ast.Nonlocal | ast.FunctionDef) and part is not node:
            raise scope.problem(part, "a construct of the subset", type(part).__name__)
        if isinstance(part, ast.Yield | ast.YieldFrom) and not is_statement(node, part):
            raise scope.problem(part, "yield as a statement", "its value")


def is_statement(node: ast.FunctionDef, wanted: ast.expr) -> bool:
    """Whether an expression is a whole statement of a function."""
    return any(isinstance(part, ast.Expr) and part.value is wanted for part in ast.walk(node))


def every(arguments: ast.arguments) -> list[ast.arg]:
    """All parameters in their order."""
    last = [arguments.vararg] if arguments.vararg else []
    return [*arguments.posonlyargs, *arguments.args, *arguments.kwonlyargs, *last]


def first_argument(node: ast.FunctionDef) -> str | None:
    """What a method calls its object, or its class."""
    marks = {mark.id for mark in node.decorator_list if isinstance(mark, ast.Name)}
    return None if "staticmethod" in marks else word(node.args.args[0].arg)


def is_generator(node: ast.FunctionDef) -> bool:
    """Whether a function yields."""
    return any(isinstance(part, ast.Yield | ast.YieldFrom) for part in ast.walk(node))


def never_ends(body: list[ast.stmt]) -> bool:
    """Whether a function returns, or raises, before its end."""
    last = body[-1]
    if isinstance(last, ast.While) and isinstance(last.test, ast.Constant) and last.test.value:
        return not any(isinstance(part, ast.Break) for part in ast.walk(last))
    if isinstance(last, ast.Try) and not last.finalbody:
        return never_ends(last.body) and all(never_ends(h.body) for h in last.handlers)
    return ends(body)


def used(node: ast.FunctionDef, name: str) -> bool:
    """Whether the body of a function mentions a name."""
    return any(isinstance(part, ast.Name) and part.id == name for part in ast.walk(node))


def parameters(scope: Scope, node: ast.FunctionDef, method: bool) -> list[str]:
    """The parameters with their defaults."""
    arguments = node.args
    writer = Calls(Scope(scope.library, scope.source, scope.types))
    positional = [*arguments.posonlyargs, *arguments.args]
    names = [argument.arg for argument in positional]
    given = dict(zip(reversed(names), reversed(arguments.defaults), strict=False))
    for argument, default in zip(arguments.kwonlyargs, arguments.kw_defaults, strict=True):
        if default is not None:
            given[argument.arg] = default
    shown = [*positional, *arguments.kwonlyargs]
    rest = [f"...{word(arguments.vararg.arg)}"] if arguments.vararg else []
    skipped = 1 if method and first_argument(node) else 0
    return [
        f"{word(a.arg)} = {writer.write(given[a.arg])}" if a.arg in given else word(a.arg)
        for a in shown[skipped:]
    ] + rest


def unbound_names(scope: Scope, node: ast.FunctionDef) -> list[str]:
    """The names in a rule that a game binds to its own verbs."""
    live = vars(scope.source.live)
    names = {part.id for part in ast.walk(node) if isinstance(part, ast.Name)}
    return sorted(n for n in names if "is_unbound" in getattr(live.get(n), "__dict__", {}))


def top_function(scope: Scope, node: ast.FunctionDef) -> str:
    """A function of a module; one over unbound verbs can be bound to those of a game."""
    star = "*" if is_generator(node) else ""
    name = word(node.name)
    live = scope.source.value(node.name)
    verbs = unbound_names(scope, node)
    if not verbs:
        return function(scope, node, f"function{star} {name}", live)
    known = {verb: scope.library.type_of((scope.source.name, verb)) for verb in verbs}
    inner = Scope(scope.library, scope.source, known)
    written = function(inner, node, f"function{star} {name}", live)
    return f"const {name} = $.unbound(({{ {', '.join(verbs)} }}) => {written});"
