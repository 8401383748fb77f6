"""Records and rows: where a field or an element lies, reading it and writing it."""

from dataclasses import dataclass

from medici.kernel.wasm.code import Code, parts_of
from medici.kernel.wasm.kinds import (
    CELLS,
    INT,
    WORD,
    Grid,
    Group,
    Number,
    Record,
    Records,
    Row,
    Value,
    cell_of,
    joined,
)
from medici.kernel.wasm.library import Library
from medici.kernel.wasm.numbers import Numbers


@dataclass(frozen=True)
class Place:
    """Where a single number lies."""

    address: str
    cell: str
    mark: str  # what else may lie there: see ``Library.mark``


class Memory:
    """Looking into records and rows; None where there is nothing of the kind."""

    def __init__(self, code: Code, library: Library) -> None:
        self.code = code
        self.library = library
        self.numbers = Numbers(code)

    def field(self, base: Value, name: str) -> Value | Place | None:
        """A field of a record, or of a named tuple."""
        match base.kind:
            case Record(dtype) if name in (dtype.names or ()):
                kind, offset = dtype.fields[name][:2]  # type: ignore[index]
                text = f"getelementptr inbounds i8, ptr {base.parts[0]}, i32 {offset}"
                address = self.code.put(text)
                cell, origin = cell_of(kind.base), f"{dtype.itemsize}.{name}"
                if kind.shape:
                    return Value(Row(cell, kind.shape[0], origin), (address,))
                return Place(address, cell, self.library.mark("field", f"{cell} {origin}"))
            case Group(names=names) if name in names:
                return parts_of(base)[names.index(name)]
        return None

    def element(self, base: Value, index: Value) -> Value | Place | None:
        """An element of a row; of a tuple as well, by any number."""
        match base.kind, index.kind:
            case (Row(cell, _, origin), Number("int")):
                address = self.step(base.parts[0], CELLS[cell][0], index)
                return Place(address, cell, self.library.mark(cell, origin))
            case (Records(dtype), Number("int")):
                address = self.step(base.parts[0], f"[{dtype.itemsize} x i8]", index)
                return Value(Record(dtype), (address,))
            case (Grid(cell), Number("int")):
                start = self.code.put(f"mul i64 {index.parts[0]}, {base.parts[2]}")
                address = self.step(base.parts[0], CELLS[cell][0], Value(INT, (start,)))
                return Value(Row(cell), (address, base.parts[2]))
            case (Group(), Number("int")):
                return self.part(base, index)
        return None

    def step(self, address: str, size: str, index: Value) -> str:
        """The address so many elements further."""
        return self.code.put(f"getelementptr inbounds {size}, ptr {address}, i64 {index.parts[0]}")

    def part(self, base: Value, index: Value) -> Value | None:
        """The part of a tuple of this number; if all are of a kind, the number may be any."""
        parts = parts_of(base)
        if index.parts[0].isdigit():
            number = int(index.parts[0])
            return parts[number] if number < len(parts) else None
        kind = parts[0].kind
        if not isinstance(kind, Number) or any(part.kind != kind for part in parts):
            return None
        found = parts[-1]
        for number, part in enumerate(parts[:-1]):
            here = self.code.put(f"icmp eq i64 {index.parts[0]}, {number}")
            found = self.code.chosen(here, part, found)
        return found

    def read(self, place: Place) -> Value:
        """The number at a place."""
        lies_as, kind = CELLS[place.cell]
        number = self.code.put(f"load {lies_as}, ptr {place.address}, {place.mark}")
        if lies_as != kind.llvm:
            number = self.code.put(f"sext {lies_as} {number} to {kind.llvm}")
        return Value(kind, (number,))

    def write(self, place: Place, value: Value) -> bool:
        """Write a number to a place; False if it is of another kind than lies there."""
        lies_as, kind = CELLS[place.cell]
        if kind == WORD and value.kind == INT:
            value = Value(WORD, value.parts)  # a seed may be any number
        if joined(value.kind, kind) != kind:
            return False
        number = self.numbers.cast(value, kind).parts[0]
        if lies_as != kind.llvm:
            number = self.code.put(f"trunc {kind.llvm} {number} to {lies_as}")
        self.code.do(f"store {lies_as} {number}, ptr {place.address}, {place.mark}")
        return True

    def copy(self, to: Value, value: Value) -> bool:
        """Copy a record over another; False if they have not the same fields."""
        match to.kind:
            case Record(dtype) if value.kind == to.kind:
                arguments = f"ptr {to.parts[0]}, ptr {value.parts[0]}, i32 {dtype.itemsize}"
                self.code.do(f"call void @llvm.memmove.p0.p0.i32({arguments}, i1 false)")
                return True
        return False

    def length(self, value: Value) -> Value | None:
        """How many elements a row has."""
        match value.kind:
            case Row(length=int(length)):
                return Value(INT, (str(length),))
            case Row() | Records() | Grid():
                return Value(INT, (value.parts[1],))
            case Group(parts):
                return Value(INT, (str(len(parts)),))
        return None
