"""Features of the board game: money, the day, the tracks, and the lot on the table."""

from typing import Any

from medici.analysis.eye.features.compare import GOODS, best_rival, clear, rivals, sum_of_goods
from medici.games.actors import NOBODY
from medici.games.board.cards import KIND_GOOD, KIND_VALUE
from medici.games.board.rules import deliver
from medici.games.board.scoring import score_day
from medici.games.board.state import AUCTION, FIRST, OVER, Board
from medici.games.goods import GOLD
from medici.kernel import rule

FEATURES = 44
MONEY, DAY, SHIPS, TRACKS, BEST_TRACKS, BONUSES, LOT = 0, 8, 12, 18, 22, 28, 30  # first features
MEAN_CARD = 2.8  # what a card is worth on the mean
BEST_GOODS = 3  # whose tracks are described one by one
FLORINS, WORTH, LEVEL, BONUS_SCALE = 40.0, 20.0, 7.0, 20.0  # what counts as 1
LEVELS = 12.0  # of all tracks together
PRICE = 4.0  # of a card, on the mean: that counts as 0
CARDS, SPACES, DECK = 8.0, 5.0, 18.0  # bought so far; of a ship; left today: what counts as 1
VALUE, BID = 10.0, 10.0  # of a lot
LOT_CARDS = 3.0


@rule
def foresee(later: Board) -> None:
    """The highest bidder gets the lot, and the day is scored."""
    if later.phase in (OVER, FIRST):
        return
    if later.phase == AUCTION and later.leader != NOBODY:
        deliver(later)
    score_day(later)


@rule
def describe(t: Board, later: Board, seat: int, out: Any) -> None:
    """Write the features of a position for a seat."""
    describe_money(t, later, seat, out)
    describe_day(t, seat, out)
    describe_tracks(later, seat, out)
    describe_lot(t, later, seat, out)


@rule
def describe_money(t: Board, later: Board, seat: int, out: Any) -> None:
    """Florins, now and if the day ended."""
    own = later.florins[seat]
    best, second, mean = rivals(later.florins, t.players, seat)
    out[MONEY] = (own - best) / FLORINS
    out[MONEY + 1] = (own - mean) / FLORINS
    out[MONEY + 2] = (own - second) / FLORINS if t.players > 2 else 0.0
    cash = t.florins[seat]
    richest, _, mean = rivals(t.florins, t.players, seat)
    out[MONEY + 3] = (cash - mean) / FLORINS
    out[MONEY + 4] = cash / FLORINS
    out[MONEY + 5] = (cash - richest) / FLORINS
    out[MONEY + 6] = t.spent[seat] / (PRICE * max(t.bought[seat], 1)) - 1.0
    out[MONEY + 7] = t.bought[seat] / CARDS


@rule
def describe_day(t: Board, seat: int, out: Any) -> None:
    """How far the day is, and the ships."""
    players = t.players
    between = t.phase == FIRST  # the ships of the last day are still there to be seen
    out[DAY] = 1.0 if t.day == 0 else 0.0
    out[DAY + 1] = 1.0 if t.day == 1 else 0.0
    out[DAY + 2] = 0.0 if between else t.deck / DECK
    out[DAY + 3] = 1.0 if between else 0.0
    if between:
        clear(out, SHIPS, TRACKS)
        return
    most_ahead = 0.0
    for other in range(players):
        if other != seat:
            most_ahead = max(most_ahead, t.worth[other] + MEAN_CARD * t.room[other])
    own = t.worth[seat]
    most_worth, _, _ = rivals(t.worth, players, seat)
    _, _, mean_room = rivals(t.room, players, seat)
    out[SHIPS] = own / WORTH
    out[SHIPS + 1] = (own - most_worth) / WORTH
    out[SHIPS + 2] = (own + MEAN_CARD * t.room[seat] - most_ahead) / WORTH
    out[SHIPS + 3] = t.room[seat] / SPACES
    out[SHIPS + 4] = (t.room[seat] - mean_room) / SPACES
    out[SHIPS + 5] = t.loading / players


@rule
def describe_tracks(later: Board, seat: int, out: Any) -> None:
    """The tracks after the day: what is paid for them, and the best ones one by one."""
    players = later.players
    levels = 0
    lead = 0
    lag = 0
    for place in range(BEST_TRACKS, BEST_TRACKS + 2 * BEST_GOODS):
        out[place] = -1.0
    for good in range(GOODS):
        level = later.level[seat * GOODS + good]
        best = best_rival(later.level, players, seat, good)
        levels += level
        lead += max(level - best, 0)
        lag += max(best - level, 0)
        enter_good(level / LEVEL, (level - best) / LEVEL, out)
    out[TRACKS] = levels / LEVELS
    out[TRACKS + 1] = lead / LEVEL
    out[TRACKS + 2] = lag / LEVELS
    out[TRACKS + 3] = sum_of_goods(later.good_pay, seat) / BONUS_SCALE
    own = sum_of_goods(later.bonus_pay, seat)
    most = 0
    for other in range(players):
        if other != seat:
            most = max(most, sum_of_goods(later.bonus_pay, other))
    out[BONUSES] = own / BONUS_SCALE
    out[BONUSES + 1] = (own - most) / BONUS_SCALE


@rule
def enter_good(level: float, ahead: float, out: Any) -> None:
    """Enter a track among the best ones, the highest first."""
    for rank in range(BEST_GOODS):
        place = BEST_TRACKS + 2 * rank
        if level > out[place] or (level == out[place] and ahead > out[place + 1]):
            lower = out[place]
            behind = out[place + 1]
            out[place] = level
            out[place + 1] = ahead
            level = lower
            ahead = behind


@rule
def describe_lot(t: Board, later: Board, seat: int, out: Any) -> None:
    """The lot on the table: whose it may be, and what it is to this seat."""
    clear(out, LOT, FEATURES)
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
            level = later.level[seat * GOODS + good]
            climbs += level
            ahead += best_rival(later.level, players, seat, good) <= level + 1
    out[LOT] = t.lot_size / LOT_CARDS
    out[LOT + 1] = value / VALUE
    out[LOT + 2] = 1.0 if t.presenter == seat else 0.0
    out[LOT + 3] = 1.0 if t.actor == seat else 0.0
    if fits:
        out[LOT + 4] = 1.0
        out[LOT + 5] = value / VALUE
        out[LOT + 6] = climbs / VALUE
        out[LOT + 7] = ahead / LOT_CARDS
    if t.phase != AUCTION:
        return
    out[LOT + 8] = 1.0
    out[LOT + 9] = t.high / BID
    if t.leader == seat:
        out[LOT + 10] = 1.0
        out[LOT + 11] = t.high / BID
    to_speak = (seat - t.actor + players) % players  # seats before this one speaks
    left = (t.presenter - t.actor + players) % players  # seats until the presenter does
    if to_speak <= left and fits and t.florins[seat] > t.high:
        out[LOT + 12] = 1.0
        out[LOT + 13] = (left - to_speak) / players
