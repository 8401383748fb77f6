"""Everything that is kept of a player, to be taken along."""

import asyncio
import time
from collections.abc import Iterable

import msgspec

from medici.online.server.hosting.stored_table import TableHead
from medici.online.store import Store
from medici.online.store.moderation import ReportRow, SanctionRow, ShunnedRow
from medici.online.store.players import Sitting
from medici.online.store.tables import ENDED, TableRow
from medici.online.tables import Player, decode_event
from medici.online.tables import events as ev
from medici.online.tables.orders import Order


class ExportedTable(msgspec.Struct):
    """A table, in an export."""

    table: str
    status: str
    created: float
    updated: float
    game: str
    players: int
    host: str


class ExportedSeat(ExportedTable):
    """A seat of a player's."""

    seat: int
    order: Order | None  # given in advance


class ExportedSession(msgspec.Struct):
    """A device where the player is signed in. Its secret is not told, for it is a key."""

    device: str
    created: float
    used: float


class ExportedPasskey(msgspec.Struct):
    """A passkey, without the key."""

    name: str
    site: str
    created: float
    used: float | None


class Deed(msgspec.Struct):
    """Something that the player did at a table, seated or not."""

    table: str
    at: float
    did: str  # the type of the event
    seat: int | None = None
    name: str | None = None  # under which the player sat down or spoke
    seed: str | None = None  # the player's share in chance
    text: str | None = None  # what was said


class Export(msgspec.Struct):
    """Everything that is kept of a player."""

    player: str
    name: str
    created: float
    sessions: list[ExportedSession]
    passkeys: list[ExportedPasskey]
    tables: list[ExportedSeat]  # where the player has a seat
    hosted: list[ExportedTable]  # that the player created, seated or not
    deeds: list[Deed]
    push: list[str]  # where browsers are called
    shunned: list[ShunnedRow]  # muted or blocked
    reports: list[ReportRow]  # sent to the operator
    sanctions: list[SanctionRow]  # of the operator, in force


async def export_player(store: Store, player: Player) -> Export:
    """Everything that the store has of a player."""
    stored = await store.export_player(player.id)
    deeds: list[Deed] = []
    for table_id in await store.mentions(player.id):
        bodies = [body for _, body in await store.events(table_id)]
        deeds += await asyncio.to_thread(find_deeds, table_id, bodies, player.id)
    created = [await store.table(deed.table) for deed in deeds if deed.did == "table-created"]
    return Export(
        stored.player.id,
        stored.player.name,
        stored.player.created,
        [ExportedSession(s.device, s.created, s.used) for s in await store.sessions(player.id)],
        [
            ExportedPasskey(key.name, key.site, key.created, key.used)
            for key in await store.passkeys(player.id)
        ],
        [exported_seat(sitting, await order_of(store, sitting)) for sitting in stored.sittings],
        [exported_table(row) for row in created if row is not None],
        deeds,
        [endpoint for endpoint, _ in await store.subscriptions(player.id)],
        await store.shunned(player.id),
        await store.reports_by(player.id),
        await store.sanctions_of(player.id, time.time()),
    )


async def order_of(store: Store, sitting: Sitting) -> Order | None:
    """What a seat has ordered in advance."""
    if sitting.table.status in ENDED:
        return None
    body = (await store.orders(sitting.table.id)).get(sitting.seat)
    return None if body is None else msgspec.json.decode(body, type=Order)


def find_deeds(table_id: str, bodies: Iterable[bytes], player_id: str) -> list[Deed]:
    """What a player did at a table. Logs can be long, so it is not for the event loop."""
    named = player_id.encode()
    events = (decode_event(body) for body in bodies if named in bytes(body))
    found = (deed_of(table_id, event, player_id) for event in events)
    return [deed for deed in found if deed is not None]


def deed_of(table_id: str, event: ev.Event, player_id: str) -> Deed | None:
    """An event as a deed of a player's; None if it is somebody else's.

    >>> deed_of("t1", ev.Said(at=1.0, player="p1", name="Ada", text="hello"), "p1")
    Deed(table='t1', at=1.0, did='said', seat=None, name='Ada', seed=None, text='hello')
    """
    deed = Deed(table_id, event.at, ev.kebab(type(event).__name__))
    match event:
        case ev.TableCreated(by=who, by_name=name):
            deed.name = name
        case ev.SeatTaken(player=who, seat=seat, name=name, seed=seed):
            deed.seat, deed.name, deed.seed = seat, name, seed
        case ev.Said(player=who, name=name, text=text):
            deed.name, deed.text = name, text
        case ev.Cancelled(by=who) | ev.RematchOffered(by=who):
            pass
        case _:
            return None
    return deed if who == player_id else None


def exported_seat(sitting: Sitting, order: Order | None) -> ExportedSeat:
    """A seat with what is stored of its table."""
    told = msgspec.structs.asdict(exported_table(sitting.table))
    return ExportedSeat(**told, seat=sitting.seat, order=order)


def exported_table(table: TableRow) -> ExportedTable:
    """What is stored of a table."""
    head = msgspec.json.decode(table.head, type=TableHead)
    known = table.id, table.status, table.created, table.updated
    return ExportedTable(*known, head.game, head.players, head.host)
