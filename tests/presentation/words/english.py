"""English words by which one sees that something was not translated."""

import re

WORDS = (
    *(
        "the",
        "your",
        "you",
        "and",
        "with",
        "of",
        "is",
        "are",
        "this",
        "that",
        "turn",
        "card",
        "cards",
    ),
    *(
        "day",
        "ship",
        "play",
        "players",
        "rules",
        "settings",
        "table",
        "game",
        "bid",
        "bids",
        "passes",
    ),
    *("takes", "free", "worth", "loading", "close", "skip", "merchant", "banker", "prince"),
    *("expected", "got", "cannot", "failed"),  # what programs say
)
# Words of other languages that look the same.
NATIVE = {"fr": {"passes", "prince", "table"}}


def english_words(text: str, lang: str) -> list[str]:
    """The English words in a text of another language.

    >>> english_words("La table attend the merchant.", "fr")
    ['the', 'merchant']
    """
    words = [word for word in WORDS if word not in NATIVE.get(lang, set())]
    return re.findall(rf"\b({'|'.join(words)})\b", text, re.IGNORECASE)
