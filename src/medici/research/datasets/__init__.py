"""Games as tables for research: one row to a game or to a decision (docs/data.md)."""

from medici.research.datasets.decisions import decisions_of
from medici.research.datasets.games import ends_of_games, rows_of_ends
from medici.research.datasets.series import Played
from medici.research.datasets.writing import FORMS, MissingExtra, Writer, writer_for

__all__ = [
    "FORMS",
    "MissingExtra",
    "Played",
    "Writer",
    "decisions_of",
    "ends_of_games",
    "rows_of_ends",
    "writer_for",
]
