"""What values of a rule are in WebAssembly: numbers, records, rows of them, and tuples of these.

Numbers have 64 bits whatever they were read from, as in the rest of compiled code. Everything else
is one or more addresses and lengths: ``leaves`` says which.
"""

from dataclasses import dataclass
from typing import Any

import numpy as np


@dataclass(frozen=True)
class Number:
    """A number, or nothing at all."""

    name: str
    llvm: str


INT = Number("int", "i64")
WORD = Number("uint64", "i64")  # 64 bits without a sign, as random sources hold
FLOAT = Number("float", "double")
BOOL = Number("bool", "i1")
NOTHING = Number("None", "void")

# How numbers lie in memory, by NumPy's name for it: the type to load, and what is computed in
CELLS = {
    "i1": ("i8", INT),
    "i2": ("i16", INT),
    "i4": ("i32", INT),
    "i8": ("i64", INT),
    "u8": ("i64", WORD),
    "f8": ("double", FLOAT),
}


@dataclass(frozen=True)
class Record:
    """A record, where it lies: who changes it changes what others see."""

    dtype: np.dtype[Any]


@dataclass(frozen=True)
class Records:
    """A row of records."""

    dtype: np.dtype[Any]


@dataclass(frozen=True)
class Row:
    """A row of numbers; its length is known beforehand, or comes with its address."""

    cell: str
    length: int | None = None
    origin: str = ""  # the field that it is, if that is known


@dataclass(frozen=True)
class Grid:
    """Rows of numbers of the same length, one after the other."""

    cell: str


@dataclass(frozen=True)
class Group:
    """A tuple; if it has names, a named one."""

    parts: "tuple[Kind, ...]"
    names: tuple[str, ...] = ()


Kind = Number | Record | Records | Row | Grid | Group


@dataclass(frozen=True)
class Value:
    """A value of some kind, as LLVM knows it: a name or a constant for each leaf."""

    kind: Kind
    parts: tuple[str, ...]


def leaves(kind: Kind) -> tuple[str, ...]:
    """The LLVM types that a kind is made of.

    >>> leaves(Group((INT, Row("f8"))))
    ('i64', 'ptr', 'i64')
    """
    match kind:
        case Number():
            return () if kind == NOTHING else (kind.llvm,)
        case Records() | Row(length=None):
            return ("ptr", "i64")
        case Grid():
            return ("ptr", "i64", "i64")
        case Group():
            return tuple(leaf for part in kind.parts for leaf in leaves(part))
        case _:
            return ("ptr",)


def is_number(kind: Kind | None) -> bool:
    """Whether there is something to compute with."""
    return isinstance(kind, Number) and kind != NOTHING


def joined(one: Kind, other: Kind) -> Kind | None:
    """The kind that holds values of both, if there is one: numbers widen, other things do not.

    >>> joined(INT, FLOAT).name, joined(BOOL, INT).name, joined(INT, NOTHING)
    ('float', 'int', None)
    """
    if one == other:
        return one
    match one, other:
        case (Group(), Group()) if len(one.parts) == len(other.parts):
            parts = [joined(ours, its) for ours, its in zip(one.parts, other.parts, strict=True)]
            known = tuple(part for part in parts if part is not None)
            return Group(known, one.names) if len(known) == len(parts) else None
        case (Row(), Row()) if one.cell == other.cell:
            return Row(one.cell)
        case (Number(), Number()) if {one, other} <= {BOOL, INT, FLOAT}:
            return FLOAT if FLOAT in (one, other) else INT
    return None


def cell_of(dtype: np.dtype[Any]) -> str:
    """NumPy's name for how a number lies in memory, without the order of its bytes."""
    return dtype.str[1:]


def kind_of(example: Any) -> Kind:
    """The kind of a value that compiled code may be given.

    >>> kind_of(7).name, kind_of(np.zeros(3)), kind_of(np.zeros((3, 2), np.int16))
    ('int', Row(cell='f8', length=None, origin=''), Grid(cell='i2'))
    """
    match example:
        case np.void():
            return Record(example.dtype)
        case np.ndarray() if example.dtype.names:
            return Records(example.dtype)
        case np.ndarray():
            cell = cell_of(example.dtype)
            return Row(cell) if example.ndim == 1 else Grid(cell)
        case tuple():
            return Group(tuple(map(kind_of, example)), getattr(example, "_fields", ()))
        case int():
            return INT
        case float():
            return FLOAT
    raise TypeError(f"expected numbers, records or arrays of them; got {example!r}")
