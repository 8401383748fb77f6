"""The status under which the store keeps a table, as its events change it."""

from medici.online.store.tables import ABANDONED, FINISHED, RUNNING
from medici.online.tables import Event
from medici.online.tables import events as ev

STATUS = {ev.Started: RUNNING, ev.Ended: FINISHED, ev.Cancelled: ABANDONED}


def status_after(events: list[Event]) -> str | None:
    """The status that events give to their table, if any does."""
    for event in reversed(events):
        if type(event) in STATUS:
            return STATUS[type(event)]
    return None
