"""What an operator does: an act and its line in the audit log are stored together or not at all."""

from collections.abc import Sequence
from dataclasses import dataclass

import msgspec

from medici.online.store import statements as sql
from medici.online.store.database import Database, Row, Step
from medici.online.store.errors import ForeignClash, NoSuchPlayer, Stale, UniqueClash
from medici.online.store.rows import ABANDONED, BAN, ActRow, KnownPlayer


@dataclass(frozen=True, slots=True)
class Act:
    """A line for the audit log."""

    who: str  # the operator
    at: float
    act: str
    reason: str
    player: str | None = None
    table: str | None = None
    about: str = ""

    def step(self) -> Step:
        """The statement that writes it."""
        return sql.NEW_ACT, {
            "at": self.at,
            "who": self.who,
            "act": self.act,
            "player": self.player,
            "table": self.table,
            "reason": self.reason,
            "about": self.about,
        }


class Operations(Database):
    """The part of a store that is for its operator."""

    async def _audited(self, act: Act, *steps: Step) -> list[Row]:
        return await self._write(*steps, act.step())

    async def impose(self, kind: str, player_id: str, until: float | None, act: Act) -> None:
        """Mute or ban a player; a ban ends the player's sessions as well. NoSuchPlayer."""
        arguments = {
            "id": player_id,
            "kind": kind,
            "now": act.at,
            "until": until,
            "reason": act.reason,
        }
        steps: list[Step] = [(sql.IMPOSE, arguments)]
        if kind == BAN:
            steps += [(sql.END_SESSIONS, {"id": player_id}), (sql.END_CALLS, {"id": player_id})]
        try:
            await self._audited(act, *steps)
        except ForeignClash as clash:
            raise NoSuchPlayer(f"there is no player {player_id}") from clash

    async def lift(self, kind: str, player_id: str, act: Act) -> None:
        """Take a sanction back."""
        await self._audited(act, (sql.LIFT, {"id": player_id, "kind": kind}))

    async def settle(self, number: int, act: Act) -> None:
        """Note what became of a report."""
        arguments = {"number": number, "now": act.at, "outcome": act.reason}
        await self._audited(act, (sql.SETTLE, arguments))

    async def close_table(
        self, table_id: str, after_seq: int, events: Sequence[bytes], act: Act
    ) -> None:
        """Append the events that end a table; Stale if ``after_seq`` is not the last one."""
        upto = after_seq + len(events)
        steps: list[Step] = [
            (
                sql.NEW_EVENT,
                {"id": table_id, "seq": seq, "upto": upto, "now": act.at, "body": body},
            )
            for seq, body in enumerate(events, after_seq + 1)
        ]
        steps.append((sql.SET_STATUS, {"id": table_id, "status": ABANDONED, "now": act.at}))
        try:
            await self._audited(act, *steps)
        except UniqueClash as clash:
            raise Stale(after_seq + 1) from clash

    async def audit(self, limit: int = 100) -> list[ActRow]:
        """What operators did, the latest first."""
        return [ActRow(*row) for row in await self._read(sql.ACTS, {"limit": limit})]

    async def last_act(self) -> int:
        """The number of the last line in the audit log; 0 if there is none."""
        ((number,),) = await self._read(sql.LAST_ACT, {})
        return int(number)

    async def closed_after(self, number: int) -> list[tuple[int, str]]:
        """The tables that operators have closed since a line of the audit log, with their lines."""
        return [(line, table) for line, table in await self._read(sql.CLOSED, {"after": number})]

    async def players(self, name: str = "", limit: int = 100) -> list[KnownPlayer]:
        """Players whose name has this text in it, the newest first."""
        like = name.lower().replace("!", "!!").replace("%", "!%").replace("_", "!_")
        arguments = {"like": f"%{like}%", "limit": limit}
        return [KnownPlayer(*row) for row in await self._read(sql.PLAYERS, arguments)]

    async def idle_tables(self, before: float) -> list[str]:
        """The tables that have not ended, and at which nothing has happened since then."""
        return [table_id for (table_id,) in await self._read(sql.IDLE_TABLES, {"before": before})]

    async def idle_players(self, before: float) -> list[str]:
        """The players who came before then, and never did anything."""
        return [player for (player,) in await self._read(sql.IDLE_PLAYERS, {"before": before})]

    async def forget_players(self, players: Sequence[str], before: float, act: Act) -> None:
        """Delete players who never did anything, and reports that were settled before then."""
        forget = sql.FORGET_GUESTS.format(listed=self._listed)
        ids = msgspec.json.encode(players).decode()
        await self._audited(act, (forget, {"ids": ids}), (sql.DROP_REPORTS, {"before": before}))
