"""Words: everything that is told, in the languages of the catalogues.

>>> from medici.record.lines import Line, seat
>>> words("pt-BR").told(Line("story-passes", {"who": seat(1)}), ["Ada", "Bruno"])
'Bruno passa.'
"""

from medici.words.catalogue import Words, words
from medici.words.language import LANGUAGES, best_language

__all__ = ["LANGUAGES", "Words", "best_language", "words"]
