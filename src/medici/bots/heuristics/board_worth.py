"""What a lot is worth to the merchant of the board game, by a row of weights.

``w`` is a row of weights in florins and factors; ``medici tune`` found them by self-play.
"""

from medici.bots.arrays import Weights
from medici.bots.heuristics.board_mind import BoardMind
from medici.bots.heuristics.board_prices import HEED, appetite, heeded
from medici.games.actors import SEATS
from medici.games.board.cards import KIND_GOOD, KIND_VALUE
from medici.games.board.scoring import TOP
from medici.games.board.state import HOLD, WARES, Board
from medici.games.days import DAYS
from medici.games.goods import GOLD
from medici.games.ranking import SHIP_PAY
from medici.games.seats import next_seat
from medici.kernel import cold, rule

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


def track_pay(ahead: int, tied: int, second: float) -> float:
    """What a rank on a track is paid (B43), in parts of florins.

    >>> track_pay(0, 1, 5.0), track_pay(0, 2, 5.0), track_pay(1, 2, 5.0), track_pay(2, 1, 5.0)
    (10.0, 7.5, 2.5, 0.0)
    """
    if ahead > 1:
        return 0.0
    part = (0.0, 1.0, 1 / 2, 1 / 3, 1 / 4, 1 / 5, 1 / 6)[tied]
    return second * part if ahead == 1 else (10.0 + second * (tied > 1)) * part


def step_pay(second: float, above: int, beside: int, passed: int) -> float:
    """What a step on a track adds to its pay, with so many others above and beside the new level.

    ``passed`` of the others are as high as the old one.
    """
    return track_pay(above, beside + 1, second) - track_pay(above + beside, passed + 1, second)


# step_pay for two players and for more, above 0 to 2 (or more), beside 0 to 7, passed 0 to 7
STEP_PAY = tuple(
    step_pay(second, above, beside, passed) if beside + passed < SEATS else 0.0
    for second in (0.0, 5.0)
    for above in range(3)
    for beside in range(8)
    for passed in range(8)
)
KIND_POINTS = tuple(1.0 * value for value in KIND_VALUE)
NOTHING = -1e300  # the worth of a ship that is nobody's rival
RANK_PAY = tuple(1.0 * pay for pay in (*SHIP_PAY, 0))  # the next rank can always be read


@rule
def stands_at(t: Board, seat: int, good: int) -> int:
    """The level that a seat will have on a track with what is aboard."""
    level = t.level[seat * 5 + good] + t.aboard[seat * WARES + good]
    return level if level < TOP else TOP


@rule
def step_gain(others: int, level: int, players: int) -> float:
    """What one more level on a track would be paid today, with the others' crowd as it is now."""
    near = others >> 4 * level
    above = (near >> 8) * 0x111111 >> 20 & 15
    row = 2 if above > 2 else above
    if players > 2:
        row += 3
    return STEP_PAY[row * 64 + (near >> 4 & 7) * 8 + (near & 7)]


@rule
def slope_with(room: int, w: Weights) -> float:
    """How much surer of its place a ship is with each point ahead, with so much room left."""
    return 1.0 / (0.1 + abs(w[SPREAD_LEAST] + w[SPREAD] * room))


@rule
def rank_pay(players: int, behind: float) -> float:
    """The pay of a ship that so many others are expected to beat."""
    ahead = int(behind)
    row = players * 6 + ahead
    return RANK_PAY[row] - (behind - ahead) * (RANK_PAY[row] - RANK_PAY[row + 1])


@rule
def ship_gain(t: Board, seat: int, after: float, mind: BoardMind) -> float:
    """What a ship gains in pay by being worth more, the others' filled with mean cards."""
    players = t.players
    slope = mind.slope[t.room[seat]]
    before = mind.ship[seat]
    mind.ship[seat] = NOTHING  # nobody is behind oneself
    was_behind = 0.0
    is_behind = 0.0
    for other in range(players):
        rival = mind.ship[other]
        was_behind += max(0.0, min(1.0, 0.5 - (before - rival) * slope))
        is_behind += max(0.0, min(1.0, 0.5 - (after - rival) * slope))
    mind.ship[seat] = before
    return rank_pay(players, is_behind) - rank_pay(players, was_behind)


@rule
def look_at_lot(t: Board, mind: BoardMind) -> None:
    """Note what is to know about the lot on the table, unless it is noted already."""
    key = 1 + t.day * 64 + t.deck + t.lot_size  # the deck before the lot: no two lots share it
    if mind.key != key or mind.cards != t.lot_size:
        note_lot(t, key, mind)


@cold
def note_lot(t: Board, key: int, mind: BoardMind) -> None:
    """Turn to a new lot, or to more cards of the same."""
    if mind.key != key:
        if mind.key == 0:
            for room in range(HOLD + 1):
                mind.slope[room] = slope_with(room, mind.w)
        mind.key = key
        mind.cards = 0
        note_ships(t, mind)
    while mind.cards < t.lot_size:
        note_card(t, mind.cards, mind)
    if t.players == 2:  # both will be asked for; and side by side is quicker
        appraise(t, 0, mind)
        appraise(t, 1, mind)


@rule
def note_ships(t: Board, mind: BoardMind) -> None:
    """See how the ships stand before the lot is sold."""
    players = t.players
    mean = mind.w[MEAN]
    for seat in range(players):
        mind.counted[seat] = 0
        mind.tracks[seat] = 0.0
        mind.ship[seat] = t.worth[seat] + t.room[seat] * mean


@rule
def note_card(t: Board, number: int, mind: BoardMind) -> None:
    """Look at one more card of the lot, and what it is worth on its track to all with room."""
    card = t.lot[number]
    mind.cards = number + 1
    mind.points[number] = KIND_POINTS[card]
    good = KIND_GOOD[card]
    if good == GOLD:
        return
    twins = 0
    if number > 0:
        twins += KIND_GOOD[t.lot[0]] == good
    if number > 1:
        twins += KIND_GOOD[t.lot[1]] == good
    players = t.players
    crowd = 0
    levels = 0
    for seat in range(players):
        level = stands_at(t, seat, good)
        levels += level << 4 * seat
        crowd += 1 << 4 * level
    days = DAYS - t.day
    steps = STEP + (days - 1) * 7
    rank = mind.w[RANK + days]
    for seat in range(players):
        stands = levels >> 4 * seat & 15
        level = stands + twins
        gain = rank * step_gain(crowd - (1 << 4 * stands), level, players)
        before = mind.tracks[seat]
        after = before + mind.w[steps + level] + gain
        mind.tracks[seat] = after if level < TOP else before


@rule
def appraise(t: Board, seat: int, mind: BoardMind) -> None:
    """Note what the lot is worth to a seat."""
    size = t.lot_size
    mind.counted[seat] = size
    loaded = mind.ship[seat] - size * mind.w[MEAN] + mind.points[0]
    if size > 1:
        loaded += mind.points[1]
    if size > 2:
        loaded += mind.points[2]
    mind.value[seat] = mind.tracks[seat] + mind.w[SHIP] * ship_gain(t, seat, loaded, mind)


@cold
def appraise_now(t: Board, seat: int, mind: BoardMind) -> None:
    """The same, called instead of copied in."""
    appraise(t, seat, mind)


@rule
def lot_value(t: Board, seat: int, mind: BoardMind) -> float:
    """What having the lot would change for a seat with room, in florins at the end of the game."""
    if mind.counted[seat] != t.lot_size:
        appraise_now(t, seat, mind)
    return mind.value[seat]


@rule
def rival_price(t: Board, seat: int, enough: float, market: float, mind: BoardMind) -> float:
    """The most that anyone who speaks after a seat would pay; counting stops at ``enough``."""
    most = 0.0
    heed = mind.w[HEED]
    other = seat
    while other != t.presenter and most < enough:
        other = next_seat(other, t.players)
        if t.room[other] >= t.lot_size and t.florins[other] > t.high:
            value = lot_value(t, other, mind)
            if heed != 0.0:
                value *= heeded(appetite(t, other, market, mind.w), heed)
            most = max(most, min(value, 1.0 * t.florins[other]))
    return most
