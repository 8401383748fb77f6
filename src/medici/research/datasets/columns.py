"""Rows by column: numbers as NumPy arrays, lists of them side by side."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray


@dataclass(frozen=True)
class Ragged:
    """A list of numbers in each row, of any length."""

    ends: NDArray[np.int32]  # where the list of each row ends among the values
    values: NDArray[Any]

    def lists(self) -> list[list[int]]:
        """The lists."""
        return [part.tolist() for part in np.split(self.values, self.ends[:-1])]


@dataclass(frozen=True)
class Same:
    """The same in every row."""

    value: Any
    count: int


Column = NDArray[Any] | Ragged | Same | list[Any]
Columns = Mapping[str, Column]


def plain(column: Column) -> list[Any]:
    """A column as a list of Python's own values."""
    if isinstance(column, Ragged):
        return column.lists()
    if isinstance(column, Same):
        return [column.value] * column.count
    if isinstance(column, np.ndarray):
        listed: list[Any] = column.tolist()
        return listed
    return column


def rows(columns: Columns) -> Iterator[dict[str, Any]]:
    """The rows, each with the names of its columns.

    >>> list(rows({"seat": np.array([0, 1]), "game": Same("dice", 2)}))
    [{'seat': 0, 'game': 'dice'}, {'seat': 1, 'game': 'dice'}]
    """
    listed = [plain(column) for column in columns.values()]
    for values in zip(*listed, strict=True):
        yield dict(zip(columns, values, strict=True))


def repeated(same: Mapping[str, Any], count: int) -> dict[str, Column]:
    """Columns that are the same in every row."""
    return {name: Same(value, count) for name, value in same.items()}


def joined(parts: Sequence[Columns]) -> dict[str, Column]:
    """Rows one after the other."""
    return {name: join([part[name] for part in parts]) for name in parts[0]}


def join(parts: Sequence[Any]) -> Column:
    """Columns of one kind, one below the other."""
    first = parts[0]
    if isinstance(first, Ragged):
        starts = np.cumsum([0, *(len(part.values) for part in parts[:-1])])
        ends = [part.ends + start for part, start in zip(parts, starts, strict=True)]
        values = np.concatenate([part.values for part in parts])
        return Ragged(np.concatenate(ends).astype(np.int32), values)
    if isinstance(first, np.ndarray):
        return np.concatenate(parts)
    if isinstance(first, Same) and all(part.value == first.value for part in parts):
        return Same(first.value, sum(part.count for part in parts))
    return [value for part in parts for value in plain(part)]
