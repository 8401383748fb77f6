"""The code of one function while it is written, line by line in LLVM's language."""

import struct
from collections.abc import Sequence

from medici.kernel.wasm.kinds import BOOL, FLOAT, INT, Group, Kind, Value, leaves


class Code:
    """Lines of code, and the block that the next one goes to."""

    def __init__(self) -> None:
        self.rooms: list[str] = []  # made once, when the function begins
        self.lines: list[str] = []
        self.names = 0
        self.is_open = True  # whether the block can be reached and goes on
        self.reached: set[str] = set()  # blocks that something goes to

    def name(self) -> str:
        """A name that nothing has yet."""
        self.names += 1
        return f"v{self.names}"

    def put(self, text: str) -> str:
        """Compute something; the name of what comes out."""
        name = self.name()
        self.do(f"%{name} = {text}")
        return f"%{name}"

    def do(self, text: str) -> None:
        """Write a line, unless nothing can get there."""
        if self.is_open:
            self.lines.append(f"  {text}")

    def begin(self, block: str) -> None:
        """Begin a block, to which others go; if none does, nothing can get there."""
        self.go(block)
        if block in self.reached:
            self.lines.append(f"{block}:")
            self.is_open = True

    def go(self, *blocks: str, on: str = "") -> None:
        """Go on at a block, or at the first of two if a condition holds."""
        if self.is_open:
            self.reached.update(blocks)
        self.end(f"br {on}{', '.join(f'label %{block}' for block in blocks)}")

    def fork(self, condition: str, yes: str, no: str) -> None:
        """Go on at one of two blocks."""
        self.go(yes, no, on=f"i1 {condition}, ")

    def end(self, text: str) -> None:
        """Leave the block."""
        self.do(text)
        self.is_open = False

    def room(self, kind: Kind) -> tuple[str, ...]:
        """Room for a value of a kind, one place for each of its leaves."""
        places = []
        for leaf in leaves(kind):
            name = self.name()
            self.rooms.append(f"  %{name} = alloca {leaf}")
            places.append(f"%{name}")
        return tuple(places)

    def keep(self, room: Sequence[str], value: Value) -> None:
        """Put a value into room of its own kind."""
        for place, leaf, part in zip(room, leaves(value.kind), value.parts, strict=True):
            self.do(f"store {leaf} {part}, ptr {place}")

    def kept(self, room: Sequence[str], kind: Kind) -> Value:
        """The value in a room."""
        parts = [
            self.put(f"load {leaf}, ptr {place}")
            for place, leaf in zip(room, leaves(kind), strict=True)
        ]
        return Value(kind, tuple(parts))

    def chosen(self, condition: str, one: Value, other: Value) -> Value:
        """One of two values of the same kind."""
        leaf = leaves(one.kind)[0]
        text = f"select i1 {condition}, {leaf} {one.parts[0]}, {leaf} {other.parts[0]}"
        return Value(one.kind, (self.put(text),))


def constant(number: bool | int | float) -> Value:
    """A number that stands in the source."""
    match number:
        case bool():
            return Value(BOOL, (str(number).lower(),))
        case int():
            return Value(INT, (str(number),))
    return Value(FLOAT, (as_float(number),))


def as_float(number: float) -> str:
    """A float as LLVM reads it back to the last bit.

    >>> as_float(0.1)
    '0x3fb999999999999a'
    """
    return f"0x{struct.unpack('>Q', struct.pack('>d', number))[0]:016x}"


def group_of(values: Sequence[Value], names: tuple[str, ...] = ()) -> Value:
    """Several values as one."""
    kind = Group(tuple(value.kind for value in values), names)
    return Value(kind, tuple(part for value in values for part in value.parts))


def parts_of(group: Value) -> list[Value]:
    """The values of a group, one by one."""
    assert isinstance(group.kind, Group)
    values, start = [], 0
    for kind in group.kind.parts:
        end = start + len(leaves(kind))
        values.append(Value(kind, group.parts[start:end]))
        start = end
    return values


def result_type(kind: Kind) -> str:
    """The LLVM type that a function of such a result returns.

    >>> result_type(Group((INT, FLOAT))), result_type(Group(())), result_type(INT)
    ('{ i64, double }', 'void', 'i64')
    """
    types = leaves(kind)
    if len(types) > 1:
        return f"{{ {', '.join(types)} }}"
    return types[0] if types else "void"
