"""What the tables of the three games share: names, goods in their colours, plain tables."""

from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass

from rich.table import Table
from rich.text import Text

from medici.goods import GOODS, WARES
from medici.scene.parts import Rows
from medici.signs import printable
from medici.words import words
from medici.words.cards import parse_card

COLOURS = ("cyan", "red", "green", "bright_blue", "magenta", "bold yellow", "white")
SHELVES = (*WARES, "neutral")
LONGEST_NAME = 10


def short(name: str, longest: int = LONGEST_NAME) -> str:
    """A name that fits into a column.

    >>> short("Ada"), short("Bartholomew the Great")
    ('Ada', 'Bartholom.')
    """
    name = printable(name)
    return name if len(name) <= longest else name[: longest - 1] + "."


@dataclass(frozen=True)
class Seats:
    """Who sits at the table: their names, whose turn it is, and whose screen this is."""

    names: Sequence[str]
    actor: int | str | None
    mine: Collection[int] = ()

    def name(self, seat: int) -> str:
        """A player's name, so that it fits into a column."""
        return short(self.names[seat])

    def player(self, seat: int) -> Text:
        """A player's name, marked with > when it is their turn, and as one's own."""
        arrow, style = ("> ", "bold") if seat == self.actor else ("  ", "")
        you = " (you)" if seat in self.mine else ""
        return Text(f"{arrow}{self.name(seat)}{you}", style=style)


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
    for good, name in enumerate(GOODS):
        table.add_column(Text(name, style=COLOURS[good]), min_width=6)
    for seat in range(len(seats.names)):
        cells = [growing(now[good][seat], coming[good][seat]) for good in now]
        table.add_row(seats.player(seat), *cells)
    return table


def ware(number: int, words: str) -> Text:
    """Words about a good or gold, in its colour."""
    return Text(words, style=COLOURS[number])


def card(name: str) -> Text:
    """A card or a face of a die, in words and in its colour."""
    return ware(SHELVES.index(parse_card(name).ware), words("en").card(name))


def grouped(names: Iterable[str], nothing: str = "empty") -> Text:
    """Cards sorted by what they are, each ware named once: "cloth 5 2  gold 10"."""
    shelves: dict[int, list[tuple[int, str]]] = {}
    for name in names:
        good, value, mark = parse_card(name)
        text = f"{value}{mark.removeprefix('g')}"
        shelves.setdefault(SHELVES.index(good), []).append((value, text))
    parts = []
    for number in sorted(shelves):
        values = " ".join(text for _, text in sorted(shelves[number], reverse=True))
        parts.append(ware(number, f"{SHELVES[number]} {values}"))
    return Text("  ").join(parts) if parts else Text(nothing, style="dim")


def counted(number: int, thing: str, things: str = "") -> str:
    """A number of things.

    >>> counted(1, "cross", "crosses"), counted(2, "icon")
    ('1 cross', '2 icons')
    """
    return f"{number} {thing if number == 1 else things or thing + 's'}"


def growing(now: int, coming: int) -> str:
    """A number with what will be added to it.

    >>> growing(3, 2), growing(3, 0)
    ('3 +2', '3')
    """
    return f"{now} +{coming}" if coming else str(now)


def row(cards: Sequence[Text]) -> Text:
    """Cards side by side."""
    return Text(", ").join(cards)
