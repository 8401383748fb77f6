"""Statements of a rule: assignments, loops, branches and returns."""

import ast
import types
from collections.abc import Mapping

from medici.kernel.wasm.code import parts_of, result_type
from medici.kernel.wasm.expressions import Expressions
from medici.kernel.wasm.kinds import INT, NOTHING, Group, Kind, Value, joined, leaves
from medici.kernel.wasm.library import Library
from medici.kernel.wasm.memory import Place


class Statements(Expressions):
    """Writes the body of one rule.

    The kinds of variables and of the result are those found so far; where the rule widens one,
    what was written is of no use, and the rule is written once more.
    """

    def __init__(
        self,
        library: Library,
        source: types.FunctionType,
        variables: Mapping[str, Kind],
        result: Kind | None,
    ) -> None:
        super().__init__(library, source)
        self.result = result
        self.loops: list[tuple[str, str]] = []  # where to go on, and where to go after it
        for name, kind in variables.items():
            self.variable(name, kind)

    def variable(self, name: str, kind: Kind) -> None:
        """Make room for a variable."""
        self.variables[name] = kind
        self.rooms[name] = self.code.room(kind)

    def assign(self, node: ast.stmt, name: str, value: Value) -> None:
        """Let a name mean a value; of records and rows it is another name."""
        kind = joined(self.variables.get(name, value.kind), value.kind)
        if kind is None or not leaves(kind):
            self.refuse(node, f"{name} to remain of a kind")
        if self.variables.get(name) != kind:
            self.variable(name, kind)
        self.code.keep(self.rooms[name], self.numbers.cast(value, kind))

    def body(self, nodes: list[ast.stmt]) -> None:
        """Write statements one after the other."""
        for node in nodes:
            self.statement(node)

    def statement(self, node: ast.stmt) -> None:
        """Write a statement."""
        match node:
            case ast.Assign([target], expression):
                self.store(node, target, self.value(expression))
            case ast.AnnAssign(target, value=ast.expr() as expression):
                self.store(node, target, self.value(expression))
            case ast.AugAssign(target, operator, expression):
                self.change(node, target, operator, expression)
            case ast.Expr(ast.Constant(str())) | ast.Pass():
                pass
            case ast.Expr(ast.Call() as call):
                self.value(call)
            case ast.If(condition, then, otherwise):
                self.choice(condition, then, otherwise)
            case ast.While(condition, body, []):
                self.loop(condition, body)
            case ast.For(ast.Name(name), ast.Call(ast.Name("range"), bounds, []), body, []):
                self.count(node, name, bounds, body)
            case ast.Break():
                self.code.go(self.loops[-1][1])
            case ast.Continue():
                self.code.go(self.loops[-1][0])
            case ast.Return(expression):
                value = Value(NOTHING, ()) if expression is None else self.value(expression)
                self.leave(node, value)
            case _:
                self.refuse(node, "a statement that rules may have")

    def store(self, node: ast.stmt, target: ast.expr, value: Value) -> None:
        """Assign to a name, a field, an element, or to several of these."""
        match target:
            case ast.Name(name):
                self.assign(node, name, value)
            case ast.Tuple(targets) if isinstance(value.kind, Group) and len(targets) == len(
                value.kind.parts
            ):
                for part, one in zip(targets, parts_of(value), strict=True):
                    self.store(node, part, one)
            case ast.Attribute() | ast.Subscript():
                place = self.place(target)
                if isinstance(place, Place):
                    done = self.memory.write(place, value)
                else:
                    done = self.memory.copy(place, value)
                if not done:
                    self.refuse(node, "what lies there to remain of a kind")
            case _:
                self.refuse(node, "a place to assign to")

    def change(
        self, node: ast.stmt, target: ast.expr, operator: ast.operator, expression: ast.expr
    ) -> None:
        """Change what a name means, or a number where it lies."""
        is_inside = isinstance(target, ast.Attribute | ast.Subscript)
        place = self.place(target) if is_inside else None  # type: ignore[arg-type]
        before = self.memory.read(place) if isinstance(place, Place) else self.value(target)
        after = self.numbers.combined(operator, before, self.value(expression))
        if after is None:
            self.refuse(node, "an operator for numbers of these kinds")
        if isinstance(place, Place):
            if not self.memory.write(place, after):
                self.refuse(node, "what lies there to remain of a kind")
        else:
            self.store(node, target, after)

    def choice(self, condition: ast.expr, then: list[ast.stmt], no_then: list[ast.stmt]) -> None:
        """Do the one or the other."""
        yes, no, after = self.code.name(), self.code.name(), self.code.name()
        self.branch(condition, yes, no)
        self.code.begin(yes)
        self.body(then)
        self.code.go(after)
        self.code.begin(no)
        self.body(no_then)
        self.code.begin(after)

    def loop(self, condition: ast.expr, body: list[ast.stmt]) -> None:
        """Do something as long as a condition holds."""
        again, inside, after = self.code.name(), self.code.name(), self.code.name()
        self.code.begin(again)
        if not (isinstance(condition, ast.Constant) and condition.value is True):
            self.branch(condition, inside, after)
        self.code.begin(inside)
        self.around(body, again, after)
        self.code.go(again)
        self.code.begin(after)

    def around(self, body: list[ast.stmt], again: str, after: str) -> None:
        """Write the body of a loop."""
        self.loops.append((again, after))
        self.body(body)
        self.loops.pop()

    def count(
        self, node: ast.stmt, name: str, bounds: list[ast.expr], body: list[ast.stmt]
    ) -> None:
        """Do something for each number of a range, which counts up or down by one."""
        values = [self.value(bound) for bound in bounds[:2]]
        by = "".join(map(ast.unparse, bounds[2:])) or "1"
        if by not in ("1", "-1") or any(value.kind != INT for value in values):
            self.refuse(node, "a range of whole numbers, up or down by one")
        first = values[0] if len(bounds) > 1 else Value(INT, ("0",))
        end = values[-1].parts[0]
        counter = self.code.room(INT)
        self.code.keep(counter, first)
        check, inside, again, after = (self.code.name() for _ in range(4))
        self.code.begin(check)
        number = self.code.kept(counter, INT)
        ends = "slt" if by == "1" else "sgt"
        self.code.fork(self.code.put(f"icmp {ends} i64 {number.parts[0]}, {end}"), inside, after)
        self.code.begin(inside)
        self.assign(node, name, number)
        self.around(body, again, after)
        self.code.begin(again)
        number = self.code.kept(counter, INT)
        further = self.code.put(f"add nsw i64 {number.parts[0]}, {by}")
        self.code.keep(counter, Value(INT, (further,)))
        self.code.go(check)
        self.code.begin(after)

    def leave(self, node: ast.stmt, value: Value) -> None:
        """Return a value."""
        kind = joined(self.result or value.kind, value.kind)
        if kind is None:
            self.refuse(node, "results of one kind")
        self.result = kind
        value = self.numbers.cast(value, kind)
        types_back = leaves(kind)
        if len(types_back) < 2:
            self.code.end(f"ret {' '.join((result_type(kind), *value.parts))}")
            return
        whole, back = result_type(kind), "poison"
        for number, (leaf, part) in enumerate(zip(types_back, value.parts, strict=True)):
            back = self.code.put(f"insertvalue {whole} {back}, {leaf} {part}, {number}")
        self.code.end(f"ret {whole} {back}")
