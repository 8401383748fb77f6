"""Expressions of a rule, each written as the steps that compute it."""

import ast
import builtins
import math
import types
from typing import Any, Never

import numpy as np

from medici.kernel.wasm.code import Code, constant, group_of, result_type
from medici.kernel.wasm.kinds import BOOL, WORD, Kind, Value, joined, leaves
from medici.kernel.wasm.library import Library
from medici.kernel.wasm.memory import Memory, Place
from medici.kernel.wasm.numbers import Numbers
from medici.kernel.wasm.source import Untranslatable

UNKNOWN = object()


class Expressions:
    """Writes the expressions of one rule into its code."""

    def __init__(self, library: Library, source: types.FunctionType) -> None:
        self.library = library
        self.source = source
        self.code = Code()
        self.numbers = Numbers(self.code)
        self.memory = Memory(self.code, library)
        self.variables: dict[str, Kind] = {}
        self.rooms: dict[str, tuple[str, ...]] = {}
        self.builtins = {
            abs: self.numbers.size,
            float: self.numbers.as_float,
            int: self.numbers.whole,
            len: self.memory.length,
            math.sqrt: self.numbers.root,
            np.int64: self.numbers.whole,
            np.uint64: self.numbers.word,
        }

    def refuse(self, node: ast.expr | ast.stmt, expected: str) -> Never:
        """Say that something has no translation, and where it stands."""
        problem = f"expected {expected}; got {ast.unparse(node).splitlines()[0]}"
        raise Untranslatable(self.source, node.lineno, problem)

    def value(self, node: ast.expr) -> Value:
        """The value of an expression."""
        match node:
            case ast.Constant(bool() | int() | float() as number):
                return constant(number)
            case ast.Name(name) if name in self.variables:
                return self.code.kept(self.rooms[name], self.variables[name])
            case ast.Name(name):
                return self.named(node, self.static(node))
            case ast.Attribute() | ast.Subscript():
                found = self.place(node)
                return self.memory.read(found) if isinstance(found, Place) else found
            case ast.BinOp(left, operator, right):
                made = self.numbers.combined(operator, self.value(left), self.value(right))
                return made or self.refuse(node, "an operator for numbers of these kinds")
            case ast.UnaryOp(ast.USub(), ast.Constant(int() | float() as number)):
                return constant(-number)
            case ast.UnaryOp(ast.USub(), operand):
                negative = self.numbers.negated(self.value(operand))
                return negative or self.refuse(node, "a number")
            case ast.UnaryOp(ast.Not()) | ast.Compare() | ast.BoolOp():
                return self.answer(node)
            case ast.IfExp(condition, one, other):
                return self.either(node, condition, one, other)
            case ast.Tuple(parts):
                return group_of([self.value(part) for part in parts])
            case ast.Call():
                return self.called(node)
        return self.refuse(node, "an expression that rules may have")

    def static(self, node: ast.expr) -> Any:
        """What a name outside of the rule means."""
        match node:
            case ast.Name(name) if name not in self.variables:
                known = self.source.__globals__
                return known[name] if name in known else getattr(builtins, name, UNKNOWN)
            case ast.Attribute(ast.Name() as base, name):
                module = self.static(base)
                is_module = isinstance(module, types.ModuleType)
                return getattr(module, name, UNKNOWN) if is_module else UNKNOWN
        return UNKNOWN

    def named(self, node: ast.expr, meant: Any) -> Value:
        """A constant of the module that the rule stands in."""
        match meant:
            case _ if isinstance(meant, np.uint64):
                return Value(WORD, (str(int(meant)),))
            case bool() | int() | float():
                return constant(meant)
            case tuple() if meant and all(isinstance(part, int | float) for part in meant):
                return self.library.table(meant)
        return self.refuse(node, "a variable, a number or a tuple of numbers")

    def place(self, node: ast.Attribute | ast.Subscript) -> Value | Place:
        """What a field or an element is, or where it lies."""
        if isinstance(node, ast.Attribute):
            static = self.static(node)
            if static is not UNKNOWN:
                return self.named(node, static)
            part = self.memory.field(self.value(node.value), node.attr)
            return part or self.refuse(node, "a field of a record or of a named tuple")
        indexes = node.slice.elts if isinstance(node.slice, ast.Tuple) else [node.slice]
        found: Value | Place | None = self.value(node.value)
        for index in indexes:
            if isinstance(found, Value):
                found = self.memory.element(found, self.value(index))
            else:
                found = None
        return found or self.refuse(node, "an element of a row, by a whole number")

    def answer(self, node: ast.expr) -> Value:
        """Whether something holds, as a value."""
        room = self.code.room(BOOL)
        yes, no, after = self.code.name(), self.code.name(), self.code.name()
        self.branch(node, yes, no)
        for block, answer in ((yes, "true"), (no, "false")):
            self.code.begin(block)
            self.code.keep(room, Value(BOOL, (answer,)))
            self.code.go(after)
        self.code.begin(after)
        return self.code.kept(room, BOOL)

    def branch(self, node: ast.expr, yes: str, no: str) -> None:
        """Go on at ``yes`` if something holds, else at ``no``; look no further than needed."""
        match node:
            case ast.UnaryOp(ast.Not(), operand):
                self.branch(operand, no, yes)
            case ast.BoolOp(operator, parts):
                for part in parts[:-1]:
                    further = self.code.name()
                    if isinstance(operator, ast.And):
                        self.branch(part, further, no)
                    else:
                        self.branch(part, yes, further)
                    self.code.begin(further)
                self.branch(parts[-1], yes, no)
            case ast.Compare(ops=[ast.NotIn()]):
                self.member(node, no, yes)
            case ast.Compare(ops=[ast.In()]):
                self.member(node, yes, no)
            case ast.Compare():
                self.compare(node, yes, no)
            case _:
                holds = self.numbers.truth(self.value(node))
                self.code.fork(holds or self.refuse(node, "a number"), yes, no)

    def compare(self, node: ast.Compare, yes: str, no: str) -> None:
        """Compare numbers, perhaps several in a row."""
        left = self.value(node.left)
        for operator, operand in zip(node.ops, node.comparators, strict=True):
            right = self.value(operand)
            holds = self.numbers.compared(operator, left, right)
            further = self.code.name()
            self.code.fork(holds or self.refuse(node, "numbers to compare"), further, no)
            self.code.begin(further)
            left = right
        self.code.go(yes)

    def member(self, node: ast.Compare, yes: str, no: str) -> None:
        """Ask whether a number is one of those written there."""
        (among,) = node.comparators
        if not isinstance(among, ast.Tuple):
            self.refuse(node, "the numbers in brackets")
        number = self.value(node.left)
        for part in among.elts:
            holds = self.numbers.compared(ast.Eq(), number, self.value(part))
            further = self.code.name()
            self.code.fork(holds or self.refuse(node, "numbers to compare"), yes, further)
            self.code.begin(further)
        self.code.go(no)

    def either(self, node: ast.expr, condition: ast.expr, one: ast.expr, other: ast.expr) -> Value:
        """One of two values; the other one is not even computed."""
        yes, no, after = self.code.name(), self.code.name(), self.code.name()
        self.branch(condition, yes, no)
        self.code.begin(yes)
        first = self.value(one)
        mark = len(self.code.lines)  # where the first is kept, once both kinds are known
        self.code.begin(no)
        second = self.value(other)
        kind = joined(first.kind, second.kind) or self.refuse(node, "two values of a kind")
        room = self.code.room(kind)
        self.code.keep(room, self.numbers.cast(second, kind))
        self.code.go(after)
        rest, self.code.lines = self.code.lines[mark:], self.code.lines[:mark]
        self.code.is_open = True
        self.code.keep(room, self.numbers.cast(first, kind))
        self.code.go(after)
        self.code.lines += rest
        self.code.begin(after)
        return self.code.kept(room, kind)

    def called(self, node: ast.Call) -> Value:
        """What a call returns."""
        meant = self.static(node.func)
        if node.keywords or any(isinstance(part, ast.Starred) for part in node.args):
            self.refuse(node, "arguments in their order")
        values = [self.value(part) for part in node.args]
        if isinstance(meant, types.FunctionType):
            return self.routine(node, meant, values)
        if isinstance(meant, type) and hasattr(meant, "_fields"):
            return group_of(values, meant._fields)
        made = None
        if meant in (min, max) and len(values) > 1:
            made = self.numbers.extreme(ast.Lt() if meant is min else ast.Gt(), values)
        elif len(values) == 1 and meant in self.builtins:
            made = self.builtins[meant](values[0])
        return made or self.refuse(node, "a rule, or a function that rules may call")

    def routine(self, node: ast.Call, rule: types.FunctionType, values: list[Value]) -> Value:
        """Call another rule."""
        wanted = rule.__code__.co_argcount
        if len(values) != wanted:
            self.refuse(node, f"{wanted} arguments for {rule.__name__}")
        routine = self.library.routine(rule, [value.kind for value in values])
        arguments = ", ".join(
            f"{leaf} {part}"
            for value in values
            for leaf, part in zip(leaves(value.kind), value.parts, strict=True)
        )
        call = f"call {result_type(routine.result)} @{routine.symbol}({arguments})"
        types_back = leaves(routine.result)
        if not types_back:
            self.code.do(call)
            return Value(routine.result, ())
        back = self.code.put(call)
        if len(types_back) == 1:
            return Value(routine.result, (back,))
        whole = result_type(routine.result)
        parts = [
            self.code.put(f"extractvalue {whole} {back}, {number}")
            for number in range(len(types_back))
        ]
        return Value(routine.result, tuple(parts))
