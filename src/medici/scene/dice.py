"""The scene of the dice game."""

from typing import Literal

from medici.games.days import DAYS
from medici.games.dice.notation import FACE_NAMES
from medici.games.dice.scoring import BONUS
from medici.games.dice.solitaire import BREAKTHROUGH, TITLES
from medici.games.dice.state import (
    ALONE,
    CHOOSING,
    COLUMN,
    ENTERING,
    FILLING,
    FIRST,
    OVER,
    SPACES,
    THROW,
    Sheets,
)
from medici.record import Game
from medici.scene.form import Chosen, Column, DiceScene, Sheet, Title
from medici.scene.parts import NAMES, rises, rows

Phase = Literal["first", "rolling", "choosing", "entering", "filling", "alone", "over"]
PHASES: tuple[Phase, ...] = (
    "first",
    "rolling",
    "choosing",
    "entering",
    "filling",
    "alone",
    "over",
)
BONUSES = [Column(crosses, pay) for crosses, pay in rises(BONUS)]


def scene(game: Game) -> DiceScene:
    """The dice and all sheets."""
    t: Sheets = game.state
    alone = t.players == 1
    rolled = len(game.moves) > (0 if alone else 1)  # the first move may draw the first roller
    choosing = t.phase in (CHOOSING, ENTERING, FILLING, ALONE)
    return DiceScene(
        players=t.players,
        day=game.day,
        phase=PHASES[t.phase],
        actor=game.actor,
        roller=None if t.phase in (FIRST, OVER) else t.roller,
        dice=[FACE_NAMES[die][t.dice[die]] for die in range(THROW)] if rolled else [],
        left=[die + 1 for die in range(THROW) if t.left >> die & 1] if choosing else [],
        chosen=chosen(game),
        sheets=[sheet(t, seat) for seat in range(t.players)],
        points=t.points[: t.players],
        crosses=rows(t.crosses, t.players),
        circles=dict(zip(NAMES, t.circles, strict=True)) if alone else None,
        column=COLUMN,
        bonuses=BONUSES,
        breakthrough=BREAKTHROUGH if alone else None,
        titles=[Title(least, title) for least, title in TITLES] if alone else None,
    )


def chosen(game: Game) -> list[Chosen]:
    """What has been entered since the last roll."""
    entered: list[Chosen] = []
    for seat, text in reversed(game.moves):
        verb, *places = text.split()
        if verb != "choose":
            break
        entered.insert(0, Chosen(int(seat), [int(place) for place in places]))
    return entered


def sheet(t: Sheets, seat: int) -> Sheet:
    """A seat's ship of this round, and the scored ones."""
    start = seat * SPACES
    free = t.room[seat]
    return Sheet(
        numbers=t.hold[start : start + SPACES - free],
        worth=t.worth[seat],
        free=free,
        spaces=SPACES,
        scored=[
            t.ships[seat * DAYS + number] if number < t.day else None for number in range(DAYS)
        ],
    )
