"""What is due is found by indexes, however many tables are live or have ended."""

import apsw
import psycopg
import pytest

from medici.online.store import open_store
from medici.online.store.ledger import UNPROMISED, UNREVEALED
from medici.online.store.postgres import _to_psycopg
from medici.online.store.tables import PUBLIC_TABLES, TIMED, USED
from tests.online.store.test_migrations import Ask

pytestmark = pytest.mark.anyio

TABLES = """
WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 3000)
INSERT INTO game_table (id, head, status, public, created, updated, timed, settled)
SELECT 'x' || i, CAST('' AS {blob}), CASE WHEN i % 5 = 0 THEN 'running' ELSE 'finished' END,
i > 2990, 1.0, 1.0 + i, i > 2990, i % 5 <> 0 FROM n
"""
SECRETS = """
INSERT INTO table_secret (table_number, secret)
SELECT number, CAST('' AS {blob}) FROM game_table
"""
PROMISES = """
INSERT INTO promise (table_number, late, stage)
SELECT number, FALSE, CASE WHEN status = 'running' THEN 1 ELSE 2 END FROM game_table
"""
EVENTS = """
INSERT INTO event (table_number, seq, upto, at, body)
SELECT number, 1, 1, 1.0, CAST('' AS {blob}) FROM game_table
"""


def plan(url: str, query: str, **more: object) -> str:
    """How a database finds the rows of a query."""
    arguments = {"limit": 500, "after": 5, "since": 0.0, "before": 0.5, "status": "running"} | more
    if url.startswith("sqlite"):
        connection = apsw.Connection(url.removeprefix("sqlite:///"))
        found = list(connection.execute(f"EXPLAIN QUERY PLAN {query}", arguments))
        connection.close()
        return "\n".join(row[-1] for row in found)
    with psycopg.connect(url) as server:
        return "\n".join(
            row[0] for row in server.execute(_to_psycopg(f"EXPLAIN {query}"), arguments)
        )


QUERIES = (
    (UNPROMISED, "promise_new"),
    (UNREVEALED, "game_table_unsettled"),
    (PUBLIC_TABLES, "game_table_public"),
    (TIMED, "game_table_timed"),
    (USED, "game_table_used"),
)


async def test_what_is_due_is_found_by_an_index(url: str, rows: Ask) -> None:
    """However many tables are live or have ended."""
    await (await open_store(url)).close()
    blob = "BLOB" if url.startswith("sqlite") else "BYTEA"
    for statement in (TABLES, SECRETS, PROMISES, EVENTS):
        rows(statement.format(blob=blob))
    if not url.startswith("sqlite"):
        rows("ANALYZE game_table, table_secret, promise, event")
    for query, index in QUERIES:
        found = plan(url, query)
        assert f" {index}" in found, found
        assert "Seq Scan" not in found, query
        scanned = {line for line in found.splitlines() if line.startswith("SCAN ")}
        if query == PUBLIC_TABLES:
            scanned.discard("SCAN t")  # the few that were found by the index
        assert [line for line in scanned if not line.endswith(f" USING INDEX {index}")] == [], query
