"""Scoring a day of the board game: ships, tracks, bonuses for high levels."""

# Runs in browsers too: docs/browser-subset.md

from medici.games.actors import SEATS
from medici.games.board.state import FIRST, OVER, WARES, Board
from medici.games.days import end_day
from medici.games.ranking import SECOND, SHIP_PAY, divided, rank_of, shared_good_pay
from medici.kernel import noinline, rule

TOP = 7  # B5
BONUS = (0, 0, 0, 0, 0, 5, 10, 20)  # B44, by level


# B40, B41: what each ship is paid, by players, ships ahead and ships tied with it (itself too)
SHIP_SHARE = tuple(
    divided(sum(SHIP_PAY[players * 6 + ahead : players * 6 + min(ahead + tied, 6)]), tied or 1, 1)
    for players in range(SEATS + 1)
    for ahead in range(8)
    for tied in range(8)
)


def rank_share(pot: int, ahead: int, tied: int) -> int:
    """What each is paid for a rank on a track (B43); ``pot`` is for the second rank.

    >>> [rank_share(5, ahead, tied) for ahead in (0, 1, 2) for tied in (1, 2)]
    [10, 7, 5, 2, 0, 0]
    """
    first, second = shared_good_pay(tied if ahead == 0 else 1, tied, pot, 1)
    return (first, second, 0)[min(ahead, 2)]


# B43: for two players and for more, by seats ahead and seats tied
RANK_SHARE = tuple(
    rank_share(pot, ahead, max(tied, 1))
    for pot in (0, SECOND)
    for ahead in range(8)
    for tied in range(8)
)

# Seats on each level of a track are counted in one integer, a few bits to a level. A product with
# ``SUM_OF_LEVELS`` then adds up the counts of all levels above one in a single step, without a loop
# over seats: the sum stands at bit ``SUM_AT``.
LEVEL_BITS = 4
SUM_OF_LEVELS = 0x1111111  # a one for each of the seven levels above the lowest
SUM_AT = 6 * LEVEL_BITS
MOST_SEATS = 7  # a mask: at most six seats stand anywhere


@noinline
def score_day(t: Board) -> None:
    """Ships, then each good, then the next day or the end (B40-B45, B50, B51)."""
    players = t.players
    for seat in range(players):
        ahead, tied = rank_of(t.worth, players, seat)
        pay = SHIP_SHARE[players * 64 + ahead * 8 + tied]
        t.ship_pay[seat] = pay
        t.florins[seat] += pay
    for good in range(5):
        score_good(t, good, climb(t, good))
    end_day(t, FIRST, OVER)


@rule
def climb(t: Board, good: int) -> int:
    """One level up for each card of a good aboard, never above the top (B42).

    Returns how many seats then stand on each level, ``LEVEL_BITS`` bits to a level.
    """
    crowd = 0
    for seat in range(t.players):
        track = seat * 5 + good
        level = min(t.level[track] + t.aboard[seat * WARES + good], TOP)
        t.level[track] = level
        crowd += 1 << LEVEL_BITS * level
    return crowd


@rule
def score_good(t: Board, good: int, crowd: int) -> None:
    """The two highest on a track are paid (B43), and everyone who stands high on it (B44)."""
    players = t.players
    pot = 64 if players > 2 else 0
    for seat in range(players):
        track = seat * 5 + good
        level = t.level[track]
        near = crowd >> LEVEL_BITS * level
        ahead = (near >> LEVEL_BITS) * SUM_OF_LEVELS >> SUM_AT & MOST_SEATS
        pay = RANK_SHARE[pot + ahead * 8 + (near & MOST_SEATS)]
        bonus = BONUS[level]
        t.good_pay[track] = pay
        t.bonus_pay[track] = bonus
        t.florins[seat] += pay + bonus


@rule
def total(t: Board, seat: int) -> int:
    """What decides the game: the florins of a seat."""
    return t.florins[seat]
