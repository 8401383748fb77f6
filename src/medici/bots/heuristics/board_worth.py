"""What a lot is worth to the merchant of the board game, by a row of weights.

``w`` is a row of weights in florins and factors; ``medici tune`` found them by self-play.
"""

from medici.bots.arrays import Weights
from medici.games.board.cards import KIND_GOOD, KIND_VALUE
from medici.games.board.scoring import TOP
from medici.games.board.state import WARES, Board
from medici.games.days import DAYS
from medici.games.ranking import SHIP_PAY
from medici.games.seats import next_seat
from medici.goods import GOLD
from medici.kernel import rule

# Where the weights stand in their row
MEAN = 0  # what an empty space will be worth
SPREAD = 1  # how uncertain the order of two ships is, for each space still empty
SPREAD_LEAST = 2
SHIP = 3  # the weight of the ships' pay
RANK = 3  # + days left (1 to 3): the weight of a rank on a track
STEP = 7  # + 7 for each further day left, + level: what one more level is worth besides
SHADE = 28  # the part of a lot's value that is bid at most
RIVAL = 29  # the part of a rival's value that must be outbid
MARGIN = 30  # and what is laid on top of it
DENY = 31  # the weight of what the highest bidder would gain
LOOK = 32  # to draw or not, 7 for each size of the lot: as it is, by own value, by the best
# other's, without room for it, with just the room, by spare room, by cards left

PART = (0.0, 1.0, 1 / 2, 1 / 3, 1 / 4, 1 / 5, 1 / 6)


@rule
def stands_at(t: Board, seat: int, good: int) -> int:
    """The level that a seat will have on a track with what is aboard."""
    level = t.level[seat * 5 + good] + t.aboard[seat * WARES + good]
    return level if level < TOP else TOP


@rule
def step_gain(t: Board, seat: int, good: int, level: int) -> float:
    """What one more level on a track would be paid today, the others as they stand now."""
    above = 0  # already higher than the new level
    beside = 1  # as high as the new level
    passed = 1  # as high as the old one
    for other in range(t.players):
        if other != seat:
            lead = stands_at(t, other, good) - level
            above += lead > 1
            beside += lead == 1
            passed += lead == 0
    second = 5.0 if t.players > 2 else 0.0
    return track_pay(above, beside, second) - track_pay(above + beside - 1, passed, second)


@rule
def track_pay(ahead: int, tied: int, second: float) -> float:
    """What a rank on a track is paid (B43), in parts of florins."""
    if ahead > 1:
        return 0.0
    if ahead == 1:
        return second * PART[tied]
    return 10.0 if tied == 1 else (10.0 + second) * PART[tied]


@rule
def ship_gain(t: Board, seat: int, before: float, after: float, w: Weights) -> float:
    """What a ship gains in pay by being worth more, the others' filled with mean cards."""
    slope = 1.0 / (0.1 + abs(w[SPREAD_LEAST] + w[SPREAD] * t.room[seat]))
    mean = w[MEAN]
    was_behind = 0.0
    is_behind = 0.0
    for other in range(t.players):
        if other != seat:
            rival = t.worth[other] + t.room[other] * mean
            was_behind += max(0.0, min(1.0, 0.5 - (before - rival) * slope))
            is_behind += max(0.0, min(1.0, 0.5 - (after - rival) * slope))
    return rank_pay(t.players, is_behind) - rank_pay(t.players, was_behind)


@rule
def rank_pay(players: int, behind: float) -> float:
    """The pay of a ship that so many others are expected to beat."""
    ahead = int(behind)
    part = behind - ahead
    row = players * 6 + ahead
    pay = 1.0 * SHIP_PAY[row]
    return pay - part * (pay - SHIP_PAY[row + 1]) if part > 0.0 else pay


@rule
def lot_value(t: Board, seat: int, w: Weights) -> float:
    """What having the lot would change for a seat, in florins at the end of the game."""
    size = t.lot_size
    days = DAYS - t.day
    worth = t.worth[seat] + t.room[seat] * w[MEAN]
    loaded = worth - size * w[MEAN]
    tracks = 0.0
    for number in range(size):
        card = t.lot[number]
        loaded += KIND_VALUE[card]
        good = KIND_GOOD[card]
        if good == GOLD:
            continue
        level = stands_at(t, seat, good)
        for before in range(number):
            if KIND_GOOD[t.lot[before]] == good:
                level += 1
        if level < TOP:
            tracks += w[STEP + (days - 1) * 7 + level]
            tracks += w[RANK + days] * step_gain(t, seat, good, level)
    return tracks + w[SHIP] * ship_gain(t, seat, worth, loaded, w)


@rule
def rival_price(t: Board, seat: int, enough: float, w: Weights) -> float:
    """The most that anyone who speaks after a seat would pay; counting stops at ``enough``."""
    most = 0.0
    other = seat
    while other != t.presenter and most < enough:
        other = next_seat(other, t.players)
        if t.room[other] >= t.lot_size and t.florins[other] > t.high:
            most = max(most, min(lot_value(t, other, w), 1.0 * t.florins[other]))
    return most
