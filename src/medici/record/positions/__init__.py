"""A position as one line of text: the family's FEN (docs/positions.md)."""

from medici.record.positions.line import Fields, PositionError, head_of, line_of
from medici.record.positions.tables import fill, position_of

__all__ = ["Fields", "PositionError", "fill", "head_of", "line_of", "position_of"]
