"""The table of the card game."""

from rich.console import Group, RenderableType
from rich.text import Text

from medici.cli.draw.painter import Painter
from medici.cli.draw.parts import (
    Seats,
    card,
    counted,
    grouped,
    row,
    sheet,
    standings,
)
from medici.scene import CardScene
from medici.words.cards import parse_card


def remark(scene: CardScene, seats: Seats) -> str:
    """How many cards are left."""
    return f"deck: {counted(scene.deck, 'card')}"


def ships(scene: CardScene, seats: Seats) -> RenderableType:
    """What everybody owns and has aboard, green cards apart."""
    table = sheet("  player", "florins", "worth", "free", "ship", "green cards", left=(0, 4, 5))
    for seat, ship in enumerate(scene.ships):
        green = [name for name in ship.cards if parse_card(name).green]
        others = [name for name in ship.cards if name not in green]
        numbers = [str(count) for count in (scene.florins[seat], ship.worth, ship.free)]
        table.add_row(seats.player(seat), *numbers, grouped(others), grouped(green, nothing=""))
    return table


def warehouses(scene: CardScene, seats: Seats) -> RenderableType:
    """Icons in the warehouses, with those aboard that will join them."""
    table = standings("  icons +aboard", scene.icons, scene.aboard, seats)
    first, *higher = scene.monopolies
    rising = "".join(f", {monopoly.pay} from {monopoly.icons}" for monopoly in higher)
    bonus = f"  monopoly each day: {first.pay} from {first.icons} icons{rising}"
    return Group(table, Text(bonus, style="dim"))


def market(scene: CardScene, seats: Seats) -> RenderableType:
    """The row of open cards: the last ones with their numbers, and those out of reach."""
    cards = [card(name) for name in scene.market]
    near = cards[-scene.reach :]
    numbers = range(len(near), 0, -1)
    offers = [
        Text(f"[{number}] ", style="bold").append_text(name)
        for number, name in zip(numbers, near, strict=True)
    ]
    line = Text("Market: ", style="bold")
    line.append_text(Text("   ").join(offers) if offers else Text("empty"))
    if len(cards) <= scene.reach:
        return line
    return Group(Text("Out of reach: ").append_text(row(cards[: -scene.reach])), line)


def question(scene: CardScene, seats: Seats) -> str:
    """What the seat to act decides."""
    left = scene.most_reveals - scene.revealed
    if left and scene.deck:
        return f"take from the end of the market, or reveal (up to {left} more)?"
    return "take which cards from the end of the market?"


PAINTER = Painter(
    remark=remark,
    possessions=lambda scene, seats: (ships(scene, seats), warehouses(scene, seats)),
    middle=market,
    question=question,
)
