"""The table of the dice game: the dice, the ships and the columns of the score sheets."""

from collections.abc import Collection

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from medici.cli.draw.parts import card, counted, heading, player, sheet, short, ware
from medici.games.dice.notation import FACE_NAMES
from medici.games.dice.state import COLUMN, ENTERING, FILLING, ROLLING, SPACES
from medici.goods import GOODS
from medici.record import Game


def draw(game: Game, mine: Collection[int]) -> RenderableType:
    """Ships, columns and the dice."""
    roller = f"{short(game.players[game.state.roller])} rolls" if len(game.players) > 1 else ""
    top = heading(game, roller)
    return Group(top, "", ships(game, mine), "", columns(game), "", dice(game))


def ships(game: Game, mine: Collection[int]) -> RenderableType:
    """Everybody's points, and the numbers in this round's ship."""
    t = game.state
    table = sheet("  player", "points", "worth", "free", "ship", left=(0, 4))
    for seat in range(t.players):
        full = SPACES - t.room[seat]
        numbers = [*map(str, t.hold[seat * SPACES : seat * SPACES + full]), *("_" * t.room[seat])]
        counts = [str(count) for count in (t.points[seat], t.worth[seat], t.room[seat])]
        table.add_row(player(game, seat, mine), *counts, " ".join(numbers))
    return table


def columns(game: Game) -> RenderableType:
    """The columns, lying down: x for a cross, and in solitaire o for a circle of the enemy."""
    t = game.state
    alone = t.players == 1
    names = ["crosses", "enemy"] if alone else [short(name) for name in game.players]
    table = sheet("  column", *names, left=range(len(names) + 1))
    for good, name in enumerate(GOODS):
        bars = [bar(t.crosses[seat * 5 + good], "x") for seat in range(t.players)]
        if alone:
            bars.append(bar(t.circles[good], "o"))
        table.add_row(ware(good, f"  {name}"), *bars)
    bonus = "  bonus each round: 10 from 9 crosses, 20 for 12"
    danger = "; 9 circles: no column scores" if alone else ""
    return Group(table, Text(bonus + danger, style="dim"))


def bar(count: int, mark: str) -> str:
    """A column of twelve spaces with so many marks, and their number.

    >>> bar(4, "x")
    'xxxx........  4'
    """
    return f"{mark * count}{'.' * (COLUMN - count)} {count:2}"


def dice(game: Game) -> RenderableType:
    """The roll, with the numbers by which dice are chosen, and which are left."""
    t = game.state
    if t.phase == ROLLING or not game.moves:
        return Text("The dice are about to be rolled.")
    table = Table.grid(padding=(0, 3, 0, 0))
    faces = [card(FACE_NAMES[die][t.dice[die]]) for die in range(len(t.dice))]
    table.add_row(
        Text("Dice:", style="bold"), *(Text(f"[{die + 1}]") for die in range(len(t.dice)))
    )
    table.add_row("", *faces)
    if t.phase == ENTERING:
        table.add_row("", *("left" if t.left >> die & 1 else "gone" for die in range(len(t.dice))))
    return table


def asked(game: Game) -> str:
    """What the seat to act decides."""
    t = game.state
    name, room = short(game.players[t.actor]), t.room[t.actor]
    if t.phase == ENTERING:
        return f"{name}: which of the dice left is entered?"
    if t.phase == FILLING:
        return f"{name}: the ship must be filled now (D15): choose {counted(room, 'die', 'dice')}."
    return f"{name}: choose {('1', '1 or 2', '1 to 3')[min(room, 3) - 1]} of the dice."
