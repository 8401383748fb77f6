"""What the tables of the three games share: names, goods in their colours, plain tables."""

from collections.abc import Collection, Iterable, Sequence

from rich.table import Table
from rich.text import Text

from medici.goods import GOODS, WARES
from medici.record import Game
from medici.words import words

COLOURS = ("cyan", "red", "green", "bright_blue", "magenta", "bold yellow", "white")
SHELVES = (*WARES, "neutral")
LONGEST_NAME = 10


def printable(text: str) -> str:
    """A text without characters that could upset a terminal.

    >>> printable("Ada" + chr(27) + "[2J")
    'Ada?[2J'
    """
    return "".join(letter if letter.isprintable() else "?" for letter in text)


def short(name: str, longest: int = LONGEST_NAME) -> str:
    """A name that fits into a column.

    >>> short("Ada"), short("Bartholomew the Great")
    ('Ada', 'Bartholom.')
    """
    name = printable(name)
    return name if len(name) <= longest else name[: longest - 1] + "."


def player(game: Game, seat: int, mine: Collection[int]) -> Text:
    """A player's name, marked with > when it is their turn, and as one's own."""
    arrow = "> " if game.actor == seat else "  "
    you = " (you)" if seat in mine else ""
    style = "bold" if game.actor == seat else ""
    return Text(f"{arrow}{short(game.players[seat])}{you}", style=style)


def heading(game: Game, right: str) -> Table:
    """The top line: which game, which day, and a remark on the right."""
    span = "round" if game.name == "dice" else "day"
    grid = Table.grid(expand=True)
    grid.add_column()
    grid.add_column(justify="right")
    grid.add_row(Text(f"{game.book.title}, {span} {game.day} of 3", style="bold"), Text(right))
    return grid


def sheet(*columns: str, left: Collection[int] = (0,)) -> Table:
    """An empty table without lines; columns are right-aligned but for the named ones."""
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="dim")
    for number, name in enumerate(columns):
        table.add_column(Text(name), justify="left" if number in left else "right")
    return table


def goods_sheet(first: str) -> Table:
    """An empty table with a column for each good."""
    table = sheet(first)
    for good, name in enumerate(GOODS):
        table.add_column(Text(name, style=COLOURS[good]), min_width=6)
    return table


def ware(number: int, words: str) -> Text:
    """Words about a good or gold, in its colour."""
    return Text(words, style=COLOURS[number])


def card(name: str) -> Text:
    """A card or a face of a die, in words and in its colour."""
    return ware(SHELVES.index(parts_of(name)[0]), words("en").card(name))


def parts_of(name: str) -> tuple[str, int, str]:
    """The ware, the value and the mark of a card.

    >>> parts_of("cloth0x2")
    ('cloth', 0, 'x2')
    """
    name, doubled, _ = name.partition("x2")
    name = name.removesuffix("g")
    good = name.rstrip("0123456789")
    return good, int(name[len(good) :]), doubled


def grouped(names: Iterable[str], nothing: str = "empty") -> Text:
    """Cards sorted by what they are, each ware named once: "cloth 5 2  gold 10"."""
    shelves: dict[int, list[tuple[int, str]]] = {}
    for name in names:
        good, value, mark = parts_of(name)
        shelves.setdefault(SHELVES.index(good), []).append((value, f"{value}{mark}"))
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
    """A standing with what is aboard and will be added to it, such as "3 +2"."""
    return f"{now} +{coming}" if coming else str(now)


def row(cards: Sequence[Text]) -> Text:
    """Cards side by side."""
    return Text(", ").join(cards)
