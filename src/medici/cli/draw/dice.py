"""The table of the dice game: the dice, the ships and the columns of the score sheets."""

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from medici.cli.draw.painter import Painter
from medici.cli.draw.parts import Seats, card, counted, sheet, ware
from medici.scene import DiceScene


def remark(scene: DiceScene, seats: Seats) -> str:
    """Whose turn it is to roll; nothing if somebody plays alone."""
    if scene.roller is None or scene.players == 1:
        return ""
    return f"{seats.name(scene.roller)} rolls"


def ships(scene: DiceScene, seats: Seats) -> RenderableType:
    """Everybody's points, and the numbers in this round's ship."""
    table = sheet("  player", "points", "worth", "free", "ship", left=(0, 4))
    for seat, ship in enumerate(scene.sheets):
        numbers = [*map(str, ship.numbers), *("_" * ship.free)]
        counts = [str(count) for count in (scene.points[seat], ship.worth, ship.free)]
        table.add_row(seats.player(seat), *counts, " ".join(numbers))
    return table


def columns(scene: DiceScene, seats: Seats) -> RenderableType:
    """The columns, lying down: x for a cross, and in solitaire o for a circle of the enemy."""
    names = ["crosses"] if scene.circles else [seats.name(seat) for seat in range(scene.players)]
    enemy = ["enemy"] if scene.circles else []
    table = sheet("  column", *names, *enemy, left=range(len(names) + 2))
    for number, (good, crosses) in enumerate(scene.crosses.items()):
        bars = [bar(count, "x", scene.column) for count in crosses]
        if scene.circles:
            bars.append(bar(scene.circles[good], "o", scene.column))
        table.add_row(ware(number, f"  {good}"), *bars)
    return Group(table, Text(f"  bonus each round: {bonuses(scene)}", style="dim"))


def bar(count: int, mark: str, length: int) -> str:
    """A column with so many marks in its spaces, and their number.

    >>> bar(4, "x", length=12)
    'xxxx........  4'
    """
    return f"{mark * count}{'.' * (length - count)} {count:2}"


def bonuses(scene: DiceScene) -> str:
    """What full columns pay, and in solitaire what the enemy's can cost."""
    first, full = scene.bonuses
    pays = f"{first.pay} from {first.crosses} crosses, {full.pay} for {full.crosses}"
    if scene.breakthrough is None:
        return pays
    return f"{pays}; {scene.breakthrough} circles: no column scores"


def dice(scene: DiceScene, seats: Seats) -> RenderableType:
    """The roll, with the numbers by which dice are chosen, and which are left."""
    if scene.phase == "rolling" or not scene.dice:
        return Text("The dice are about to be rolled.")
    numbers = range(1, len(scene.dice) + 1)
    table = Table.grid(padding=(0, 3, 0, 0))
    table.add_row(Text("Dice:", style="bold"), *(Text(f"[{number}]") for number in numbers))
    table.add_row("", *(card(face) for face in scene.dice))
    if scene.phase == "entering":
        table.add_row("", *("left" if number in scene.left else "gone" for number in numbers))
    return table


def question(scene: DiceScene, seats: Seats) -> str:
    """What the seat to act decides."""
    if scene.phase == "entering":
        return "which of the dice left is entered?"
    free = scene.sheets[int(scene.actor or 0)].free
    if scene.phase == "filling":
        return f"the ship must be filled now (D15): choose {counted(free, 'die', 'dice')}."
    return f"choose {('1', '1 or 2', '1 to 3')[min(free, 3) - 1]} of the dice."


PAINTER = Painter(
    remark=remark,
    possessions=lambda scene, seats: (ships(scene, seats), columns(scene, seats)),
    middle=dice,
    question=question,
)
