"""The queue of those who look for opponents, and the tables that wait for them to come.

A player has one row at most, so nobody waits twice. The transaction that makes a table writes its
id into the rows of those whom it is for, and does so only if each of them still waits: a crash
before it leaves everybody in the queue, one after it leaves a table that all of them are told of.
The rows go when the game begins; if somebody does not come, the others wait again where they were.
In between they keep their players out of every other table, so nobody gets two seats.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from medici.online.store.database import Database, Row, Step, json_list
from medici.online.store.tables import NewTable, table_steps

SCHEMA = (
    """
    CREATE TABLE waiting (
        player_id TEXT NOT NULL PRIMARY KEY REFERENCES player (id) ON DELETE CASCADE,
        wish TEXT NOT NULL,
        entered {real} NOT NULL,
        ready {real} NOT NULL,
        seen {real} NOT NULL,
        table_id TEXT
    ) {strict}
    """,
    "CREATE INDEX waiting_entered ON waiting (entered, player_id) WHERE table_id IS NULL",
    "CREATE INDEX waiting_seen ON waiting (seen) WHERE table_id IS NULL",
    "CREATE INDEX waiting_table ON waiting (table_id) WHERE table_id IS NOT NULL",
    # Tables whose players are to come until then.
    """
    CREATE TABLE arrangement (
        table_id TEXT NOT NULL PRIMARY KEY,
        due {real} NOT NULL
    ) {strict}
    """,
    "CREATE INDEX arrangement_due ON arrangement (due)",
    # How often somebody did not come lately, and when last.
    """
    CREATE TABLE no_show (
        player_id TEXT NOT NULL PRIMARY KEY REFERENCES player (id) ON DELETE CASCADE,
        times {int} NOT NULL,
        last {real} NOT NULL
    ) {strict}
    """,
    # How long people waited for people lately, by what they asked for: a mean that follows slowly.
    """
    CREATE TABLE recent_wait (
        kind TEXT NOT NULL PRIMARY KEY,
        seconds {real} NOT NULL,
        times {int} NOT NULL,
        last {real} NOT NULL
    ) {strict}
    """,
)

FORGIVEN = 3600.0  # seconds after the last time, when it is forgotten that somebody did not come


@dataclass(frozen=True, slots=True)
class WaitingRow:
    """Somebody who looks for opponents, or has found them and is to come."""

    player: str
    wish: str  # what is looked for, as JSON
    entered: float
    ready: float  # not put together with anybody before then
    seen: float  # when the player's page last said that it is there
    table: str | None  # that was found


@dataclass(frozen=True, slots=True)
class WaitRow:
    """How long people have waited for others lately, for one kind of table."""

    kind: str
    seconds: float
    times: int
    last: float


COLUMNS = "player_id, wish, entered, ready, seen, table_id"
# One for whom a table was found keeps it: the wish is for another time.
ENTER = f"""
INSERT INTO waiting (player_id, wish, entered, ready, seen)
VALUES (:id, :wish, :now, :ready, :now)
ON CONFLICT (player_id) DO UPDATE SET wish = excluded.wish, entered = excluded.entered,
ready = excluded.ready, seen = excluded.seen WHERE waiting.table_id IS NULL
RETURNING {COLUMNS}
"""
BEAT = f"UPDATE waiting SET seen = :now WHERE player_id = :id RETURNING {COLUMNS}"
LEAVE = "DELETE FROM waiting WHERE player_id = :id RETURNING table_id"
OF_PLAYER = f"SELECT {COLUMNS} FROM waiting WHERE player_id = :id"
# Says what the conditions of the indexes say, word by word, or SQLite would not use them.
QUEUE = f"""
SELECT {COLUMNS} FROM waiting WHERE table_id IS NULL ORDER BY entered, player_id LIMIT :limit
"""
BLOCKS = """
SELECT s.player_id, s.other FROM waiting w
JOIN shunned s ON s.player_id = w.player_id AND s.how = 'block'
JOIN waiting o ON o.player_id = s.other
WHERE w.table_id IS NULL AND o.table_id IS NULL
"""
BLOCKS_WITH = """
SELECT w.player_id FROM shunned s JOIN waiting w ON w.player_id = s.other
WHERE s.player_id = :id AND s.how = 'block'
UNION SELECT w.player_id FROM shunned s JOIN waiting w ON w.player_id = s.player_id
WHERE s.other = :id AND s.how = 'block'
"""
EXPIRE = "DELETE FROM waiting WHERE table_id IS NULL AND seen < :before"
TABLES_OF = """
SELECT w.player_id, w.table_id FROM {listed} CROSS JOIN waiting w WHERE w.player_id = listed.value
"""
EXPECTED = "SELECT player_id FROM waiting WHERE table_id = :table ORDER BY entered, player_id"
IS_ARRANGED = "SELECT due FROM arrangement WHERE table_id = :table"
CLAIM = """
UPDATE waiting SET table_id = :table WHERE table_id IS NULL AND seen >= :since
AND player_id IN (SELECT listed.value FROM {listed}) RETURNING player_id, wish
"""
LET_GO = "UPDATE waiting SET table_id = NULL WHERE table_id = :table"
ARRANGE = "INSERT INTO arrangement (table_id, due) VALUES (:table, :due)"
DUE = "SELECT table_id FROM arrangement WHERE due <= :now ORDER BY due LIMIT :limit"
HASTEN = "UPDATE arrangement SET due = :now WHERE table_id = :table AND due > :now"
END_ARRANGEMENT = "DELETE FROM arrangement WHERE table_id = :table"
END_WAIT = "DELETE FROM waiting WHERE table_id = :table"
BACK_IN_QUEUE = """
UPDATE waiting SET table_id = NULL, seen = :now WHERE table_id = :table
AND player_id IN (SELECT listed.value FROM {listed})
"""
NOTE_NO_SHOW = f"""
INSERT INTO no_show (player_id, times, last) SELECT {{}}
ON CONFLICT (player_id) DO UPDATE SET last = excluded.last, times =
CASE WHEN no_show.last < excluded.last - {FORGIVEN} THEN 1 ELSE no_show.times + 1 END
"""
MISSED = NOTE_NO_SHOW.format("player_id, 1, :now FROM waiting WHERE table_id = :table")
LEFT_TABLE = NOTE_NO_SHOW.format("id, 1, :now FROM player WHERE id = :id")
NO_SHOWS = "SELECT times, last FROM no_show WHERE player_id = :id"
NOTE_WAIT = """
INSERT INTO recent_wait (kind, seconds, times, last) VALUES (:kind, :seconds, 1, :now)
ON CONFLICT (kind) DO UPDATE SET last = excluded.last, times = recent_wait.times + 1,
seconds = recent_wait.seconds * 0.8 + excluded.seconds * 0.2
"""
WAITS = "SELECT kind, seconds, times, last FROM recent_wait WHERE last > :since"


class WaitingStore(Database):
    """The part of a store that keeps the queue."""

    async def enter_queue(self, player_id: str, wish: str, now: float, ready: float) -> WaitingRow:
        """Wait from now on, for this alone; one for whom a table was found is to go there first.

        NoSuchPlayer.
        """
        arguments = {"id": player_id, "wish": wish, "now": now, "ready": ready}
        for row in await self._change(ENTER, **arguments):
            return WaitingRow(*row)
        return await self.waiting_of(player_id) or await self.enter_queue(
            player_id, wish, now, ready
        )

    async def beat_queue(self, player_id: str, now: float) -> WaitingRow | None:
        """Say that somebody's page is still there; None if they do not wait."""
        for row in await self._change(BEAT, id=player_id, now=now):
            return WaitingRow(*row)
        return None

    async def leave_queue(self, player_id: str) -> tuple[bool, str | None]:
        """Wait no more; whether one did, and the table that was found meanwhile, if any."""
        rows = await self._change(LEAVE, id=player_id)
        return (True, rows[0][0]) if rows else (False, None)

    async def waiting_of(self, player_id: str) -> WaitingRow | None:
        """The row of one player."""
        return await self._first(WaitingRow, OF_PLAYER, id=player_id)

    async def queue(self, limit: int) -> list[WaitingRow]:
        """Those who wait, who has waited longest first."""
        return await self._rows(WaitingRow, QUEUE, limit=limit)

    async def blocks_in_queue(self) -> list[tuple[str, str]]:
        """Who of those who wait has blocked whom of them."""
        return [(player, other) for player, other in await self._read(BLOCKS, {})]

    async def blocks_with(self, player_id: str) -> set[str]:
        """Those who wait whom a player has blocked, or who have blocked the player."""
        return set(await self._rows(str, BLOCKS_WITH, id=player_id))

    async def expire_queue(self, before: float) -> None:
        """Let those leave whose page was last there before then."""
        await self._change(EXPIRE, before=before)

    async def found_for(self, players: Sequence[str]) -> dict[str, str | None]:
        """The tables that were found for these players, of those who wait or are to come."""
        query = TABLES_OF.format(listed=self._listed)
        return dict(await self._read(query, {"ids": json_list(players)}))

    async def seat_together(
        self,
        wishes: Mapping[str, str],
        table: NewTable,
        now: float,
        *,
        since: float,
        due: float,
        waits: Sequence[tuple[str, float]] = (),
    ) -> bool:
        """Make a table for players if each of them still wants the same and was seen since.

        Else nothing: who has just asked for something else is not to find the table of before.
        ``wishes`` are those by which they were put together; ``due`` is until when they are to
        come; ``waits`` are kinds of tables with the seconds that somebody waited for one.
        """
        about = {"table": table.id, "since": since, "ids": json_list(list(wishes))}
        claim = CLAIM.format(listed=self._listed), about
        steps = table_steps(table, now)
        steps.append((ARRANGE, {"table": table.id, "due": due}))
        for kind, seconds in waits:
            steps.append((NOTE_WAIT, {"kind": kind, "seconds": seconds, "now": now}))

        def follow(found: list[list[Row]]) -> list[Step]:
            return steps if dict(found[0]) == wishes else [(LET_GO, {"table": table.id})]

        ((*claimed,),) = await self._in_turn([claim], follow)
        return dict(claimed) == wishes

    async def expected_at(self, table_id: str) -> list[str] | None:
        """Who is to come to a table; None if it waits for nobody in particular."""
        if await self.due_at(table_id) is None:
            return None
        return await self._rows(str, EXPECTED, table=table_id)

    async def due_at(self, table_id: str) -> float | None:
        """Until when the players of a table are to come; None if nobody is awaited there."""
        return await self._first(float, IS_ARRANGED, table=table_id)

    async def due_arrangements(self, now: float, limit: int) -> list[str]:
        """Tables whose players should be there by now."""
        return await self._rows(str, DUE, now=now, limit=limit)

    async def hasten(self, table_id: str, now: float) -> None:
        """Wait no longer for the players of a table."""
        await self._change(HASTEN, table=table_id, now=now)

    async def settle_arrangement(self, table_id: str) -> None:
        """The game has begun, or will never: its players wait no more."""
        about = {"table": table_id}
        await self._write((END_ARRANGEMENT, about), (END_WAIT, about))

    async def dissolve(self, table_id: str, came: Sequence[str], now: float) -> None:
        """Not all have come: who did waits again, where they were; it is noted who did not.

        Another server that does the same waits at the first step, and then finds nothing to do.
        """
        about = {"table": table_id}
        back = about | {"now": now, "ids": json_list(came)}
        await self._write(
            (END_ARRANGEMENT, about),
            (BACK_IN_QUEUE.format(listed=self._listed), back),
            (MISSED, about | {"now": now}),
            (END_WAIT, about),
        )

    async def note_no_show(self, player_id: str, now: float) -> None:
        """Somebody has left a table that was found for them."""
        await self._change(LEFT_TABLE, id=player_id, now=now)

    async def no_shows(self, player_id: str) -> tuple[int, float]:
        """How often somebody did not come lately, and when last; 0 and 0 if never."""
        for times, last in await self._read(NO_SHOWS, {"id": player_id}):
            return times, last
        return 0, 0.0

    async def recent_waits(self, since: float) -> list[WaitRow]:
        """How long people waited for others, for the kinds of tables that somebody found since."""
        return await self._rows(WaitRow, WAITS, since=since)
