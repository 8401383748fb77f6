"""Tables that are only looked at: as they are in use here, or else as their logs tell them.

Whoever shows a list of games uses none of them. No table is loaded for it as for those who play:
no clock is set here, no bot thinks, and nothing is heard of the table on the bus.
"""

from collections import OrderedDict
from collections.abc import Sequence
from typing import NamedTuple

from medici.online.server.hosting.log_reader import LogReader
from medici.online.server.hosting.onlookers import Onlookers
from medici.online.server.hosting.other_servers import AT_ONCE, FORGOTTEN
from medici.online.server.hosting.table_service import TableService
from medici.online.store import NoSuchTable
from medici.online.tables import LiveTable, decode_event
from medici.online.tables import events as ev

KEPT = 100  # tables that are followed


class Look(NamedTuple):
    """A table as it is, and as those may see it who only watch."""

    live: LiveTable
    shown: LiveTable


class FollowedTable:
    """A table that others play on, as far as its log was read."""

    def __init__(self, live: LiveTable, log: list[bytes]) -> None:
        self.live = live
        self.log = log
        self.onlookers = Onlookers(live, log)

    def take(self, bodies: Sequence[bytes]) -> None:
        """What has happened since."""
        self.live.take([decode_event(body) for body in bodies])
        self.log += bodies


class FollowedTables:
    """Looks at tables; of those that are not in use here, the last ones are kept."""

    def __init__(self, tables: TableService) -> None:
        self._tables = tables
        self._kept: OrderedDict[str, FollowedTable] = OrderedDict()

    async def look(self, table_id: str, seq: int) -> Look:
        """A table that has so many events, or more by now; NoSuchTable."""
        seen = self._tables.hosted.get(table_id) or await self._followed(table_id, seq)
        await self._tables.logs.in_pieces(seen.onlookers.follow())
        return Look(seen.live, seen.onlookers.table_for(None))

    async def _followed(self, table_id: str, seq: int) -> FollowedTable:
        known = self._kept.get(table_id)
        if known is None or not await self._has_followed(known, table_id, seq):
            known = await read_table(self._tables.logs, table_id)
        self._kept[table_id] = known
        self._kept.move_to_end(table_id)
        if len(self._kept) > KEPT:
            self._kept.popitem(last=False)
        return known

    async def _has_followed(self, known: FollowedTable, table_id: str, seq: int) -> bool:
        """Go on to an event; False if the log is to be read anew: much is new, or a name goes."""
        if known.live.seq >= seq:
            return True
        stored = await self._tables.store.events(table_id, known.live.seq, AT_ONCE)
        # Somebody else may have read them meanwhile.
        bodies = [body for number, body in stored if number > known.live.seq]
        if len(stored) == AT_ONCE or any(body.startswith(FORGOTTEN) for body in bodies):
            return False
        known.take(bodies)
        return True


async def read_table(logs: LogReader, table_id: str) -> FollowedTable:
    """A table as its log tells it, without the names of those who were forgotten; NoSuchTable."""
    bodies = await logs.read(table_id)
    if not bodies:
        raise NoSuchTable(f"there is no table {table_id}")
    for event in [decode_event(body) for body in bodies if body.startswith(FORGOTTEN)]:
        if isinstance(event, ev.Forgotten):
            bodies = await logs.redact(bodies, event.player)
    return FollowedTable(await logs.fold(bodies), bodies)
