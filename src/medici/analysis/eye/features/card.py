"""What the eye sees of a card game, as rules: what may come of it, and the features of a seat.

Goods are exchangeable: their features are sums over goods.
"""

from medici.analysis.eye.features.compare import (
    CLOSE,
    MOST_AHEAD,
    SURE,
    WIDE,
    note_rivals,
    odds,
    place,
    rivals,
    ship_hope,
    take_back,
    within,
)
from medici.games.card.cards import KIND_GOOD, KIND_ICONS, KIND_SPACE, KIND_VALUE
from medici.games.card.rules import REVEALS, SPACES
from medici.games.card.scoring import MONOPOLY, MONOPOLY_PAY, RISE, score_day
from medici.games.card.state import DRAW, FIRST, OVER, Card
from medici.games.days import DAYS
from medici.games.ranking import SECOND
from medici.games.seats import next_seat
from medici.kernel import rule

FEATURES = 27
FORECAST, MONEY, SHIP, ROOM, RANKS, SHORT, TURNS, REST = 0, 3, 5, 9, 12, 16, 20, 25  # groups

TENTH = SURE // 10  # rows hold whole numbers: forecasts are kept in tenths of a florin,
QUARTERS = 4.0  # what ships may be paid in quarters
SPACE_WORTH = 3.4  # what a card in an empty space is worth, about
FILLED = 4  # more empty spaces than this will hardly all be filled
SLOPES = (0.9, 0.35, 0.2, 0.15, 0.12, 0.1, 0.085, 0.075, 0.07)  # by empty spaces of two ships
# Thousandths of a florin that a good promises a day, by how many icons a monopoly is short
LURE = (10000, 6000, 3000, 1500, 500)
BONUS = MONOPOLY_PAY * SURE
SCALE = tuple(1 / spaces if spaces else 0.0 for spaces in SPACES)


@rule
def foresee(later: Card) -> None:
    """Score the day as it stands, and note what each seat may come to.

    Rows that are then needed no more hold what ``describe`` looks up: ``good_pay`` the icons of
    the strongest rival in a good, ``bonus_pay`` of the second, ``ship_pay`` and ``florins`` what
    may be paid for the ship, and in all.
    """
    if later.phase == OVER:
        return
    days = DAYS - later.day
    if later.phase == FIRST:
        for seat in range(later.players):
            later.worth[seat] = 0
            later.aboard[seat] = 0
            later.room[seat] = SPACES[later.players]
    score_day(later)
    good_pay, bonus_pay = later.good_pay, later.bonus_pay
    take_back(later.florins, later.ship_pay, good_pay, bonus_pay, later.players)
    note_rivals(later.icons, good_pay, bonus_pay, later.players)
    for seat in range(later.players):
        ship = ship_hope(ships_behind(later, seat), later.players)
        hope = int(ship * SURE) + goods_hope(later, seat, days)
        later.ship_pay[seat] = int(ship * QUARTERS)
        later.florins[seat] = (later.florins[seat] * SURE + hope) // TENTH


@rule
def goods_hope(later: Card, seat: int, days: int) -> int:
    """What the goods of a seat may bring at the end of so many days, in thousandths."""
    hope = 0
    for stock in range(seat * 5, seat * 5 + 5):
        first, second = leads(later, stock)
        hope += SECOND * (CLOSE[first] + CLOSE[second])
        hope += SECOND * (WIDE[first] + WIDE[second]) * (days - 1)
        short = MONOPOLY[later.players] - later.icons[stock]
        hope += (short <= 0) * BONUS + lure(short) * (days - 1)
        if later.rising:  # C35
            hope += (short <= -RISE) * BONUS + lure(short + RISE) * (days - 1)
    return hope


@rule
def lure(short: int) -> int:
    """What it promises to be so many icons short of a monopoly."""
    return LURE[max(0, min(len(LURE) - 1, short))]


@rule
def leads(later: Card, stock: int) -> tuple[int, int]:
    """How far a seat is ahead in a good of the strongest rival, and of the second, as places."""
    own = later.icons[stock]
    own -= own == 0  # without an icon there is no rank
    return place(own - later.good_pay[stock]), place(own - later.bonus_pay[stock])


@rule
def ships_behind(later: Card, seat: int) -> float:
    """How many ships a ship may leave behind, with the spaces that are left."""
    room = min(FILLED, later.room[seat])
    own = later.worth[seat] + SPACE_WORTH * room
    behind = 0.0
    other = seat
    for _ in range(later.players - 1):  # clockwise: sums are then the same whoever sits where
        other = next_seat(other, later.players)
        theirs = min(FILLED, later.room[other])
        lead = own - later.worth[other] - SPACE_WORTH * theirs
        behind += odds(lead, SLOPES[room + theirs])
    return behind


@rule
def describe(t: Card, later: Card, seat: int, out: list[float]) -> None:
    """Write the features of a position as a seat sees it."""
    describe_money(t, later, seat, out)
    describe_ship(later, seat, out)
    describe_goods(later, seat, out)
    describe_turn(t, later, seat, out)
    space = 0
    for owner in range(t.players):
        space += later.room[owner]
    out[REST] = (DAYS - t.day) * 0.33
    out[REST + 1] = space * SCALE[t.players] / t.players


@rule
def describe_money(t: Card, later: Card, seat: int, out: list[float]) -> None:
    """What the seat may come to, and what it has, against the others."""
    best, second, mean = rivals(later.florins, t.players, seat)
    own = later.florins[seat]
    out[FORECAST] = within((own - best) * 0.0025, 4.0)
    out[FORECAST + 1] = within((own - second) * 0.0025, 4.0)
    out[FORECAST + 2] = within((own - mean) * 0.0025, 4.0)
    best, second, mean = rivals(t.florins, t.players, seat)
    out[MONEY] = within((t.florins[seat] - best) * 0.025, 4.0)
    out[MONEY + 1] = within((t.florins[seat] - mean) * 0.025, 4.0)


@rule
def describe_ship(later: Card, seat: int, out: list[float]) -> None:
    """The ships: their worth, their empty spaces, what they may be paid."""
    players = later.players
    best, second, mean = rivals(later.worth, players, seat)
    own = later.worth[seat]
    out[SHIP] = within((own - best) * 0.1, 4.0)
    out[SHIP + 1] = within((own - second) * 0.1, 4.0)
    out[SHIP + 2] = within((own - mean) * 0.1, 4.0)
    out[SHIP + 3] = later.ship_pay[seat] * (0.07 / QUARTERS)
    best, second, mean = rivals(later.room, players, seat)
    out[ROOM] = later.room[seat] * SCALE[players]
    out[ROOM + 1] = best * SCALE[players]
    out[ROOM + 2] = mean * SCALE[players]


@rule
def describe_goods(later: Card, seat: int, out: list[float]) -> None:
    """The ranks in all goods, nearly decided and in the long run, and how near monopolies are."""
    for sign in range(RANKS, TURNS):
        out[sign] = 0.0
    for stock in range(seat * 5, seat * 5 + 5):
        first, second = leads(later, stock)
        out[RANKS] += 0.0004 * CLOSE[first]
        out[RANKS + 1] += 0.0004 * CLOSE[second]
        out[RANKS + 2] += 0.0004 * WIDE[first]
        out[RANKS + 3] += 0.0004 * WIDE[second]
        short = MONOPOLY[later.players] - later.icons[stock]
        note_short(short, out)
        if later.rising:  # C35: another ten
            note_short(short + RISE, out)


@rule
def note_short(short: int, out: list[float]) -> None:
    """Count a good that is so many icons short of a monopoly, or has it."""
    if short < TURNS - SHORT:
        out[SHORT + max(0, short)] += 0.5


@rule
def describe_turn(t: Card, later: Card, seat: int, out: list[float]) -> None:
    """How soon the seat has a turn, and what it then finds in the market."""
    for sign in range(TURNS, REST):
        out[sign] = 0.0
    if t.phase in (FIRST, OVER) or t.room[seat] == 0:
        return
    out[TURNS] = soon(t, seat)
    if seat != t.on_turn:
        return
    drawing = t.phase == DRAW
    out[TURNS + 1] = (REVEALS + 1 - t.revealed - drawing) * 0.3
    size = t.market_size
    if not drawing:  # the last card must be taken, or another revealed
        kind = t.market[size - 1]
        out[TURNS + 2] = appeal(later, seat, kind) + KIND_SPACE[kind] * SPACE_WORTH * 0.2
        size -= 1
    for number in range(max(0, size - 2), size):
        kind = t.market[number]
        if KIND_SPACE[kind] <= t.room[seat]:
            charm = appeal(later, seat, kind)
            out[TURNS + 3] += max(0.0, charm)
            out[TURNS + 4] = max(out[TURNS + 4], charm)


@rule
def appeal(later: Card, seat: int, kind: int) -> float:
    """How much better than an average one a card is for a seat."""
    charm = KIND_VALUE[kind] - SPACE_WORTH * KIND_SPACE[kind]
    more = KIND_ICONS[kind]
    if more > 0:
        stock = seat * 5 + KIND_GOOD[kind]
        first, second = leads(later, stock)
        rank = WIDE[min(MOST_AHEAD, first + more)] + WIDE[min(MOST_AHEAD, second + more)]
        rank -= WIDE[first] + WIDE[second]
        short = MONOPOLY[later.players] - later.icons[stock]
        charm += 0.001 * (SECOND * rank + lure(short - more) - lure(short))
    return 0.2 * charm


@rule
def soon(t: Card, seat: int) -> float:
    """1 for the seat on turn; the less, the more ships with room come before."""
    before = 0
    other = t.on_turn
    while other != seat:
        before += t.room[other] > 0
        other = next_seat(other, t.players)
    return 1.0 - 0.2 * before
