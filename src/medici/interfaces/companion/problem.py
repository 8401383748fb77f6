"""What can be wrong with an entry: in plain words, and as a sentence for any language."""

# Runs in browsers too: docs/browser-subset.md

from msgspec import Struct

from medici.presentation.story.line import Line
from medici.record import MediciError


class Problem(Struct, frozen=True):
    """Why something cannot stand as it was entered, or looks odd."""

    text: str  # what was expected, and what came
    line: Line


class EntryError(MediciError):
    """An entry that is refused; nothing has changed."""

    def __init__(self, problem: Problem) -> None:
        super().__init__(problem.text)
        self.line = problem.line
