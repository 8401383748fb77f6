"""Files of rows: JSON lines, and Parquet by way of pyarrow.

A file is written beside its place, and moved there when it is closed: also when somebody stops in
the middle. So there is a whole file there or none, and an earlier one stays until then.
"""

from importlib import import_module
from pathlib import Path
from types import TracebackType
from typing import Any, BinaryIO, Self

import msgspec
import numpy as np

from medici.research.datasets.columns import Column, Columns, Ragged, Same, rows

FORMS = (".jsonl", ".parquet")


class MissingExtra(ImportError):  # noqa: N818
    """A library that only some people need is not installed."""


class Writer:
    """A file that rows are written to."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.draft = path.with_name(path.name + ".part")
        path.parent.mkdir(parents=True, exist_ok=True)

    def write(self, columns: Columns) -> None:
        """Write rows."""
        raise NotImplementedError

    def close(self) -> None:
        """End the draft."""
        raise NotImplementedError

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, _: TracebackType | None
    ) -> None:
        try:
            self.close()
        except OSError:
            if error is None:
                raise
            return  # a full disk: what is there is no whole file
        if self.draft.exists() and not isinstance(error, OSError):
            self.draft.replace(self.path)


class JsonLines(Writer):
    """A JSON object on each line."""

    def __init__(self, path: Path) -> None:
        super().__init__(path)
        self.file: BinaryIO = self.draft.open("wb")
        self.encoder = msgspec.json.Encoder()

    def write(self, columns: Columns) -> None:
        """Write rows as lines."""
        self.file.write(self.encoder.encode_lines(rows(columns)))

    def close(self) -> None:
        """End the draft."""
        self.file.close()


class Parquet(Writer):
    """Columns, by pyarrow; a row group to each batch."""

    def __init__(self, path: Path, notes: dict[str, str]) -> None:
        try:
            self.arrow: Any = import_module("pyarrow")
            self.parquet: Any = import_module("pyarrow.parquet")
        except ImportError as problem:
            raise MissingExtra(
                "expected the extra medici[data]: pyarrow is not installed here; "
                "a file named .jsonl needs nothing"
            ) from problem
        super().__init__(path)
        self.notes = notes
        self.file: Any = None

    def write(self, columns: Columns) -> None:
        """Write rows as a row group."""
        arrays = {name: self.array(column) for name, column in columns.items()}
        table = self.arrow.table(arrays).replace_schema_metadata(self.notes)
        if self.file is None:
            self.file = self.parquet.ParquetWriter(self.draft, table.schema, compression="zstd")
        self.file.write_table(table)

    def array(self, column: Column) -> Any:
        """A column as pyarrow has it."""
        if isinstance(column, Same):
            return self.same(column)
        if isinstance(column, Ragged):
            starts = np.concatenate([[0], column.ends]).astype(np.int32)
            return self.arrow.ListArray.from_arrays(starts, self.arrow.array(column.values))
        if isinstance(column, np.ndarray) and column.ndim == 2:
            flat = self.arrow.array(np.ascontiguousarray(column).reshape(-1))
            return self.arrow.FixedSizeListArray.from_arrays(flat, column.shape[1])
        return self.arrow.array(column)

    def same(self, column: Same) -> Any:
        """The same value in every row; a list among them as it is."""
        kind = self.arrow.array([column.value]).type if column.value is not None else None
        return self.arrow.array([column.value] * column.count, kind or self.arrow.string())

    def close(self) -> None:
        """Write the end, without which nobody can read a Parquet file."""
        if self.file is not None:
            self.file.close()


def writer_for(path: Path, notes: dict[str, str] | None = None) -> Writer:
    """What writes a file of this name, by its ending."""
    if path.suffix == ".parquet":
        return Parquet(path, notes or {})
    if path.suffix == ".jsonl":
        return JsonLines(path)
    raise ValueError(f"expected a file named {' or '.join(FORMS)}; got {path.name}")
