"""The table at the end of a day, when all is aboard and nothing has been counted yet.

The rules score a day with the move that ends it. Whoever watches sees the ships loaded first, and
the money of the day before.
"""

# Runs in browsers too: docs/browser-subset.md

from msgspec.structs import replace

from medici.games.actors import NATURE
from medici.games.board.state import FILL
from medici.games.card.state import DRAW
from medici.games.dice.state import ROLLING
from medici.presentation.scene import Scene, scene
from medici.record import Game
from medici.record.form import Day


def scene_before_scoring(earlier: Game, later: Game) -> Scene:
    """The table after the move that ends a day, with what everybody had before the scoring.

    It is over, but nature is still to act: the day is, and nobody knows about the game.
    """
    twin = later.copy()
    twin.days = earlier.days[:]
    before, t = earlier.state, twin.state
    t.day, t.actor = before.day, NATURE
    money = money_before_scoring(later.days[-1])
    if twin.name == "board":
        t.phase, t.level = FILL, before.level[:]
        t.florins = money
    elif twin.name == "card":
        t.phase, t.icons = DRAW, before.icons[:]
        t.florins = money
    else:
        t.phase = ROLLING
        t.points = money
    return replace(scene(twin), phase="over")


def money_before_scoring(day: Day) -> list[int]:
    """What each seat had before a day was scored."""
    return [total - income(day, seat) for seat, total in enumerate(day["totals"])]


def income(day: Day, seat: int) -> int:
    """What a day paid to a seat.

    >>> income({"values": [9], "ship": [30], "goods": {"fur": [10]}, "bonus": {"fur": [5]},
    ...         "totals": [75]}, 0)
    45
    """
    rows = [day["ship"], *day["goods"].values(), *day["bonus"].values()]
    return sum(row[seat] for row in rows)
