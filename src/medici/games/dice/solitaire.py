"""The dice game alone, against an enemy who takes the dice that are left (D60-D66)."""

# Runs in browsers too: docs/browser-subset.md

from medici.games.dice.dice import COLUMN_OF, FACES, LOWEST, MARKS
from medici.games.dice.scoring import BONUS, next_round
from medici.games.dice.state import COLUMN, OVER, Sheets
from medici.games.ranking import MOST
from medici.kernel import noinline, rule

BREAKTHROUGH = 9  # D65: circles in a column

# D66: from how many points on, best first
TITLES = (
    (200, "Medici"),
    (190, "Captain"),
    (180, "Merchant"),
    (170, "Officer"),
    (160, "Navigator"),
    (150, "Engineer"),
    (140, "Quartermaster"),
    (130, "Seaman"),
    (120, "Lookout"),
    (110, "Cadet"),
    (100, "Cook"),
    (80, "Dish Washer"),
    (0, "Deck Scrubber"),
)


@rule
def circle(t: Sheets, left: int) -> None:
    """In solitaire, dice that are left make circles as others make crosses (D61)."""
    shown = t.dice
    circles = t.circles
    while left:
        die = LOWEST[left]
        left &= left - 1
        good = shown[die]
        column = COLUMN_OF[good]
        marks = circles[column] + MARKS[die * FACES + good]
        circles[column] = marks if marks < COLUMN else COLUMN


@rule
def ship_points(worth: int) -> int:
    """A poor ship brings nothing, a rich one more than it is worth (D63)."""
    if worth < 20:
        return 0
    return worth if worth < 30 else worth + 10


@rule
def broken_through(t: Sheets) -> bool:
    """Whether the enemy holds a column so strongly that none of them scores (D65)."""
    for good in range(5):
        if t.circles[good] >= BREAKTHROUGH:
            return True
    return False


@noinline
def score_alone(t: Sheets) -> None:
    """The ship (D63), then the columns against the enemy's (D64), unless he broke through."""
    points = ship_points(t.worth[0])
    t.ship_pay[0] = points
    lost = broken_through(t)
    for good in range(5):
        pay = 0
        bonus = 0
        if not lost:
            crosses = t.crosses[good]
            pay = MOST if crosses >= t.circles[good] else 0
            bonus = BONUS[crosses]
        t.good_pay[good] = pay
        t.bonus_pay[good] = bonus
        points += pay + bonus
    t.points[0] += points
    next_round(t)


def title_of(t: Sheets) -> str | None:
    """The title that a finished solitaire game has earned (D66)."""
    if t.players > 1 or t.phase != OVER:
        return None
    return title_for(t.points[0])


def title_for(points: float) -> str:
    """The title for so many points (D66).

    >>> title_for(195)
    'Captain'
    """
    return next(title for least, title in TITLES if points >= least)
