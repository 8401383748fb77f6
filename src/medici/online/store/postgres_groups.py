"""Batches of events on their way to PostgreSQL: whatever waits is stored by one statement.

The events of a batch are stored together or not at all, whatever becomes of the others. Should the
statement fail for the sake of one batch, nothing is stored by it, and each is tried alone.
"""

import asyncio
from collections.abc import Awaitable, Callable, Collection, Sequence
from typing import Any

import psycopg

from medici.online.store.database import Batch
from medici.online.store.errors import NotStored, StoreError

IN_FLIGHT = 2  # groups that are stored at once: one that waits for a lock does not hold up all
LARGEST_GROUP = 1024  # batches in one statement: no one waits long for the others

# The events must follow one that is there, if any is named; the key of the first keeps any other
# from taking its number. All servers store in the same order, or two could wait for each other.
# Numbers are asked row by row: a join may be planned for tables that were small once.
APPEND_GROUP = b"""
WITH fitting AS MATERIALIZED (
    SELECT * FROM (
        SELECT (SELECT number FROM game_table t WHERE t.id = v.id) AS number, v.*
        FROM unnest(
            %(ids)b::text[], %(before)s::bigint[], %(seq)s::bigint[], %(upto)s::bigint[],
            %(at)s::double precision[], %(cmds)b::text[], %(bodies)b::bytea[]
        ) AS v (id, before, seq, upto, at, cmd_id, body)
    ) given
    WHERE number IS NOT NULL AND (
        before = 0 OR (
            SELECT 1 FROM event e WHERE e.table_number = given.number AND e.seq = given.before
        ) = 1
    )
), stored AS (
    INSERT INTO event (table_number, seq, upto, at, cmd_id, body)
    SELECT number, seq, upto, at, cmd_id, body FROM fitting ORDER BY number, seq
)
SELECT id FROM fitting WHERE seq = before + 1
"""

StoreGroup = Callable[[Sequence[Batch]], Awaitable[Collection[str]]]  # gives the tables that fitted
StoreAlone = Callable[[Batch], Awaitable[bool]]
Waiting = tuple[Batch, "asyncio.Future[bool]"]


class GroupWriter:
    """Stores what waits in groups, a few at a time. A group has one batch of a table at most."""

    def __init__(self, store_group: StoreGroup, store_alone: StoreAlone) -> None:
        self._store_group = store_group
        self._store_alone = store_alone
        self._waiting: list[Waiting] = []
        self._writers: set[asyncio.Task[None]] = set()

    async def append(self, batch: Batch) -> bool:
        """Store a batch; whether it fitted, once that is durable."""
        future: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self._waiting.append((batch, future))
        if len(self._writers) < IN_FLIGHT:
            self._start_writer()
        return await future

    async def close(self) -> None:
        """Store what waits."""
        await asyncio.gather(*self._writers)

    def _start_writer(self) -> None:
        writer = asyncio.create_task(self._write())  # with all that others append until it runs
        self._writers.add(writer)
        writer.add_done_callback(self._on_writer_done)

    def _on_writer_done(self, writer: "asyncio.Task[None]") -> None:
        self._writers.discard(writer)
        # Whoever it answered last may have appended again after it looked for more.
        if self._waiting and not writer.cancelled():
            self._start_writer()

    async def _write(self) -> None:
        while self._waiting:
            group = self._next_group()
            try:
                await self._store(group)
            finally:  # a task that is cancelled must not leave anyone waiting
                for _, future in group:
                    future.cancel()

    def _next_group(self) -> list[Waiting]:
        group: dict[str, Waiting] = {}
        later: list[Waiting] = []
        for entry in self._waiting:
            table_id = entry[0].table_id
            if table_id in group or len(group) == LARGEST_GROUP:
                later.append(entry)
            else:
                group[table_id] = entry
        self._waiting = later
        return list(group.values())

    async def _store(self, group: Sequence[Waiting]) -> None:
        if len(group) == 1:
            await self._store_one(*group[0])
            return
        try:
            fitted = await self._store_group([batch for batch, _ in group])
        except StoreError as error:
            if concerns_all(error):
                for _, future in group:
                    fail(future, error)
            else:
                await asyncio.gather(*(self._store_one(*entry) for entry in group))
        else:
            for batch, future in group:
                if not future.done():
                    future.set_result(batch.table_id in fitted)

    async def _store_one(self, batch: Batch, future: "asyncio.Future[bool]") -> None:
        try:
            fitted = await self._store_alone(batch)
        except Exception as error:
            fail(future, error)
        else:
            if not future.done():
                future.set_result(fitted)


def fail(future: "asyncio.Future[bool]", error: Exception) -> None:
    """Tell an error to whoever still waits."""
    if not future.done():
        told = type(error)(*error.args)  # each raises its own
        told.__cause__ = error.__cause__
        future.set_exception(told)


def concerns_all(error: StoreError) -> bool:
    """Whether an error has nothing to do with what was to be stored."""
    lost = psycopg.OperationalError, psycopg.InterfaceError
    return isinstance(error, NotStored) or isinstance(error.__cause__, lost)


def group_arguments(batches: Sequence[Batch]) -> dict[str, Any]:
    """The arguments of the statement, an array for each column."""
    ids: list[str] = []
    before: list[int] = []
    seq: list[int] = []
    upto: list[int] = []
    at: list[float] = []
    cmds: list[str | None] = []
    bodies: list[bytes] = []
    for batch in batches:
        count = len(batch.events)
        ids += [batch.table_id] * count
        before += [batch.after] * count
        seq += range(batch.after + 1, batch.after + count + 1)
        upto += [batch.after + count] * count
        at += [batch.now] * count
        cmds += [batch.cmd_id, *[None] * (count - 1)]
        bodies += batch.events
    return {
        "ids": ids,
        "before": array(before),
        "seq": array(seq),
        "upto": array(upto),
        "at": array(at),
        "cmds": cmds,
        "bodies": bodies,
    }


def array(values: Sequence[float]) -> str:
    """Numbers as PostgreSQL writes them: of one type, however large they are.

    >>> array([1, 2])
    '{1,2}'
    """
    return f"{{{','.join(map(repr, values))}}}"
