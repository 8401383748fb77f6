"""What the pages say, from their own catalogues, so that tests hold in every language."""

import re
from functools import cache

from medici.presentation.words import Words
from medici.presentation.words.catalogue import catalogues

BLANK = "\N{REPLACEMENT CHARACTER}"
ARGUMENTS = (
    "n",
    "last",
    "name",
    "who",
    "cards",
    "faces",
    "place",
    "face",
    "names",
    "from",
    "to",
    "what",
    "version",
    "detail",
    "move",
)


@cache
def speech(lang: str) -> Words:
    """Every message of a language, those of the browser included."""
    return Words(lang, *catalogues(lang).values())


def pattern(lang: str, message: str, **args: int | str) -> re.Pattern[str]:
    """A whole message in which arguments that are not given may be anything."""
    text = speech(lang).say(message, {**dict.fromkeys(ARGUMENTS, BLANK), **args})
    return re.compile("^" + re.escape(text).replace(BLANK, ".+") + "$")
