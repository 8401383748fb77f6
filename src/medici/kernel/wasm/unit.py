"""A module while it is written: its rules, its tables of constants, and what it exports."""

from collections.abc import Mapping, Sequence
from typing import Any

from medici.kernel.rule import Rule, is_noinline, source_of
from medici.kernel.wasm.code import as_float, result_type
from medici.kernel.wasm.graph import Graph
from medici.kernel.wasm.kinds import (
    BOOL,
    CELLS,
    FLOAT,
    INT,
    NOTHING,
    Kind,
    Row,
    Value,
    kind_of,
    leaves,
)
from medici.kernel.wasm.library import Routine
from medici.kernel.wasm.source import Untranslatable, tree_of
from medici.kernel.wasm.statements import Statements

HEAD = (
    'target triple = "wasm32-unknown-unknown"',
    "declare i64 @llvm.fptosi.sat.i64.f64(double)",
    "declare i64 @llvm.abs.i64(i64, i1)",
    "declare double @llvm.fabs.f64(double)",
    "declare double @llvm.sqrt.f64(double)",
    "declare <2 x double> @llvm.wasm.pmin.v2f64(<2 x double>, <2 x double>)",
    "declare <2 x double> @llvm.wasm.pmax.v2f64(<2 x double>, <2 x double>)",
    "declare void @llvm.memmove.p0.p0.i32(ptr, ptr, i32, i1)",
)
# How a number crosses the border: JavaScript has no quick integers of 64 bits
OUTSIDE = {"i64": "i32", "double": "double", "ptr": "ptr"}


class Unit:
    """The module that rules are written to, each once for the kinds that it is called with."""

    def __init__(self) -> None:
        self.routines: dict[tuple[int, tuple[Kind, ...]], Routine] = {}
        self.written_so_far = 0
        self.graph = Graph()
        self.marks: dict[tuple[str, str], int] = {}
        self.tables: dict[tuple[str, tuple[float, ...]], str] = {}
        self.text: list[str] = list(HEAD)

    def routine(self, function: Rule, kinds: Sequence[Kind]) -> Routine:
        """The rule for arguments of these kinds, written when it is first asked for."""
        key = self.graph.number(function), tuple(kinds)
        if key not in self.routines:
            self.routines[key] = self.written(function, kinds)
        return self.routines[key]

    def written(self, function: Rule, kinds: Sequence[Kind]) -> Routine:
        """Write a rule, again and again until every variable is as wide as it must be."""
        source = source_of(function)
        tree = tree_of(source)
        names = [argument.arg for argument in tree.args.args]
        variables, result = dict(zip(names, kinds, strict=True)), None
        while True:
            writer = Statements(self, source, variables, result)
            take_arguments(writer, names, kinds)
            writer.body(tree.body)
            if writer.code.is_open and writer.result in (None, NOTHING):
                writer.leave(tree, Value(NOTHING, ()))
            if (writer.variables, writer.result) == (variables, result):
                break
            variables, result = dict(writer.variables), writer.result
        if writer.code.is_open or result is None:
            raise Untranslatable(source, tree.lineno, f"expected {tree.name} to end with a return")
        self.written_so_far += 1
        symbol = f"{source.__name__}.{self.written_so_far}"
        self.define("internal", result_type(result), symbol, kinds, writer, is_noinline(function))
        return Routine(symbol, result)

    def define(
        self,
        how: str,
        back: str,
        symbol: str,
        kinds: Sequence[Kind],
        writer: Statements,
        noinline: bool,
    ) -> None:
        """Add a function to the module."""
        types_in = [leaf for kind in kinds for leaf in leaves(kind)]
        arguments = ", ".join(f"{leaf} %a{number}" for number, leaf in enumerate(types_in))
        marks = "nounwind noinline" if noinline else "nounwind"
        self.text += [f"define {how} {back} @{symbol}({arguments}) {marks} {{", "entry:"]
        self.text += [*writer.code.rooms, *writer.code.lines, "}"]

    def table(self, numbers: tuple[float, ...]) -> Value:
        """A row of constants, which lie as closely as the largest of them allows."""
        cell = cell_for(numbers)
        if (cell, numbers) not in self.tables:
            symbol = f"table.{len(self.tables)}"
            self.tables[cell, numbers] = symbol
            lies_as = CELLS[cell][0]
            words = (as_float(number) if cell == "f8" else str(int(number)) for number in numbers)
            cells = ", ".join(f"{lies_as} {word}" for word in words)
            kind = f"[{len(numbers)} x {lies_as}]"
            self.text.append(f"@{symbol} = internal unnamed_addr constant {kind} [{cells}]")
        return Value(Row(cell, len(numbers)), (f"@{self.tables[cell, numbers]}",))

    def mark(self, among: str, origin: str) -> str:
        """What LLVM is told of a place; the places themselves are listed at the end."""
        if origin:
            self.mark(among, "")
        number = self.marks.setdefault((among, origin), 1 + 2 * len(self.marks))
        return f"!tbaa !{number + 1}"

    def listed_marks(self) -> list[str]:
        """Which places lie among which others."""
        lines = ['!0 = !{!"rules"}']
        for (among, origin), number in self.marks.items():
            above = self.marks[among, ""] if origin else 0
            lines.append(f'!{number} = !{{!"{among} {origin}", !{above}, i64 0}}')
            lines.append(f"!{number + 1} = !{{!{number}, !{number}, i64 0}}")
        return lines

    def export(self, name: str, function: Rule, examples: Sequence[Any]) -> None:
        """Let others call a rule by a name, with arguments of the kinds of these examples."""
        kinds = [kind_of(example) for example in examples]
        routine = self.routine(function, kinds)
        lines, passed = [], []
        outside = [leaf for kind in kinds for leaf in leaves(kind)]
        for number, leaf in enumerate(outside):
            word = f"%a{number}"
            if leaf == "i64":
                lines.append(f"  %b{number} = sext i32 {word} to i64")
                word = f"%b{number}"
            passed.append(f"{leaf} {word}")
        inside = result_type(routine.result)
        call = f"call {inside} @{routine.symbol}({', '.join(passed)})"
        back, way_back = way_back_of(name, routine.result)
        arguments = ", ".join(f"{OUTSIDE[leaf]} %a{number}" for number, leaf in enumerate(outside))
        self.text += [f"define {back} @{name}({arguments}) nounwind {{", *lines]
        self.text += [line.format(call=call) for line in way_back]
        self.text.append("}")


WAYS_BACK: dict[Kind, tuple[str, list[str]]] = {
    NOTHING: ("void", ["  {call}", "  ret void"]),
    INT: ("i32", ["  %r = {call}", "  %s = trunc i64 %r to i32", "  ret i32 %s"]),
    BOOL: ("i32", ["  %r = {call}", "  %s = zext i1 %r to i32", "  ret i32 %s"]),
    FLOAT: ("double", ["  %r = {call}", "  ret double %r"]),
}


def way_back_of(name: str, result: Kind) -> tuple[str, list[str]]:
    """How a result crosses the border, and the lines that take it there."""
    if result in WAYS_BACK:
        return WAYS_BACK[result]
    raise TypeError(f"expected {name} to return a single number, or none; got {result}")


def take_arguments(writer: Statements, names: Sequence[str], kinds: Sequence[Kind]) -> None:
    """Put the arguments of a function where its variables are."""
    taken = 0
    for name, kind in zip(names, kinds, strict=True):
        count = len(leaves(kind))
        parts = tuple(f"%a{number}" for number in range(taken, taken + count))
        wide = writer.numbers.cast(Value(kind, parts), writer.variables[name])
        writer.code.keep(writer.rooms[name], wide)
        taken += count


def cell_for(numbers: tuple[float, ...]) -> str:
    """The smallest cell that holds all these numbers.

    >>> cell_for((0, 5)), cell_for((0, 300)), cell_for((1 << 40,)), cell_for((0, 0.5))
    ('i1', 'i2', 'i8', 'f8')
    """
    if any(isinstance(number, float) for number in numbers):
        return "f8"
    for cell, bits in (("i1", 7), ("i2", 15), ("i4", 31)):
        if all(-(1 << bits) <= number < 1 << bits for number in numbers):
            return cell
    return "i8"


def module_text(exports: Mapping[str, tuple[Rule, Sequence[Any]]]) -> str:
    """The module in LLVM's language: rules by the names they get, with examples of arguments."""
    unit = Unit()
    for name, (function, examples) in exports.items():
        unit.export(name, function, examples)
    return "\n".join([*unit.text, *unit.listed_marks(), ""])
