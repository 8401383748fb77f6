"""A review as a text, in a language."""

from collections.abc import Iterator, Sequence

from medici.analysis.review.schema import WHOLE, Decision, Option, Review, Turn
from medici.analysis.review.sentences import address
from medici.analysis.review.units import POINT
from medici.presentation.story.solitaire import title_id
from medici.presentation.story.telling import tell
from medici.presentation.words.catalogue import Words
from medici.record import Game

BLOCKS = "▁▂▃▄▅▆▇█"
WIDTH = 48  # characters of a curve
MINUS = "\N{MINUS SIGN}"
SHOWN = 3  # options of a decision that are listed


class Report:
    """Writes a review as text, addressed to one of its players if a seat is given."""

    def __init__(self, game: Game, review: Review, words: Words, seat: int | None = None) -> None:
        self.game, self.review, self.words, self.seat = game, review, words, seat
        self.names = list(review.players)
        if seat is not None:
            self.names[seat] = words.say("review-you")
        self.unit = WHOLE if review.alone else POINT

    def lines(self) -> Iterator[str]:
        """The whole report, line by line."""
        yield self.heading()
        yield ""
        yield from self.curves()
        yield ""
        yield from self.luck()
        yield ""
        yield from self.errors()
        yield from self.titles()
        if not self.review.alone:
            yield from self.section("review-turning", [self.turning()])
        jokers = [self.joker(turn) for turn in self.review.jokers]
        yield from self.section("review-jokers", jokers or [self.say("review-no-jokers")])
        costly = [line for decision in self.costly() for line in self.decision(decision)]
        yield from self.section("review-costliest", costly or [self.say("review-no-costs")])
        rest = [line for decision in self.further() for line in self.decision(decision)]
        if rest:
            yield from self.section("review-mistakes-all", rest)

    def say(self, message: str, **args: float | str) -> str:
        """A message of the review."""
        return self.words.say(message, args)

    def section(self, message: str, lines: Sequence[str]) -> list[str]:
        """Lines under a heading."""
        return ["", self.say(message), *(f"  {line}" for line in lines)]

    def heading(self) -> str:
        """Which game it is, how far it goes, and what it was looked at with."""
        players = len(self.names)
        name = self.say("shell-game", game=self.review.game)
        line = self.say("review-heading", game=name, players=players, moves=len(self.game.moves))
        if not self.review.over:
            line = self.say("review-heading-open", heading=line)
        line = f"{line}. {self.say('review-looked', futures=self.review.futures)}"
        if self.review.unsure:
            line = f"{line} {self.say('review-unsure', n=self.review.unsure)}"
        return line

    def curves(self) -> Iterator[str]:
        """A small curve for everybody."""
        yield self.say("review-curve-lone" if self.review.alone else "review-curve")
        wide = max(map(len, self.names))
        for seat, name in enumerate(self.names):
            values = [row[seat] for row in self.review.curve]
            ends = f"{self.number(values[0])} → {self.number(values[-1])}"
            if not self.review.alone:
                ends = self.say("eye-percent", n=ends)
            yield f"  {name:<{wide}}  {drawn(values, self.review.alone)}  {ends}"

    def tell(self, name: str, what: str) -> str:
        """Something of somebody, or of some move, with the colon of the language."""
        return self.say("shell-told", name=name, what=what)

    def number(self, millionths: int) -> str:
        """Points, with one figure behind the point."""
        sign = MINUS if millionths < 0 else ""
        return sign + self.say("review-number", n=abs(millionths) / self.unit)

    def signed(self, millionths: int) -> str:
        """A change in points, with its sign."""
        return ("+" if millionths > 0 else "") + self.number(millionths)

    def with_error(self, millionths: int, error: int) -> str:
        """Points and their standard error."""
        return f"{self.number(millionths)} ± {self.number(error)}"

    def luck(self) -> Iterator[str]:
        """Luck and skill of everybody."""
        heads = ["seat", "from", "luck", "skill", "others", "to", "adjusted"]
        rows = [[self.say(f"review-{head}") for head in heads]]
        for account in self.review.accounts:
            others = sum(account.decided) - account.skill
            rows.append(
                [
                    self.names[account.seat],
                    self.number(account.first),
                    f"{self.signed(account.luck)} ± {self.number(account.luck_error)}",
                    f"{self.signed(account.skill)} ± {self.number(account.skill_error)}",
                    self.signed(others),
                    self.number(account.last),
                    self.number(account.adjusted),
                ]
            )
        yield from aligned(rows)
        yield self.say("review-adds-up")

    def errors(self) -> Iterator[str]:
        """Everybody's error rate, and the title for it."""
        heads = ["seat", "choices", "mistakes", "cost-sum", "rate", "grade"]
        rows = [[self.say(f"review-{head}") for head in heads]]
        for account in self.review.accounts:
            title = self.say(f"review-title-{account.title}") if account.title else ""
            rows.append(
                [
                    self.names[account.seat],
                    str(account.choices),
                    str(account.mistakes),
                    self.with_error(account.behind, account.behind_error),
                    self.say("review-rate-of", n=account.rate / self.unit).replace("-", MINUS),
                    title,
                ]
            )
        yield from aligned(rows, texts_after=5)
        yield self.say("review-rate-is")

    def titles(self) -> Iterator[str]:
        """Alone: which titles were likely at the start."""
        if self.review.titles:
            first = self.review.titles[0]
            told = [
                self.tell(
                    self.words.say(title_id(title)),
                    self.say("eye-percent", n=self.number_of(chance)),
                )
                for title, chance in first.items()
                if chance >= POINT
            ]
            yield from self.section("review-titles", told)

    def number_of(self, chance: int) -> str:
        """A chance in percent, also alone."""
        return self.say("review-number", n=chance / POINT)

    def turning(self) -> str:
        """Since when whoever leads at the end has led."""
        last = self.review.curve[-1]
        who = self.names[last.index(max(last))]
        if self.review.turning is None:
            return self.say("review-turning-never", who=who)
        told = self.story(self.review.turning)
        return self.say("review-turning-at", who=who, n=self.review.turning, told=told)

    def story(self, number: int) -> str:
        """What a move was, as the log tells it."""
        return self.words.paragraph(tell(self.game, number), self.review.players)

    def joker(self, turn: Turn) -> str:
        """A turn of nature."""
        told, points = self.story(turn.n), self.signed(turn.change)
        who = self.names[turn.seat]
        return self.say("review-joker", n=turn.n, told=told, who=who, points=points)

    def costly(self) -> list[Decision]:
        """The costliest decisions, of one seat if one is spoken to."""
        seat = self.seat
        wanted = self.review.costliest if seat is None else self.review.accounts[seat].costliest
        made = {decision.n: decision for decision in self.review.decisions}
        return [made[number] for number in wanted]

    def further(self) -> list[Decision]:
        """The other mistakes of the one who is spoken to."""
        told = {decision.n for decision in self.costly()}
        return [
            decision
            for decision in self.review.decisions
            if decision.mistake and decision.seat == self.seat and decision.n not in told
        ]

    def decision(self, decision: Decision) -> Iterator[str]:
        """A decision: what was wrong, what it cost, what there was instead."""
        span = "-round" if self.review.game == "dice" else ""
        when = self.say(f"review-decision{span}", n=decision.n, day=decision.day)
        found = address(decision.finding, self.seat)
        yield self.tell(when, self.words.paragraph(found, self.review.players))
        yield f"  {self.cost(decision)}"
        told: dict[str, str] = {}  # dice that show the same are one option
        for option in decision.options:
            told.setdefault(self.move(option), self.option(option))
        best = ", ".join(list(told.values())[:SHOWN])
        yield f"  {self.say('review-options', options=best)}"

    def cost(self, decision: Decision) -> str:
        """How much better another move was than the one played, and how certain that is."""
        lone = "-lone" if self.review.alone else ""
        told = {option.move: self.move(option) for option in decision.options}
        points, error = decision.behind / self.unit, decision.behind_error / self.unit
        moves = {"better": told[decision.best], "played": told[decision.move]}
        if decision.exact:
            return self.say(f"review-exact{lone}", points=points, **moves)
        if not decision.futures:
            return self.say("review-cost-seen", points=points, **moves)
        parts = [self.say(f"review-cost{lone}", points=points, error=error, **moves)]
        if not decision.mistake:
            parts.append(self.say("review-perhaps"))
        return " ".join(parts)

    def option(self, option: Option) -> str:
        """An option with its chance."""
        lone = "-lone" if self.review.alone else ""
        points = option.chance / self.unit
        return self.say(f"review-option{lone}", move=self.move(option), points=points)

    def move(self, option: Option) -> str:
        """What is done by an option."""
        return self.words.sentence(option.told, self.review.players)


def drawn(values: Sequence[int], alone: bool) -> str:
    """A curve of blocks, from nothing to a sure victory; alone from the lowest to the highest.

    >>> drawn([0, 500_000, 1_000_000], alone=False)
    '▁▄█'
    """
    low, high = (min(values), max(values)) if alone else (0, WHOLE)
    wide = min(WIDTH, len(values))
    picked = [values[number * (len(values) - 1) // max(wide - 1, 1)] for number in range(wide)]
    span = max(high - low, 1)
    return "".join(BLOCKS[(value - low) * 7 // span if value < high else 7] for value in picked)


def aligned(rows: Sequence[Sequence[str]], texts_after: int | None = None) -> Iterator[str]:
    """A table: names to the left, numbers to the right, and from a column on texts again.

    >>> list(aligned([["Ada", "9"], ["Bo", "10"]]))
    ['Ada   9', 'Bo   10']
    """
    wide = [max(len(row[column]) for row in rows) for column in range(len(rows[0]))]
    last = len(wide) if texts_after is None else texts_after
    for row in rows:
        cells = [
            f"{cell:>{wide[column]}}" if 0 < column < last else f"{cell:<{wide[column]}}"
            for column, cell in enumerate(row)
        ]
        yield "  ".join(cells).rstrip()
