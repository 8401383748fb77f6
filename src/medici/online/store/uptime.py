"""When servers were up: spans of time, the last of which grows as long as one of them lives."""

from medici.online.store import statements as sql
from medici.online.store.database import Database
from medici.online.store.rows import Span

KEPT = 60 * 24 * 3600.0  # seconds: longer than any clock runs
MOST = 1000  # spans that are read


class Uptime(Database):
    """The part of a store that knows when nobody could play."""

    async def beat(self, now: float, least: float) -> None:
        """Say that a server is up: the last span grows, or a new one begins if it ended before
        ``least``."""
        if not await self._write((sql.BEAT, {"now": now, "least": least})):
            old = {"old": now - KEPT}
            await self._write((sql.FORGET_SPANS, old), (sql.NEW_SPAN, {"now": now}))

    async def spans(self, after: int = 0) -> list[Span]:
        """The last spans in their order, from the one of this number on."""
        rows = await self._read(sql.SPANS, {"after": after, "limit": MOST})
        return [Span(*row) for row in reversed(rows)]
