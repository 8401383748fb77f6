"""The database under a store: all that SQLite and PostgreSQL do in ways of their own.

Statements are SQL that both understand, with parameters written ``:name``. They stand in the module
of their subject, beside the rows that they give.
"""

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, TypeVar

import msgspec

T = TypeVar("T")
Row = tuple[Any, ...]
Arguments = Mapping[str, Any]
Step = tuple[str, Arguments]
Follow = Callable[[list[list[Row]]], Sequence[Step]]  # what is to be done after the rows of queries

EVERY = 2**31 - 1  # more rows than there can be


@dataclass(slots=True)  # not frozen: one is made for every move, and that would take longer
class Batch:
    """Events to be appended together."""

    table_id: str
    after: int
    events: Sequence[bytes]
    cmd_id: str | None
    now: float
    status: str | None
    also: Sequence[Step] = ()  # written with them, or not at all


class Database(ABC):
    """Runs the statements of a store."""

    _listed: str  # a list in JSON as rows of a table ``listed``
    _one_of: str  # that something is among the rows of a query; an index finds each of them
    _unhexed: str  # the bytes of a row of ``listed`` that is written in hexadecimal
    _alone: str  # ends a query: nobody else writes its rows, or of them, until all is done

    @property
    def _among(self) -> str:
        """That something is in such a list, likewise."""
        return self._one_of.format(f"SELECT listed.value FROM {self._listed}")

    @abstractmethod
    async def _read(self, statement: str, arguments: Arguments) -> list[Row]:
        """The rows of a query."""

    @abstractmethod
    async def _write(self, *steps: Step) -> list[Row]:
        """Run statements as one durable transaction; the rows of the last one.

        Raises UniqueClash if a key is taken, NoSuchPlayer if a row names a player who is not there.
        """

    @abstractmethod
    async def _in_turn(self, queries: Sequence[Step], follow: Follow) -> list[list[Row]]:
        """Ask queries and do what follows from their rows, as one durable transaction.

        No other server does this meanwhile. Gives the rows of the queries; raises as ``_write``.
        """

    async def _write_in_turn(self, *steps: Step) -> None:
        """Run statements likewise: they change what others continue from where it stands."""
        await self._in_turn([], lambda _: steps)

    @abstractmethod
    async def _append(self, batch: Batch) -> bool:
        """Append a batch as one durable transaction, if the event before it is there.

        Raises UniqueClash or NoSuchPlayer like ``_write``.
        """

    async def _rows(self, kind: Callable[..., T], statement: str, **arguments: Any) -> list[T]:
        """The rows of a query, each made into something by its columns."""
        return [kind(*row) for row in await self._read(statement, arguments)]

    async def _first(self, kind: Callable[..., T], statement: str, **arguments: Any) -> T | None:
        """The first row of a query, likewise; None if there is none."""
        for row in await self._read(statement, arguments):
            return kind(*row)
        return None

    async def _change(self, statement: str, **arguments: Any) -> list[Row]:
        """Run one statement durably; its rows."""
        return await self._write((statement, arguments))


def json_list(values: Sequence[str]) -> str:
    """A list as a statement takes it for ``listed``."""
    return msgspec.json.encode(values).decode()
