"""The public list of promises, as a server continues it: in order, and chained.

A table is noted in the store by the transaction that creates it, its end by the one that ends it.
Both are entered into the list afterwards: a promise before anybody knows of the table, an end soon.
Whatever comes in between, a crash or another server, they are found again: none is lost, and none
is entered twice.
"""

import asyncio
import random
import time
from contextlib import suppress

from medici.fair import Secret, commitment
from medici.fair.ledger import Entry, Kind, next_entry, read_entry, table_hash
from medici.online.server.hosting.hosted_table import HostedTable
from medici.online.server.logs import log
from medici.online.store import Stale, Store, StoreError
from medici.online.store.ledger import LedgerLine, UnenteredTable
from medici.online.store.tables import FINISHED
from medici.record import MediciError

AT_ONCE = 500  # tables that are entered in one transaction
TRIES = 20  # when other servers enter something at the same time
PAUSE = 0.05  # seconds at most before trying again
GATHER = 0.5  # seconds in which ends come together: one look at the list does for all of them


class LedgerWriter:
    """Enters what is not in the list yet."""

    def __init__(self, store: Store, seconds: float) -> None:
        self.store = store
        self.seconds = seconds  # between looks for what others have left behind
        self._entering = asyncio.Lock()
        self._ended = asyncio.Event()

    async def enter_all(self) -> None:
        """Enter all that is to be entered now; what fails is tried again later."""
        try:
            async with self._entering:
                while await self._enter_some():
                    pass
        except (StoreError, MediciError) as problem:
            log.warning("the list of promises cannot be continued now", exc_info=problem)

    async def _enter_some(self) -> bool:
        """Enter some tables; whether there were any."""
        for _ in range(TRIES):
            last = await self.store.last_entry()  # before the tables: none is entered twice
            tables = await self.store.to_enter(AT_ONCE)
            if not tables:
                return False
            try:
                before = None if last is None else read_entry(last)
                await self.store.enter(chain(before, tables, int(time.time())))
            except Stale:
                await asyncio.sleep(random.uniform(0, PAUSE))
                continue
            return True
        raise Stale(0)

    def on_stored(self, hosted: HostedTable) -> None:
        """Have a table entered soon that has ended."""
        if hosted.live.proven and hosted.live.phase in ("over", "cancelled"):
            self._ended.set()

    async def run(self) -> None:
        """Enter ends as they come, and whatever another server has left behind."""
        while True:
            await self.enter_all()
            with suppress(TimeoutError):
                async with asyncio.timeout(self.seconds):
                    await self._ended.wait()
                    await asyncio.sleep(GATHER)
            self._ended.clear()


def chain(last: Entry | None, tables: list[UnenteredTable], now: int) -> list[LedgerLine]:
    """The lines for these tables, after the last one of the list."""
    lines = []
    for table in tables:
        digest = table_hash(table.table)
        last = next_entry(last, kind_of(table), digest, value_of(table), now)
        lines.append(LedgerLine(last.n, table.table, digest, table.promised, last.line()))
    return lines


def kind_of(table: UnenteredTable) -> Kind:
    """What is entered of a table."""
    if not table.promised:
        return "late" if table.late else "promise"
    return "finished" if table.status == FINISHED else "cancelled"


def value_of(table: UnenteredTable) -> str:
    """The commitment of a table whose promise is entered; its secret only when it has ended."""
    secret = Secret(table.secret)
    return secret.published() if table.promised else commitment(secret)
