"""Spaces at which no line may end, which Textual and Rich know nothing of.

They end lines at every space, so until a line is drawn another sign stands for these.
"""

from collections.abc import Mapping

from rich.segment import Segment
from textual.color import Color
from textual.filter import LineFilter

from medici.presentation.words import Words

HELD = "␣"
SPACES = str.maketrans(dict.fromkeys("\u00a0\u202f", HELD))


def hold(text: str) -> str:
    """A text whose lines end at its other spaces alone.

    >>> hold("Qui commence\\u202f?")
    'Qui commence␣?'
    """
    return text.translate(SPACES)


class HeldWords(Words):
    """The words of a language, with that sign."""

    def __init__(self, texts: Words) -> None:
        super().__init__(texts.lang)
        self.messages = texts.messages

    def format(self, message: str, args: Mapping[str, float | str]) -> tuple[str, list[str]]:
        """A message with its arguments, and the names of those that were missing."""
        text, missing = super().format(message, args)
        return hold(text), missing


class ShowSpaces(LineFilter):
    """Draws that sign as a space."""

    def apply(self, segments: list[Segment], background: Color) -> list[Segment]:
        """A line with its spaces."""
        return [
            Segment(text.replace(HELD, " "), style, control) for text, style, control in segments
        ]
