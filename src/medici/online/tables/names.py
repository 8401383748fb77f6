"""Clean names and chat: one spelling for what looks the same, no invisible characters.

>>> clean_name("  \\uff2corenzo   the Magnificent ")
'Lorenzo the Magnificent'
"""

# Runs in browsers too: docs/browser-subset.md

import unicodedata

from medici.online.tables.errors import Code, TableError, quote
from medici.presentation.sanitize import BLANKS

LONGEST_NAME = 24
LONGEST_TALK = 300
STACKED_MARKS = 2  # accents in a row, as some scripts need them
EXPANSION = 4  # one character may become several in the common spelling; more than that is refused

# Control, format (bidirectional and invisible), surrogate, private, unassigned, line, paragraph.
UNWANTED = frozenset(["Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"])
JOINERS = frozenset("\u200c\u200d")  # for emoji and several scripts; in talk only


def clean_name(text: object) -> str:
    """A name as it will be shown: 1 to 24 characters, in normal form KC, single spaces.

    >>> clean_name("A\\u202eda")  # doctest: +ELLIPSIS
    Traceback (most recent call last):
    medici.online.tables.errors.TableError: expected a name without control ...
    """
    name = clean_text(text, "a name", LONGEST_NAME, frozenset(), "bad-name", "bad-name")
    if most_marks(name) > STACKED_MARKS:
        expected = f"a name with at most {STACKED_MARKS} accents on a letter"
        raise TableError("bad-name", expected=expected, got=quote(name))
    return name


def most_marks(text: str) -> int:
    """How many accents stand on one another at most, besides those that a letter has by itself.

    >>> most_marks("Ada"), most_marks("A\u0301\u0316\u0317da")
    (0, 3)
    """
    most = marks = 0
    for sign in text:
        marks = marks + 1 if unicodedata.category(sign) in ("Mn", "Me") else 0
        most = max(most, marks)
    return most


def clean_talk(text: object) -> str:
    """What is said at a table: 1 to 300 characters, cleaned likewise.

    >>> clean_talk(" well\\tplayed ")
    'well played'
    """
    return clean_text(text, "a message", LONGEST_TALK, JOINERS, "bad-command", "too-long")


def clean_text(
    text: object, what: str, longest: int, allowed: frozenset[str], bad: Code, long: Code
) -> str:
    """The text in its common spelling, or a refusal."""
    if not isinstance(text, str):
        raise TableError(bad, expected=what, got=f"a {type(text).__name__}")
    if len(text) <= EXPANSION * longest:
        text = " ".join(unicodedata.normalize("NFKC", text).split())
    if len(text) > longest:
        raise TableError(long, expected=f"{what} of at most {longest} characters", got=len(text))
    if any(unicodedata.category(sign) in UNWANTED and sign not in allowed for sign in text):
        raise TableError(bad, expected=f"{what} without control characters", got=quote(text))
    if not any(is_visible(sign) for sign in text):
        raise TableError(bad, expected=f"{what} with visible characters", got=quote(text))
    return text


def is_visible(sign: str) -> bool:
    """Whether a character leaves ink by itself: a letter, a number, a symbol, punctuation."""
    return unicodedata.category(sign)[0] in "LNSP" and sign not in BLANKS
