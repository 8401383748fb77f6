"""How people behave: whom a player shuns, what was reported, and which sanctions are in force."""

from medici.online.store import statements as sql
from medici.online.store.database import Database
from medici.online.store.errors import ForeignClash, NoSuchPlayer
from medici.online.store.rows import BLOCK, ReportRow, SanctionRow, ShunnedRow


class Conduct(Database):
    """The part of a store that keeps what people hold against each other."""

    async def shun(self, player_id: str, other: str, how: str, now: float) -> None:
        """Note that a player does not want to hear or meet another; NoSuchPlayer."""
        arguments = {"id": player_id, "other": other, "how": how, "now": now}
        try:
            await self._write((sql.SHUN, arguments))
        except ForeignClash as clash:
            raise NoSuchPlayer(f"there is no player {other}") from clash

    async def unshun(self, player_id: str, other: str) -> None:
        """Hold nothing against somebody any more."""
        await self._write((sql.UNSHUN, {"id": player_id, "other": other}))

    async def shunned(self, player_id: str) -> list[ShunnedRow]:
        """Whom a player shuns, the latest first."""
        return [ShunnedRow(*row) for row in await self._read(sql.SHUNNED, {"id": player_id})]

    async def blocks(self, player_id: str, other: str) -> bool:
        """Whether a player keeps another from their tables."""
        rows = await self._read(sql.SHUNS, {"id": player_id, "other": other})
        return any(how == BLOCK for (how,) in rows)

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
        arguments = {
            "now": now,
            "reporter": reporter,
            "accused": accused,
            "name": name,
            "table": table_id,
            "words": words,
            "reason": reason,
        }
        try:
            ((number,),) = await self._write((sql.NEW_REPORT, arguments))
        except ForeignClash as clash:
            raise NoSuchPlayer(f"there is no player {accused}") from clash
        return int(number)

    async def reports(self, *, settled: bool = False, limit: int = 100) -> list[ReportRow]:
        """The reports that are to be looked at, the oldest first; or all, the newest first."""
        query = sql.ALL_REPORTS if settled else sql.OPEN_REPORTS
        return [ReportRow(*row) for row in await self._read(query, {"limit": limit})]

    async def report_of(self, number: int) -> ReportRow | None:
        """One report."""
        for row in await self._read(sql.REPORT, {"number": number}):
            return ReportRow(*row)
        return None

    async def reports_by(self, player_id: str) -> list[ReportRow]:
        """What a player has reported."""
        return [ReportRow(*row) for row in await self._read(sql.REPORTS_BY, {"id": player_id})]

    async def reports_about(self, player_id: str, limit: int = 100) -> list[ReportRow]:
        """What was reported about a player, the newest first."""
        arguments = {"id": player_id, "limit": limit}
        return [ReportRow(*row) for row in await self._read(sql.REPORTS_ABOUT, arguments)]

    async def sanctions(self, now: float) -> list[SanctionRow]:
        """All that are in force."""
        return [SanctionRow(*row) for row in await self._read(sql.SANCTIONS, {"now": now})]

    async def sanctions_of(self, player_id: str, now: float) -> list[SanctionRow]:
        """Those of one player that are in force."""
        arguments = {"id": player_id, "now": now}
        return [SanctionRow(*row) for row in await self._read(sql.SANCTIONS_OF, arguments)]
