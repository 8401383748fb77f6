"""The table of a game as plain text, for environments: what ``render`` shows.

Cards are named as in records; ``>`` stands before the seat that is to act.
"""

from collections.abc import Iterable, Mapping, Sequence

from medici.presentation.scene import BoardScene, CardScene, scene
from medici.presentation.scene.dice import DiceScene
from medici.presentation.scene.parts import Rows
from medici.presentation.story.tellers import teller_of
from medici.record import Game

Line = Sequence[object]


def picture(game: Game) -> str:
    """The table as it stands.

    >>> game = Game("card", players=2)
    >>> for move in ("first 1", "card fur3", "reveal", "card dye2"):
    ...     game.play(move)
    >>> print(picture(game))  # doctest: +NORMALIZE_WHITESPACE
    Medici: The Card Game, day 1 of 3, seat_1 to act
              florins  worth  free  cloth  fur  grain  dye  spice  ship
      seat_0        0      0     7      0    0      0    0      0  -
    > seat_1        0      0     7      0    0      0    0      0  -
    market: fur3 dye2; deck: 108 cards
    """
    view = scene(game)
    if isinstance(view, BoardScene):
        body = board(view)
    elif isinstance(view, CardScene):
        body = card(view)
    else:
        body = dice(view)
    return "\n".join([heading(game), *body])


def heading(game: Game) -> str:
    """Which game this is, and whose turn."""
    actor = game.actor
    to_act = "over" if actor is None else f"{who(actor)} to act"
    return f"{game.book.title}, {teller_of(game).span} {game.day} of 3, {to_act}"


def who(seat: int | str) -> str:
    """A seat, or nature, as environments call it."""
    return seat if isinstance(seat, str) else f"seat_{seat}"


def board(view: BoardScene) -> list[str]:
    """Ships, levels and the lot."""
    ships = [(ship.worth, ship.free) for ship in view.ships]
    cargo = [cards(ship.cards) for ship in view.ships]
    lines = seats(view.actor, {"florins": view.florins}, ships, view.levels, cargo)
    lot = f"lot: {cards(view.lot)}; deck: {view.deck} cards"
    if view.presenter is not None:
        lot += f"; {who(view.presenter)} presents"
    said = ", ".join(f"{who(bid.seat)} {bid.bid or 'pass'}" for bid in view.bids)
    return [*lines, lot + (f"; bids: {said}" if said else "")]


def card(view: CardScene) -> list[str]:
    """Ships, warehouses and the market."""
    ships = [(ship.worth, ship.free) for ship in view.ships]
    cargo = [cards(ship.cards) for ship in view.ships]
    lines = seats(view.actor, {"florins": view.florins}, ships, view.icons, cargo)
    return [*lines, f"market: {cards(view.market)}; deck: {view.deck} cards"]


def dice(view: DiceScene) -> list[str]:
    """Sheets and the roll; alone, the enemy too."""
    ships = [(sheet.worth, sheet.free) for sheet in view.sheets]
    cargo = [cards(map(str, sheet.numbers)) for sheet in view.sheets]
    lines = seats(view.actor, {"points": view.points}, ships, view.crosses, cargo)
    if view.circles is not None:
        enemy = ", ".join(f"{good} {count}" for good, count in view.circles.items())
        lines.append(f"enemy: {enemy}")
    left = ", ".join(map(str, view.left)) or "-"
    return [*lines, f"dice: {cards(view.dice)}; left: {left}"]


def cards(names: Iterable[str]) -> str:
    """Cards side by side."""
    return " ".join(names) or "-"


def seats(
    actor: int | str | None,
    owned: Mapping[str, Sequence[int]],
    ships: Sequence[tuple[int, int]],
    goods: Rows,
    cargo: Sequence[str],
) -> list[str]:
    """A line for each seat: what it owns, its ship, its standing in the goods."""
    lines: list[Line] = [("", *owned, "worth", "free", *goods)]
    for seat, ship in enumerate(ships):
        standing = (row[seat] for row in goods.values())
        own = (column[seat] for column in owned.values())
        mark = ">" if seat == actor else " "
        lines.append((f"{mark} {who(seat)}", *own, *ship, *standing))
    wide = [max(len(str(cell)) for cell in column) for column in zip(*lines, strict=True)]
    drawn = ["  ".join(map(aligned, line, wide)) for line in lines]
    return [f"{line}  {last}" for line, last in zip(drawn, ["ship", *cargo], strict=True)]


def aligned(cell: object, wide: int) -> str:
    """Numbers and their headings to the right, names to the left."""
    name = isinstance(cell, str) and cell[:1] in "> "
    return str(cell).ljust(wide) if name else str(cell).rjust(wide)
