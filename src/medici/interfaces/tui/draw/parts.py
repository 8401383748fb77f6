"""What the tables of the three games share: names, goods in their colours, plain tables."""

from collections.abc import Callable, Collection, Iterable, Sequence
from dataclasses import dataclass
from functools import reduce
from io import StringIO
from typing import Generic, TypeVar

from rich.console import Console, ConsoleOptions, RenderableType, RenderResult
from rich.measure import Measurement
from rich.table import Table
from rich.text import Text

from medici.games.goods import GOODS, WARES
from medici.presentation.sanitize import sanitize
from medici.presentation.scene import BoardScene, CardScene, DiceScene
from medici.presentation.scene.parts import Rows
from medici.presentation.words import Words
from medici.presentation.words.cards import parse_card

# For terminals with colours of their own; every ware has a sign and a name as well.
COLOURS = ("cyan", "red", "green", "bright_blue", "magenta", "bold yellow", "white")
SIGNS = ("▤", "▚", "∴", "≈", "❖", "☼", "○")  # as the wares' patterns: weave, strokes, dots...
SHELVES = (*WARES, "neutral")
SHAPES = ("●", "◆", "▲", "■", "⬢", "☾")  # of the seats
LONGEST_NAME = 10
ENDLESS = 1000  # columns, to measure in


def short(name: str, longest: int = LONGEST_NAME) -> str:
    """A name that fits into a column.

    >>> short("Ada"), short("Bartholomew the Great")
    ('Ada', 'Bartholom.')
    """
    name = sanitize(name)
    return name if len(name) <= longest else name[: longest - 1] + "."


@dataclass(frozen=True)
class Seats:
    """Who sits at the table: their names, whose turn it is, and for whom it is drawn."""

    names: Sequence[str]
    actor: int | str | None
    mine: Collection[int]  # seats of those who look
    texts: Words
    colours: Sequence[str] = COLOURS  # of the wares
    brief: bool = False  # wares by their signs alone, and seats with their shapes

    def say(self, message: str, **args: int | str) -> str:
        """A message in the language of those who look."""
        return self.texts.say(message, args)

    def name(self, seat: int) -> str:
        """A player's name, so that it fits into a column."""
        return short(self.names[seat])

    def player(self, seat: int) -> Text:
        """A player's name, marked with > when it is their turn, and as one's own."""
        arrow, style = ("> ", "bold") if seat == self.actor else ("  ", "")
        you = f" {self.say('terminal-you')}" if seat in self.mine else ""
        shape = f"{SHAPES[seat]} " if self.brief else ""
        return Text(f"{arrow}{shape}{self.name(seat)}{you}", style=style)

    def head(self, *names: str) -> list[str]:
        """The heads of columns."""
        return [self.say(f"terminal-head-{name}") for name in names]

    def good(self, ware: str) -> str:
        """A ware by its name, and where it is drawn by its sign, with that before it."""
        sign = f"{SIGNS[SHELVES.index(ware)]} " if self.brief else ""
        return sign + self.say(f"good-{ware}")

    def ware(self, ware: str, words: str) -> Text:
        """Words about a ware, in its colour."""
        return Text(words, style=self.colours[SHELVES.index(ware)])

    def bright(self, ware: str, words: str) -> Text:
        """The same above a column, where all else is dim."""
        return Text(words, style=f"not dim {self.colours[SHELVES.index(ware)]}")

    def card(self, name: str) -> Text:
        """A card or a face of a die, in words and in its colour."""
        return self.ware(parse_card(name).ware, self.texts.card(name))

    def grouped(self, names: Iterable[str], nothing: str | None = None) -> Text:
        """Cards sorted by what they are, each ware named once: "cloth 5 2  gold 10"."""
        shelves: dict[str, list[tuple[int, str]]] = {}
        for name in names:
            ware, value, mark = parse_card(name)
            shelves.setdefault(ware, []).append((value, f"{value}{mark.removeprefix('g')}"))
        parts = []
        for ware in sorted(shelves, key=SHELVES.index):
            values = " ".join(text for _, text in sorted(shelves[ware], reverse=True))
            said = SIGNS[SHELVES.index(ware)] if self.brief else self.say(f"good-{ware}")
            parts.append(self.ware(ware, f"{said} {values}"))
        empty = self.say("terminal-empty") if nothing is None else nothing
        return Text("  ").join(parts) if parts else Text(empty, style="dim")

    def listed(self, parts: Iterable[str]) -> str:
        """Parts of a sentence in a row."""
        return reduce(lambda row, one: self.say("terminal-and", first=row, next=one), parts)

    def also(self, first: str, other: str) -> str:
        """Two parts of a sentence, one after the other."""
        return self.say("story-parts", first=first, next=other)


AnyScene = TypeVar("AnyScene", BoardScene, CardScene, DiceScene)


@dataclass(frozen=True, kw_only=True)
class Painter(Generic[AnyScene]):
    """How the parts of a game's scene are drawn."""

    remark: Callable[[AnyScene, Seats], str]  # at the right of the heading
    possessions: Callable[[AnyScene, Seats], Iterable[RenderableType]]
    middle: Callable[[AnyScene, Seats], RenderableType]  # the lot, the market or the dice
    question: Callable[[AnyScene, Seats], str]  # what the seat to act decides


def heading(left: str, right: str) -> Table:
    """The top line, with a remark on the right."""
    grid = Table.grid(expand=True)
    grid.add_column()
    grid.add_column(justify="right")
    grid.add_row(Text(left, style="bold"), Text(right))
    return grid


def sheet(*columns: str, left: Collection[int] = (0,)) -> Table:
    """An empty table without lines; columns are right-aligned but for the named ones."""
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="dim")
    for number, name in enumerate(columns):
        table.add_column(Text(name), justify="left" if number in left else "right")
    return table


def standings(first: str, now: Rows, coming: Rows, seats: Seats) -> Table:
    """Everybody's standing in each good, with what is aboard and will be added: "3 +2"."""
    table = sheet(first)
    for name in GOODS:
        table.add_column(seats.bright(name, seats.good(name)), min_width=6)
    for seat in range(len(seats.names)):
        cells = [growing(now[good][seat], coming[good][seat]) for good in now]
        table.add_row(seats.player(seat), *cells)
    return table


def growing(now: int, coming: int) -> str:
    """A number with what will be added to it.

    >>> growing(3, 2), growing(3, 0)
    ('3 +2', '3')
    """
    return f"{now} +{coming}" if coming else str(now)


def row(cards: Sequence[Text]) -> Text:
    """Cards side by side."""
    return Text(", ").join(cards)


class Fitting:
    """The first of several ways to draw something that fits, or else the last."""

    def __init__(self, ways: Sequence[Table]) -> None:
        self.ways = ways

    def chosen(self, console: Console, options: ConsoleOptions) -> Table:
        """The one that is drawn in so much room."""
        for way in self.ways:
            needed = Measurement.get(console, options.update(max_width=ENDLESS), way).maximum
            if needed <= options.max_width:
                return way
        return self.ways[-1]

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        yield self.chosen(console, options)


def flat(part: RenderableType, width: int) -> Text:
    """A part as a text, in so many columns: it is drawn once, however often it is shown."""
    console = Console(width=width, color_system="truecolor", file=StringIO(), markup=False)
    lines = []
    for segments in console.render_lines(part, pad=False):
        line = Text(no_wrap=True)
        for segment in segments:
            line.append(segment.text, segment.style)
        line.rstrip()
        lines.append(line)
    return Text("\n").join(lines)
