"""Laying a table: new, from a browser or for another game; and how many one player may have."""

import asyncio
import secrets
from typing import NamedTuple
from weakref import WeakValueDictionary

import msgspec

from medici.fair import Secret, new_secret
from medici.online.server.hosting.head import Head
from medici.online.server.hosting.scribes import Scribes
from medici.online.server.security.limits import Buckets
from medici.online.server.settings import Settings
from medici.online.store import NewTable, Store
from medici.online.store.tables import OPEN, RUNNING, SeatRow
from medici.online.tables import Event, LiveTable, Player, TableError, Terms, encode_event
from medici.online.tables import commands as cmd
from medici.online.tables import events as ev
from medici.online.tables.import_game import import_game
from medici.online.tables.terms import terms_of_rematch


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


def new_id() -> str:
    """The id of a new table: nobody finds it without being invited."""
    return secrets.token_hex(16)


class Brought(NamedTuple):
    """A table with a game from a browser, and what happened at it."""

    live: LiveTable
    events: list[Event]
    bodies: list[bytes]


class Laying:
    """Lays tables, but not without end for one player."""

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

    async def create(self, player: Player, terms: Terms, now: float) -> tuple[LiveTable, NewTable]:
        """Lay a new table."""
        async with self.turn(player):
            await self.check(player)
            live, row = drafted(player, terms, new_id(), now)
            await self._store.create_table(row, now)
        return live, row

    async def rematch(
        self, player: Player, table: LiveTable, table_id: str, now: float
    ) -> tuple[LiveTable, NewTable]:
        """A table for another game, which is to be stored with its offer."""
        await self.check(player)
        return drafted(player, terms_of_rematch(table), table_id, now)

    async def import_game(
        self, player: Player, log: list[Event], free: int | None, now: float, scribes: Scribes
    ) -> Brought:
        """Lay a table with a game from a browser, with a seat freed if one is named."""
        secret, table_id = new_secret(), log[0].table if isinstance(log[0], ev.TableCreated) else ""
        live, events = await scribes.do(import_game, table_id, log, player, secret, now)
        if free is not None:
            events += (freed := live.decide(cmd.Unseat(free), player, now))
            for event in freed:
                live.apply(event)
        bodies = [encode_event(event) for event in events]
        async with self.turn(player):
            await self.check(player)
            await self._store.create_table(row_of(live, bodies, events, secret, RUNNING), now)
        return Brought(live, events, bodies)


def drafted(player: Player, terms: Terms, table_id: str, now: float) -> tuple[LiveTable, NewTable]:
    """A new table, and what is to be stored of it."""
    secret = new_secret()
    live, events = LiveTable.create(table_id, terms, player, secret, now)
    return live, row_of(live, [encode_event(event) for event in events], events, secret)
