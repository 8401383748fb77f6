"""A store that is full: many tables that are live, and many that are over."""

from medici.online.store import Store
from medici.online.store.postgres import PostgresStore

PART = 20_000  # tables that are written at once
# Of five tables four are over, and in the list of promises; the fifth is running.
TABLES = """
WITH RECURSIVE n (i) AS (
    SELECT {first} UNION ALL SELECT i + 1 FROM n WHERE i < {last}
)
INSERT INTO game_table (id, head, status, public, created, updated, timed, settled)
SELECT 'full' || i, CAST('' AS {blob}), CASE WHEN i / 5 * 5 = i THEN 'running' ELSE 'finished' END,
FALSE, 1.0, 1.0, FALSE, i / 5 * 5 <> i FROM n
"""
FILL = (
    TABLES,
    """
    INSERT INTO table_secret (table_number, secret)
    SELECT number, CAST('12345678901234567890123456789012' AS {blob})
    FROM game_table WHERE number > {before}
    """,
    """
    INSERT INTO promise (table_number, late, stage)
    SELECT number, FALSE, CASE WHEN status = 'running' THEN 1 ELSE 2 END
    FROM game_table WHERE number > {before}
    """,
    """
    INSERT INTO event (table_number, seq, upto, at, body)
    SELECT number, 1, 1, 1.0, CAST('{{}}' AS {blob})
    FROM game_table WHERE number > {before}
    """,
)


async def fill(store: Store, live: int) -> None:
    """Fill an empty store with so many tables that run, and four times as many that are over."""
    blob = "BYTEA" if isinstance(store, PostgresStore) else "BLOB"
    before = 0
    for first in range(1, 5 * live, PART):  # a server may not take long to answer
        last = min(first + PART - 1, 5 * live)
        for statement in FILL:
            step = statement.format(blob=blob, first=first, last=last, before=before)
            await store._write((step, {}))
        ((before,),) = await store._read("SELECT max(number) FROM game_table", {})
