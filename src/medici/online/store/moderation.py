"""How people behave: whom players shun, reports, sanctions, and the audit log of operators.

An operator's act and its line in the audit log are stored together or not at all.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from medici.online.store.audit import NEW_ACT, Act
from medici.online.store.community.achievements import FORGET_VOID_PLAYER, FORGET_VOID_TABLE
from medici.online.store.community.friends import part_steps
from medici.online.store.community.ratings import BEGIN_ANEW, VOID_PLAYER, VOID_TABLE
from medici.online.store.database import Database, Row, Step, json_list
from medici.online.store.errors import Stale, UniqueClash
from medici.online.store.players import FORGET_GUESTS, UNSUBSCRIBE_ALL
from medici.online.store.ranked import rank_steps
from medici.online.store.sessions import END_SESSIONS, hold_steps
from medici.online.store.tables import ABANDONED, LEAVE_SEATS, SET_STATUS, event_steps

MUTE = "mute"
BLOCK = "block"  # what players do among themselves: to mute, and to keep from their tables
BAN = "ban"  # what an operator does: to mute, and to shut out


@dataclass(frozen=True, slots=True)
class ShunnedRow:
    """Somebody whom a player does not want to hear, or to meet."""

    player: str
    name: str
    how: str  # MUTE or BLOCK
    since: float


@dataclass(frozen=True, slots=True)
class SanctionRow:
    """What an operator has decided about a player."""

    player: str
    kind: str  # MUTE or BAN
    since: float
    until: float | None  # None: for good
    reason: str


@dataclass(frozen=True, slots=True)
class ReportRow:
    """What somebody told the operator about somebody else."""

    number: int
    at: float
    reporter: str | None  # None: forgotten since
    accused: str
    name: str  # of the accused, then
    table: str
    words: str | None  # None: it is about the person, not about something said
    reason: str
    settled: float | None = None
    outcome: str | None = None


@dataclass(frozen=True, slots=True)
class AuditRow:
    """Something that an operator did, as it stands in the audit log."""

    number: int
    at: float
    who: str
    act: str
    player: str | None
    table: str | None
    reason: str
    about: str  # what else there is to say, such as until when


SHUN = """
INSERT INTO shunned (player_id, other, how, since) VALUES (:id, :other, :how, :now)
ON CONFLICT (player_id, other) DO UPDATE SET how = excluded.how
"""
UNSHUN = "DELETE FROM shunned WHERE player_id = :id AND other = :other"
SHUNNED = """
SELECT s.other, p.name, s.how, s.since FROM shunned s JOIN player p ON p.id = s.other
WHERE s.player_id = :id ORDER BY s.since DESC, s.other
"""
BLOCKS_AMONG = """
SELECT s.player_id, s.other FROM {listed} CROSS JOIN shunned s
WHERE s.player_id = listed.value AND s.how = 'block'
"""
SHUNS = "SELECT how FROM shunned WHERE player_id = :id AND other = :other"

NEW_REPORT = """
INSERT INTO report (at, reporter, accused, name, table_id, words, reason)
VALUES (:now, :reporter, :accused, :name, :table, :words, :reason) RETURNING number
"""
REPORT_COLUMNS = """
SELECT number, at, reporter, accused, name, table_id, words, reason, settled, outcome FROM report
"""
OPEN_REPORTS = f"{REPORT_COLUMNS} WHERE settled IS NULL ORDER BY number LIMIT :limit"
ALL_REPORTS = f"{REPORT_COLUMNS} ORDER BY number DESC LIMIT :limit"
REPORTS_BY = f"{REPORT_COLUMNS} WHERE reporter = :id ORDER BY number"
REPORTS_ABOUT = f"{REPORT_COLUMNS} WHERE accused = :id ORDER BY number DESC LIMIT :limit"
REPORT = f"{REPORT_COLUMNS} WHERE number = :number"
SETTLE = """
UPDATE report SET settled = :now, outcome = :outcome WHERE number = :number AND settled IS NULL
"""
DROP_REPORTS = "DELETE FROM report WHERE settled < :before"

SANCTION_COLUMNS = "SELECT player_id, kind, since, until, reason FROM sanction"
IN_FORCE = "(until IS NULL OR until > :now)"
SANCTIONS = f"{SANCTION_COLUMNS} WHERE {IN_FORCE} ORDER BY since"
SANCTIONS_OF = f"{SANCTION_COLUMNS} WHERE player_id = :id AND {IN_FORCE} ORDER BY since"
IMPOSE = """
INSERT INTO sanction (player_id, kind, since, until, reason)
VALUES (:id, :kind, :now, :until, :reason)
ON CONFLICT (player_id, kind) DO UPDATE
SET since = excluded.since, until = excluded.until, reason = excluded.reason
"""
LIFT = "DELETE FROM sanction WHERE player_id = :id AND kind = :kind"

# In the same transaction: nothing stands in the log if somebody else was first.
SETTLED_ACT = """
INSERT INTO audit (at, who, act, player_id, table_id, reason, about)
SELECT :at, :who, :act, :player, :table, :reason, :about WHERE EXISTS (
    SELECT 1 FROM report WHERE number = :number AND settled = :at AND outcome = :reason
) RETURNING number
"""
ACTS = """
SELECT number, at, who, act, player_id, table_id, reason, about FROM audit
ORDER BY number DESC LIMIT :limit
"""
LAST_ACT = "SELECT coalesce(max(number), 0) FROM audit"
CLOSED = """
SELECT number, table_id FROM audit WHERE act = 'close' AND number > :after ORDER BY number
"""


class ModerationStore(Database):
    """The part of a store that keeps what people hold against each other, and operators' acts."""

    async def shun(self, player_id: str, other: str, how: str, now: float) -> None:
        """Note that a player does not want to hear or meet another; NoSuchPlayer.

        Whoever blocks a friend is no friend any more, nor becomes one in the same moment.
        """
        row = {"id": player_id, "other": other, "how": how, "now": now}
        parting: list[Step] = []
        if how == BLOCK:
            parting = [*hold_steps(player_id, other), *part_steps(player_id, other)]
        await self._write(*parting, (SHUN, row))

    async def unshun(self, player_id: str, other: str) -> None:
        """Hold nothing against somebody any more."""
        await self._change(UNSHUN, id=player_id, other=other)

    async def shunned(self, player_id: str) -> list[ShunnedRow]:
        """Whom a player shuns, the latest first."""
        return await self._rows(ShunnedRow, SHUNNED, id=player_id)

    async def blocks(self, player_id: str, other: str) -> bool:
        """Whether a player keeps another from their tables."""
        return BLOCK in await self._rows(str, SHUNS, id=player_id, other=other)

    async def blocks_among(self, players: Sequence[str]) -> list[tuple[str, str]]:
        """Who of these players has blocked whom of them."""
        query = BLOCKS_AMONG.format(listed=self._listed)
        found = await self._read(query, {"ids": json_list(players)})
        among = set(players)
        return [(player, other) for player, other in found if other in among]

    async def report(
        self,
        reporter: str,
        accused: str,
        name: str,
        table_id: str,
        words: str | None,
        reason: str,
        now: float,
    ) -> int:
        """Keep a report with the words that it is about; its number. NoSuchPlayer."""
        about = {"accused": accused, "name": name, "table": table_id, "words": words}
        arguments = {"now": now, "reporter": reporter, **about, "reason": reason}
        ((number,),) = await self._change(NEW_REPORT, **arguments)
        return int(number)

    async def reports(self, *, settled: bool = False, limit: int = 100) -> list[ReportRow]:
        """The reports that are to be looked at, the oldest first; or all, the newest first."""
        return await self._rows(ReportRow, ALL_REPORTS if settled else OPEN_REPORTS, limit=limit)

    async def report_of(self, number: int) -> ReportRow | None:
        """One report."""
        return await self._first(ReportRow, REPORT, number=number)

    async def reports_by(self, player_id: str) -> list[ReportRow]:
        """What a player has reported."""
        return await self._rows(ReportRow, REPORTS_BY, id=player_id)

    async def reports_about(self, player_id: str, limit: int = 100) -> list[ReportRow]:
        """What was reported about a player, the newest first."""
        return await self._rows(ReportRow, REPORTS_ABOUT, id=player_id, limit=limit)

    async def sanctions(self, now: float) -> list[SanctionRow]:
        """All that are in force."""
        return await self._rows(SanctionRow, SANCTIONS, now=now)

    async def sanctions_of(self, player_id: str, now: float) -> list[SanctionRow]:
        """Those of one player that are in force."""
        return await self._rows(SanctionRow, SANCTIONS_OF, id=player_id, now=now)

    async def _audited(self, act: Act, *steps: Step) -> list[Row]:
        return await self._write(*steps, (NEW_ACT, act.row()))

    async def impose(self, kind: str, player_id: str, until: float | None, act: Act) -> None:
        """Mute or ban a player; a ban ends the player's sessions as well. NoSuchPlayer."""
        sanction = {"id": player_id, "kind": kind, "until": until}
        steps: list[Step] = [(IMPOSE, sanction | {"now": act.at, "reason": act.reason})]
        if kind == BAN:
            steps += [(END_SESSIONS, {"id": player_id}), (UNSUBSCRIBE_ALL, {"id": player_id})]
            steps += rank_steps(self._listed, player_id)
        await self._write_in_turn(*steps, (NEW_ACT, act.row()))

    async def lift(self, kind: str, player_id: str, act: Act) -> None:
        """Take a sanction back."""
        lift = LIFT, {"id": player_id, "kind": kind}
        rank = rank_steps(self._listed, player_id)
        await self._write_in_turn(lift, *rank, (NEW_ACT, act.row()))

    async def settle(self, number: int, act: Act) -> bool:
        """Note how a report was settled; False if it is settled already, or gone."""
        arguments = {"number": number, "now": act.at, "outcome": act.reason}
        line = act.row() | {"number": number}
        return bool(await self._write((SETTLE, arguments), (SETTLED_ACT, line)))

    async def close_table(
        self, table_id: str, after_seq: int, events: Sequence[bytes], act: Act
    ) -> None:
        """Append the events that end a table; Stale if ``after_seq`` is not the last one."""
        ended = {"id": table_id, "status": ABANDONED, "now": act.at}
        steps = event_steps(table_id, after_seq, events, act.at)
        try:
            await self._audited(act, *steps, (SET_STATUS, ended), (LEAVE_SEATS, {"id": table_id}))
        except UniqueClash as clash:
            raise Stale(after_seq + 1) from clash

    async def begin_ratings_anew(self, act: Act) -> None:
        """Delete all ratings, so that they are folded anew."""
        await self._write_in_turn(*((step, {}) for step in BEGIN_ANEW), (NEW_ACT, act.row()))

    async def void(self, act: Act) -> int:
        """Let a table's result count no more, or all of a player's; how many that are.

        If there are any, all ratings are to be folded anew. What was achieved there goes.
        """
        of_player = act.table is None
        about = {"id": act.player if of_player else act.table}
        anew: list[Step] = [(step, {}) for step in BEGIN_ANEW]
        forget: Step = FORGET_VOID_PLAYER if of_player else FORGET_VOID_TABLE, about
        void: Step = VOID_PLAYER if of_player else VOID_TABLE, about
        steps = [*anew, forget, (NEW_ACT, act.row())]
        (voided,) = await self._in_turn([void], lambda _: steps)
        return len(voided)

    async def audit(self, limit: int = 100) -> list[AuditRow]:
        """What operators did, the latest first."""
        return await self._rows(AuditRow, ACTS, limit=limit)

    async def last_act(self) -> int:
        """The number of the last line in the audit log; 0 if there is none."""
        ((number,),) = await self._read(LAST_ACT, {})
        return int(number)

    async def closed_after(self, number: int) -> list[tuple[int, str]]:
        """The tables that operators have closed since a line of the audit log, with their lines."""
        return [(line, table) for line, table in await self._read(CLOSED, {"after": number})]

    async def forget_players(self, players: Sequence[str], before: float, act: Act) -> None:
        """Delete players who never did anything, and reports that were settled before then."""
        forget = FORGET_GUESTS.format(listed=self._listed), {"ids": json_list(players)}
        await self._audited(act, forget, (DROP_REPORTS, {"before": before}))
