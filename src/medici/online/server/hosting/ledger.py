"""The public list of promises, as a server continues it: in order, and chained.

A table is noted in the store by the transaction that creates it, its end by the one that ends it.
Both are entered into the list afterwards: a promise before anybody knows of the table, an end soon.
So it is with deals, by their ids; they end when their time is over.
Whatever comes in between, a crash or another server, they are found again: none is lost, and none
is entered twice.
"""

import asyncio
import time
from collections.abc import Sequence

from medici.fair import Secret, commitment
from medici.fair.ledger import Kind, next_entry, read_entry, table_hash
from medici.online.server.hosting.hosted_table import HostedTable
from medici.online.server.logs import log
from medici.online.server.tasks import await_news
from medici.online.store import Store, StoreError
from medici.online.store.ledger import LedgerLine, UnenteredTable
from medici.online.store.tables import FINISHED
from medici.record import MediciError

AT_ONCE = 500  # tables that are entered in one transaction
GATHER = 0.5  # seconds in which ends come together: one look at the list does for all of them


class LedgerWriter:
    """Enters what is not in the list yet."""

    def __init__(self, store: Store, seconds: float) -> None:
        self.store = store
        self.seconds = seconds  # between looks for what others have left behind
        self._entering = asyncio.Lock()
        self._begun = 0  # how often tables were entered
        self._entered = 0  # the last time that all of them were
        self._ended = asyncio.Event()

    async def enter_all(self) -> None:
        """Enter all that is to be entered now; what fails is tried again later."""
        begun = self._begun
        try:
            async with self._entering:
                if self._entered <= begun:  # else it was, for those who waited together
                    await self._enter_all()
        except (StoreError, MediciError) as problem:
            log.warning("the list of promises cannot be continued now", exc_info=problem)

    async def _enter_all(self) -> None:
        self._begun += 1
        while await self.store.enter(AT_ONCE, chain, time.time()):
            pass
        self._entered = self._begun

    def on_stored(self, hosted: HostedTable) -> None:
        """Have a table entered soon that has ended."""
        if hosted.live.proven and hosted.live.phase in ("over", "cancelled"):
            self._ended.set()

    async def run(self) -> None:
        """Enter ends as they come, and whatever another server has left behind."""
        while True:
            await self.enter_all()
            await await_news(self._ended, self.seconds, GATHER)
            self._ended.clear()


def chain(last: str | None, tables: Sequence[UnenteredTable]) -> list[LedgerLine]:
    """The lines for these tables, after the last one of the list."""
    before, now, lines = None if last is None else read_entry(last), int(time.time()), []
    for table in tables:
        digest = table_hash(table.table)
        before = next_entry(before, kind_of(table), digest, value_of(table), now)
        lines.append(LedgerLine(before.n, digest, before.line()))
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
