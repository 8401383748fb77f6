"""The database under a store: all that SQLite and PostgreSQL do in ways of their own."""

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

Row = tuple[Any, ...]
Arguments = Mapping[str, Any]
Step = tuple[str, Arguments]


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
    _unhexed: str  # the bytes of a row of ``listed`` that is written in hexadecimal

    @abstractmethod
    async def _read(self, statement: str, arguments: Arguments) -> list[Row]:
        """The rows of a query."""

    @abstractmethod
    async def _write(self, *steps: Step) -> list[Row]:
        """Run statements as one durable transaction; the rows of the last one.

        Raises UniqueClash or ForeignClash if a constraint refuses it.
        """

    @abstractmethod
    async def _append(self, batch: Batch) -> bool:
        """Append a batch as one durable transaction, if the event before it is there.

        Raises UniqueClash or ForeignClash if a constraint refuses it.
        """
