"""The table of the dice game: the dice, the ships and the columns of the score sheets."""

from collections.abc import Callable

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from medici.interfaces.tui.draw.parts import Fitting, Painter, Seats, sheet
from medici.presentation.scene import DiceScene


def remark(scene: DiceScene, seats: Seats) -> str:
    """Whose turn it is to roll; nothing if somebody plays alone."""
    if scene.roller is None or scene.players == 1:
        return ""
    return seats.say("terminal-rolls", who=seats.name(scene.roller))


def ships(scene: DiceScene, seats: Seats) -> RenderableType:
    """Everybody's points, and the numbers in this round's ship."""
    player, *heads = seats.head("player", "points", "worth", "free", "ship")
    table = sheet(f"  {player}", *heads, left=(0, 4))
    for seat, ship in enumerate(scene.sheets):
        numbers = [*map(str, ship.numbers), *("_" * ship.free)]
        counts = [str(count) for count in (scene.points[seat], ship.worth, ship.free)]
        table.add_row(seats.player(seat), *counts, " ".join(numbers))
    return table


def columns(scene: DiceScene, seats: Seats) -> RenderableType:
    """The columns, lying down: x for a cross, and in solitaire o for a circle of the enemy."""
    table = Fitting([column_table(scene, seats, say) for say in (bar, share)])
    return Group(table, Padding(Text(bonuses(scene, seats), style="dim"), (0, 0, 0, 2)))


def column_table(scene: DiceScene, seats: Seats, say: Callable[[int, str, int], str]) -> Table:
    """The columns, each as ``say`` shows it."""
    names = [seats.name(seat) for seat in range(scene.players)]
    if scene.circles:
        names = [seats.say("terminal-crosses"), seats.say("terminal-enemy")]
    (head,) = seats.head("column")
    table = sheet(f"  {head}", *names, left=range(len(names) + 1))
    for good, crosses in scene.crosses.items():
        bars = [say(count, "x", scene.column) for count in crosses]
        if scene.circles:
            bars.append(say(scene.circles[good], "o", scene.column))
        table.add_row(seats.ware(good, f"  {seats.good(good)}"), *bars)
    return table


def bar(count: int, mark: str, length: int) -> str:
    """A column with so many marks in its spaces, and their number.

    >>> bar(4, "x", length=12)
    'xxxx........  4'
    """
    return f"{mark * count}{'.' * (length - count)} {count:2}"


def share(count: int, mark: str, length: int) -> str:
    """The same in few letters.

    >>> share(4, "x", length=12)
    ' 4/12 x'
    """
    return f"{count:2}/{length} {mark}"


def bonuses(scene: DiceScene, seats: Seats) -> str:
    """What full columns pay, and in solitaire what the enemy's can cost."""
    first, full = scene.bonuses
    pays = seats.say(
        "terminal-bonus-round",
        pay=first.pay,
        crosses=first.crosses,
        more=full.pay,
        all=full.crosses,
    )
    if scene.breakthrough is None:
        return pays
    return seats.also(pays, seats.say("terminal-breakthrough", n=scene.breakthrough))


def dice(scene: DiceScene, seats: Seats) -> RenderableType:
    """The roll, with the numbers by which dice are chosen, and which are left."""
    if scene.phase == "rolling" or not scene.dice:
        return Text(seats.say("terminal-dice-soon"))
    return Fitting([lying(scene, seats), standing(scene, seats)])


def lying(scene: DiceScene, seats: Seats) -> Table:
    """The dice side by side."""
    table = Table.grid(padding=(0, 3, 0, 0))
    heads = [Text(seats.say("terminal-dice"), style="bold"), "", ""]
    for cells in zip(heads, *described(scene, seats), strict=False):
        table.add_row(*cells)
    return table


def standing(scene: DiceScene, seats: Seats) -> Table:
    """The dice one below the other, where there is little room."""
    table = Table.grid(padding=(0, 3, 0, 0))
    for number, cells in enumerate(described(scene, seats)):
        head = "" if number else Text(seats.say("terminal-dice"), style="bold")
        table.add_row(head, *cells)
    return table


def described(scene: DiceScene, seats: Seats) -> list[list[Text]]:
    """Each die's number and face, and whether it is left when they are being entered."""
    dice = [[Text(f"[{n}]"), seats.card(face)] for n, face in enumerate(scene.dice, start=1)]
    if scene.phase == "entering":
        left, gone = seats.say("terminal-die-left"), seats.say("terminal-die-gone")
        for number, die in enumerate(dice, start=1):
            die.append(Text(left if number in scene.left else gone))
    return dice


def question(scene: DiceScene, seats: Seats) -> str:
    """What the seat to act decides."""
    if scene.phase == "entering":
        return seats.say("terminal-ask-enter")
    free = scene.sheets[int(scene.actor or 0)].free
    if scene.phase == "filling":
        return seats.say("terminal-ask-fill", n=free)
    return seats.say("terminal-ask-choose", free=min(free, 3))


PAINTER = Painter(
    remark=remark,
    possessions=lambda scene, seats: (ships(scene, seats), columns(scene, seats)),
    middle=dice,
    question=question,
)
