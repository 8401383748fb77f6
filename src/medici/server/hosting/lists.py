"""Lists of tables: the public ones, and those of a player. Few logs are read, and no more of them
than the list shows."""

import msgspec

from medici.server.hosting.hosted_table import RUNNING
from medici.server.house import House
from medici.store import OPEN, TableRow
from medici.tables import Clock, LiveTable, Player, SeatView, decode_event
from medici.tables import events as ev
from medici.tables.view import seat_views

LISTED = 50  # public tables of each status
UNDER_WAY = 200  # tables of one player that have not ended
LAST_DAY = 3
ORDER = {"running": 1, "open": 2}


class Listed(msgspec.Struct):
    """A table in a list."""

    table: str
    game: str
    host: str
    phase: str
    seats: list[SeatView]
    clock: Clock
    options: dict[str, bool | str]
    created: float


class Mine(Listed):
    """A table of one's own, running or past."""

    updated: float
    your_turn: bool
    day: int
    result: dict[str, object] | None


async def public_tables(house: House, player: Player | None) -> list[Listed]:
    """Those that are open, then those that are running, newest first."""
    found = []
    for status in (OPEN, RUNNING):
        for row in await house.store.tables(status=status, public=True, limit=LISTED):
            found.append(listed(await outline(house, row.id), row, player))
    return found


async def tables_of(house: House, player: Player, limit: int, before: str | None) -> list[Mine]:
    """Where it is one's turn, what else is running, what is open, and so many that are over.

    ``before`` is the last one already seen: only older ones that are over follow.
    """
    found = []
    if before is None:
        for row in await house.store.tables_with(player.id, False, UNDER_WAY):
            room = await house.tables.room(row.id)
            if room.live.seats_of(player.id):
                found.append(mine(room.live, row, player))
        found.sort(key=lambda entry: 0 if entry.your_turn else ORDER.get(entry.phase, 3))
    past: list[Mine] = []
    while len(past) < limit:
        rows = await house.store.tables_with(player.id, True, limit - len(past), before)
        if not rows:
            break
        before = rows[-1].id
        for row in rows:
            table = await outline(house, row.id)
            if table.seats_of(player.id):
                past.append(mine(table, row, player))
    return found + past


async def outline(house: House, table_id: str) -> LiveTable:
    """A table as it is in memory, or what its log tells without the moves of a finished game."""
    room = house.tables.rooms.get(table_id)
    if room is not None:
        return room.live
    events = [decode_event(body) for _, body in await house.store.events(table_id)]
    if isinstance(events[-1], ev.Cancelled):  # it shows how far it came
        return LiveTable.from_events(events)
    return LiveTable.from_events(
        event for event in events if not isinstance(event, ev.Moved | ev.Undone)
    )


def listed(table: LiveTable, row: TableRow, player: Player | None) -> Listed:
    """A table as anybody sees it in a list."""
    created = table.created
    own = table.seats_of(player.id) if player else []
    return Listed(
        row.id,
        created.game,
        created.by_name,
        table.phase,
        seat_views(table, own),
        created.clock,
        created.options,
        row.created,
    )


def mine(table: LiveTable, row: TableRow, player: Player) -> Mine:
    """A table as one of its players sees it in a list."""
    created, own, actor = table.created, table.seats_of(player.id), table.actor()
    day = table.game.day if table.game is not None else 1
    return Mine(
        row.id,
        created.game,
        created.by_name,
        table.phase,
        seat_views(table, own),
        created.clock,
        created.options,
        row.created,
        updated=row.updated,
        your_turn=actor is not None and actor in own and table.seats[actor].bot is None,
        day=LAST_DAY if table.phase == "over" else day,
        result=table.result,
    )
