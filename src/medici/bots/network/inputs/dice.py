"""The dice game as its network sees it. A choice is a set of dice less 1."""

from typing import Any

from medici.bots.network.inputs.dice_pay import gain_of_die, pay_now
from medici.bots.network.inputs.layout import (
    KINDS_OF_GOODS,
    ONE,
    Inputs,
    beyond,
    clear,
    cut,
    has_company,
    offset,
    rounded_up,
)
from medici.games.days import DAYS
from medici.games.dice.actions import CHOOSE
from medici.games.dice.dice import FACES, MARKS, VALUE
from medici.games.dice.rules import may_choose
from medici.games.dice.state import ALL, CHOOSING, SHEETS, THROW, Sheets
from medici.games.goods import GOLD
from medici.games.seats import seat_further
from medici.kernel import rule

PHASES = 4  # in which a seat chooses

# Where the numbers about the table begin
DAY = SHEETS
PHASE = DAY + DAYS
ROLLER = PHASE + PHASES
LOADING = ROLLER + SHEETS
DICE = LOADING + 1
PER_DIE = 4
SEAT = DICE + PER_DIE * THROW
PER_SEAT = 5 + DAYS
PAY = SEAT + SHEETS * PER_SEAT
GAIN = PAY + SHEETS
TABLE = rounded_up(GAIN + SHEETS * THROW)

# And those about a good
CROSSES, CIRCLES, LEFT, SHOWS = 0, SHEETS, SHEETS + 1, SHEETS + 1 + THROW
GOOD = rounded_up(SHOWS + THROW)


@rule
def describe_dice(t: Sheets, out: Any) -> None:
    """What the dice show, and which of them are left."""
    for die in range(THROW):
        good = t.dice[die]
        marks = ONE * MARKS[die * FACES + good]
        left = t.left >> die & 1
        at = DICE + PER_DIE * die
        out[at] = ONE * left
        out[at + 1] = ONE if good == GOLD else 0
        out[at + 2] = ONE * VALUE[die * FACES + good]
        out[at + 3] = left * ONE * VALUE[die * FACES + good]
        if good != GOLD:
            out[TABLE + (SHOWS + die) * KINDS_OF_GOODS + good] = marks
            out[TABLE + (LEFT + die) * KINDS_OF_GOODS + good] = left * marks


@rule
def describe_seat(t: Sheets, step: int, owner: int, out: Any) -> None:
    """What stands on a seat's sheet."""
    at = SEAT + step * PER_SEAT
    out[at] = ONE
    out[at + 1] = cut(t.points[owner])
    out[at + 2] = beyond(t.points[owner])
    out[at + 3] = ONE * t.room[owner]
    out[at + 4] = 2 * t.worth[owner]
    out[PAY + step] = cut(pay_now(t, owner))
    for die in range(THROW):
        out[GAIN + step * THROW + die] = cut(2 * gain_of_die(t, owner, die))
    for day in range(DAYS):
        out[at + 5 + day] = 2 * t.ships[owner * DAYS + day]
    for good in range(KINDS_OF_GOODS):
        crosses = ONE * t.crosses[owner * KINDS_OF_GOODS + good]
        out[TABLE + (CROSSES + step) * KINDS_OF_GOODS + good] = cut(crosses)


@rule
def describe(t: Sheets, seat: int, out: Any) -> None:
    """What a seat sees."""
    clear(out, TABLE + GOOD * KINDS_OF_GOODS)
    players = t.players
    out[players - 1] = ONE
    out[DAY + t.day] = ONE
    out[PHASE + t.phase - CHOOSING] = ONE
    out[ROLLER + offset(seat, t.roller, players)] = ONE
    out[LOADING] = ONE * t.loading
    describe_dice(t, out)
    for good in range(KINDS_OF_GOODS):
        out[TABLE + CIRCLES * KINDS_OF_GOODS + good] = ONE * t.circles[good]
    for step in range(players):
        describe_seat(t, step, seat_further(seat, step, players), out)


@rule
def legal(t: Sheets) -> int:
    """What the actor may choose, a bit each."""
    bits = 0
    for choice in range(ALL):
        if may_choose(t, choice + 1):
            bits |= 1 << choice
    return bits


@rule
def action_of(choice: int) -> int:
    """The action that a choice means."""
    return CHOOSE + choice + 1


INPUTS = Inputs(TABLE, GOOD, ALL, SHEETS, describe, legal, action_of, has_company)
