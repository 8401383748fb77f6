"""Statements and functions of Python in JavaScript."""

import ast
from collections.abc import Iterator

from medici.interfaces.browser.javascript.calls import Calls
from medici.interfaces.browser.javascript.expressions import ARITHMETIC, HELPED, MIXED
from medici.interfaces.browser.javascript.scope import Scope
from medici.interfaces.browser.javascript.source import names_in
from medici.interfaces.browser.javascript.words import word

Lines = Iterator[str]


def function(scope: Scope, node: ast.FunctionDef, head: str, method: bool = False) -> str:
    """A function or a method; ``head`` is what stands before its parameters."""
    arguments = node.args
    if arguments.kwarg is not None:
        raise scope.problem(node, "arguments by any name have no translation")
    every = [*arguments.posonlyargs, *arguments.args, *arguments.kwonlyargs]
    names = [argument.arg for argument in every]
    own = assigned(node.body) - set(names)
    rest = [arguments.vararg.arg] if arguments.vararg else []
    is_rule = any(isinstance(mark, ast.Name) and mark.id in MARKS for mark in node.decorator_list)
    inner = Scope(scope.library, scope.source, scope.names.union(names, rest, own), is_rule)
    writer = Statements(inner)
    shown = parameters(scope, arguments, every[1:] if method else every) + [f"...{n}" for n in rest]
    body = writer.body(node.body)
    opening = f"const {names[0]} = this; " if method and used(node, names[0]) else ""
    if own:
        opening += f"let {', '.join(sorted(word(name) for name in own))}; "
    return f"{head}({', '.join(shown)}) {{ {opening}{body} }}"


MARKS = ("rule", "cold")


def is_generator(node: ast.FunctionDef) -> bool:
    """Whether a function yields; functions in functions have no translation anyway."""
    return any(isinstance(part, ast.Yield | ast.YieldFrom) for part in ast.walk(node))


def used(node: ast.FunctionDef, name: str) -> bool:
    """Whether the body of a function mentions a name."""
    return any(isinstance(part, ast.Name) and part.id == name for part in ast.walk(node))


def parameters(scope: Scope, arguments: ast.arguments, every: list[ast.arg]) -> list[str]:
    """The parameters with their defaults."""
    writer = Calls(scope)
    positional = [*arguments.posonlyargs, *arguments.args]
    given = dict(
        zip(reversed([a.arg for a in positional]), reversed(arguments.defaults), strict=False)
    )
    for argument, default in zip(arguments.kwonlyargs, arguments.kw_defaults, strict=True):
        if default is not None:
            given[argument.arg] = default
    return [
        f"{word(a.arg)} = {writer.write(given[a.arg])}" if a.arg in given else word(a.arg)
        for a in every
    ]


def assigned(body: list[ast.stmt]) -> set[str]:
    """The names that a function gives values to, comprehensions apart."""
    found: set[str] = set()
    todo: list[ast.AST] = list(body)
    inside = (ast.ListComp, ast.SetComp, ast.DictComp, ast.GeneratorExp, ast.Lambda)
    while todo:
        node = todo.pop()
        if isinstance(node, inside):
            todo += [part.target for part in ast.walk(node) if isinstance(part, ast.NamedExpr)]
            continue
        if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store):
            found.add(node.id)
        todo += list(ast.iter_child_nodes(node))
    return found


class Statements:
    """Writes the statements of one function."""

    def __init__(self, scope: Scope) -> None:
        self.scope = scope
        self.expressions = Calls(scope)
        self._loops = 0

    def body(self, statements: list[ast.stmt]) -> str:
        """Statements one after the other."""
        return " ".join(filter(None, map(self.write, statements)))

    def write(self, node: ast.stmt) -> str:
        """One statement."""
        writer = getattr(self, f"_{type(node).__name__.lower()}", None)
        if writer is None:
            raise self.scope.problem(node, f"{type(node).__name__} has no translation")
        return str(writer(node))

    def _expr(self, node: ast.Expr) -> str:
        if isinstance(node.value, ast.Constant):
            return ""  # a docstring
        if isinstance(node.value, ast.Yield):
            value = node.value.value
            return f"yield {self.expressions.write(value) if value else 'null'};"
        if isinstance(node.value, ast.YieldFrom):
            return f"yield* $.iter({self.expressions.write(node.value.value)});"
        return f"{self.expressions.write(node.value)};"

    def _pass(self, node: ast.Pass) -> str:
        return ""

    def _break(self, node: ast.Break) -> str:
        return "break;"

    def _continue(self, node: ast.Continue) -> str:
        return "continue;"

    def _return(self, node: ast.Return) -> str:
        return f"return {self.expressions.write(node.value)};" if node.value else "return null;"

    def _assign(self, node: ast.Assign) -> str:
        value = self.expressions.write(node.value)
        for target in reversed(node.targets):
            value = self._store(target, value)
        return f"{value};"

    def _annassign(self, node: ast.AnnAssign) -> str:
        if node.value is None:
            return ""
        return f"{self._store(node.target, self.expressions.write(node.value))};"

    def _store(self, target: ast.expr, value: str) -> str:
        if isinstance(target, ast.Subscript) and not self.scope.is_rule:
            owner = self.expressions.write(target.value)
            return f"$.put({owner}, {self.expressions.write(target.slice)}, {value})"
        if isinstance(target, ast.Tuple) and not isinstance(target.elts[0], ast.Starred):
            value = f"$.unpack({value})" if not value.startswith("[") else value
        return f"{self.expressions.pattern(target)} = {value}"

    def _augassign(self, node: ast.AugAssign) -> str:
        value = self.expressions.write(node.value)
        kind = type(node.op)
        as_read = ast.parse(ast.unparse(node.target), mode="eval").body
        before = self.expressions.write(as_read)
        if kind in HELPED:
            return f"{self._store(node.target, f'$.{HELPED[kind]}({before}, {value})')};"
        if kind in MIXED and not self.scope.is_rule:
            return f"{self._store(node.target, f'$.{MIXED[kind]}({before}, {value})')};"
        return f"{self._store(node.target, f'{before} {ARITHMETIC[kind]} {value}')};"

    def _delete(self, node: ast.Delete) -> str:
        written = []
        for target in node.targets:
            if not isinstance(target, ast.Subscript):
                raise self.scope.problem(node, "only parts of something can be deleted")
            owner = self.expressions.write(target.value)
            if isinstance(target.slice, ast.Slice):
                start = target.slice.lower
                first = self.expressions.write(start) if start else "0"
                written.append(f"$.cut({owner}, {first});")
            else:
                written.append(f"$.remove({owner}, {self.expressions.write(target.slice)});")
        return " ".join(written)

    def _assert(self, node: ast.Assert) -> str:
        return ""

    def _if(self, node: ast.If) -> str:
        written = f"if ({self.expressions.truth(node.test)}) {{ {self.body(node.body)} }}"
        if node.orelse:
            written += f" else {{ {self.body(node.orelse)} }}"
        return written

    def _while(self, node: ast.While) -> str:
        if node.orelse:
            raise self.scope.problem(node, "a loop with else has no translation")
        return f"while ({self.expressions.truth(node.test)}) {{ {self.body(node.body)} }}"

    def _for(self, node: ast.For) -> str:
        if node.orelse:
            raise self.scope.problem(node, "a loop with else has no translation")
        rows = node.iter
        target = self.expressions.pattern(node.target)
        body = self.body(node.body)
        counts = isinstance(rows, ast.Call) and self.expressions.is_builtin(rows.func, "range")
        if counts and isinstance(node.target, ast.Name):
            assert isinstance(rows, ast.Call)
            if len(rows.args) < 3:
                return self._count(rows.args, target, body)
        return f"for ({target} of $.iter({self.expressions.write(rows)})) {{ {body} }}"

    def _count(self, bounds: list[ast.expr], target: str, body: str) -> str:
        """A loop over numbers: as in Python, it does not mind if its name is changed."""
        self._loops += 1
        at, end = f"$i{self._loops}", f"$n{self._loops}"
        first = self.expressions.write(bounds[0]) if len(bounds) == 2 else "0"
        last = self.expressions.write(bounds[-1])
        head = f"let {at} = {first}, {end} = {last}; {at} < {end}; {at}++"
        return f"for ({head}) {{ {target} = {at}; {body} }}"

    def _raise(self, node: ast.Raise) -> str:
        return f"throw {self.expressions.write(node.exc)};" if node.exc else "throw $problem;"

    def _try(self, node: ast.Try) -> str:
        if node.orelse:
            raise self.scope.problem(node, "try with else has no translation")
        written = f"try {{ {self.body(node.body)} }}"
        if node.handlers:
            handlers = "".join(self._handler(handler) for handler in node.handlers)
            written += f" catch ($problem) {{ {handlers}{{ throw $problem; }} }}"
        if node.finalbody:
            written += f" finally {{ {self.body(node.finalbody)} }}"
        return written

    def _handler(self, node: ast.ExceptHandler) -> str:
        if node.type is None:
            raise self.scope.problem(node, "except needs to say what it expects")
        kinds = self.expressions.write(node.type)
        named = f"const {word(node.name)} = $problem; " if node.name else ""
        inner = Statements(self.scope.inner([node.name] if node.name else []))
        return f"if ($.isinstance($problem, {kinds})) {{ {named}{inner.body(node.body)} }} else "

    def _match(self, node: ast.Match) -> str:
        subject = self.expressions.write(node.subject)
        written = ""
        for case in node.cases:
            condition = self._pattern(case.pattern, subject)
            written += f"if ({condition}) {{ {self.body(case.body)} }} else "
        return f"{written}{{}}"

    def _pattern(self, pattern: ast.pattern, subject: str) -> str:
        if isinstance(pattern, ast.MatchClass) and not pattern.patterns and not pattern.kwd_attrs:
            return f"$.isinstance({subject}, {self.expressions.write(pattern.cls)})"
        if isinstance(pattern, ast.MatchAs) and pattern.name is None:
            return "true"
        raise self.scope.problem(pattern, f"{type(pattern).__name__} has no translation")


def unbound_names(scope: Scope, node: ast.FunctionDef) -> list[str]:
    """The names in a rule that a game binds to its own verbs."""
    live = vars(scope.source.live)
    names = {part.id for part in ast.walk(node) if isinstance(part, ast.Name)}
    return sorted(n for n in names if "is_unbound" in getattr(live.get(n), "__dict__", {}))


def top_function(scope: Scope, node: ast.FunctionDef) -> str:
    """A function of a module; one over unbound verbs can be bound to those of a game."""
    star = "*" if is_generator(node) else ""
    name = word(node.name)
    verbs = unbound_names(scope, node)
    if not verbs:
        return function(scope, node, f"function{star} {name}")
    inner = scope.inner(verbs)
    written = function(inner, node, f"function{star} {name}")
    return f"const {name} = $.unbound(({{ {', '.join(verbs)} }}) => {written});"


def constant_names(node: ast.Assign | ast.AnnAssign) -> list[str]:
    """What a module's assignment gives values to."""
    targets = node.targets if isinstance(node, ast.Assign) else [node.target]
    return [name for target in targets for name in names_in(target)]
