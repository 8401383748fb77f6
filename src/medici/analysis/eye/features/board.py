"""What a seat of the board game looks like to the eye: own and others, today and on the tracks."""

from typing import Any

from medici.games.actors import NOBODY
from medici.games.board.cards import KIND_GOOD, KIND_VALUE
from medici.games.board.rules import deliver
from medici.games.board.scoring import score_day
from medici.games.board.state import AUCTION, FIRST, OVER, Board
from medici.games.goods import GOLD
from medici.kernel import rule

FEATURES = 44
MEAN_CARD = 2.8  # what a card is worth on the mean
BEST_GOODS = 3  # whose tracks are told one by one
GOODS_FROM = 22  # where their features begin
MONEY, WORTH, LEVEL, BONUS_SCALE = 40.0, 20.0, 7.0, 20.0  # what counts as 1


@rule
def foresee(later: Board) -> None:
    """The highest bidder has the lot, and the day is scored."""
    if later.phase in (OVER, FIRST):
        return
    if later.phase == AUCTION and later.leader != NOBODY:
        deliver(later)
    score_day(later)


@rule
def describe(t: Board, later: Board, seat: int, out: Any) -> None:
    """All features of a seat."""
    describe_money(t, later, seat, out)
    describe_day(t, seat, out)
    describe_tracks(later, seat, out)
    describe_lot(t, later, seat, out)


@rule
def describe_money(t: Board, later: Board, seat: int, out: Any) -> None:
    """Florins, now and if the day ended."""
    players = t.players
    mine = later.florins[seat]
    best = -1000
    second = -1000
    everybody = 0
    cash = 0
    richest = 0
    for other in range(players):
        if other != seat:
            florins = later.florins[other]
            everybody += florins
            cash += t.florins[other]
            richest = max(richest, t.florins[other])
            if florins > best:
                second = best
                best = florins
            elif florins > second:
                second = florins
    out[0] = (mine - best) / MONEY
    out[1] = (mine - everybody / (players - 1)) / MONEY
    out[2] = (mine - second) / MONEY if players > 2 else 0.0
    out[3] = (t.florins[seat] - cash / (players - 1)) / MONEY
    out[4] = t.florins[seat] / MONEY
    out[5] = (t.florins[seat] - richest) / MONEY
    out[6] = t.spent[seat] / (4.0 * max(t.bought[seat], 1)) - 1.0
    out[7] = t.bought[seat] / 8.0


@rule
def describe_day(t: Board, seat: int, out: Any) -> None:
    """How far the day is, and the ships."""
    players = t.players
    between = t.phase == FIRST  # the ships of the last day are still there to be seen
    out[8] = 1.0 if t.day == 0 else 0.0
    out[9] = 1.0 if t.day == 1 else 0.0
    out[10] = 0.0 if between else t.deck / 18.0
    out[11] = 1.0 if between else 0.0
    room = 0
    most_worth = 0
    most_ahead = 0.0
    for other in range(players):
        if other != seat:
            room += t.room[other]
            most_worth = max(most_worth, t.worth[other])
            most_ahead = max(most_ahead, t.worth[other] + MEAN_CARD * t.room[other])
    if between:
        for number in range(12, 18):
            out[number] = 0.0
        return
    own = t.worth[seat]
    out[12] = own / WORTH
    out[13] = (own - most_worth) / WORTH
    out[14] = (own + MEAN_CARD * t.room[seat] - most_ahead) / WORTH
    out[15] = t.room[seat] / 5.0
    out[16] = (t.room[seat] - room / (players - 1)) / 5.0
    out[17] = t.loading / players


@rule
def describe_tracks(later: Board, seat: int, out: Any) -> None:
    """The tracks after the day: what is paid for them, and the best ones one by one."""
    players = later.players
    levels = 0
    lead = 0
    lag = 0
    for place in range(GOODS_FROM, GOODS_FROM + 2 * BEST_GOODS):
        out[place] = -1.0
    for good in range(5):
        level = later.level[seat * 5 + good]
        best = 0
        for other in range(players):
            if other != seat:
                best = max(best, later.level[other * 5 + good])
        levels += level
        lead += max(level - best, 0)
        lag += max(best - level, 0)
        enter_good(level / LEVEL, (level - best) / LEVEL, out)
    out[18] = levels / 12.0
    out[19] = lead / LEVEL
    out[20] = lag / 12.0
    out[21] = ranks_paid(later, seat) / BONUS_SCALE
    own = bonus_of(later, seat)
    most = 0
    for other in range(players):
        if other != seat:
            most = max(most, bonus_of(later, other))
    out[28] = own / BONUS_SCALE
    out[29] = (own - most) / BONUS_SCALE


@rule
def enter_good(level: float, ahead: float, out: Any) -> None:
    """Enter a track among the best ones, the highest first."""
    for rank in range(BEST_GOODS):
        place = GOODS_FROM + 2 * rank
        if level > out[place] or (level == out[place] and ahead > out[place + 1]):
            lower = out[place]
            behind = out[place + 1]
            out[place] = level
            out[place + 1] = ahead
            level = lower
            ahead = behind


@rule
def bonus_of(t: Board, seat: int) -> int:
    """What a seat was paid for high levels."""
    florins = 0
    for good in range(5):
        florins += t.bonus_pay[seat * 5 + good]
    return florins


@rule
def ranks_paid(t: Board, seat: int) -> int:
    """What a seat was paid for its ranks on the tracks."""
    florins = 0
    for good in range(5):
        florins += t.good_pay[seat * 5 + good]
    return florins


@rule
def describe_lot(t: Board, later: Board, seat: int, out: Any) -> None:
    """The lot on the table: whose it may be, and what it is to this seat."""
    for number in range(30, FEATURES):
        out[number] = 0.0
    if t.phase == FIRST or t.lot_size == 0:
        return
    players = t.players
    fits = t.room[seat] >= t.lot_size
    value = 0
    climbs = 0
    ahead = 0
    for position in range(t.lot_size):
        card = t.lot[position]
        value += KIND_VALUE[card]
        good = KIND_GOOD[card]
        if good != GOLD:
            climbs += later.level[seat * 5 + good]
            ahead += tops(later, seat, good)
    out[30] = t.lot_size / 3.0
    out[31] = value / 10.0
    out[32] = 1.0 if t.presenter == seat else 0.0
    out[33] = 1.0 if t.actor == seat else 0.0
    if fits:
        out[34] = 1.0
        out[35] = value / 10.0
        out[36] = climbs / 10.0
        out[37] = ahead / 3.0
    if t.phase != AUCTION:
        return
    out[38] = 1.0
    out[39] = t.high / 10.0
    if t.leader == seat:
        out[40] = 1.0
        out[41] = t.high / 10.0
    to_speak = (seat - t.actor + players) % players  # seats before this one speaks
    left = (t.presenter - t.actor + players) % players  # seats until the presenter does
    if to_speak <= left and fits and t.florins[seat] > t.high:
        out[42] = 1.0
        out[43] = (left - to_speak) / players


@rule
def tops(later: Board, seat: int, good: int) -> int:
    """1 if a seat is first on a track, or one step from it."""
    level = later.level[seat * 5 + good]
    for other in range(later.players):
        if other != seat and later.level[other * 5 + good] > level + 1:
            return 0
    return 1
