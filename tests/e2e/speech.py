"""What the pages say, from their own catalogues, so that tests hold in every language."""

import re
from functools import cache

from medici.presentation.words import Words
from medici.presentation.words.catalogue import catalogues
from medici.presentation.words.fluent import Bundle

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
    bundle = Bundle(lang)
    for text in catalogues(lang).values():
        bundle.add(text)
    return Words(bundle)


def pattern(lang: str, message: str, **args: int | str) -> re.Pattern[str]:
    """A whole message in which arguments that are not given may be anything."""
    bundle = speech(lang).bundle
    value = bundle.get_message(message).value
    assert value is not None
    text, _ = bundle.format_pattern(value, {**dict.fromkeys(ARGUMENTS, BLANK), **args})
    return re.compile("^" + re.escape(text).replace(BLANK, ".+") + "$")
