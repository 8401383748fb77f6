"""``match``: patterns as conditions."""

import ast
from collections.abc import Callable

from medici.interfaces.browser.javascript import operators
from medici.interfaces.browser.javascript.builtins import class_list, told_apart
from medici.interfaces.browser.javascript.calls import Calls
from medici.interfaces.browser.javascript.kinds import Type, from_value, names, union
from medici.interfaces.browser.javascript.narrowing import classes_in, narrowed
from medici.interfaces.browser.javascript.scope import Value
from medici.interfaces.browser.javascript.words import word


def match(w: Calls, node: ast.Match, name: str, body: Callable[[list[ast.stmt]], str]) -> str:
    """A match in JavaScript: one condition after the other, on a subject that is looked at once,
    under a name of our own.
    """
    subject = w.value(node.subject)
    named = isinstance(node.subject, ast.Name)
    name = subject.js if named else name
    opening = "" if named else f"const {name} = {subject.js}; "
    written = ""
    for case in node.cases:
        condition, names_given, found = pattern(w, case.pattern, Value(name, subject.type))
        for given in names_given:
            w.scope.record(given, found)
        facts = {node.subject.id: found} if isinstance(node.subject, ast.Name) else {}
        for given in names_given:
            condition += f" && (({word(given)} = {name}), true)"
        with w.scope.narrowing(facts):
            if case.guard is not None:
                condition += f" && {w.truth(case.guard)}"
            written += f"if ({condition}) {{ {body(case.body)} }} else "
    return f"{{ {opening}{written}{{}} }}"


def pattern(w: Calls, node: ast.pattern, subject: Value) -> tuple[str, list[str], Type]:
    """The condition of a pattern, the names that it gives, and the type of what fits."""
    if isinstance(node, ast.MatchOr):
        parts = [pattern(w, part, subject) for part in node.patterns]
        if any(given for _, given, _ in parts):
            raise w.problem(node, "patterns without names", "names")
        found = union(*(found for _, _, found in parts))
        return f"({' || '.join(condition for condition, _, _ in parts)})", [], found
    if isinstance(node, ast.MatchAs):
        if node.pattern is None:
            return "true", [node.name] if node.name else [], subject.type
        condition, given, found = pattern(w, node.pattern, subject)
        return condition, [*given, *([node.name] if node.name else [])], found
    if isinstance(node, ast.MatchClass) and not node.patterns and not node.kwd_attrs:
        classes = classes_in(w.scope, node.cls)
        if classes is None:
            raise w.problem(node, "a class", ast.unparse(node.cls))
        told_apart(w, node, classes, names(subject.type))
        kinds = class_list(w, node.cls)
        return f"$.isinstance({subject.js}, {kinds})", [], narrowed(subject.type, classes, True)
    if isinstance(node, ast.MatchSingleton):
        same = Value(json_of(node.value), from_value(node.value))
        return operators.compare(w.scope, node, ast.Is(), subject, same), [], same.type
    if isinstance(node, ast.MatchValue):
        value = w.value(node.value)
        condition = operators.compare(w.scope, node, ast.Eq(), subject, value)
        return condition, [], value.type
    raise w.problem(node, "a class, a constant, | or a name", type(node).__name__)


def json_of(value: bool | None) -> str:
    """One of three constants in JavaScript."""
    return "null" if value is None else str(value).lower()
