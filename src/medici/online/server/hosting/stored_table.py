"""What the store keeps of a table beside its events: head, status and seats."""

import msgspec

from medici.fair import Secret
from medici.online.store import NewTable
from medici.online.store.tables import ABANDONED, FINISHED, OPEN, RUNNING, SeatRow
from medici.online.tables import Event, LiveTable, encode_event
from medici.online.tables import events as ev

STATUS = {ev.Started: RUNNING, ev.Ended: FINISHED, ev.Cancelled: ABANDONED}


class TableHead(msgspec.Struct):
    """What can be said of a table without reading its events."""

    game: str
    players: int
    host: str


def encode_head(created: ev.TableCreated) -> bytes:
    """The head of a table as it is stored."""
    return msgspec.json.encode(TableHead(created.game, created.seats, created.by_name))


def status_after(events: list[Event]) -> str | None:
    """The status that events give to their table, if any does."""
    for event in reversed(events):
        if type(event) in STATUS:
            return STATUS[type(event)]
    return None


def new_table(live: LiveTable, events: list[Event], secret: Secret, status: str = OPEN) -> NewTable:
    """A table with its first events, as the store keeps it."""
    created = live.created
    return NewTable(
        live.id,
        encode_head(created),
        [encode_event(event) for event in events],
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
