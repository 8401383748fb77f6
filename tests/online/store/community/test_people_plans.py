"""What pages about people ask for is found by indexes, however many people and games there are."""

import apsw
import psycopg
import pytest

from medici.online.store import open_store
from medici.online.store.community import achievements, friends, invitations, profiles
from medici.online.store.community import acquaintances as met
from medici.online.store.postgres import _to_psycopg
from tests.online.store.test_migrations import Ask

pytestmark = pytest.mark.anyio

PEOPLE = 2000
N = f"WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < {PEOPLE})"
ROWS = (
    "INSERT INTO player (id, name, created) {n} SELECT 'p' || i, 'P', 1.0 FROM n",
    "INSERT INTO friendship (player_id, other, since) {n} SELECT 'p' || i, 'p1', 1.0 FROM n",
    "INSERT INTO friend_request (player_id, other, state, at) {n} "
    "SELECT 'p' || i, 'p' || (i % 50 + 1), 'open', 1.0 FROM n",
    "INSERT INTO invitation (player_id, table_id, inviter, game, at, until) {n} "
    "SELECT 'p' || i, 't' || i, 'p' || (i % 50 + 1), 'dice', 1.0, 9.0 FROM n",
    "INSERT INTO review_summary "
    "(player_id, table_id, at, game, size, title, rate, choices, mistakes) {n} "
    "SELECT 'p' || i, 't' || i, 1.0, 'dice', 2, 'prior', 1, 1, 1 FROM n",
    "INSERT INTO achievement (player_id, kind, number, table_id, at) {n} "
    "SELECT 'p' || i, 'victory', i, 't' || i, 1.0 FROM n",
    "INSERT INTO result (number, table_id, game, size, speed, rated, ended) {n} "
    "SELECT i, 't' || i, 'dice', 2, 'live', FALSE, 1.0 FROM n",
    "INSERT INTO result_seat (result_number, seat, player_id, bot, place, florins, fled) {n} "
    "SELECT i, s.seat, 'p' || ((i + s.seat * 7) % 500 + 1), '', s.seat + 1, 9, FALSE "
    "FROM n, (SELECT 0 AS seat UNION ALL SELECT 1) s",
)
TABLES = (
    "player, friendship, friend_request, invitation, review_summary, achievement, result, "
    "result_seat"
)
ARGUMENTS = {
    "id": "p3",
    "other": "p4",
    "now": 2.0,
    "old": 0.0,
    "limit": 20,
    "games": 50,
    "most": 20,
    "table": "t7",
    "after": 1990,
}
QUERIES = {
    "friends": friends.FRIENDS,
    "incoming": friends.INCOMING,
    "outgoing": friends.OUTGOING,
    "are_friends": friends.ARE_FRIENDS,
    "waiting": invitations.WAITING,
    "sent": invitations.SENT,
    "reviews": profiles.REVIEWS,
    "achievements": achievements.ACHIEVEMENTS,
    "unseen": achievements.UNSEEN,
    "earned": achievements.EARNED_AT,
    "opponents": met.OPPONENTS,
    "together": met.TOGETHER,
    "records": met.RECORDS,
}


def plan(url: str, query: str) -> list[str]:
    """How a database finds the rows of a query."""
    if url.startswith("sqlite"):
        connection = apsw.Connection(url.removeprefix("sqlite:///"))
        found = [row[-1] for row in connection.execute(f"EXPLAIN QUERY PLAN {query}", ARGUMENTS)]
        connection.close()
        return found
    with psycopg.connect(url) as server:
        server.execute("SET enable_seqscan = off")  # few rows would be read faster as they lie
        rows = server.execute(_to_psycopg(f"EXPLAIN {query}"), ARGUMENTS)
        return [row[0] for row in rows]


async def test_no_page_about_people_reads_a_whole_table(url: str, rows: Ask) -> None:
    await (await open_store(url)).close()
    for statement in ROWS:
        insert, _, select = statement.partition(" {n} ")
        rows(f"{N} {insert} {select}" if url.startswith("postgres") else f"{insert} {N} {select}")
    if not url.startswith("sqlite"):
        rows(f"ANALYZE {TABLES}")
    for name, query in QUERIES.items():
        for line in plan(url, query):
            assert "Seq Scan" not in line, (name, line)
            # What SQLite scans is a few rows that a subquery has found.
            scanned = line.startswith("SCAN ") and " USING " not in line
            assert not scanned or line in SMALL, (name, line)


SMALL = ("SCAN own", "SCAN o", "SCAN f", "SCAN seats", "SCAN met")
