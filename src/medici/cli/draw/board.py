"""The table of the board game."""

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
from medici.scene import BoardScene


def remark(scene: BoardScene, seats: Seats) -> str:
    """How many cards are left."""
    return f"deck: {counted(scene.deck, 'card')}"


def ships(scene: BoardScene, seats: Seats) -> RenderableType:
    """What everybody owns and has aboard."""
    table = sheet("  player", "florins", "worth", "free", "ship", left=(0, 4))
    for seat, ship in enumerate(scene.ships):
        numbers = [str(count) for count in (scene.florins[seat], ship.worth, ship.free)]
        table.add_row(seats.player(seat), *numbers, grouped(ship.cards))
    return table


def tracks(scene: BoardScene, seats: Seats) -> RenderableType:
    """Everybody's level on the tracks, with the cards aboard that will raise it."""
    table = standings("  level +aboard", scene.levels, scene.aboard, seats)
    bonus = ", ".join(f"{bonus.pay} on level {bonus.level}" for bonus in scene.bonuses)
    return Group(table, Text(f"  bonus each day: {bonus}", style="dim"))


def lot(scene: BoardScene, seats: Seats) -> RenderableType:
    """The lot, who presents it, and the bids so far."""
    cards = row([card(name) for name in scene.lot]) if scene.lot else Text("none yet")
    line = Text("Lot: ", style="bold").append_text(cards)
    if scene.lot:
        line.append(f"  (worth {scene.lot_worth}, {counted(len(scene.lot), 'space')})")
    if scene.presenter is not None:
        line.append(f"; {seats.name(scene.presenter)} presents")
    if scene.phase != "auction":
        return line
    return Group(line, Text("Bids: ", style="bold").append(bids(scene, seats)))


def bids(scene: BoardScene, seats: Seats) -> str:
    """The bids and passes of this auction, and who leads."""
    answers = [f"{seats.name(bid.seat)} {bid.bid or 'pass'}" for bid in scene.bids]
    leader = scene.leader
    leads = f"; {seats.name(leader)} leads with {scene.high}" if leader is not None else ""
    return (", ".join(answers) or "none yet") + leads


def question(scene: BoardScene, seats: Seats) -> str:
    """What the seat to act decides."""
    if scene.phase == "auction":
        over = f"more than {scene.high} " if scene.high else ""
        return f"bid {over}for the lot, or pass?"
    return "draw another card, or auction the lot?"


PAINTER = Painter(
    remark=remark,
    possessions=lambda scene, seats: (ships(scene, seats), tracks(scene, seats)),
    middle=lot,
    question=question,
)
