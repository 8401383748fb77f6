"""The catalogues of messages (Fluent), and stories told with them."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache, reduce

from medici.presentation.story.line import Arg, Line, Part
from medici.presentation.story.telling import explain
from medici.presentation.words.cards import parse_card
from medici.presentation.words.fluent import Bundle
from medici.presentation.words.language import DEFAULT, LANGUAGES, LOCALES
from medici.presentation.words.sounds import begins_with_i
from medici.record import Game

STORIES = ("story", "story-board", "story-card", "story-dice")
CATALOGUES = ("shell", *STORIES)  # the others are for browsers, and slow to read
CARD_MESSAGES = {"": "story-card", "x2": "story-card-double", "g": "story-card-green"}


class Words(Bundle):
    """The messages of one language, and stories told with them."""

    def sentence(self, line: Line, names: Sequence[str]) -> str:
        """A sentence of a story, the players having these names."""
        return self.say(line.id, {key: self.phrase(arg, names) for key, arg in line.args.items()})

    def phrase(self, arg: Arg, names: Sequence[str]) -> int | str:
        """An argument in words; numbers stay numbers, for the plural."""
        if not isinstance(arg, Part):
            return arg
        if arg.seat is not None:
            return names[arg.seat]
        if arg.seats is not None:
            return self.join([names[seat] for seat in arg.seats])
        if arg.good is not None:
            return self.say(f"good-{arg.good}")
        if arg.cards is not None:
            return self.join([self.card(card) for card in arg.cards])
        part, *others = [self.sentence(line, names) for line in arg.lines or ()] or [""]
        return reduce(self.also, others, part)

    def also(self, first: str, other: str) -> str:
        """Two parts of a sentence, one after the other."""
        return self.say("story-parts", {"first": first, "next": other})

    def join(self, items: Sequence[str]) -> str:
        """Things in a list, as one says it."""
        row = items[0]
        for item in items[1:-1]:
            row = self.say("story-list", {"first": row, "next": item})
        if len(items) > 1:
            last = items[-1]
            sound = "i" if begins_with_i(last) else ""
            row = self.say("story-list-last", {"first": row, "last": last, "sound": sound})
        return row

    def card(self, name: str) -> str:
        """A card, or the face of a die, as one says it.

        >>> words("en").card("fur3"), words("en").card("cloth0x2"), words("en").card("dye0g")
        ('fur 3', 'double cloth 0', 'green dye 0')
        """
        ware, value, mark = parse_card(name)
        good = self.say(f"good-{ware}")
        return self.say(CARD_MESSAGES[mark], {"good": good, "ware": ware, "n": value})

    def because(
        self, reason: object, message: str, args: Mapping[str, float | str] | None = None
    ) -> str:
        """A reason as programs have it, in English; in other languages a message that covers it."""
        return str(reason) if self.lang == DEFAULT else self.say(message, args)

    def paragraph(self, lines: Iterable[Line], names: Sequence[str]) -> str:
        """Sentences that belong together."""
        return " ".join(self.sentence(line, names) for line in lines)

    def story(self, story: Game, since: int = 0) -> Iterator[str]:
        """A game paragraph by paragraph, or only what came after the first ``since`` moves.

        Headings are the lines that do not end with a full stop.
        """
        return (self.paragraph(lines, story.players) for lines in explain(story, since))


@cache
def words(lang: str, *more: str) -> Words:
    """The words of a language; those of further catalogues only if they are named."""
    if lang not in LANGUAGES:
        raise ValueError(f"expected a language of {', '.join(LANGUAGES)}; got {lang!r}")
    texts = catalogues(lang)
    return Words(lang, *(texts[name] for name in (*CATALOGUES, *more)))


def catalogues(lang: str) -> dict[str, str]:
    """The texts of a language's catalogues by the names of their files, without the ending."""
    files = sorted((LOCALES / lang).glob("*.ftl"))
    return {file.stem: file.read_text(encoding="utf-8") for file in files}
