"""Help at a real table: keep the score of a game, or record it, from what people enter.

``sheet`` is what was entered of three days, ``edits`` changes it, ``reckon`` makes of it what the
rules make of such days. ``recording`` enters a game move by move, chance's moves too. Everything
here is meant to run in a browser: like stories and scenes it imports nothing of the server and no
NumPy, and what is wrong with an entry is told as a sentence without a language.
"""

from medici.interfaces.companion.problem import EntryError, Problem
from medici.interfaces.companion.reckon import Reckoned, ReckonedDay, reckon
from medici.interfaces.companion.recording import sheet_of
from medici.interfaces.companion.sheet import DayEntry, Purchase, ScoreSheet, new_sheet

__all__ = [
    "DayEntry",
    "EntryError",
    "Problem",
    "Purchase",
    "Reckoned",
    "ReckonedDay",
    "ScoreSheet",
    "new_sheet",
    "reckon",
    "sheet_of",
]
