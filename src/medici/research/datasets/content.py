"""The fingerprint of rows by what they say: the same for every version of every library.

Of each column SHA-256 is taken over its values in order, whole numbers as 64 bits and others as
doubles, the lowest byte first, texts as UTF-8 with a line feed after each. A column of lists has
two: of how long they are, and of what is in them. The fingerprint is SHA-256 of the lines
``NAME SHA256``. So it does not depend on how a file is packed, or cut into groups of rows.
"""

import hashlib
from importlib import import_module
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from medici.research.datasets.columns import Column, Columns, Ragged, Same


class ContentHash:
    """Takes in rows batch by batch."""

    def __init__(self) -> None:
        self._columns: dict[str, Any] = {}
        self.rows = 0

    def add(self, columns: Columns) -> None:
        """Take in rows as they are written."""
        for name, column in columns.items():
            self._add_column(name, column)
        first = next(iter(columns.values()))
        self.rows += first.count if isinstance(first, Same) else len_of(first)

    def _add_column(self, name: str, column: Column) -> None:
        if isinstance(column, Same):
            self._add_column(name, [column.value] * column.count)
        elif isinstance(column, Ragged):
            self._add_lists(name, np.diff(column.ends, prepend=0), column.values)
        elif isinstance(column, list) and column and isinstance(column[0], str):
            self._update(name, "".join(f"{text}\n" for text in column).encode())
        elif isinstance(column, np.ndarray) and column.ndim == 2:
            lengths = np.full(len(column), column.shape[1])
            self._add_lists(name, lengths, column.reshape(-1))
        else:
            self._update(name, numbers(np.asarray(column)))

    def _add_lists(self, name: str, lengths: NDArray[Any], values: NDArray[Any]) -> None:
        self._update(f"{name} lengths", numbers(lengths))
        self._update(name, numbers(values))

    def _update(self, name: str, content: bytes) -> None:
        self._columns.setdefault(name, hashlib.sha256()).update(content)

    def hexdigest(self) -> str:
        """The fingerprint of all rows so far."""
        lines = (f"{name} {found.hexdigest()}\n" for name, found in self._columns.items())
        return hashlib.sha256("".join(lines).encode()).hexdigest()


def len_of(column: Column) -> int:
    """How many rows a column has."""
    return len(column.ends) if isinstance(column, Ragged) else len(column)  # type: ignore[arg-type]


def numbers(values: NDArray[Any]) -> bytes:
    """Numbers in one form.

    >>> numbers(np.array([1], np.int8)) == numbers(np.array([1], np.int64))
    True
    """
    return values.astype("<f8" if values.dtype.kind == "f" else "<i8").tobytes()


def content_of(path: Path, decisions: int | None = None) -> ContentHash:
    """The fingerprint of a Parquet file, from its rows, or from so many: whole games."""
    parquet: Any = import_module("pyarrow.parquet")
    file = parquet.ParquetFile(path)
    wanted = file.metadata.num_rows if decisions is None else whole_games(file, decisions)
    found = ContentHash()
    for batch in file.iter_batches():
        part = batch.slice(0, wanted - found.rows)
        if part.num_rows:
            columns = zip(part.schema.names, part.columns, strict=True)
            found.add({name: from_arrow(array) for name, array in columns})
    return found


def whole_games(file: Any, decisions: int) -> int:
    """How many rows the first games have that come to so many decisions; at most all."""
    table = file.read(columns=["seed", "number"])
    seed, number = (np.asarray(table[name]) for name in ("seed", "number"))
    ends = np.flatnonzero((np.diff(seed) != 0) | (np.diff(number) != 0)) + 1
    enough = ends[ends >= decisions]
    return int(enough[0]) if len(enough) else int(table.num_rows)


def from_arrow(array: Any) -> Column:
    """A column as pyarrow reads it."""
    kind = str(array.type)
    if kind.startswith(("list", "fixed_size_list")):
        values = array.flatten().to_numpy(zero_copy_only=False)
        lengths = array.value_lengths() if kind.startswith("list") else array.type.list_size
        ends = np.cumsum(np.broadcast_to(np.asarray(lengths), len(array)))
        return Ragged(ends.astype(np.int32), values)
    if kind == "string":
        texts: list[str] = array.to_pylist()
        return texts
    column: NDArray[Any] = array.to_numpy(zero_copy_only=False)
    return column
