"""What other servers have stored of tables that are in use here: from their hints or the store."""

from collections.abc import Callable, Mapping, Sequence

from medici.online.server.bus import Bus
from medici.online.server.hosting.hosted_table import HostedTable
from medici.online.server.hosting.log_reader import LogReader
from medici.online.server.metrics import Metrics
from medici.online.server.tasks import spawn
from medici.online.store import Store
from medici.online.tables import Event
from medici.online.tables import events as ev

FORGOTTEN = b'{"type":"forgotten"'
AT_ONCE = 100  # events that are read and carried out at once


class OtherServers:
    """Follows what other servers do at the tables of this one."""

    def __init__(
        self,
        store: Store,
        bus: Bus,
        logs: LogReader,
        metrics: Metrics,
        hosted: Mapping[str, HostedTable],
        loading: Mapping[str, object],
        arrange: Callable[[HostedTable], None],
    ) -> None:
        self._store = store
        self._bus = bus
        self._logs = logs
        self._metrics = metrics
        self._hosted = hosted  # tables in use
        self._loading = loading  # and those that soon will be
        self._arrange = arrange
        self._hinted: dict[str, int] = {}  # how far those have come
        bus.listen(self._hint, self._seq_of)

    def _seq_of(self, table_id: str) -> int:
        hosted = self._hosted.get(table_id)
        return 0 if hosted is None else hosted.seq

    def _hint(self, table_id: str, seq: int, bodies: list[bytes]) -> None:
        """Another server says how far a table has come, and what happened last."""
        hosted = self._hosted.get(table_id)
        if hosted is None:
            if table_id in self._loading:
                self._hinted[table_id] = max(seq, self._hinted.get(table_id, 0))
        elif seq > hosted.seq:
            if hosted.lock.locked() or not is_next(hosted, seq, bodies):
                spawn(self.refresh(hosted, seq, bodies))
            else:
                self._take_in(hosted, list(enumerate(bodies, hosted.seq + 1)))

    def end_loading(self, table_id: str) -> None:
        """A table is in use now, or could not be loaded; it may have come further meanwhile."""
        seq, hosted = self._hinted.pop(table_id, 0), self._hosted.get(table_id)
        if hosted is None:
            self._bus.leave(table_id)
        elif seq > hosted.seq:
            spawn(self.refresh(hosted, seq))

    async def refresh(
        self, hosted: HostedTable, seq: int | None = None, bodies: Sequence[bytes] = ()
    ) -> None:
        """Take in what other servers have stored, between commands.

        How far the table has come may be known, and the last events, which are read otherwise.
        """
        async with hosted.lock:
            if seq is not None and is_next(hosted, seq, bodies):
                self._take_in(hosted, list(enumerate(bodies, hosted.seq + 1)))
            elif seq is None or seq > hosted.seq:
                await self.catch_up(hosted)

    async def was_behind(self, hosted: HostedTable) -> bool:
        """Whether another server knows more, so that a refusal was for what is no longer so."""
        before = hosted.seq
        if not self._bus.alone:
            await self.catch_up(hosted)
        return hosted.seq > before

    async def catch_up(self, hosted: HostedTable) -> None:
        """Read what other servers have stored."""
        more = True
        while more:
            stored = await self._store.events(hosted.id, hosted.seq, AT_ONCE)
            more = len(stored) == AT_ONCE
            if stored:
                await self.forget(hosted, self._take_in(hosted, stored))

    def _take_in(self, hosted: HostedTable, stored: list[tuple[int, bytes]]) -> list[Event]:
        """Carry out what other servers have stored; what it was."""
        self._metrics.refreshes += 1
        events = hosted.catch_up(stored)
        self._arrange(hosted)
        return events

    async def forget(self, hosted: HostedTable, events: list[Event]) -> None:
        """Take the names of those who were forgotten out of what newcomers are sent.

        If they speak again, the store is asked whether they are still there.
        """
        for event in events:
            if type(event) is ev.Forgotten:
                hosted.speakers.discard(event.player)
                hosted.log[:] = await self._logs.redact(hosted.log, event.player)
                hosted.onlookers.forget()


def is_next(hosted: HostedTable, seq: int, bodies: Sequence[bytes]) -> bool:
    """Whether these events are the next of a table; what takes time to carry out is not."""
    plain = not any(body.startswith(FORGOTTEN) for body in bodies)
    return bool(bodies) and plain and hosted.seq + len(bodies) == seq
