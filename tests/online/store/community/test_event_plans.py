"""Of somebody who has played thousands of games and deals, a page reads what it shows.

The work is counted: the steps of SQLite's machine, and in PostgreSQL the rows that a part of a plan
goes through. PostgreSQL plans a question for what is asked, or once for all: both must do.
"""

import re
from collections.abc import Awaitable, Callable
from typing import Any

import apsw
import psycopg
import pytest
from psycopg.sql import Literal

from medici.online.store import Store, open_store
from medici.online.store.community.deals import DAY, MATCH
from medici.online.store.database import Arguments, Row
from tests.online.store.test_migrations import Ask

pytestmark = [pytest.mark.anyio, pytest.mark.slow]

MANY = 3000
N = f"WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < {MANY})"
NEW_DEAL = "INSERT INTO deal (id, kind, event, body, secret, opens, closes) SELECT"
NEW_TRY = (
    "INSERT INTO deal_try (deal_number, player_id, kind, state, began, noted, florins, place) "
    "SELECT"
)
# Ada has sat at all tables and tried all deals of days and of one match, everybody one of each.
FILL = (
    f"{N} INSERT INTO player (id, name, created) SELECT 'p' || i, 'x', 1.0 FROM n",
    "INSERT INTO player (id, name, created) VALUES ('ada', 'Ada', 1.0)",
    f"{N} INSERT INTO game_table (id, head, status, public, created, updated) SELECT 't' || i, "
    "CAST('' AS {blob}), CASE WHEN i % 700 = 1 THEN 'running' ELSE 'finished' END, "
    "FALSE, 1.0, 1.0 FROM n",
    f"{N} INSERT INTO seat (table_number, seat, player_id, live) "
    "SELECT i, 0, 'ada', i % 700 = 1 FROM n",
    f"{N} INSERT INTO seat (table_number, seat, player_id, live) "
    "SELECT i, 1, 'p' || i, i % 700 = 1 FROM n",
    f"{N} {NEW_DEAL} 'd' || i, 'day', '2026-' || i, CAST('' AS {{blob}}), CAST('' AS {{blob}}), "
    "1.0, 1.0 FROM n",
    f"{N} {NEW_DEAL} 'm' || i, 'match', 'm' || (i / 2), CAST('' AS {{blob}}), "
    "CAST('' AS {blob}), 1.0, 1.0 FROM n",
    f"{N} {NEW_TRY} i, 'ada', 'day', 'counted', 1.0, TRUE, 9, 1 FROM n",
    f"{N} {NEW_TRY} {MANY} + i, 'ada', 'match', 'counted', 1.0, TRUE, 9, 1 FROM n",
    f"{N} {NEW_TRY} 9, 'p' || i, 'day', 'counted', 1.0, TRUE, 9, 1 FROM n",
    f"{N} {NEW_TRY} 2000, 'p' || i, 'day', 'counted', 1.0, TRUE, 9, 1 FROM n WHERE i > 1",
)
FRIENDS = [f"p{number}" for number in range(100, 120)]
Asked = Callable[[Store], Awaitable[object]]
QUERIES: dict[str, Asked] = {
    "current tables": lambda store: store.tables_with("ada", ended=False),
    "past tables": lambda store: store.tables_with("ada", ended=True, limit=20),
    "older ones": lambda store: store.tables_with("ada", ended=True, limit=20, before="t1500"),
    "tables to see": lambda store: store.tables_open_to(["t7", "t8", "t9"], "ada"),
    "what friends made of a deal": lambda store: store.tries_of("d9", FRIENDS),
    "own tries at some": lambda store: store.tries_by("ada", DAY, ["d7", "d8", "d9"]),
    "the last tries": lambda store: store.deal_tries("ada", DAY, 20),
    "days played": lambda store: store.days_played("ada", 20),
    "played in matches": lambda store: store.counted_at(MATCH, ["m7", "m8"], "ada"),
}
MOST_STEPS = 4000  # of SQLite's machine
MOST_ROWS = 100


def steps(path: str, statement: str, arguments: Arguments) -> int:
    """How many steps SQLite takes to answer."""
    found: list[int] = []
    connection = apsw.Connection(path)
    connection.trace_v2(
        apsw.SQLITE_TRACE_PROFILE,
        lambda event: found.append(event["stmt_status"]["SQLITE_STMTSTATUS_VM_STEP"]),
    )
    connection.execute(statement, arguments).fetchall()
    connection.close()
    return found[-1]


def rows_read(url: str, statement: str, arguments: Arguments, mode: str) -> int:
    """The most rows that a part of PostgreSQL's plan goes through."""
    names = list(dict.fromkeys(re.findall(r":(\w+)", statement)))
    numbered = re.sub(r":(\w+)", lambda found: f"${names.index(found[1]) + 1}", statement)
    with psycopg.connect(url, prepare_threshold=None) as server:
        server.execute("SET enable_seqscan = off")  # few rows would be read faster as they lie
        server.execute(f"SET plan_cache_mode = force_{mode}_plan".encode())
        server.execute(f"PREPARE asked AS {numbered}".encode())
        values = ", ".join(Literal(arguments[name]).as_string(server) for name in names)
        explained = server.execute(f"EXPLAIN ANALYZE EXECUTE asked({values})".encode())
        most = 0
        for (line,) in explained:
            if found := re.search(r"rows=([\d.]+) loops=(\d+)", line):
                most = max(most, round(float(found[1]) * int(found[2])))
            if found := re.search(r"Rows Removed by \w+: (\d+)", line):
                most = max(most, int(found[1]))
        return most


async def test_a_page_reads_what_it_shows(
    url: str, rows: Ask, monkeypatch: pytest.MonkeyPatch
) -> None:
    store = await open_store(url)
    sqlite = url.startswith("sqlite")
    for statement in FILL:
        rows(statement.replace("{blob}", "BLOB" if sqlite else "BYTEA").replace("{{", "{"))
    if not sqlite:
        rows("ANALYZE game_table, seat, deal, deal_try")
    asked: list[tuple[str, Arguments]] = []
    read = store._read

    async def note(statement: str, arguments: Arguments) -> list[Row]:
        asked.append((statement, arguments))
        return await read(statement, arguments)

    monkeypatch.setattr(store, "_read", note)
    for what, query in QUERIES.items():
        found: Any = await query(store)
        assert found, what
        for statement, arguments in asked:
            if sqlite:
                assert steps(url.removeprefix("sqlite:///"), statement, arguments) < MOST_STEPS, (
                    what
                )
            else:
                for mode in ("custom", "generic"):
                    assert rows_read(url, statement, arguments, mode) < MOST_ROWS, (what, mode)
        asked.clear()
    await store.close()
