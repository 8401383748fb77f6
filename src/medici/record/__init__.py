"""The record: the one text form of a game, written, read and played again."""

from medici.record.errors import IllegalMove, MediciError, RecordError, SetupError
from medici.record.game import Game
from medici.record.positions import PositionError
from medici.record.read import parse_record, read_record, replay, write_record

__all__ = [
    "Game",
    "IllegalMove",
    "MediciError",
    "PositionError",
    "RecordError",
    "SetupError",
    "parse_record",
    "read_record",
    "replay",
    "write_record",
]
