"""The table of the card game."""

from rich.console import Group, RenderableType
from rich.text import Text

from medici.interfaces.tui.draw.parts import Painter, Seats, row, sheet, standings
from medici.presentation.scene import CardScene
from medici.presentation.words.cards import parse_card


def remark(scene: CardScene, seats: Seats) -> str:
    """How many cards are left."""
    return seats.say("terminal-deck", n=scene.deck)


def ships(scene: CardScene, seats: Seats) -> RenderableType:
    """What everybody owns and has aboard, green cards apart."""
    player, *heads = seats.head("player", "florins", "worth", "free", "ship", "green")
    table = sheet(f"  {player}", *heads, left=(0, 4, 5))
    for seat, ship in enumerate(scene.ships):
        green = [name for name in ship.cards if parse_card(name).green]
        others = [name for name in ship.cards if name not in green]
        numbers = [str(count) for count in (scene.florins[seat], ship.worth, ship.free)]
        cargo = seats.grouped(others), seats.grouped(green, nothing="")
        table.add_row(seats.player(seat), *numbers, *cargo)
    return table


def warehouses(scene: CardScene, seats: Seats) -> RenderableType:
    """Icons in the warehouses, with those aboard that will join them."""
    (head,) = seats.head("icons")
    table = standings(f"  {head}", scene.icons, scene.aboard, seats)
    first, *higher = scene.monopolies
    pays = [seats.say("terminal-monopoly", pay=first.pay, icons=first.icons)]
    for monopoly in higher:
        pays.append(seats.say("terminal-monopoly-more", pay=monopoly.pay, icons=monopoly.icons))
    return Group(table, Text(f"  {seats.listed(pays)}", style="dim"))


def market(scene: CardScene, seats: Seats) -> RenderableType:
    """The row of open cards: the last ones with their numbers, and those out of reach."""
    cards = [seats.card(name) for name in scene.market]
    near = cards[-scene.reach :]
    numbers = range(len(near), 0, -1)
    offers = [
        Text(f"[{number}] ", style="bold").append_text(name)
        for number, name in zip(numbers, near, strict=True)
    ]
    line = Text(f"{seats.say('terminal-market')} ", style="bold")
    empty = Text(seats.say("terminal-market-empty"))
    line.append_text(Text("   ").join(offers) if offers else empty)
    if len(cards) <= scene.reach:
        return line
    beyond = Text(f"{seats.say('terminal-beyond')} ")
    return Group(beyond.append_text(row(cards[: -scene.reach])), line)


def question(scene: CardScene, seats: Seats) -> str:
    """What the seat to act decides."""
    left = scene.most_reveals - scene.revealed
    if left and scene.deck:
        return seats.say("terminal-ask-reveal", n=left)
    return seats.say("terminal-ask-take")


PAINTER = Painter(
    remark=remark,
    possessions=lambda scene, seats: (ships(scene, seats), warehouses(scene, seats)),
    middle=market,
    question=question,
)
