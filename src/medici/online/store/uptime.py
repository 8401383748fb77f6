"""When servers were up: spans of time, the last of which grows as long as one of them lives."""

from dataclasses import dataclass

from medici.online.store.database import Database

KEPT = 60 * 24 * 3600.0  # seconds: longer than any clock runs
MOST = 1000  # spans that are read

# The last span may be later than now, if the time was set back.
BEAT = """
UPDATE uptime SET last = :now, up = CASE WHEN up > :now THEN :now ELSE up END
WHERE number = (SELECT max(number) FROM uptime) AND last > :least RETURNING number
"""
NEW_SPAN = "INSERT INTO uptime (up, last) VALUES (:now, :now)"
FORGET_SPANS = "DELETE FROM uptime WHERE last < :old"
SPANS = (
    "SELECT number, up, last FROM uptime WHERE number >= :after ORDER BY number DESC LIMIT :limit"
)


@dataclass(frozen=True, slots=True)
class Span:
    """A while in which some server was up; the last one has not ended."""

    number: int
    up: float
    last: float


class UptimeStore(Database):
    """The part of a store that knows when nobody could play."""

    async def beat(self, now: float, least: float) -> None:
        """Say that a server is up: the last span grows, or a new one begins if it ended before
        ``least``."""
        if not await self._change(BEAT, now=now, least=least):
            await self._write((FORGET_SPANS, {"old": now - KEPT}), (NEW_SPAN, {"now": now}))

    async def spans(self, after: int = 0) -> list[Span]:
        """The last spans in their order, from the one of this number on."""
        return (await self._rows(Span, SPANS, after=after, limit=MOST))[::-1]
