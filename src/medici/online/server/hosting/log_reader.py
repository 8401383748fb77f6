"""Read logs and fold them into tables, in pieces, so that nobody waits for a whole log.

A log that an older version wrote may have any length. Events are read page by page and folded for a
few milliseconds at a time, and other long work takes turns with it.
"""

import asyncio
import time
from collections import OrderedDict
from collections.abc import Iterable, Iterator, Sequence

from medici.online.store import Store
from medici.online.tables import LiveTable, decode_event, encode_event
from medici.online.tables.bounded_table import BoundedTable
from medici.online.tables.chance import Chance
from medici.online.tables.events import redact
from medici.online.tables.fold import note_play

PIECE = 0.004  # seconds of work, after which the loop sees to others
PAGE = 500  # events that are read at once
OUTLINES = 300  # tables whose outlines are kept
PLAY = (b'{"type":"moved"', b'{"type":"undone"')  # events of which an outline has little
CANCELLED = b'{"type":"cancelled"'


class LogReader:
    """Reads and folds logs, a piece of one at a time."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._turn = asyncio.Lock()  # it lets those who wait in by the order of their coming
        self._outlines: OrderedDict[str, tuple[int, LiveTable]] = OrderedDict()

    async def in_pieces(self, work: Iterator[None]) -> None:
        """Go through something long; it may stop wherever it yields."""
        while True:
            async with self._turn:
                end = time.perf_counter() + PIECE
                for _ in work:
                    if time.perf_counter() > end:
                        break
                else:
                    return
            await asyncio.sleep(0)

    async def read(self, table_id: str) -> list[bytes]:
        """All events of a table; none if there is no such table."""
        bodies: list[bytes] = []
        while True:
            page = await self._store.events(table_id, len(bodies), PAGE)
            bodies += [body for _, body in page]
            if len(page) < PAGE:
                return bodies

    async def fold(
        self,
        bodies: Sequence[bytes],
        secret: Chance | None = None,
        skipped: tuple[bytes, ...] = (),
    ) -> LiveTable:
        """The table that a log makes; of events that begin in certain ways only who moved."""
        live = BoundedTable.from_events([decode_event(bodies[0])], secret)
        await self.in_pieces(apply_all(live, bodies[1:], skipped))
        return live

    async def outline(self, table_id: str, seq: int) -> LiveTable:
        """What a log tells without its game; a table that was cancelled shows how far it came.

        It is kept for as long as the table has no more events.
        """
        known = self._outlines.get(table_id)
        if known is None or known[0] < seq:
            bodies = await self.read(table_id)
            skipped = () if bodies[-1].startswith(CANCELLED) else PLAY
            known = seq, await self.fold(bodies, skipped=skipped)
            self._outlines[table_id] = known
            if len(self._outlines) > OUTLINES:
                self._outlines.popitem(last=False)
        self._outlines.move_to_end(table_id)
        return known[1]

    async def redact(self, log: Iterable[bytes], player: str) -> list[bytes]:
        """A log in which a player is no longer named."""
        redacted: list[bytes] = []
        await self.in_pieces(redact_all(log, player, redacted))
        return redacted


def apply_all(
    live: LiveTable, bodies: Iterable[bytes], skipped: tuple[bytes, ...]
) -> Iterator[None]:
    """Carry out events one by one."""
    for body in bodies:
        event = decode_event(body)
        if body.startswith(skipped):
            note_play(live, event)
        else:
            live.apply(event)
        yield


def redact_all(log: Iterable[bytes], player: str, redacted: list[bytes]) -> Iterator[None]:
    """Take a player's name out of events, one by one."""
    named = player.encode()
    for body in log:
        redacted.append(encode_event(redact(decode_event(body), player)) if named in body else body)
        yield
