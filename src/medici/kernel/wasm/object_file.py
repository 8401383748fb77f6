"""An object file of LLVM, read: functions and data with the places where addresses are to be put.

The format is that of the tool conventions of WebAssembly ("Object file linking").
"""

from dataclasses import dataclass, field

from medici.kernel.wasm.leb import Reader

TYPES, IMPORTS, FUNCTIONS, CODE, DATA = 1, 2, 3, 10, 11  # sections
FUNCTION, DATUM, GLOBAL = 0, 1, 2  # kinds of symbols
UNDEFINED, NAMED = 0x10, 0x40  # flags of a symbol
SEGMENTS, SYMBOLS = 5, 8  # parts of the linking section
WITH_ADDEND = (3, 4, 5)  # relocations of addresses of memory


@dataclass(frozen=True)
class Symbol:
    """A function, a datum or a global that relocations mean."""

    kind: int
    name: str
    index: int  # of the function, the global, or the segment
    offset: int = 0  # in the segment


@dataclass(frozen=True)
class Relocation:
    """A place where the address or the number of a symbol is to be put."""

    kind: int
    offset: int
    symbol: int
    addend: int


@dataclass
class ObjectFile:
    """What an object file has, as far as a module needs it."""

    types: bytes = b""
    signatures: list[int] = field(default_factory=list)  # the type of each function
    code: bytes = b""
    segments: list[bytes] = field(default_factory=list)
    alignments: list[int] = field(default_factory=list)  # of the segments
    symbols: list[Symbol] = field(default_factory=list)
    relocations: list[Relocation] = field(default_factory=list)  # of the code


def read_object(data: bytes) -> ObjectFile:
    """Read an object file."""
    found = ObjectFile()
    reader = Reader(data, 8)
    while not reader.is_done:
        section = reader.take(1)[0]
        body = Reader(reader.block())
        match section:
            case 1:
                found.types = body.data
            case 3:
                found.signatures = [body.number() for _ in range(body.number())]
            case 10:
                found.code = body.data
            case 11:
                found.segments = [segment(body) for _ in range(body.number())]
            case 0:
                read_custom(found, body)
    return found


def segment(body: Reader) -> bytes:
    """The bytes of a segment; where it lies is not known yet."""
    body.number()
    body.take(1)  # i32.const
    body.signed()
    body.take(1)  # end
    return body.block()


def read_custom(found: ObjectFile, body: Reader) -> None:
    """Read what is for a linker."""
    match body.text():
        case "linking":
            body.number()  # version
            while not body.is_done:
                part = body.take(1)[0]
                read_linking(found, part, Reader(body.block()))
        case "reloc.CODE":
            body.number()  # the section
            found.relocations = [relocation(body) for _ in range(body.number())]
        case "reloc.DATA":
            raise ValueError("expected tables without addresses; got some with")


def read_linking(found: ObjectFile, part: int, body: Reader) -> None:
    """Read the segments' alignments, or the symbols."""
    if part == SEGMENTS:
        for _ in range(body.number()):
            body.text()
            found.alignments.append(1 << body.number())
            body.number()  # flags
    elif part == SYMBOLS:
        found.symbols = [symbol(body) for _ in range(body.number())]


def symbol(body: Reader) -> Symbol:
    """A symbol; nothing but the stack may be defined elsewhere."""
    kind = body.take(1)[0]
    flags = body.number()
    if kind == DATUM:
        name = body.text()
        return Symbol(kind, name, body.number(), (body.number(), body.number())[0])
    index = body.number()
    is_named = not flags & UNDEFINED or flags & NAMED
    name = body.text() if is_named else ""
    if kind == FUNCTION and flags & UNDEFINED:
        raise ValueError(f"expected a module that stands alone; it calls function {index} {name}")
    return Symbol(kind, name, index)


def relocation(body: Reader) -> Relocation:
    """A relocation."""
    kind = body.take(1)[0]
    offset, number = body.number(), body.number()
    return Relocation(kind, offset, number, body.signed() if kind in WITH_ADDEND else 0)
