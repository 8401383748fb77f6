"""The dice game for those who learn it.

Choices: a set of dice less 1, die 1 counting 1, die 2 counting 2, die 3 counting 4 and so on:
choice 0 is die 1 alone, choice 30 all five.
"""

from typing import Any

from medici.games.days import DAYS
from medici.games.dice.actions import CHOOSE
from medici.games.dice.rules import may_choose
from medici.games.dice.state import ALL, ALONE, CHOOSING, THROW, Sheets
from medici.games.goods import GOODS
from medici.kernel import rule
from medici.research.envs.observations.encoding import Encoding, Field, width
from medici.research.envs.observations.point_of_view import onwards, seat_after

CHOICES = ALL
COLUMNS = len(GOODS)

TABLE = (
    Field("round", 1, "how many rounds have been scored: 0 to 2, and 3 at the end"),
    Field("phase", 1, "2: choose first; 3: enter one that is left; 4: fill; 5: choose alone"),
    Field("actor", 1, "who is to act: 0 is oneself, 1 sits to the left; -1: nature or nobody"),
    Field("roller", 1, "who rolls, counted in the same way"),
    Field("loading", 1, "how many ships have room"),
    Field("dice", THROW, "what the dice show: " + ", ".join(GOODS) + ", gold as 0 to 5"),
    Field("left", THROW, "1 for each die that may still be chosen"),
    Field("circles", COLUMNS, "the enemy's, in solitaire"),
)
SEAT = (
    Field("points", 1, "what the seat has"),
    Field("room", 1, "free spaces of its ship"),
    Field("worth", 1, "the sum of the numbers in it"),
    Field("ships", DAYS, "what its ships were worth when they were scored"),
    Field("crosses", COLUMNS, "crosses in the columns: " + ", ".join(GOODS)),
)
DICE = 5
LEFT = DICE + THROW
CIRCLES = LEFT + THROW
SEATS_AT = width(TABLE)
SEAT_WIDE = width(SEAT)


@rule
def action_of(choice: int) -> int:
    """The action of the game that a choice means."""
    return CHOOSE + choice + 1


@rule
def choice_of(action: int) -> int:
    """The choice that an action of a seat is."""
    return action - CHOOSE - 1


@rule
def legal(t: Sheets, choice: int) -> bool:
    """Whether the actor may choose this."""
    return CHOOSING <= t.phase <= ALONE and may_choose(t, choice + 1)


@rule
def mark(t: Sheets, mask: Any) -> None:
    """Mark what the actor may choose."""
    for choice in range(CHOICES):
        mask[choice] = 1 if legal(t, choice) else 0


@rule
def clear(t: Sheets, mask: Any) -> None:
    """``mark`` writes every place anew."""


@rule
def count(t: Sheets) -> int:
    """How many choices the actor has."""
    found = 0
    for choice in range(CHOICES):
        found += 1 if legal(t, choice) else 0
    return found


@rule
def pick(t: Sheets, number: int) -> int:
    """One of them."""
    for choice in range(CHOICES):
        if legal(t, choice):
            if number == 0:
                return choice
            number -= 1
    return 0


@rule
def observe_seat(t: Sheets, owner: int, at: int, out: Any) -> None:
    """What stands on a seat's sheet."""
    out[at] = t.points[owner]
    out[at + 1] = t.room[owner]
    out[at + 2] = t.worth[owner]
    for day in range(DAYS):
        out[at + 3 + day] = t.ships[owner * DAYS + day]
    for good in range(COLUMNS):
        out[at + 3 + DAYS + good] = t.crosses[owner * COLUMNS + good]


@rule
def observe(t: Sheets, seat: int, out: Any) -> None:
    """What a seat sees."""
    players = t.players
    out[0] = t.day
    out[1] = t.phase
    out[2] = onwards(seat, t.actor, players)
    out[3] = onwards(seat, t.roller, players)
    out[4] = t.loading
    for die in range(THROW):
        out[DICE + die] = t.dice[die]
        out[LEFT + die] = t.left >> die & 1
    for good in range(COLUMNS):
        out[CIRCLES + good] = t.circles[good]
    for step in range(players):
        owner = seat_after(seat, step, players)
        observe_seat(t, owner, SEATS_AT + step * SEAT_WIDE, out)


ENCODING = Encoding(CHOICES, TABLE, SEAT, action_of, choice_of, mark, clear, count, pick, observe)
