"""Laying a table: as the store is to make it, and how many one player may have."""

import asyncio
from weakref import WeakValueDictionary

import msgspec

from medici.fair import Secret
from medici.server.hosting.head import Head
from medici.server.security.limits import Buckets
from medici.server.settings import Settings
from medici.store import OPEN, NewTable, SeatRow, Store
from medici.tables import Event, LiveTable, Player, TableError
from medici.tables import events as ev


def row_of(
    live: LiveTable, bodies: list[bytes], events: list[Event], secret: Secret, status: str = OPEN
) -> NewTable:
    """A table with its first events, as the store keeps it."""
    created = live.created
    return NewTable(
        live.id,
        msgspec.json.encode(Head(created.game, created.seats, created.by_name)),
        bodies,
        secret.reveal(),
        created.public,
        status,
        host=created.by,
        timed=created.clock.kind != "none",
        seats=seats_taken(events),
        promised=bool(created.commitment),
    )


def seats_taken(events: list[Event]) -> list[SeatRow]:
    """Who sits down where."""
    return [SeatRow(event.seat, event.player) for event in events if type(event) is ev.SeatTaken]


class Laying:
    """Keeps one player from laying tables without end."""

    def __init__(self, store: Store, settings: Settings) -> None:
        self._store = store
        self._most = settings.tables_by_player
        self._pace = Buckets(settings.tables_per_second, settings.tables_burst)
        self._turns: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    def turn(self, player: Player) -> asyncio.Lock:
        """To be held from the check until the table is laid: one table of a player at a time."""
        lock = self._turns.get(player.id)
        if lock is None:
            lock = self._turns[player.id] = asyncio.Lock()
        return lock

    async def check(self, player: Player) -> None:
        """Refuse a player who lays tables too fast, or has too many that are not over."""
        if not self._pace.take(player.id):
            raise TableError("flood", "too many new tables; wait a little")
        hosted = await self._store.hosted(player.id)
        if hosted >= self._most:
            expected = f"at most {self._most} tables of yours that are not over"
            raise TableError("forbidden", expected=f"{expected}: end one first", got=hosted)
