"""How rows of a full store are written: from their numbers, so that both databases get the same.

A statement that takes its numbers from ``n`` is given them in parts. Ids are as long as those that
servers draw, since the width of an index is a part of what a query costs.
"""

from collections.abc import Mapping
from datetime import UTC, datetime
from typing import Any

from medici.online.store import Store
from medici.online.store.postgres import PostgresStore

NOW = datetime(2026, 11, 18, 12, tzinfo=UTC).timestamp()  # when everything is measured
BUSIEST_GAMES = 5000  # of the first player
EVENTS = 10_000  # tournaments, and as many matches, and as many clubs
PART = 5000  # numbers that are written at once: a store waits ten seconds at most
BASE = 1_000_000  # so that all ids are of one length
PLAYER, CLUB = "player-no", "club-no--"  # of 16 characters with their numbers
TABLE, LIVE, OPEN, LEFT, CUP = (f"{kind:->25}" for kind in ("full", "live", "open", "left", "cup"))
MATCH = "match"  # of 12 characters

# PostgreSQL's plain integers would be too small for what is worked out from them.
NUMBERS = """
WITH RECURSIVE n (i) AS (
    SELECT CAST(:first AS BIGINT) UNION ALL SELECT i + 1 FROM n WHERE i < :last
)
"""
Figures = Mapping[str, Any]


def named(kind: str, number: str) -> str:
    """The id of this kind that follows from a number, both as SQL has them.

    >>> named(PLAYER, "i")
    "'player-no' || (1000000 + i)"
    """
    return f"'{kind}' || ({BASE} + {number})"


def name(kind: str, number: int) -> str:
    """The same of a known number.

    >>> name(PLAYER, 7)
    'player-no1000007'
    """
    return f"{kind}{BASE + number}"


def player(number: str) -> str:
    """The id of a player, as SQL has it; numbers beyond the last begin anew."""
    return named(PLAYER, f"1 + ({number}) % :people")


def several(alias: str, count: int) -> str:
    """A table of numbers from 0, for use beside ``n``."""
    numbers = " UNION ALL SELECT ".join(str(number) for number in range(1, count))
    return f"(SELECT 0 AS j UNION ALL SELECT {numbers}) {alias}"


async def write(store: Store, statement: str, count: int, figures: Figures) -> None:
    """Run a statement for all numbers to a count, or once where it needs none."""
    if isinstance(store, PostgresStore):  # its driver looks for placeholders
        statement = statement.replace("%", "%%").replace("AS BLOB", "AS BYTEA")
    if "FROM n" not in statement:
        await store._write((statement, figures))
        return
    for first in range(1, count + 1, PART):
        part = {**figures, "first": first, "last": min(first + PART - 1, count)}
        # In SQLite a query may begin with the numbers, in PostgreSQL the whole statement.
        await store._write((NUMBERS + statement, part))
