"""Live tables: seats, turns, clocks and talk around a game, without network or database.

Everything that happens is an event, and a table is the sum of its events. ``decide`` turns a
command into events or refuses it, and ``apply`` carries events out; time, ids and the secret are
given from outside, so that the same events always make the same table.
"""

from medici.online.tables.clock import TimeControl
from medici.online.tables.commands import Command, Player, decode_command
from medici.online.tables.errors import CODES, Code, TableError
from medici.online.tables.events import Event, decode_event, encode_event
from medici.online.tables.live import LiveTable
from medici.online.tables.names import clean_name, clean_talk
from medici.online.tables.terms import Terms
from medici.online.tables.view import SeatView, Snapshot

__all__ = [
    "CODES",
    "Code",
    "Command",
    "Event",
    "LiveTable",
    "Player",
    "SeatView",
    "Snapshot",
    "TableError",
    "Terms",
    "TimeControl",
    "clean_name",
    "clean_talk",
    "decode_command",
    "decode_event",
    "encode_event",
]
