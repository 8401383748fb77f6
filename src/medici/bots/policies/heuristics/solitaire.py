"""The merchant alone: a rich ship, columns ahead of the enemy's, and never a breakthrough.

``w`` is a row of weights in points and factors; ``medici tune`` found them.
"""

from typing import NamedTuple

from medici.bots.policies.heuristics.dice_sets import (
    BY_SIZE,
    CROSSES_MASK,
    FRESH,
    NUMBER,
    SEAT_MASK,
    SMALL_MASK,
    UP_TO,
    WORST,
    DicePolicy,
    note_sets,
)
from medici.bots.policies.heuristics.packed import BYTE, odds
from medici.bots.policies.policy import Heuristic
from medici.games.days import DAYS
from medici.games.dice.actions import CHOOSE
from medici.games.dice.rules import MOST_DICE
from medici.games.dice.scoring import BONUS
from medici.games.dice.solitaire import BREAKTHROUGH, broken_through
from medici.games.dice.state import ALL, COLUMN, Sheets
from medici.games.ranking import MOST
from medici.kernel import rule
from medici.kernel.arrays import Weights

# Where the weights stand in their row
REST = 0  # what will yet come into the ship, by spaces left: REST + room
SPREAD = 7  # how uncertain that is, for each space left
SHIP = 8  # the weight of the ship's points
RICH = 9  # points for a worth of 30
LEAD = 10  # crosses ahead that make a column even odds in this round, for each roll to come
LEAD_SPREAD = 11  # how uncertain the lead is at the end of a round
LEAD_ROLL = 12  # and for each roll to come
LATER = 13  # the weight of a column in later rounds, for each of them
LATER_LEAD = 14  # crosses ahead that make even odds there
LATER_SPREAD = 15
LEVEL = 16  # of 6, 7, 8 and of 9, 10, 11 crosses, for each later round
LEVEL_ROLL = 22  # the same for each roll to come in this round
DANGER = 23  # points lost for each circle beyond what is safe, by rounds to come: 0, 1, 2
SAFE = 26  # how many circles are safe, by rounds to come
SAFE_ROLL = 29  # and how many fewer for each roll to come in this round
CROSS = 30  # points for a cross in any column, for each later round
CIRCLE = 31  # and lost for a circle
DOOM = 32  # points lost for a breakthrough, for each round that it spoils
WEIGHTS = 33

FIRST_GUESS = (
    *(-0.0905, 2.43, 7.81, 13.7, 8.19, 23.5, 23.2, 5.33),
    *(1.15, 11.5, -0.124, 1.47, 0.741, 1.33, 0.384, 6.83),
    *(0.642, 2.07, 4.32, 0.0665, 2.16, 7.29, 0.1, 4.34),
    *(3.25, 2.07, 7.7, 4.56, 2.78, 0.725, 0.452, 0.454),
    *(30.8,),
)

LEVEL_OF = (0, 0, 0, 0, 0, 0, 0, 1, 2, 3, 4, 5, 0)  # by crosses
HAS_LEVEL = (*(0.0,) * 6, *(1.0,) * 6, 0.0)
ROLLS_FOR = (0, 1, 1, 1, 2, 2, 2, 3)  # the fewest rolls that fill so many spaces


@rule
def ship_hope(worth: float, slope: float, w: Weights) -> float:
    """The points for a ship that can expect to be worth so much (D63)."""
    points: float = w[SHIP] * odds(worth - 19.5, slope) * worth
    return points + w[RICH] * odds(worth - 29.5, slope)


class Prospect(NamedTuple):
    """What columns are judged by, with so many rolls and rounds to come."""

    slope: float  # how surely a lead lasts to the end of this round,
    even: float  # and the lead that makes even odds
    rounds: float  # this one and the later ones
    horizon: float  # how much may yet come into a column
    later: float  # points for the odds in later rounds,
    gentle: float  # in which a lead lasts less surely
    lead: float
    cross: float  # points for a cross,
    circle: float  # and lost for a circle,
    turns: float  # for each of these
    safe: float  # circles that are safe,
    rolls: float  # but for those of the rolls to come
    danger: float  # points lost for each circle beyond
    doom: float  # and for a breakthrough


@rule
def prospect_of(rolls: int, later: int, w: Weights) -> Prospect:
    """What columns are judged by, with so many rolls to come in this round and rounds later."""
    return Prospect(
        1.0 / (w[LEAD_SPREAD] + w[LEAD_ROLL] * rolls) if rolls > 0 else 2.0,
        w[LEAD] * rolls,
        later + 1.0,
        later + w[LEVEL_ROLL] * rolls,
        later * MOST * w[LATER],
        1.0 / w[LATER_SPREAD],
        w[LATER_LEAD],
        later * w[CROSS],
        w[CIRCLE],
        later + 1.0 * (rolls > 0),
        w[SAFE + later],
        w[SAFE_ROLL] * rolls,
        w[DANGER + later] * (rolls + later > 0),
        w[DOOM] * (later + 1.0),
    )


@rule
def column_hope(crosses: int, circles: int, view: Prospect, w: Weights) -> float:
    """The points that a column can expect in this round and the later ones (D64, D65)."""
    crosses &= CROSSES_MASK
    lead = crosses - circles + 0.5
    hope: float = MOST * odds(lead - view.even, view.slope) + BONUS[crosses] * view.rounds
    hope += w[LEVEL + LEVEL_OF[crosses]] * HAS_LEVEL[crosses] * view.horizon
    hope += view.later * odds(lead - view.lead, view.gentle)
    hope += view.cross * crosses
    hope -= view.circle * circles * view.turns
    hope -= max(0.0, circles - view.safe + view.rolls) * view.danger
    hope -= view.doom * (circles >= BREAKTHROUGH)
    return hope


@rule
def note_columns(t: Sheets, rolls: int, later: int, policy: DicePolicy) -> None:
    """Note what each column can expect, by how many of the fresh marks in it are crosses."""
    shown = policy.entered[ALL]
    view = prospect_of(rolls, later, policy.w)
    for good in range(5):
        fresh = shown >> (8 * good) & BYTE
        for mine in range(fresh + 1):
            crosses = min(COLUMN, t.crosses[good] + mine)
            circles = min(COLUMN, t.circles[good] + fresh - mine)
            policy.level[good * FRESH + mine] = column_hope(crosses, circles, view, policy.w)


@rule
def solitaire_move(t: Sheets, policy: DicePolicy) -> int:
    """The best set of dice for the only player; of equals the first, as a number."""
    w = policy.w
    later = (DAYS - t.day - 1) & SEAT_MASK
    room = t.room[0] & SMALL_MASK
    loaded = t.worth[0]
    lost = broken_through(t)
    note_sets(t, policy)
    noted = -1  # for how many rolls to come the columns were noted
    best = WORST
    move = 1
    for size in range(1, min(room, MOST_DICE) + 1):
        left = (room - size) & SMALL_MASK
        rolls = ROLLS_FOR[left]
        if rolls != noted and not lost:
            note_columns(t, rolls, later, policy)
            noted = rolls
        slope = 1.0 / (0.01 + w[SPREAD] * left)
        rest = w[REST + left] if left > 0 else 0.0
        for index in range(UP_TO[size - 1], UP_TO[size]):
            chosen = BY_SIZE[index & ALL] & ALL
            value = ship_hope(loaded + (policy.entered[chosen] >> NUMBER) + rest, slope, w)
            if not lost:
                marks = policy.entered[chosen]
                for good in range(5):
                    value += policy.level[good * FRESH + (marks >> (8 * good) & (FRESH - 1))]
            if value > best or (value == best and chosen < move):
                best = value
                move = chosen
    return CHOOSE + move


# What the merchant goes without: alone it thinks of this round only, as the prince does not
FORESIGHT = (LATER, *range(LEVEL, LEVEL_ROLL + 1), CROSS)

SOLITAIRE = Heuristic(solitaire_move, DicePolicy, FIRST_GUESS, without=FORESIGHT)
