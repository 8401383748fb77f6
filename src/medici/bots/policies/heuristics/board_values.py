"""What a lot is worth to the heuristic of the board game, by a row of weights.

``w`` is a row of weights in florins and factors; ``medici tune`` found them by self-play.
"""

from typing import Annotated

from medici.bots.policies.policy import PolicyState
from medici.games.actors import SEATS
from medici.games.board.cards import KIND_GOOD, KIND_VALUE
from medici.games.board.rules import LARGEST_LOT
from medici.games.board.scoring import TOP
from medici.games.board.state import HOLD, WARES, Board, PerSeat
from medici.games.days import DAYS
from medici.games.goods import GOLD
from medici.games.ranking import SHIP_PAY
from medici.games.seats import next_seat
from medici.kernel import Cells, declare, i8, noinline, rule
from medici.kernel.arrays import Weights

ROW = 56  # weights that a row may have

Sums = Annotated[list[float], Cells("f8", SEATS)]


@declare
class BoardPolicy(PolicyState):
    """The weights of a merchant of the board game, and its notes on the lot that is for sale.

    Nothing that makes a lot dear or cheap to a seat changes until the lot is sold.
    """

    w: Annotated[list[float], Cells("f8", ROW)]
    slope: Annotated[list[float], Cells("f8", HOLD + 1)]  # see ``slope_with``, by room left
    cards: i8  # of the lot that are noted
    points: Annotated[list[float], Cells("f8", LARGEST_LOT)]  # of each of them, or 0
    ship: Sums  # what each ship will be worth at the end of the day
    tracks: Sums  # what the cards noted are worth on the tracks to each seat with room
    counted: PerSeat  # how many cards are in ``value``
    value: Sums  # what they are worth to each seat altogether


# Where the weights stand in their row
PRICE = 46  # what a card usually costs; 0: nothing is remembered
TRUST = 47  # how many cards it takes to believe otherwise
HEED = 48  # how far others are expected to go on paying as they did
HABIT = 49  # how far a seat itself goes on paying as it did
MARKET = 50  # how far it follows what others pay

LEAST = 0.05  # of what is usual


@rule
def usual_price(w: Weights) -> float:
    """What a card costs where nothing is known yet."""
    return max(0.5, w[PRICE])


@rule
def market_price(t: Board, seat: int, w: Weights) -> float:
    """What a card has cost the others, beside what is usual: 1 as usual, less at a cheap table."""
    trust = 1.0 + abs(w[TRUST])
    usual = usual_price(w)
    paid = trust * usual
    cards = trust
    for other in range(t.players):
        if other != seat:
            paid += t.spent[other]
            cards += t.bought[other]
    return paid / (cards * usual)


@rule
def appetite(t: Board, seat: int, market: float, w: Weights) -> float:
    """How a seat has paid, beside what is usual; who has bought little is judged by the market."""
    trust = 1.0 + abs(w[TRUST])
    usual = usual_price(w)
    return (t.spent[seat] + trust * market * usual) / ((t.bought[seat] + trust) * usual)


@rule
def heeded(part: float, weight: float) -> float:
    """A factor that follows a part as far as it is heeded.

    >>> heeded(0.5, 0.0), heeded(0.5, 1.0), heeded(0.5, 3.0)
    (1.0, 0.5, 0.05)
    """
    return max(LEAST, 1.0 + weight * (part - 1.0))


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
# How many others stand on each level of a track, in one number: four bits for each level
LEVEL_BITS = 4
ONE_LEVEL = 15
ADD_UP = 0x111111  # times this, the highest of six levels holds the sum of all of them,
HIGHEST = 5 * LEVEL_BITS  # and stands here

MOST_CARDS = 64  # no deck has as many
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
    near = others >> LEVEL_BITS * level
    above = (near >> 2 * LEVEL_BITS) * ADD_UP >> HIGHEST & ONE_LEVEL
    row = 2 if above > 2 else above
    if players > 2:
        row += 3
    return STEP_PAY[row * 64 + (near >> LEVEL_BITS & 7) * 8 + (near & 7)]


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
def ship_gain(t: Board, seat: int, after: float, policy: BoardPolicy) -> float:
    """What a ship gains in pay by being worth more, the others' filled with mean cards."""
    players = t.players
    slope = policy.slope[t.room[seat]]
    before = policy.ship[seat]
    policy.ship[seat] = NOTHING  # nobody is behind oneself
    was_behind = 0.0
    is_behind = 0.0
    for other in range(players):
        rival = policy.ship[other]
        was_behind += max(0.0, min(1.0, 0.5 - (before - rival) * slope))
        is_behind += max(0.0, min(1.0, 0.5 - (after - rival) * slope))
    policy.ship[seat] = before
    return rank_pay(players, is_behind) - rank_pay(players, was_behind)


@rule
def look_at_lot(t: Board, policy: BoardPolicy) -> None:
    """Note what is to know about the lot on the table, unless it is noted already."""
    key = 1 + t.day * MOST_CARDS + t.deck + t.lot_size  # the deck before: no two lots share it
    if policy.key != key or policy.cards != t.lot_size:
        note_lot(t, key, policy)


@noinline
def note_lot(t: Board, key: int, policy: BoardPolicy) -> None:
    """Turn to a new lot, or to more cards of the same."""
    if policy.key != key:
        if policy.key == 0:
            for room in range(HOLD + 1):
                policy.slope[room] = slope_with(room, policy.w)
        policy.key = key
        policy.cards = 0
        note_ships(t, policy)
    while policy.cards < t.lot_size:
        note_card(t, policy.cards, policy)
    if t.players == 2:  # both will be asked for; and side by side is quicker
        appraise(t, 0, policy)
        appraise(t, 1, policy)


@rule
def note_ships(t: Board, policy: BoardPolicy) -> None:
    """See how the ships stand before the lot is sold."""
    players = t.players
    mean = policy.w[MEAN]
    for seat in range(players):
        policy.counted[seat] = 0
        policy.tracks[seat] = 0.0
        policy.ship[seat] = t.worth[seat] + t.room[seat] * mean


@rule
def note_card(t: Board, number: int, policy: BoardPolicy) -> None:
    """Look at one more card of the lot, and what it is worth on its track to all with room."""
    card = t.lot[number]
    policy.cards = number + 1
    policy.points[number] = KIND_POINTS[card]
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
        levels += level << LEVEL_BITS * seat
        crowd += 1 << LEVEL_BITS * level
    days = DAYS - t.day
    steps = STEP + (days - 1) * 7
    rank = policy.w[RANK + days]
    for seat in range(players):
        stands = levels >> LEVEL_BITS * seat & ONE_LEVEL
        level = stands + twins
        gain = rank * step_gain(crowd - (1 << LEVEL_BITS * stands), level, players)
        before = policy.tracks[seat]
        after = before + policy.w[steps + level] + gain
        policy.tracks[seat] = after if level < TOP else before


@rule
def appraise(t: Board, seat: int, policy: BoardPolicy) -> None:
    """Note what the lot is worth to a seat."""
    size = t.lot_size
    policy.counted[seat] = size
    loaded = policy.ship[seat] - size * policy.w[MEAN] + policy.points[0]
    if size > 1:
        loaded += policy.points[1]
    if size > 2:
        loaded += policy.points[2]
    policy.value[seat] = policy.tracks[seat] + policy.w[SHIP] * ship_gain(t, seat, loaded, policy)


@noinline
def appraise_now(t: Board, seat: int, policy: BoardPolicy) -> None:
    """The same, called instead of copied in."""
    appraise(t, seat, policy)


@rule
def lot_value(t: Board, seat: int, policy: BoardPolicy) -> float:
    """What having the lot would change for a seat with room, in florins at the end of the game."""
    if policy.counted[seat] != t.lot_size:
        appraise_now(t, seat, policy)
    return policy.value[seat]


@rule
def rival_price(t: Board, seat: int, enough: float, market: float, policy: BoardPolicy) -> float:
    """The most that anyone who speaks after a seat would pay; counting stops at ``enough``."""
    most = 0.0
    heed = policy.w[HEED]
    other = seat
    while other != t.presenter and most < enough:
        other = next_seat(other, t.players)
        if t.room[other] >= t.lot_size and t.florins[other] > t.high:
            value = lot_value(t, other, policy)
            if heed != 0.0:
                value *= heeded(appetite(t, other, market, policy.w), heed)
            most = max(most, min(value, 1.0 * t.florins[other]))
    return most
