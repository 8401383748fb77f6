"""Lists of tables: the public ones, and those of a player. Few logs are read, and no more of them
than the list shows."""

import asyncio
import time
from collections.abc import Callable, Collection

import msgspec
from msgspec.structs import asdict

from medici.online.server.hosting.table_service import TableService
from medici.online.store.tables import OPEN, RUNNING, TableRow
from medici.online.tables import LiveTable, Player, SeatView, TimeControl
from medici.online.tables.state import Phase
from medici.online.tables.view import GameName, game_name, seat_views
from medici.record.form import Result

LISTED = 50  # public tables of each status
FRESH_SECONDS = 1.0  # for which the list of public tables is kept
UNDER_WAY = 200  # tables of one player that have not ended
LAST_DAY = 3
ORDER = {"running": 1, "open": 2}


class ListedTable(msgspec.Struct):
    """A table in a list."""

    table: str
    game: GameName
    host: str
    phase: Phase
    seats: list[SeatView]
    clock: TimeControl
    options: dict[str, bool | str]
    created: float
    rated: bool | msgspec.UnsetType = msgspec.UNSET  # only where it is


class OwnTable(ListedTable, kw_only=True):
    """A table of one's own, running or past."""

    updated: float
    your_turn: bool
    day: int
    result: Result | None
    deadline: float | msgspec.UnsetType = msgspec.UNSET  # of your turn, where there is a clock


class PublicTables:
    """The public tables, answered from memory: the store is asked once a second at most.

    Which tables there are may be a second old; how far one has come that is open here is not.
    """

    def __init__(self, tables: TableService, clock: Callable[[], float] = time.monotonic) -> None:
        self._tables = tables
        self._clock = clock
        self._asked = float("-inf")
        self._asking = asyncio.Lock()
        self._known: list[tuple[TableRow, LiveTable]] = []

    async def listed(self, player: Player | None) -> list[ListedTable]:
        """Those that are open, then those that are running, newest first."""
        return [listed_table(table, row, player) for table, row in await self._present()]

    async def where(
        self, players: Collection[str], viewer: Player | None
    ) -> dict[str, ListedTable]:
        """At which public table each of these players sits, if at any."""
        if not players:
            return {}
        found: dict[str, ListedTable] = {}
        for table, row in await self._present():
            sitting = {seat.player for seat in table.seats if seat.player in players}
            for player_id in sitting:
                if player_id is not None:
                    found.setdefault(player_id, listed_table(table, row, viewer))
        return found

    async def _present(self) -> list[tuple[LiveTable, TableRow]]:
        """The public tables as they are now."""
        async with self._asking:  # whoever comes meanwhile gets the same answer
            if self._clock() - self._asked >= FRESH_SECONDS:
                await self._ask()
        tables = []
        for row, outlined in self._known:
            hosted = self._tables.hosted.get(row.id)
            table = outlined if hosted is None else hosted.live
            kept = table.phase == OPEN and table.created.reserved  # for others
            if table.phase in (OPEN, RUNNING) and not kept:
                tables.append((table, row))
        return tables

    async def _ask(self) -> None:
        rows = await self._tables.store.public_tables(LISTED)
        self._known = [(row, await outline(self._tables, row)) for row in rows]
        self._asked = self._clock()


async def tables_of(
    tables: TableService, player: Player, limit: int, before: str | None
) -> list[OwnTable]:
    """Where it is one's turn, what else is running, what is open, and so many that are over.

    ``before`` is the last one already seen: only older ones that are over follow.
    """
    current = await current_tables(tables, player) if before is None else []
    return current + await past_tables(tables, player, limit, before)


async def current_tables(tables: TableService, player: Player) -> list[OwnTable]:
    """A player's tables that have not ended, those first where it is the player's turn."""
    current = []
    for row in await tables.store.tables_with(player.id, False, UNDER_WAY):
        hosted = await tables.table(row.id)
        if hosted.live.seats_of(player.id):
            current.append(own_table(hosted.live, row, player))
    current.sort(key=lambda entry: 0 if entry.your_turn else ORDER.get(entry.phase, 3))
    return current


async def past_tables(
    tables: TableService, player: Player, limit: int, before: str | None
) -> list[OwnTable]:
    """A player's last tables that have ended, before a certain one if that is named."""
    past: list[OwnTable] = []
    while len(past) < limit:
        rows = await tables.store.tables_with(player.id, True, limit - len(past), before)
        if not rows:
            break
        before = rows[-1].id
        for row in rows:
            table = await outline(tables, row)
            if table.seats_of(player.id):
                past.append(own_table(table, row, player))
    return past


async def outline(tables: TableService, row: TableRow) -> LiveTable:
    """A table as it is in memory, or what its log tells without the moves."""
    hosted = tables.hosted.get(row.id)
    return hosted.live if hosted is not None else await tables.logs.outline(row.id, row.last_seq)


def listed_table(table: LiveTable, row: TableRow, player: Player | None) -> ListedTable:
    """A table as anybody sees it in a list."""
    created = table.created
    own = table.seats_of(player.id) if player else []
    return ListedTable(
        row.id,
        game_name(table),
        created.by_name,
        table.phase,
        seats_at_start(table) if table.is_held_back and not own else seat_views(table, own),
        created.clock,
        created.options,
        row.created,
        created.rated or msgspec.UNSET,
    )


def seats_at_start(table: LiveTable) -> list[SeatView]:
    """All chairs as they were when the game began: what onlookers know from its first lot on."""
    return [
        SeatView(seat.name or None, None if seat.player else seat.bot, None, False)
        for seat in table.seats
    ]


def own_table(table: LiveTable, row: TableRow, player: Player) -> OwnTable:
    """A table as one of its players sees it in a list."""
    own, actor = table.seats_of(player.id), table.actor()
    day = table.game.day if table.game is not None else 1
    your_turn = actor is not None and actor in own and table.seats[actor].bot is None
    due = table.due() if your_turn else None
    return OwnTable(
        **asdict(listed_table(table, row, player)),
        updated=row.updated,
        your_turn=your_turn,
        day=LAST_DAY if table.phase == "over" else day,
        result=table.result,
        deadline=due[1] if due else msgspec.UNSET,
    )
