"""Lines of the audit log, which are stored with what they tell of."""

from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True, slots=True)
class Act:
    """Something that an operator does, for the audit log."""

    who: str  # the operator
    at: float
    act: str
    reason: str
    player: str | None = None
    table: str | None = None
    about: str = ""

    def row(self) -> dict[str, Any]:
        """Its columns."""
        return {name: getattr(self, name) for name in self.__slots__}


NEW_ACT = """
INSERT INTO audit (at, who, act, player_id, table_id, reason, about)
VALUES (:at, :who, :act, :player, :table, :reason, :about) RETURNING number
"""
