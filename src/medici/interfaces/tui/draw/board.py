"""The table of the board game."""

from rich.console import Group, RenderableType
from rich.text import Text

from medici.interfaces.tui.draw.parts import Painter, Seats, row, sheet, standings
from medici.presentation.scene import BoardScene
from medici.presentation.scene.auction import Bid


def remark(scene: BoardScene, seats: Seats) -> str:
    """How many cards are left."""
    return seats.say("terminal-deck", n=scene.deck)


def ships(scene: BoardScene, seats: Seats) -> RenderableType:
    """What everybody owns and has aboard."""
    player, *heads = seats.head("player", "florins", "worth", "free", "ship")
    table = sheet(f"  {player}", *heads, left=(0, 4))
    for seat, ship in enumerate(scene.ships):
        numbers = [str(count) for count in (scene.florins[seat], ship.worth, ship.free)]
        table.add_row(seats.player(seat), *numbers, seats.grouped(ship.cards))
    return table


def tracks(scene: BoardScene, seats: Seats) -> RenderableType:
    """Everybody's level on the tracks, with the cards aboard that will raise it."""
    (head,) = seats.head("levels")
    table = standings(f"  {head}", scene.levels, scene.aboard, seats)
    pays = [
        seats.say("terminal-bonus-level", pay=bonus.pay, level=bonus.level)
        for bonus in scene.bonuses
    ]
    bonus = seats.say("terminal-bonus-day", what=seats.listed(pays))
    return Group(table, Text(f"  {bonus}", style="dim"))


def lot(scene: BoardScene, seats: Seats) -> RenderableType:
    """The lot, who presents it, and the bids so far."""
    none = seats.say("terminal-lot-none")
    cards = row([seats.card(name) for name in scene.lot]) if scene.lot else Text(none)
    line = Text(f"{seats.say('terminal-lot')} ", style="bold").append_text(cards)
    if scene.lot:
        line.append(f"  {about(scene, seats)}")
    if scene.presenter is not None:
        presents = seats.say("terminal-presents", who=seats.name(scene.presenter))
        line.append(seats.also("", presents))
    if scene.phase != "auction":
        return line
    spoken = Text(f"{seats.say('terminal-bids')} ", style="bold").append(bids(scene, seats))
    return Group(line, spoken)


def about(scene: BoardScene, seats: Seats) -> str:
    """What the lot is worth, and what room it takes."""
    return seats.say("terminal-lot-about", worth=scene.lot_worth, n=len(scene.lot))


def bids(scene: BoardScene, seats: Seats) -> str:
    """The bids and passes of this auction, and who leads."""
    answers = [answer(bid, seats) for bid in scene.bids]
    said = seats.listed(answers) if answers else seats.say("terminal-bids-none")
    if scene.leader is None:
        return said
    leads = seats.say("terminal-leads", who=seats.name(scene.leader), bid=scene.high)
    return seats.also(said, leads)


def answer(bid: Bid, seats: Seats) -> str:
    """What somebody said."""
    if bid.bid is None:
        return seats.say("terminal-passed", who=seats.name(bid.seat))
    return seats.say("terminal-bid", who=seats.name(bid.seat), bid=bid.bid)


def question(scene: BoardScene, seats: Seats) -> str:
    """What the seat to act decides."""
    if scene.phase != "auction":
        return seats.say("terminal-ask-draw")
    if scene.high:
        return seats.say("terminal-ask-bid-over", high=scene.high)
    return seats.say("terminal-ask-bid")


PAINTER = Painter(
    remark=remark,
    possessions=lambda scene, seats: (ships(scene, seats), tracks(scene, seats)),
    middle=lot,
    question=question,
)
