"""Texts of others, made safe to print.

A terminal obeys escape codes, turns text around at some characters, and shows nothing for others.
Every command prints names, records and talk by way of these two functions, and so do the logs.
"""

# Runs in browsers too: docs/browser-subset.md

import re

BLANKS = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")  # letters that show nothing

# Characters that choose how the one before them looks; they show nothing themselves.
SELECTORS = re.compile("[\u180b-\u180f\ufe00-\ufe0f\U000e0100-\U000e01ef]")


def sanitize(text: str) -> str:
    """A text in which every character is visible, in its place, and does nothing else.

    >>> sanitize("Ada" + chr(27) + "[2J")
    'Ada?[2J'
    >>> sanitize("\\u202eadA\\u200b \\u9b54")
    '?adA? \u9b54'
    >>> sanitize("12\\u00a0%")  # spaces at which no line ends are spaces
    '12 %'
    """
    text = SELECTORS.sub("", text).replace("\u00a0", " ").replace("\u202f", " ")
    return "".join(char if is_visible(char) else "?" for char in text)


def is_visible(char: str) -> bool:
    """Whether a terminal shows a character, and does nothing else with it."""
    return char.isprintable() and char not in BLANKS and not SELECTORS.match(char)


def sanitize_json(text: str) -> str:
    """The same JSON, with escapes for characters that are not visible.

    >>> sanitize_json('{"name":"Ad\\u202ea"}')
    '{"name":"Ad\\\\u202ea"}'
    """
    if text.isascii() and text.isprintable():
        return text
    return "".join(char if is_visible(char) else escape_json(char) for char in text)


def escape_json(char: str) -> str:
    """A character as JSON escapes it; a rare one takes two escapes."""
    units = char.encode("utf-16-be", "surrogatepass")
    return "".join(f"\\u{units[at : at + 2].hex()}" for at in range(0, len(units), 2))
