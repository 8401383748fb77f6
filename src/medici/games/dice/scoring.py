"""Scoring a round of the dice game with 2 to 4 players (D20-D23), and who wins (D30)."""

# Runs in browsers too: docs/browser-subset.md

from medici.games.days import DAYS, end_day
from medici.games.dice.state import OVER, ROLLING, Sheets
from medici.games.ranking import MOST, SECOND, SHIP_PAY, rank_of, top_two
from medici.games.seats import next_seat
from medici.kernel import noinline, rule

BONUS = (0, 0, 0, 0, 0, 0, 0, 0, 0, 10, 10, 10, 20)  # D23, by crosses in a column


@noinline
def score_day(t: Sheets) -> None:
    """Ships by rank, ties in full (D20, D21); then each good, then the next round or the end."""
    players = t.players
    for seat in range(players):
        ahead, _ = rank_of(t.worth, players, seat)
        pay = SHIP_PAY[players * 6 + ahead]
        t.ship_pay[seat] = pay
        t.points[seat] += pay
    for good in range(5):
        score_good(t, good)
    next_round(t)


@rule
def score_good(t: Sheets, good: int) -> None:
    """Most crosses and second most, ties in full (D21, D22); and full columns (D23)."""
    players = t.players
    first, leaders, second, _ = top_two(t.crosses, good, 5, players, 1)
    second_pay = SECOND if leaders == 1 and players > 2 else 0
    for seat in range(players):
        column = seat * 5 + good
        crosses = t.crosses[column]
        pay = MOST if crosses == first else second_pay if crosses == second else 0
        bonus = BONUS[crosses]
        t.good_pay[column] = pay
        t.bonus_pay[column] = bonus
        t.points[seat] += pay + bonus


@rule
def next_round(t: Sheets) -> None:
    """The ships are noted; the next player clockwise begins the next round (D16)."""
    for seat in range(t.players):
        t.ships[seat * DAYS + t.day] = t.worth[seat]
    t.roller = next_seat(t.roller, t.players)
    end_day(t, ROLLING, OVER)


@rule
def total(t: Sheets, seat: int) -> int:
    """What decides the game: the points of a seat."""
    return t.points[seat]


@rule
def fullness(t: Sheets, seat: int) -> int:
    """A number that is greater for fuller columns, the highest first (D30).

    It counts the columns of each height in three bits: more of a greater height outweigh
    any number of lower ones.
    """
    columns = 0
    for column in range(seat * 5, seat * 5 + 5):
        columns += 1 << (3 * t.crosses[column])
    return columns


@rule
def wins(t: Sheets, seat: int) -> bool:
    """Whether a seat has the most points, and on a tie the fuller columns (D30)."""
    for other in range(t.players):
        if t.points[other] > t.points[seat]:
            return False
        if t.points[other] == t.points[seat] and fullness(t, other) > fullness(t, seat):
            return False
    return True
