"""The words of a tour: a section for each note, and answers to moves that it does not teach.

## bid: One bid each

What the learner is told. **{button}**.

> `pass` The answer to somebody who passes instead.

> The answer to anything else.

``{button}`` becomes the words on the button of the move that is taught.
"""

import re
from collections.abc import Mapping
from typing import NamedTuple

import msgspec

from medici.presentation.words.blocks import Block, blocks
from medici.presentation.words.language import read_sections

HEADING = re.compile(r"(?P<id>[a-z]+): (?P<title>.+)\n")
BUTTON = "{button}"
MOVE = re.compile(r"`(?P<move>[^`]+)` +")


class Answer(msgspec.Struct, frozen=True):
    """The answer to a move that is legal, but not the one that is taught."""

    move: str  # or only its first word; empty: any
    text: list[Block]


class NoteText(NamedTuple):
    """The words of a note."""

    title: str
    text: list[Block]
    answers: list[Answer]


class Texts(NamedTuple):
    """The words of a tour, those of its notes by their ids."""

    title: str
    notes: dict[str, NoteText]


def texts(game: str, lang: str, buttons: Mapping[str, str]) -> Texts:
    """The words of a tour in a language, with those on the button that each note teaches.

    >>> texts("board", "en", {}).notes["bid"].title
    'One bid each'
    """
    top, parts = read_sections(lang, f"tours/{game}.md")
    return Texts(top.strip(), dict(section(part, buttons) for part in parts))


def section(part: str, buttons: Mapping[str, str]) -> tuple[str, NoteText]:
    """A note from its heading on, with its id."""
    heading = HEADING.match(part)
    if heading is None:
        raise ValueError(f"expected 'id: title' as a heading; got {part.partition(chr(10))[0]!r}")
    whole = part[heading.end() :].replace(BUTTON, buttons.get(heading["id"], BUTTON))
    text, *others = re.split(r"^> ?(?=\S)", unfold(whole), flags=re.MULTILINE)
    answers = [answer(other) for other in others]
    return heading["id"], NoteText(heading["title"], list(blocks(text)), answers)


def unfold(text: str) -> str:
    """The text with the further lines of an answer put behind its first one."""
    return re.sub(r"(?<=\S)\n> ?", " ", text)


def answer(text: str) -> Answer:
    """An answer, without its mark."""
    match = MOVE.match(text)
    if match is None:
        return Answer("", list(blocks(text)))
    return Answer(match["move"], list(blocks(text[match.end() :])))
