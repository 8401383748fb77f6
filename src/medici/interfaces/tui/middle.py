"""What lies in the middle of the table, and the words beside it."""

from collections.abc import Collection

from rich.text import Text

from medici.interfaces.tui.draw.board import about, answer
from medici.interfaces.tui.draw.parts import Seats, flat, row
from medici.interfaces.tui.spaces import HELD
from medici.interfaces.tui.widgets import Face
from medici.presentation.scene import BoardScene, CardScene, DiceScene, Scene
from medici.presentation.scene.prospect import prospect

Picked = Collection[int]
LINES = 3  # beside the cards, as high as these are


def faces(scene: Scene, seats: Seats, can: Picked, picked: Picked) -> list[Face]:
    """The lot, the end of the market or the dice; those that can be picked have numbers."""
    if isinstance(scene, BoardScene):
        return [Face(name, seats) for name in scene.lot]
    if isinstance(scene, CardScene):
        near = scene.market[-scene.reach :]
        places = range(len(near), 0, -1)
        return [
            face(name, seats, number, can, picked)
            for number, name in zip(places, near, strict=True)
        ]
    gone = scene.phase == "entering"
    return [
        Face(name, seats, state="gone")
        if gone and number not in scene.left
        else face(name, seats, number, can, picked)
        for number, name in enumerate(scene.dice, start=1)
    ]


def face(name: str, seats: Seats, number: int, can: Picked, picked: Picked) -> Face:
    """A card or a die, and whether it is picked."""
    state = "picked" if number in picked else "pick" if number in can else ""
    return Face(name, seats, number, state)


def beside(scene: Scene, seats: Seats, me: int | None, room: int) -> Text:
    """Three lines about the middle, in so many columns; more where the market is very long."""
    if isinstance(scene, BoardScene):
        return beside_lot(scene, seats, me)
    if isinstance(scene, CardScene):
        return beside_market(scene, seats, room)
    return beside_dice(scene, seats)


def beside_market(scene: CardScene, seats: Seats, room: int) -> Text:
    """The cards beyond reach: by their names, or where these need too many lines by their signs."""
    beyond = scene.market[: -scene.reach]
    if not beyond:
        return Text("")
    head = Text(f"{seats.say('terminal-beyond')} ", style="dim")
    named = flat(head + row([unbroken(seats.card(name)) for name in beyond]), room)
    if named.plain.count("\n") < LINES:
        return named
    return flat(head + row([unbroken(seats.grouped([name])) for name in beyond]), room)


def unbroken(card: Text) -> Text:
    """A card within which no line ends."""
    card.plain = card.plain.replace(" ", HELD)
    return card


def beside_lot(scene: BoardScene, seats: Seats, me: int | None) -> Text:
    """Who said what, and what the lot is worth, to oneself too; the last is the least needed."""
    lines: list[Text] = []
    if scene.phase == "auction":
        said = seats.listed([answer(bid, seats) for bid in scene.bids]) if scene.bids else ""
        head = Text().append(f"{seats.say('terminal-bids')} ", "bold")
        lines.append(head.append(said or seats.say("terminal-bids-none")))
    elif scene.last_sale is not None:
        lines.append(Text(sale(scene, seats), style="dim"))
    if scene.lot:
        if me is not None and scene.ships[me].free >= len(scene.lot):
            lines.append(Text(would(scene, seats, me)))
        lines.append(Text(about(scene, seats), style="dim"))
    return Text("\n").join(lines)


def would(scene: BoardScene, seats: Seats, me: int) -> str:
    """What one's ship would come to with the lot, if the day ended with it."""
    worths = [ship.worth for ship in scene.ships]
    mine = prospect(worths, scene.levels, scene.aboard, me, scene.lot)
    message = "terminal-would-pay" if mine.ship else "terminal-would"
    return seats.say(message, worth=mine.worth, place=mine.place, pay=mine.ship)


def sale(scene: BoardScene, seats: Seats) -> str:
    """How the last lot went."""
    last = scene.last_sale
    if last is None or last.seat is None:
        return seats.say("terminal-last-none")
    return seats.say("terminal-last-sale", who=seats.name(last.seat), price=last.price)


def beside_dice(scene: DiceScene, seats: Seats) -> Text:
    """Who took which dice of this roll."""
    if not scene.dice:
        return Text(seats.say("terminal-dice-soon"), style="dim")
    lines = []
    for chosen in scene.chosen[-3:]:
        dice = seats.texts.join(
            [seats.texts.card(scene.dice[place - 1]) for place in chosen.places]
        )
        lines.append(Text(seats.say("terminal-chosen", who=seats.name(chosen.seat), dice=dice)))
    return Text("\n").join(lines)
