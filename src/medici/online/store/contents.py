"""What a store or a copy of it holds, and how far the making of a copy has come."""

from collections.abc import Callable
from dataclasses import dataclass

Progress = Callable[[str, float], None]  # what is being done, and how much of it, from 0 to 1


@dataclass(frozen=True)
class Contents:
    """What a store or a copy of it holds.

    >>> str(Contents(3, 1, 2000, 4, 5 << 20))
    '1 table, 2,000 events and 4 players (schema version 3, 5.0 MB)'
    """

    version: int
    tables: int
    events: int
    players: int
    size: int  # bytes

    def __str__(self) -> str:
        kinds = (self.tables, "table"), (self.events, "event"), (self.players, "player")
        told = [f"{count:,} {kind}{'' if count == 1 else 's'}" for count, kind in kinds]
        size = f"{self.size / (1 << 20):.1f} MB"
        return f"{told[0]}, {told[1]} and {told[2]} (schema version {self.version}, {size})"


COUNTS = """
SELECT (SELECT max(version) FROM schema_version), (SELECT count(*) FROM game_table),
(SELECT count(*) FROM event), (SELECT count(*) FROM player)
"""
