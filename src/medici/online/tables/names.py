"""Names and talk: one spelling for what looks the same, and nothing that plays tricks.

>>> clean_name("  \\uff2corenzo   the Magnificent ")
'Lorenzo the Magnificent'
"""

import unicodedata

from medici.online.tables.errors import Code, TableError, shown
from medici.presentation.sanitize import BLANKS

LONGEST_NAME = 24
LONGEST_TALK = 300
SWELL = 4  # one character may become several in the common spelling; more than that is refused

# Control, format (bidirectional and invisible), surrogate, private, unassigned, line, paragraph.
TRICKS = frozenset(["Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"])
JOINERS = frozenset("\u200c\u200d")  # for emoji and several scripts; in talk only


def clean_name(text: object) -> str:
    """A name as it will be shown: 1 to 24 characters, in normal form KC, single spaces.

    >>> clean_name("A\\u202eda")  # doctest: +ELLIPSIS
    Traceback (most recent call last):
    medici.online.tables.errors.TableError: expected a name without control ...
    """
    return cleaned(text, "a name", LONGEST_NAME, frozenset(), "bad-name", "bad-name")


def clean_talk(text: object) -> str:
    """What is said at a table: 1 to 300 characters, cleaned likewise.

    >>> clean_talk(" well\\tplayed ")
    'well played'
    """
    return cleaned(text, "a message", LONGEST_TALK, JOINERS, "bad-command", "too-long")


def cleaned(
    text: object, what: str, longest: int, allowed: frozenset[str], bad: Code, long: Code
) -> str:
    """The text in its common spelling, or a refusal."""
    if not isinstance(text, str):
        raise TableError(bad, expected=what, got=f"a {type(text).__name__}")
    if len(text) <= SWELL * longest:
        text = " ".join(unicodedata.normalize("NFKC", text).split())
    if len(text) > longest:
        raise TableError(long, expected=f"{what} of at most {longest} characters", got=len(text))
    if any(unicodedata.category(sign) in TRICKS and sign not in allowed for sign in text):
        raise TableError(bad, expected=f"{what} without control characters", got=shown(text))
    if not any(shows(sign) for sign in text):
        raise TableError(bad, expected=f"{what} with visible characters", got=shown(text))
    return text


def shows(sign: str) -> bool:
    """Whether a character leaves ink by itself: a letter, a number, a symbol, punctuation."""
    return unicodedata.category(sign)[0] in "LNSP" and sign not in BLANKS
