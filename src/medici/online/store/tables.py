"""Tables, the log of their events, and the orders that players have given in advance."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from medici.online.store.database import EVERY, Batch, Database, Step, json_list
from medici.online.store.errors import AlreadyExists, Duplicate, NoSuchTable, Stale, UniqueClash

OPEN = "open"  # the status of a new table
RUNNING = "running"
FINISHED = "finished"
ABANDONED = "abandoned"
ENDED = (FINISHED, ABANDONED)


@dataclass(frozen=True, slots=True)
class TableRow:
    """A table, without its events and without its secret."""

    id: str
    head: bytes
    status: str
    public: bool
    created: float
    updated: float
    last_seq: int


@dataclass(frozen=True, slots=True)
class UnfinishedTable:
    """A table that has not ended, in short."""

    number: int  # in the order in which tables were made
    id: str
    status: str
    timed: bool  # whether it has a clock
    updated: float
    last_seq: int
    noted: float  # when its row was last written, which is not done with every event


@dataclass(frozen=True, slots=True)
class SeatRow:
    """A seat, and the player who takes it."""

    seat: int
    player: str


@dataclass(frozen=True, slots=True)
class NewTable:
    """A table to be made, with its first events.

    The secret is kept apart from all else and comes back from ``secret_of`` alone, unless it was
    promised: then its table will be in the list of promises (``ledger.py``).
    """

    id: str
    head: bytes
    events: Sequence[bytes]
    secret: bytes
    public: bool
    status: str = OPEN
    host: str | None = None  # the player who made it
    timed: bool = False
    seats: Sequence[SeatRow] = ()
    promised: bool = False  # whether its chance is, so that it belongs into the list


NEW_TABLE = """
INSERT INTO game_table (id, head, status, public, created, updated, host, timed, settled)
VALUES (:id, :head, :status, :public, :now, :now, :host, :timed, :settled)
"""
# Another game after one at a table of a club is the club's, too, if a member lays it.
SAME_CLUB = """
INSERT INTO club_table (club_id, table_id)
SELECT t.club_id, :table FROM club_table t
JOIN club_member m ON m.club_id = t.club_id AND m.player_id = :host AND m.role <> 'asking'
WHERE t.table_id = :before
"""
NEW_SECRET = """
INSERT INTO table_secret (table_number, secret)
SELECT number, :secret FROM game_table WHERE id = :id
"""
NEW_EVENT = """
INSERT INTO event (table_number, seq, upto, at, body)
SELECT number, :seq, :upto, :now, :body FROM game_table WHERE id = :id
"""
NEW_PROMISE = """
INSERT INTO promise (table_number, late, stage)
SELECT number, :late, 0 FROM game_table WHERE id = :id
"""
SET_STATUS = "UPDATE game_table SET status = :status, updated = :now WHERE id = :id RETURNING id"

OF_TABLE = "(SELECT number FROM game_table WHERE id = :id)"
LEAVE_SEATS = f"UPDATE seat SET live = FALSE WHERE table_number = {OF_TABLE}"
EVENTS = f"""
SELECT seq, body FROM event WHERE table_number = {OF_TABLE} AND seq > :after
ORDER BY seq LIMIT :limit
"""
LAST_SEQS = """
SELECT t.id, coalesce((SELECT max(seq) FROM event WHERE table_number = t.number), 0)
FROM {listed} CROSS JOIN game_table t WHERE t.id = listed.value
"""
COMMAND = f"SELECT seq, upto FROM event WHERE table_number = {OF_TABLE} AND cmd_id = :cmd"
SIT = f"""
INSERT INTO seat (table_number, seat, player_id, live)
SELECT number, :seat, :id, status NOT IN {ENDED!r} FROM game_table WHERE id = :table
ON CONFLICT (table_number, seat) DO UPDATE SET player_id = excluded.player_id
RETURNING seat
"""
MENTION = """
INSERT INTO mention (player_id, table_number)
SELECT :player, number FROM game_table WHERE id = :id
ON CONFLICT (player_id, table_number) DO NOTHING
"""
MENTIONS = """
SELECT t.id FROM mention m JOIN game_table t ON t.number = m.table_number
WHERE m.player_id = :player ORDER BY t.number
"""
REWRITE = f"UPDATE event SET body = :body WHERE table_number = {OF_TABLE} AND seq = :seq"
SET_HEAD = "UPDATE game_table SET head = :head WHERE id = :id RETURNING id"
SECRET = f"SELECT secret FROM table_secret WHERE table_number = {OF_TABLE}"

UPDATED = "CASE WHEN e.at > t.updated THEN e.at ELSE t.updated END"
TABLE_COLUMNS = f"t.id, t.head, t.status, t.public, t.created, {UPDATED}, coalesce(e.seq, 0)"
LAST_EVENT = """
LEFT JOIN event e ON e.table_number = t.number
AND e.seq = (SELECT max(seq) FROM event WHERE table_number = t.number)
"""
TABLE = f"SELECT {TABLE_COLUMNS} FROM game_table t {LAST_EVENT} WHERE t.id = :id"
UNFINISHED_ROWS = f"""
SELECT t.number, t.id, t.status, t.timed, {UPDATED}, coalesce(e.seq, 0), t.updated
FROM game_table t {LAST_EVENT} WHERE t.status NOT IN {ENDED!r}
"""
UNFINISHED = f"{UNFINISHED_ROWS} AND t.number > :after ORDER BY t.number LIMIT :limit"
TIMED = f"""
{UNFINISHED_ROWS} AND t.timed AND t.status = '{RUNNING}' AND t.number > :after
ORDER BY t.number LIMIT :limit
"""
USED = f"""
{UNFINISHED_ROWS} AND t.status = :status AND t.updated < :before
AND (t.updated, t.number) > (:since, :after) ORDER BY t.updated, t.number LIMIT :limit
"""
# The seats first, or all tables since might be read.
SEATED = f"""
SELECT {TABLE_COLUMNS} FROM (
    SELECT DISTINCT table_number FROM seat WHERE player_id = :id AND {{}}
    ORDER BY table_number DESC LIMIT :limit
) own JOIN game_table t ON t.number = own.table_number {LAST_EVENT} ORDER BY t.number DESC
"""
SEATED_BEFORE = "table_number < (SELECT number FROM game_table WHERE id = :before)"
CONDITIONS = {
    "status": "t.status = :status",
    "public": "t.public = :public",
    "before": "t.number < (SELECT number FROM game_table WHERE id = :before)",
}
HOSTED = f"SELECT count(*) FROM game_table WHERE host = :id AND status NOT IN {ENDED!r}"

GIVE_ORDER = """
INSERT INTO standing_order (table_number, seat, body)
SELECT number, :seat, :body FROM game_table WHERE id = :id
ON CONFLICT (table_number, seat) DO UPDATE SET body = excluded.body
RETURNING seat
"""
ORDERS = f"SELECT seat, body FROM standing_order WHERE table_number = {OF_TABLE}"
# Only the order that is meant goes, not one that was given in its place since.
END_ORDER = f"""
DELETE FROM standing_order WHERE table_number = {OF_TABLE} AND seat = :seat AND body = :body
"""

# Each says what the condition of the index says, word by word, or SQLite would not use it.
PUBLIC_OF = f"""
SELECT {TABLE_COLUMNS} FROM (
    SELECT * FROM game_table g WHERE g.public AND g.status NOT IN {ENDED!r} AND g.status = '{{}}'
    ORDER BY g.number DESC LIMIT :limit
) t {LAST_EVENT}
"""
PUBLIC_TABLES = f"{PUBLIC_OF.format(OPEN)} UNION ALL {PUBLIC_OF.format(RUNNING)}"


class TableStore(Database):
    """The part of a store that keeps tables and what happened at them."""

    async def create_table(self, table: NewTable, now: float) -> None:
        """Make a table with its first events and seats, all or nothing.

        AlreadyExists if it is there, NoSuchPlayer if its host or somebody in a seat is not.
        """
        try:
            await self._write(*table_steps(table, now))
        except UniqueClash as clash:
            raise AlreadyExists(f"table {table.id} already exists") from clash

    async def append(
        self,
        table_id: str,
        after_seq: int,
        events: Sequence[bytes],
        cmd_id: str | None,
        now: float,
        *,
        status: str | None = None,
        seats: Sequence[SeatRow] = (),
        speakers: Sequence[str] = (),
        table: NewTable | None = None,
    ) -> int:
        """Add events after the last one; the new last seq.

        With them, or not at all, the status is set if one is given, players are noted in their
        seats and as speakers, and another table is made, of the same club if its host is in it.

        Raises Duplicate if a command of this id is there, even if the table has moved on since;
        Stale if ``after_seq`` is not the last event; NoSuchTable; NoSuchPlayer.
        """
        if not events:
            raise ValueError("expected at least one event to append; got none")
        if after_seq < 0:
            raise ValueError(f"expected the seq of the last event, 0 or more; got {after_seq}")
        also: list[Step] = mention_steps(table_id, seats, speakers) if seats or speakers else []
        if table is not None:
            also += table_steps(table, now)
            same = {"before": table_id, "table": table.id, "host": table.host}
            also.append((SAME_CLUB, same))
        try:
            if await self._append(Batch(table_id, after_seq, events, cmd_id, now, status, also)):
                return after_seq + len(events)
        except UniqueClash:
            pass  # whether it is a duplicate or stale is found out below
        seqs = None if cmd_id is None else await self.command(table_id, cmd_id)
        raise Stale(await self.last_seq(table_id)) if seqs is None else Duplicate(*seqs)

    async def events(
        self, table_id: str, after_seq: int = 0, limit: int = EVERY
    ) -> list[tuple[int, bytes]]:
        """The events after a seq, in order; none for a table that is not there."""
        arguments = {"id": table_id, "after": after_seq, "limit": limit}
        return [(seq, body) for seq, body in await self._read(EVENTS, arguments)]

    async def command(self, table_id: str, cmd_id: str) -> tuple[int, int] | None:
        """The first and the last event of a command that is stored; None if it is not."""
        for first, last in await self._read(COMMAND, {"id": table_id, "cmd": cmd_id}):
            return first, last
        return None

    async def last_seq(self, table_id: str) -> int:
        """The seq of the last event, 0 if there is none; NoSuchTable."""
        seqs = await self.last_seqs([table_id])
        if not seqs:
            raise NoSuchTable(f"there is no table {table_id}")
        return seqs[table_id]

    async def last_seqs(self, table_ids: Sequence[str]) -> dict[str, int]:
        """The seq of the last event of each of these tables, of those that are there."""
        query = LAST_SEQS.format(listed=self._listed)
        return dict(await self._read(query, {"ids": json_list(table_ids)}))

    async def mentions(self, player_id: str) -> list[str]:
        """The tables that a player has created, sat at or spoken at, oldest first."""
        return await self._rows(str, MENTIONS, player=player_id)

    async def rewrite(self, table_id: str, head: bytes, bodies: Mapping[int, bytes]) -> None:
        """Replace the bodies of events, by their seq, and the head: the one change that a log
        admits, so that people can be forgotten. NoSuchTable."""
        steps: list[Step] = [
            (REWRITE, {"id": table_id, "seq": seq, "body": body}) for seq, body in bodies.items()
        ]
        if not await self._write(*steps, (SET_HEAD, {"id": table_id, "head": head})):
            raise NoSuchTable(f"there is no table {table_id}")

    async def secret_of(self, table_id: str) -> bytes:
        """The table's secret; NoSuchTable."""
        secret = await self._first(bytes, SECRET, id=table_id)
        if secret is None:
            raise NoSuchTable(f"there is no table {table_id}")
        return secret

    async def table(self, table_id: str) -> TableRow | None:
        """One table."""
        return await self._first(table_row, TABLE, id=table_id)

    async def tables(
        self,
        status: str | None = None,
        public: bool | None = None,
        limit: int = 100,
        before: str | None = None,
    ) -> list[TableRow]:
        """Tables, newest first. ``before`` is the id of the last table already seen."""
        wanted = {"status": status, "public": public, "before": before}
        given = {name: value for name, value in wanted.items() if value is not None}
        query = tables_query(*(CONDITIONS[name] for name in given))
        return await self._rows(table_row, query, **given, limit=limit)

    async def public_tables(self, limit: int) -> list[TableRow]:
        """Public tables: so many that are open, then so many that are running, newest first."""
        return await self._rows(table_row, PUBLIC_TABLES, limit=limit)

    async def tables_with(
        self, player_id: str, ended: bool, limit: int = 100, before: str | None = None
    ) -> list[TableRow]:
        """The tables with a seat of the player's that have ended, or those that have not.

        Each is there once, the newest first. ``before`` is the id of the last one already seen.
        """
        asked, where = {"id": player_id, "limit": limit}, "NOT live" if ended else "live"
        if before is not None:
            asked, where = asked | {"before": before}, f"{where} AND {SEATED_BEFORE}"
        return await self._rows(table_row, SEATED.format(where), **asked)

    async def unfinished(self, after: int = 0, limit: int = 100) -> list[UnfinishedTable]:
        """The tables that are neither finished nor abandoned, oldest first, after a number."""
        return await self._rows(UnfinishedTable, UNFINISHED, after=after, limit=limit)

    async def timed(self, after: int = 0, limit: int = 100) -> list[UnfinishedTable]:
        """The running tables that have a clock, oldest first, after a number."""
        return await self._rows(UnfinishedTable, TIMED, after=after, limit=limit)

    async def used(
        self, status: str, since: float, before: float, after: int = 0, limit: int = 100
    ) -> list[UnfinishedTable]:
        """Tables that were last noted from then on and before, in that order.

        ``since`` and ``after`` are when the last one seen was noted, and its number.
        """
        asked = {"status": status, "since": since, "before": before}
        return await self._rows(UnfinishedTable, USED, **asked, after=after, limit=limit)

    async def hosted(self, player_id: str) -> int:
        """How many tables of a player's making have not ended."""
        return await self._first(int, HOSTED, id=player_id) or 0

    async def give_order(self, table_id: str, seat: int, body: bytes) -> None:
        """Keep an order for a seat, in the place of any before; NoSuchTable."""
        if not await self._change(GIVE_ORDER, id=table_id, seat=seat, body=body):
            raise NoSuchTable(f"there is no table {table_id}")

    async def orders(self, table_id: str) -> dict[int, bytes]:
        """The orders at a table, by seat."""
        return {seat: bytes(body) for seat, body in await self._read(ORDERS, {"id": table_id})}

    async def end_order(self, table_id: str, seat: int, body: bytes) -> None:
        """Forget an order, unless another one has taken its place."""
        await self._change(END_ORDER, id=table_id, seat=seat, body=body)


def tables_query(*conditions: str) -> str:
    """The list of tables, narrowed by conditions, each of which an index serves."""
    where = f"WHERE {' AND '.join(conditions)}" if conditions else ""
    return (
        f"SELECT {TABLE_COLUMNS} FROM game_table t {LAST_EVENT} {where} "
        "ORDER BY t.number DESC LIMIT :limit"
    )


def table_row(table_id: str, head: bytes, status: str, public: int, *rest: Any) -> TableRow:
    """A table as a query gives it; SQLite has no truth values of its own."""
    return TableRow(table_id, head, status, bool(public), *rest)


def table_steps(table: NewTable, now: float) -> list[Step]:
    """The statements that make a table."""
    row = {"id": table.id, "head": table.head, "status": table.status, "public": table.public}
    row |= {"now": now, "host": table.host, "timed": table.timed, "settled": not table.promised}
    steps: list[Step] = [
        (NEW_TABLE, row),
        (NEW_SECRET, {"id": table.id, "secret": table.secret}),
    ]
    if table.promised:
        steps.append((NEW_PROMISE, {"id": table.id, "late": False}))
    steps += event_steps(table.id, 0, table.events, now)
    return [*steps, *mention_steps(table.id, table.seats, [table.host] if table.host else [])]


def event_steps(table_id: str, after: int, events: Sequence[bytes], now: float) -> list[Step]:
    """The statements that add events without a command after a seq."""
    upto = after + len(events)
    return [
        (NEW_EVENT, {"id": table_id, "seq": seq, "upto": upto, "now": now, "body": body})
        for seq, body in enumerate(events, after + 1)
    ]


def mention_steps(table_id: str, seats: Sequence[SeatRow], speakers: Sequence[str]) -> list[Step]:
    """The statements that note who sits where, and who has to do with a table."""
    steps: list[Step] = [
        (SIT, {"id": taken.player, "table": table_id, "seat": taken.seat}) for taken in seats
    ]
    named = dict.fromkeys([*(taken.player for taken in seats), *speakers])
    return steps + [(MENTION, {"id": table_id, "player": player}) for player in named]
