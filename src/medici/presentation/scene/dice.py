"""The scene of the dice game."""

# Runs in browsers too: docs/browser-subset.md

from typing import Literal, get_args

from msgspec import Struct, field

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
    ROLLING,
    SPACES,
    THROW,
    Sheets,
)
from medici.presentation.scene.parts import NAMES, Actor, CardId, Good, Rows, rises, rows
from medici.record import Game

DicePhase = Literal["first", "rolling", "choosing", "entering", "filling", "alone", "over"]
PHASES: tuple[DicePhase, ...] = get_args(DicePhase)  # in the order of the rules


class Chosen(Struct, frozen=True):
    """The dice that a seat has entered, by their numbers in the roll, 1 to 5."""

    seat: int
    places: list[int]


class Sheet(Struct, frozen=True):
    """A ship of the dice game, and what those of earlier rounds were worth."""

    numbers: list[int]
    worth: int
    free: int
    spaces: int
    scored: list[int | None]


class Column(Struct, frozen=True):
    """From so many crosses on a column pays a bonus."""

    crosses: int
    pay: int


class Title(Struct, frozen=True):
    """A title that solitaire earns from so many points on."""

    least: int = field(name="from")
    title: str


class DiceScene(Struct, frozen=True, tag_field="game", tag="dice"):
    """The table of the dice game. A scored round's ships stay until the next roll."""

    players: int
    day: int
    phase: DicePhase
    actor: Actor
    roller: int | None
    dice: list[CardId]
    left: list[int]
    chosen: list[Chosen]
    sheets: list[Sheet]
    points: list[int]
    crosses: Rows
    circles: dict[Good, int] | None
    column: int
    bonuses: list[Column]
    breakthrough: int | None
    titles: list[Title] | None


BONUSES = [Column(crosses, pay) for crosses, pay in rises(BONUS)]


def scene(game: Game) -> DiceScene:
    """The dice and all sheets."""
    t: Sheets = game.state
    alone = t.players == 1
    choosing = t.phase in (CHOOSING, ENTERING, FILLING, ALONE)
    return DiceScene(
        players=t.players,
        day=game.day,
        phase=PHASES[t.phase],
        actor=game.actor,
        roller=None if t.phase in (FIRST, OVER) else t.roller,
        dice=[FACE_NAMES[die][t.dice[die]] for die in range(THROW)] if rolled(game) else [],
        left=[die + 1 for die in range(THROW) if t.left >> die & 1] if choosing else [],
        chosen=choices(game),
        sheets=[sheet(t, seat) for seat in range(t.players)],
        points=t.points[: t.players],
        crosses=rows(t.crosses, t.players),
        circles=dict(zip(NAMES, t.circles, strict=True)) if alone else None,
        column=COLUMN,
        bonuses=BONUSES,
        breakthrough=BREAKTHROUGH if alone else None,
        titles=[Title(least, title) for least, title in TITLES] if alone else None,
    )


def rolled(game: Game) -> bool:
    """Whether dice lie on the table: in a game that began in a position, since that roll."""
    start: Sheets | None = game.start
    if start is not None and start.phase not in (FIRST, ROLLING, OVER):
        return True
    drawn = len(game.players) > 1 and (start is None or start.phase == FIRST)
    return len(game.moves) > (1 if drawn else 0)  # the first move may draw the first roller


def choices(game: Game) -> list[Chosen]:
    """What has been entered since the last roll."""
    entries: list[Chosen] = []
    for seat, text in reversed(game.moves):
        verb, *numbers = text.split()
        if verb != "choose":
            break
        entries.insert(0, Chosen(int(seat), [int(number) for number in numbers]))
    return entries


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
