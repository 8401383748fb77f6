"""From an object file to a module: addresses are put in, and what is exported gets its name.

A module has a memory of its own: tables of constants first, then a stack, then room for whoever
uses it, from ``heap`` on.
"""

from collections.abc import Iterable

from medici.kernel.wasm.leb import Reader, signed, unsigned
from medici.kernel.wasm.object_file import DATUM, FUNCTION, ObjectFile, Relocation, read_object

START = 1024  # where tables begin: nothing lies at address 0
STACK = 16 * 1024
PAGE = 64 * 1024
MAGIC = b"\0asm\x01\0\0\0"
I32, MUTABLE, CONSTANT, END = 0x7F, 1, b"\x41", b"\x0b"
# Relocations: of a function's number, a global's, or an address without and with a sign
OF_FUNCTION, OF_ADDRESS, OF_SIGNED_ADDRESS, OF_GLOBAL = 0, 3, 4, 7
PADDED = 5  # bytes that an object file keeps free for each of them


def linked(data: bytes, exports: Iterable[str]) -> bytes:
    """The module of an object file, which exports its memory and these functions."""
    found = read_object(data)
    starts, heap = laid_out(found)
    numbers = {symbol.name: symbol.index for symbol in found.symbols if symbol.kind == FUNCTION}
    named = [export("memory", 2, 0), export("heap", 3, 1)]
    named += [export(name, 0, numbers[name]) for name in exports]
    variables = [I32, MUTABLE, heap], [I32, 0, heap]
    segments = [
        b"\0" + CONSTANT + signed(start) + END + counted(segment)
        for start, segment in zip(starts, found.segments, strict=True)
    ]
    sections = [
        (1, found.types),
        (3, vector([unsigned(signature) for signature in found.signatures])),
        (5, vector([b"\0" + unsigned(heap // PAGE + 1)])),
        (
            6,
            vector(
                [
                    bytes([kind, may]) + CONSTANT + signed(value) + END
                    for kind, may, value in variables
                ]
            ),
        ),
        (7, vector(named)),
        (10, vector(relocated(found, starts))),
        (11, vector(segments)),
    ]
    return MAGIC + b"".join(bytes([number]) + counted(body) for number, body in sections)


def laid_out(found: ObjectFile) -> tuple[list[int], int]:
    """Where each segment lies, and what is free behind them and the stack."""
    starts, at = [], START
    for segment, alignment in zip(found.segments, found.alignments, strict=True):
        at = -(-at // alignment) * alignment
        starts.append(at)
        at += len(segment)
    return starts, -(-(at + STACK) // 16) * 16


def relocated(found: ObjectFile, starts: list[int]) -> list[bytes]:
    """The bodies of all functions with what their relocations stand for."""
    reader = Reader(found.code)
    waiting = sorted(found.relocations, key=lambda relocation: relocation.offset, reverse=True)
    bodies = []
    for _ in range(reader.number()):
        size = reader.number()
        end = reader.at + size
        parts = []
        while waiting and waiting[-1].offset < end:
            relocation = waiting.pop()
            parts.append(reader.take(relocation.offset - reader.at))
            parts.append(resolved(found, starts, relocation))
            reader.take(PADDED)
        parts.append(reader.take(end - reader.at))
        bodies.append(counted(b"".join(parts)))
    return bodies


def resolved(found: ObjectFile, starts: list[int], relocation: Relocation) -> bytes:
    """What a relocation stands for, as short as it can be written."""
    symbol = found.symbols[relocation.symbol]
    if relocation.kind in (OF_FUNCTION, OF_GLOBAL):
        return unsigned(symbol.index)
    if relocation.kind not in (OF_ADDRESS, OF_SIGNED_ADDRESS) or symbol.kind != DATUM:
        raise ValueError(f"expected a call, a global or an address; got {relocation}")
    address = starts[symbol.index] + symbol.offset + relocation.addend
    return (unsigned if relocation.kind == OF_ADDRESS else signed)(address)


def export(name: str, kind: int, number: int) -> bytes:
    """An entry of the list of exports."""
    return counted(name.encode()) + bytes([kind]) + unsigned(number)


def counted(body: bytes) -> bytes:
    """Bytes after their number."""
    return unsigned(len(body)) + body


def vector(parts: list[bytes]) -> bytes:
    """Parts after their number."""
    return unsigned(len(parts)) + b"".join(parts)
