"""The store on a server: PostgreSQL, which commits whatever comes at once together."""

import asyncio
import re
import socket
import time
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager, suppress
from functools import cache
from typing import Any

import psycopg
from psycopg.conninfo import conninfo_to_dict
from psycopg_pool import AsyncConnectionPool, PoolClosed, PoolTimeout

from medici.online.store import migrations
from medici.online.store.database import Arguments, Batch, Follow, Row, Step
from medici.online.store.dialects import POSTGRES_TYPES
from medici.online.store.errors import (
    Closed,
    NoSuchPlayer,
    NotStored,
    Unavailable,
    UniqueClash,
    Unstorable,
)
from medici.online.store.migrations import MIGRATIONS, Migration
from medici.online.store.postgres_groups import APPEND_GROUP, GroupWriter, group_arguments
from medici.online.store.store import PoolFigures, Store
from medici.online.store.tables import ENDED
from medici.online.store.urls import CONNECTIONS

Connection = psycopg.AsyncConnection[Row]

CONNECT_SECONDS = 3  # to try one host of several
WAIT_SECONDS = 5.0  # for a connection
BRIEF = 0.25  # seconds to wait for one that others have already waited for in vain
RECONNECT_SECONDS = 5.0  # in which the pool tries again by itself, before it waits to be asked
ANSWER_SECONDS = 10.0  # for a server to answer; then the connection is cut
DRAIN_SECONDS = 1.0  # between two times that all connections are made anew
# Only a server that takes writes; of several hosts, the one that does.
SOUND = {
    "connect_timeout": CONNECT_SECONDS,
    "target_session_attrs": "read-write",
    "application_name": "medici",
}
MIGRATION_LOCK = 0x6D6564696369  # "medici": two servers that start at once take turns
TURN_LOCK = MIGRATION_LOCK + 1  # so do those that continue what they have in common

# The first event of a batch must follow one that is there; its key keeps any other from taking
# its number.
APPEND = """
INSERT INTO event (table_number, seq, upto, at, cmd_id, body)
SELECT t.number, %(after)s + e.nth, %(after)s + cardinality(%(bodies)b), %(now)s,
    CASE WHEN e.nth = 1 THEN %(cmd)s::text END, e.body
FROM game_table t, unnest(%(bodies)b::bytea[]) WITH ORDINALITY AS e (body, nth)
WHERE t.id = %(id)s AND (
    %(after)s::bigint = 0
    OR EXISTS (SELECT 1 FROM event WHERE table_number = t.number AND seq = %(after)s)
)
"""
APPEND_AND_MARK = f"""
WITH batch AS ({APPEND} RETURNING table_number), freed AS (
    UPDATE seat SET live = FALSE
    WHERE %(status)s IN {ENDED!r} AND table_number IN (SELECT table_number FROM batch)
)
UPDATE game_table SET status = %(status)s, updated = %(now)s
WHERE id = %(id)s AND EXISTS (SELECT 1 FROM batch)
"""
PROBE = "UPDATE schema_version SET name = name WHERE version = 1"  # a row is written for it
# Without this a server set to answer before it has written could lose what it acknowledged.
DURABLE = b"""
SELECT set_config('synchronous_commit', 'on', false)
WHERE current_setting('synchronous_commit') = 'off'
"""


class PostgresStore(Store):
    """The store over PostgreSQL."""

    _listed = "jsonb_array_elements_text(CAST(:ids AS jsonb)) AS listed (value)"
    _one_of = "= ANY (ARRAY({}))"  # a join might read all that it could be among
    _unhexed = "decode(listed.value, 'hex')"
    _alone = " FOR UPDATE"

    def __init__(self, pool: "AsyncConnectionPool[Connection]") -> None:
        self._pool = pool
        self._away = False  # whether somebody has waited for a connection in vain
        self._drained = 0.0  # when all connections were last made anew
        self._groups = GroupWriter(self._append_group, self._append_alone)

    @classmethod
    async def open(
        cls, url: str, *, schema: Sequence[Migration] = MIGRATIONS, connections: int = CONNECTIONS
    ) -> "PostgresStore":
        """Connect to a server and bring the schema up to date."""
        options = connection_options(url)
        try:
            await _migrate(options, schema)
        except psycopg.Error as error:
            raise unusable_error(options, error) from error
        pool: AsyncConnectionPool[Connection] = AsyncConnectionPool(
            kwargs=options,
            min_size=1,
            max_size=connections,
            open=False,
            timeout=WAIT_SECONDS,
            reconnect_timeout=RECONNECT_SECONDS,
            configure=_make_durable,
            name="medici-store",
        )
        await pool.open()
        return cls(pool)

    @asynccontextmanager
    async def _connection(self) -> AsyncIterator[Connection]:
        """A connection whose errors are told in the words of the store."""
        try:
            async with self._pool.connection(BRIEF if self._away else None) as connection:
                self._away = False
                timer = asyncio.get_running_loop().call_later(ANSWER_SECONDS, _cut, connection)
                try:
                    yield connection
                except psycopg.errors.ReadOnlySqlTransaction:
                    await connection.close()  # a closed one does not go back to the pool
                    raise
                finally:
                    timer.cancel()
        except psycopg.errors.UniqueViolation as error:
            raise UniqueClash(str(error)) from error
        except psycopg.errors.ForeignKeyViolation as error:
            raise NoSuchPlayer("there is no such player") from error
        except PoolClosed as error:
            raise Closed("the store was closed") from error
        except PoolTimeout as error:
            self._away = True
            raise NotStored(
                "PostgreSQL cannot be reached, takes no writes or is too busy: nothing was stored"
            ) from error
        except psycopg.errors.ReadOnlySqlTransaction as error:
            await self._renew()
            raise NotStored("PostgreSQL takes no writes now: nothing was stored") from error
        except psycopg.errors.DiskFull as error:
            raise NotStored("the disk of PostgreSQL is full: nothing was stored") from error
        except (psycopg.OperationalError, psycopg.InterfaceError) as error:
            await self._renew()
            raise Unavailable(
                f"the connection to PostgreSQL was lost ({one_line(error)}); whether the "
                "command was stored is not known: send it again with the same id"
            ) from error
        except psycopg.DataError as error:
            raise Unstorable(
                f"expected what can be stored; got other: {one_line(error)}"
            ) from error
        except psycopg.Error as error:
            raise Unavailable(f"PostgreSQL failed: {one_line(error)}") from error

    async def _renew(self) -> None:
        """Make all connections anew, since the others are likely to be no better than this one."""
        if time.monotonic() - self._drained >= DRAIN_SECONDS:
            self._drained = time.monotonic()
            with suppress(PoolClosed):
                await self._pool.drain()

    async def _read(self, statement: str, arguments: Arguments) -> list[Row]:
        async with self._connection() as connection:
            cursor = await connection.execute(_to_psycopg(statement), arguments)
            return await cursor.fetchall()

    async def _write(self, *steps: Step) -> list[Row]:
        async with self._connection() as connection, connection.transaction():
            for statement, arguments in steps:
                cursor = await connection.execute(_to_psycopg(statement), arguments)
            return await cursor.fetchall() if cursor.description else []

    async def _in_turn(self, queries: Sequence[Step], follow: Follow) -> list[list[Row]]:
        async with (
            self._connection() as connection,
            connection.pipeline(),  # few answers are waited for, since others wait meanwhile
            connection.transaction(),
        ):
            await connection.execute(b"SELECT pg_advisory_xact_lock(%s)", (TURN_LOCK,))
            asked = [await connection.execute(_to_psycopg(query), more) for query, more in queries]
            found = [await cursor.fetchall() for cursor in asked]
            for statement, arguments in follow(found):
                await connection.execute(_to_psycopg(statement), arguments)
        return found

    async def _append(self, batch: Batch) -> bool:
        if batch.status is None and not batch.also:
            return await self._groups.append(batch)
        return await self._append_alone(batch)

    async def _append_group(self, batches: Sequence[Batch]) -> set[str]:
        """Append batches of different tables by one statement; the tables whose batch fitted."""
        async with self._connection() as connection:
            cursor = await connection.execute(APPEND_GROUP, group_arguments(batches))
            return {table_id for (table_id,) in await cursor.fetchall()}

    async def _append_alone(self, batch: Batch) -> bool:
        arguments = {
            "id": batch.table_id,
            "after": batch.after,
            "bodies": list(batch.events),
            "cmd": batch.cmd_id,
            "now": batch.now,
            "status": batch.status,
        }
        statement = APPEND if batch.status is None else APPEND_AND_MARK
        async with self._connection() as connection:
            if not batch.also:
                cursor = await connection.execute(statement.encode(), arguments)
                return cursor.rowcount > 0
            async with connection.transaction():
                cursor = await connection.execute(statement.encode(), arguments)
                fitted = cursor.rowcount > 0
                for step, more in batch.also if fitted else ():
                    await connection.execute(_to_psycopg(step), more)
            return fitted

    def pool(self) -> PoolFigures:
        figures = self._pool.get_stats()
        return PoolFigures(
            figures["pool_size"],
            figures["pool_available"],
            figures["requests_waiting"],
            figures.get("requests_queued", 0),
            figures.get("requests_wait_ms", 0) / 1000,
        )

    async def ping(self) -> None:
        await self._write((PROBE, {}))

    async def close(self) -> None:
        await self._groups.close()
        await self._pool.close()


@cache
def _to_psycopg(statement: str) -> bytes:
    """A statement with its parameters in the style of psycopg.

    >>> _to_psycopg("SELECT name FROM player WHERE id = :id")
    b'SELECT name FROM player WHERE id = %(id)s'
    """
    return re.sub(r":(\w+)", r"%(\1)s", statement).encode()


async def _make_durable(connection: Connection) -> None:
    await connection.execute(DURABLE)


async def _migrate(options: dict[str, Any], schema: Sequence[Migration]) -> None:
    types, done = POSTGRES_TYPES, list[tuple[Migration, float]]()
    connection: Connection
    async with await psycopg.AsyncConnection.connect(**options) as connection:
        await _make_durable(connection)
        async with connection.transaction():
            await connection.execute(b"SELECT pg_advisory_xact_lock(%s)", (MIGRATION_LOCK,))
            await connection.execute(migrations.VERSION_TABLE.format_map(types).encode())
            cursor = await connection.execute(migrations.VERSION.encode())
            ((version,),) = await cursor.fetchall()
            for migration in migrations.pending(version, schema):
                began = time.monotonic()
                for statement in migration.sql(types):
                    await connection.execute(statement.encode())
                applied = {"version": migration.version, "name": migration.name}
                await connection.execute(_to_psycopg(migrations.APPLIED), applied)
                done.append((migration, time.monotonic() - began))
    migrations.log_applied(done)


def connection_options(url: str) -> dict[str, Any]:
    """How to connect to the server of a URL, which may name several hosts."""
    try:
        options: dict[str, Any] = SOUND | conninfo_to_dict(url)
    except psycopg.ProgrammingError as error:
        # The URL is not shown, here and below, for it may hold a password.
        raise ValueError("expected postgresql://user@host/database; got another form") from error
    return options | {"autocommit": True}


def unusable_error(options: dict[str, Any], error: psycopg.Error) -> Unavailable:
    """The error for a server that cannot be used, without the password."""
    host = options.get("host", "localhost")
    told, password = one_line(error), options.get("password")
    if password:
        told = told.replace(str(password), "...")
    return Unavailable(f"cannot use PostgreSQL at {host}: {told}")


def one_line(error: Exception) -> str:
    """What an error says, in one line."""
    return " ".join(str(error).split())


def _cut(connection: Connection) -> None:
    """End a connection as if the network had, because its server does not answer."""
    with suppress(OSError, psycopg.Error):
        line = socket.socket(fileno=socket.dup(connection.fileno()))
        with line:
            line.shutdown(socket.SHUT_RDWR)
