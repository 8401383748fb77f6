"""The store on a server: PostgreSQL, which commits whatever comes at once together."""

import asyncio
import re
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager, suppress
from functools import cache
from pathlib import Path
from typing import Any

import psycopg
from psycopg.conninfo import conninfo_to_dict
from psycopg_pool import AsyncConnectionPool, PoolClosed, PoolTimeout

from medici.store import migrations
from medici.store.database import Arguments, Batch, Row, Step
from medici.store.errors import Closed, ForeignClash, NotSupported, Unavailable, UniqueClash
from medici.store.migrations import MIGRATIONS, Migration
from medici.store.store import Store

Connection = psycopg.AsyncConnection[Row]

CONNECTIONS = 16
WAIT_SECONDS = 10
CHECK_SECONDS = 5
MIGRATION_LOCK = 0x6D6564696369  # "medici": two servers that start at once take turns

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
WITH batch AS ({APPEND} RETURNING seq)
UPDATE game_table SET status = %(status)s, updated = %(now)s
WHERE id = %(id)s AND EXISTS (SELECT 1 FROM batch)
"""
# Without this a server set to answer before it has written could lose what it acknowledged.
DURABLE = b"""
SELECT set_config('synchronous_commit', 'on', false)
WHERE current_setting('synchronous_commit') = 'off'
"""


class PostgresStore(Store):
    """The store over PostgreSQL."""

    _listed = "jsonb_array_elements_text(CAST(:ids AS jsonb)) AS listed (value)"

    def __init__(self, pool: "AsyncConnectionPool[Connection]") -> None:
        self._pool = pool

    @classmethod
    async def open(
        cls, url: str, *, schema: Sequence[Migration] = MIGRATIONS, connections: int = CONNECTIONS
    ) -> "PostgresStore":
        """Connect to a server and bring the schema up to date."""
        try:
            options: dict[str, Any] = {"connect_timeout": WAIT_SECONDS} | conninfo_to_dict(url)
        except psycopg.ProgrammingError as error:
            # The URL is not shown, here and below, for it may hold a password.
            raise ValueError("expected postgresql://user@host/database") from error
        options["autocommit"] = True
        try:
            await _migrate(options, schema)
        except psycopg.Error as error:
            raise Unavailable(f"cannot use {_server_of(options)}: {error}") from error
        pool: AsyncConnectionPool[Connection] = AsyncConnectionPool(
            kwargs=options,
            min_size=1,
            max_size=connections,
            open=False,
            timeout=WAIT_SECONDS,
            configure=_durable,
            name="medici-store",
        )
        await pool.open()
        return cls(pool)

    @asynccontextmanager
    async def _connection(self) -> AsyncIterator[Connection]:
        """A connection whose errors are told in the words of the store."""
        try:
            async with self._pool.connection() as connection:
                yield connection
        except psycopg.errors.UniqueViolation as error:
            raise UniqueClash(str(error)) from error
        except psycopg.errors.ForeignKeyViolation as error:
            raise ForeignClash(str(error)) from error
        except PoolClosed as error:
            raise Closed("the store was closed") from error
        except PoolTimeout as error:
            raise Unavailable("PostgreSQL cannot be reached, or is too busy; try again") from error
        except (psycopg.OperationalError, psycopg.InterfaceError) as error:
            await self._mend()
            raise Unavailable(
                f"the connection to PostgreSQL was lost ({str(error).strip()}); whether the "
                "command was stored is not known: send it again with the same id"
            ) from error
        except psycopg.Error as error:
            raise Unavailable(f"PostgreSQL failed: {str(error).strip()}") from error

    async def _mend(self) -> None:
        """Replace the connections that were lost, so that the next command finds a sound one."""
        with suppress(psycopg.Error, PoolClosed, TimeoutError):
            async with asyncio.timeout(CHECK_SECONDS):
                await self._pool.check()

    async def _read(self, statement: str, arguments: Arguments) -> list[Row]:
        async with self._connection() as connection:
            cursor = await connection.execute(_translated(statement), arguments)
            return await cursor.fetchall()

    async def _write(self, *steps: Step) -> list[Row]:
        async with self._connection() as connection, connection.transaction():
            for statement, arguments in steps:
                cursor = await connection.execute(_translated(statement), arguments)
            return await cursor.fetchall() if cursor.description else []

    async def _append(self, batch: Batch) -> bool:
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
                    await connection.execute(_translated(step), more)
            return fitted

    async def backup(self, path: Path) -> None:
        """Not from here: the server's own tools do this."""
        raise NotSupported(f"a store on PostgreSQL is backed up with pg_dump --file={path}")

    async def ping(self) -> None:
        await self._read("SELECT 1", {})

    async def close(self) -> None:
        await self._pool.close()


@cache
def _translated(statement: str) -> bytes:
    """A statement with its parameters in the style of psycopg.

    >>> _translated("SELECT name FROM player WHERE id = :id")
    b'SELECT name FROM player WHERE id = %(id)s'
    """
    return re.sub(r":(\w+)", r"%(\1)s", statement).encode()


async def _durable(connection: Connection) -> None:
    await connection.execute(DURABLE)


async def _migrate(options: dict[str, Any], schema: Sequence[Migration]) -> None:
    types = migrations.POSTGRES_TYPES
    connection: Connection
    async with await psycopg.AsyncConnection.connect(**options) as connection:
        await _durable(connection)
        async with connection.transaction():
            await connection.execute(b"SELECT pg_advisory_xact_lock(%s)", (MIGRATION_LOCK,))
            await connection.execute(migrations.VERSION_TABLE.format_map(types).encode())
            cursor = await connection.execute(migrations.VERSION.encode())
            ((version,),) = await cursor.fetchall()
            for migration in migrations.pending(version, schema):
                for statement in migration.sql(types):
                    await connection.execute(statement.encode())
                applied = {"version": migration.version, "name": migration.name}
                await connection.execute(_translated(migrations.APPLIED), applied)


def _server_of(options: dict[str, Any]) -> str:
    return f"PostgreSQL at {options.get('host', 'localhost')}"
