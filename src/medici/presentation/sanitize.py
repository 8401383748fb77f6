"""What others wrote, made safe to print: a name gives a terminal no orders and hides nothing.

A terminal obeys escape codes, turns text around at a sign for it, and shows nothing for some signs.
Every command prints names, records and talk by way of these two functions, and so do the logs.
"""

# Runs in browsers too: docs/browser-subset.md

import re

BLANKS = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")  # letters that show nothing

# Signs that choose how the one before them looks; they show nothing themselves.
SELECTORS = re.compile("[\u180b-\u180f\ufe00-\ufe0f\U000e0100-\U000e01ef]")


def printable(text: str) -> str:
    """A text in which every sign is shown, in its place, and does nothing else.

    >>> printable("Ada" + chr(27) + "[2J")
    'Ada?[2J'
    >>> printable("\\u202eadA\\u200b \\u9b54")
    '?adA? \u9b54'
    """
    text = SELECTORS.sub("", text)
    return "".join(sign if shown(sign) else "?" for sign in text)


def shown(sign: str) -> bool:
    """Whether a terminal shows a sign, and does nothing else with it."""
    return sign.isprintable() and sign not in BLANKS and not SELECTORS.match(sign)


def printable_json(text: str) -> str:
    """The same JSON, in which signs that are not shown are written by number; programs read both.

    >>> printable_json('{"name":"Ad\\u202ea"}')
    '{"name":"Ad\\\\u202ea"}'
    """
    if text.isascii() and text.isprintable():
        return text
    return "".join(sign if shown(sign) else by_number(sign) for sign in text)


def by_number(sign: str) -> str:
    """A sign as JSON writes it in plain letters; a rare one takes two numbers."""
    units = sign.encode("utf-16-be", "surrogatepass")
    return "".join(f"\\u{units[at : at + 2].hex()}" for at in range(0, len(units), 2))
