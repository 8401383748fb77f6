"""Tournaments: their logs, who entered, and what is to be looked after when.

A server that takes a step appends events after the last one that it knows. The key of an event is
its number, so of several servers the store lets one through.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from medici.online.store.audit import NEW_ACT, Act
from medici.online.store.database import EVERY, Database, Step, json_list
from medici.online.store.errors import AlreadyExists, UniqueClash
from medici.online.store.sessions import HOLD_PLAYER

SCHEMA = (
    """
    CREATE TABLE tournament (
        number {number},
        id TEXT NOT NULL UNIQUE,
        head {blob} NOT NULL,
        secret {blob} NOT NULL,
        status TEXT NOT NULL,
        listed {bool} NOT NULL,
        club TEXT NOT NULL,
        organiser TEXT REFERENCES player (id) ON DELETE SET NULL,
        created {real} NOT NULL,
        starts {real} NOT NULL,
        due {real} NOT NULL
    ) {strict}
    """,
    """
    CREATE INDEX tournament_due ON tournament (due)
    WHERE status IN ('open', 'running')
    """,
    "CREATE INDEX tournament_listed ON tournament (status, starts, number) WHERE listed",
    "CREATE INDEX tournament_club ON tournament (club, number) WHERE club <> ''",
    "CREATE INDEX tournament_organiser ON tournament (organiser, number)",
    """
    CREATE TABLE tournament_event (
        tournament_number {int} NOT NULL REFERENCES tournament (number),
        seq {int} NOT NULL,
        at {real} NOT NULL,
        body {blob} NOT NULL,
        PRIMARY KEY (tournament_number, seq)
    ) {strict}
    """,
    """
    CREATE TABLE entrant (
        tournament_number {int} NOT NULL REFERENCES tournament (number),
        player_id TEXT NOT NULL REFERENCES player (id) ON DELETE CASCADE,
        PRIMARY KEY (tournament_number, player_id)
    ) {strict}
    """,
    "CREATE INDEX entrant_player ON entrant (player_id, tournament_number)",
)
# Tournaments of clubs name their members: only the server's own club has them in the lists of all.
UNLISTED_SCHEMA = (
    """
    UPDATE tournament SET listed = FALSE WHERE club <> ''
    AND NOT EXISTS (SELECT 1 FROM club c WHERE c.id = tournament.club AND c.house)
    """,
)
# Whoever withdrew before the first round is no entrant, but the log still has the name: it must be
# found when they want to be forgotten. Of older tournaments the logs tell.
WITHDRAWN_SCHEMA = (
    "ALTER TABLE entrant ADD COLUMN withdrawn {bool} NOT NULL DEFAULT FALSE",
    """
    INSERT INTO entrant (tournament_number, player_id, withdrawn)
    SELECT DISTINCT e.tournament_number, p.id, TRUE
    FROM tournament_event e JOIN player p ON p.id = {named}
    WHERE {body} LIKE '{{"type":"entered"%'
    ON CONFLICT (tournament_number, player_id) DO NOTHING
    """,
)
# Which of a player's were not played to the end, however many were; and how many entered each, for
# lists of the largest.
PENDING_SCHEMA = (
    "ALTER TABLE entrant ADD COLUMN pending {bool} NOT NULL DEFAULT FALSE",
    """
    UPDATE entrant SET pending = TRUE WHERE tournament_number IN (
        SELECT number FROM tournament WHERE status <> 'ended'
    )
    """,
    """
    CREATE INDEX entrant_pending ON entrant (player_id, tournament_number)
    WHERE pending AND NOT withdrawn
    """,
    "CREATE INDEX entrant_there ON entrant (tournament_number) WHERE NOT withdrawn",
    """
    CREATE INDEX tournament_organised ON tournament (organiser, number) WHERE status <> 'ended'
    """,
)


NEVER = 1e18  # seconds: later than anything begins
OPEN, RUNNING, ENDED, CANCELLED = "open", "running", "ended", "cancelled"  # what one may be


@dataclass(frozen=True, slots=True)
class NewTournament:
    """A tournament to be announced, with its first event."""

    id: str
    head: bytes
    secret: bytes
    event: bytes
    organiser: str
    listed: bool
    starts: float
    club: str = ""


@dataclass(frozen=True, slots=True)
class TournamentRow:
    """A tournament in short, as lists have it."""

    number: int
    id: str
    head: bytes
    status: str
    starts: float
    entrants: int


NEW_TOURNAMENT = """
INSERT INTO tournament
(id, head, secret, status, listed, club, organiser, created, starts, due)
SELECT :id, :head, :secret, 'open', :listed, :club, :organiser, :now, :starts, :starts
WHERE (
    SELECT count(*) FROM tournament
    WHERE organiser = :organiser AND status <> 'ended' AND status IN ('open', 'running')
) < :most
"""
FIRST_EVENT = """
INSERT INTO tournament_event (tournament_number, seq, at, body)
SELECT number, 1, :now, :body FROM tournament WHERE id = :id RETURNING seq
"""
OF_TOURNAMENT = "(SELECT number FROM tournament WHERE id = :id)"
NEW_EVENT = f"""
INSERT INTO tournament_event (tournament_number, seq, at, body)
VALUES ({OF_TOURNAMENT}, :seq, :now, :body)
"""
SET_STATUS = "UPDATE tournament SET status = :status WHERE id = :id"
SET_DUE = "UPDATE tournament SET due = :due WHERE id = :id"
SET_START = "UPDATE tournament SET starts = :starts, due = :starts WHERE id = :id"
ENTER = f"""
INSERT INTO entrant (tournament_number, player_id, pending)
VALUES ({OF_TOURNAMENT}, :player, TRUE)
ON CONFLICT (tournament_number, player_id) DO UPDATE SET withdrawn = FALSE
"""
LEAVE = f"""
UPDATE entrant SET withdrawn = TRUE
WHERE tournament_number = {OF_TOURNAMENT} AND player_id = :player
"""
PLAYED = f"UPDATE entrant SET pending = FALSE WHERE tournament_number = {OF_TOURNAMENT}"
EVENTS = f"""
SELECT body FROM tournament_event WHERE tournament_number = {OF_TOURNAMENT} AND seq > :after
ORDER BY seq
"""
STATUS = "SELECT status FROM tournament WHERE id = :id"
SECRET = "SELECT secret FROM tournament WHERE id = :id"
# Word by word what the index says, or SQLite would not use it.
DUE = """
SELECT id FROM tournament WHERE status IN ('open', 'running') AND due <= :now
ORDER BY due LIMIT :limit
"""
# The last condition is asked again where another server was first.
CLAIM = f"UPDATE tournament SET due = :until WHERE id IN ({DUE}) AND due <= :now RETURNING id"
COLUMNS = """
t.number, t.id, t.head, t.status, t.starts,
(SELECT count(*) FROM entrant e WHERE e.tournament_number = t.number AND NOT e.withdrawn)
"""
OPEN_ONES = f"""
SELECT {COLUMNS} FROM tournament t WHERE t.listed AND t.status = 'open'
AND (t.starts, t.number) > (:since, :after) ORDER BY t.starts, t.number LIMIT :limit
"""
LISTED = f"""
SELECT {COLUMNS} FROM tournament t WHERE t.listed AND t.status = :status
AND (t.starts, t.number) < (:until, :before) ORDER BY t.starts DESC, t.number DESC LIMIT :limit
"""
OF_CLUB = f"""
SELECT {COLUMNS} FROM tournament t WHERE t.club <> '' AND t.club = :club AND t.number < :before
ORDER BY t.number DESC LIMIT :limit
"""
ENTERED = f"""
SELECT {COLUMNS} FROM (
    SELECT tournament_number FROM entrant
    WHERE player_id = :player AND pending AND NOT withdrawn
    ORDER BY tournament_number DESC LIMIT :limit
) own JOIN tournament t ON t.number = own.tournament_number ORDER BY t.number DESC
"""
NAMED_IN = """
SELECT t.id FROM entrant own JOIN tournament t ON t.number = own.tournament_number
WHERE own.player_id = :player
UNION SELECT t.id FROM tournament t WHERE t.organiser = :player
"""
ORGANISED = f"""
SELECT {COLUMNS} FROM tournament t WHERE t.organiser = :player AND t.status <> 'ended'
ORDER BY t.number DESC LIMIT :limit
"""
STATUSES = """
SELECT t.id, t.status FROM {listed} CROSS JOIN game_table t WHERE t.id = listed.value
"""
REWRITE = f"""
UPDATE tournament_event SET body = :body WHERE tournament_number = {OF_TOURNAMENT} AND seq = :seq
"""
SET_HEAD = "UPDATE tournament SET head = :head WHERE id = :id"


class TournamentStore(Database):
    """The part of a store that keeps tournaments."""

    async def create_tournament(self, new: NewTournament, now: float, most: int) -> bool:
        """Announce a tournament, unless its organiser has so many that are not over.

        AlreadyExists, NoSuchPlayer.
        """
        row = {"id": new.id, "head": new.head, "secret": new.secret, "listed": new.listed}
        row |= {"club": new.club, "organiser": new.organiser, "starts": new.starts, "now": now}
        event = {"id": new.id, "now": now, "body": new.event}
        hold: Step = (HOLD_PLAYER, {"id": new.organiser})
        try:
            made = (NEW_TOURNAMENT, row | {"most": most})
            return bool(await self._write(hold, made, (FIRST_EVENT, event)))
        except UniqueClash as clash:
            raise AlreadyExists(f"tournament {new.id} already exists") from clash

    async def append_tournament(
        self,
        tournament: str,
        after: int,
        events: Sequence[bytes],
        now: float,
        *,
        status: str | None = None,
        starts: float | None = None,
        entered: Sequence[str] = (),
        left: Sequence[str] = (),
        act: Act | None = None,
    ) -> bool:
        """Add events after one of this number; False if there are others already.

        With them, or not at all, the status is set, when it begins, who has entered, and a line is
        added to the audit log.
        """
        steps: list[Step] = [
            (NEW_EVENT, {"id": tournament, "seq": after + number, "now": now, "body": body})
            for number, body in enumerate(events, start=1)
        ]
        steps += [(ENTER, {"id": tournament, "player": player}) for player in entered]
        steps += [(LEAVE, {"id": tournament, "player": player}) for player in left]
        if status is not None:
            steps.append((SET_STATUS, {"id": tournament, "status": status}))
        if status == ENDED:
            steps.append((PLAYED, {"id": tournament}))
        if starts is not None:
            steps.append((SET_START, {"id": tournament, "starts": starts}))
        if act is not None:
            steps.append((NEW_ACT, act.row()))
        try:
            await self._write(*steps)
        except UniqueClash:
            return False
        return True

    async def look_again(self, tournament: str, due: float) -> None:
        """Have a tournament looked after at that time."""
        await self._change(SET_DUE, id=tournament, due=due)

    async def tournament_events(self, tournament: str, after: int = 0) -> list[bytes]:
        """The events after one of this number; none if there is no such tournament."""
        return [
            bytes(body) for (body,) in await self._read(EVENTS, {"id": tournament, "after": after})
        ]

    async def tournament_secret(self, tournament: str) -> bytes | None:
        """What the ids of its tables and its deals follow from."""
        return await self._first(bytes, SECRET, id=tournament)

    async def tournament_status(self, tournament: str) -> str | None:
        """Whether a tournament is open, running, ended or cancelled; None if there is none."""
        return await self._first(str, STATUS, id=tournament)

    async def claim_tournaments(self, now: float, until: float, limit: int = 20) -> list[str]:
        """What is to be looked after now: by the server that asks, and by others later on."""
        return [row for (row,) in await self._change(CLAIM, now=now, until=until, limit=limit)]

    async def open_tournaments(
        self, limit: int, since: float = 0.0, after: int = 0
    ) -> list[TournamentRow]:
        """Listed ones that one can enter, the next to begin first; after the last one seen."""
        return await self._rows(TournamentRow, OPEN_ONES, since=since, after=after, limit=limit)

    async def listed_tournaments(
        self, status: str, limit: int, until: float = NEVER, before: int = EVERY
    ) -> list[TournamentRow]:
        """Listed ones of a status, the last to begin first; before the last one seen."""
        asked = {"status": status, "until": until, "before": before}
        return await self._rows(TournamentRow, LISTED, **asked, limit=limit)

    async def tournaments_of_club(
        self, club: str, limit: int, before: int = EVERY
    ) -> list[TournamentRow]:
        """Those of a club, the newest first."""
        return await self._rows(TournamentRow, OF_CLUB, club=club, before=before, limit=limit)

    async def tournaments_entered(self, player: str, limit: int) -> list[TournamentRow]:
        """Those that a player has entered and that were not played to the end, the newest first."""
        return await self._rows(TournamentRow, ENTERED, player=player, limit=limit)

    async def tournaments_organised(self, player: str, limit: int) -> list[TournamentRow]:
        """Those that a player has announced and that were not played to the end, newest first."""
        return await self._rows(TournamentRow, ORGANISED, player=player, limit=limit)

    async def tournaments_naming(self, player: str) -> list[str]:
        """Those whose logs have a player's name: entered, even if withdrawn from, or announced."""
        return await self._rows(str, NAMED_IN, player=player)

    async def table_statuses(self, tables: Sequence[str]) -> dict[str, str]:
        """The status of each of these tables, of those that are there."""
        query = STATUSES.format(listed=self._listed)
        return dict(await self._read(query, {"ids": json_list(tables)}))

    async def rewrite_tournament(
        self, tournament: str, head: bytes, bodies: Mapping[int, bytes]
    ) -> None:
        """Replace the bodies of events, by their numbers, and the head: so that people can be
        forgotten."""
        steps: list[Step] = [
            (REWRITE, {"id": tournament, "seq": seq, "body": body}) for seq, body in bodies.items()
        ]
        arguments: dict[str, Any] = {"id": tournament, "head": head}
        await self._write(*steps, (SET_HEAD, arguments))
