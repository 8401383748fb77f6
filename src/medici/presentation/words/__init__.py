"""Words: stories, rules and player aids, in the languages of the catalogues.

>>> from medici.presentation.story.line import Line, seat
>>> words("pt-BR").sentence(Line("story-passes", {"who": seat(1)}), ["Ada", "Bruno"])
'Bruno passa.'
"""

from medici.presentation.words.catalogue import Words, words
from medici.presentation.words.language import (
    DEFAULT,
    LANGUAGES,
    best_language,
    known_language,
    language_here,
)
from medici.presentation.words.pages import Page, aid, rules

__all__ = [
    "DEFAULT",
    "LANGUAGES",
    "Page",
    "Words",
    "aid",
    "best_language",
    "known_language",
    "language_here",
    "rules",
    "words",
]
