"""Features of the card game: forecasts, ships, ranks and the market.

Goods are exchangeable: their features are sums over goods.
"""

from medici.analysis.eye.features.compare import (
    APPEAL_SCALE,
    CLOSE,
    GOODS,
    LIMIT,
    MOST_AHEAD,
    QUARTERS,
    RANK_SCALE,
    RANKS,
    SHIP,
    SHIP_PAY_SCALE,
    SURE,
    TENTH,
    WIDE,
    WORTH_SCALE,
    clear,
    describe_money,
    describe_rest,
    describe_room,
    expected_ship_pay,
    leads,
    note_rivals,
    odds,
    rivals,
    ships_before,
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
SHORT, TURNS, REST = 16, 20, 25  # where further groups of features begin

SPACE_WORTH = 3.4  # of a card in an empty space, about
FILLED = 4  # more empty spaces than this will hardly all be filled
# How much each point of a ship's lead helps, by the empty spaces of two ships
SLOPES = (0.9, 0.35, 0.2, 0.15, 0.12, 0.1, 0.085, 0.075, 0.07)
# Thousandths of a florin that a good promises a day, by how many icons a monopoly is short
PROMISE = (10000, 6000, 3000, 1500, 500)
BONUS = MONOPOLY_PAY * SURE
SPACE_SCALE = tuple(1 / spaces if spaces else 0.0 for spaces in SPACES)  # a whole ship counts as 1
SHORT_SCALE = 0.5  # two goods that are as near to a monopoly count as 1
REVEAL_SCALE = 0.3  # of reveals that are left
TURN_SCALE = 0.2  # of ships that have a turn before


@rule
def foresee(later: Card) -> None:
    """Score the day as it stands, and note what each seat may come to.

    Rows that are then needed no more hold what ``describe`` looks up: ``good_pay`` the icons of
    the strongest rival in a good, ``bonus_pay`` of the second, ``ship_pay`` and ``florins`` the
    expected pay of the ship, and the expected florins at the end.
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
        ship = expected_ship_pay(ships_behind(later, seat), later.players)
        expected = int(ship * SURE) + expected_goods_pay(later, seat, days)
        later.ship_pay[seat] = int(ship * QUARTERS)
        later.florins[seat] = (later.florins[seat] * SURE + expected) // TENTH


@rule
def expected_goods_pay(later: Card, seat: int, days: int) -> int:
    """What the goods of a seat may bring at the end of so many days, in thousandths."""
    expected = 0
    for stock in range(seat * GOODS, seat * GOODS + GOODS):
        first, second = leads_in(later, stock)
        expected += SECOND * (CLOSE[first] + CLOSE[second])
        expected += SECOND * (WIDE[first] + WIDE[second]) * (days - 1)
        short = MONOPOLY[later.players] - later.icons[stock]
        expected += (short <= 0) * BONUS + promise(short) * (days - 1)
        if later.rising:  # C35
            expected += (short <= -RISE) * BONUS + promise(short + RISE) * (days - 1)
    return expected


@rule
def promise(short: int) -> int:
    """What it promises to be so many icons short of a monopoly."""
    return PROMISE[max(0, min(len(PROMISE) - 1, short))]


@rule
def leads_in(later: Card, stock: int) -> tuple[int, int]:
    """The leads of a seat in a good over its two strongest rivals."""
    return leads(later.icons[stock], later.good_pay[stock], later.bonus_pay[stock])


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
    """Write the features of a position for a seat."""
    scale = SPACE_SCALE[t.players]
    describe_money(later.florins, t.florins, t.players, seat, out)
    describe_ship(later, seat, out)
    describe_room(later.room, t.players, seat, scale, out)
    describe_goods(later, seat, out)
    describe_turn(t, later, seat, out)
    describe_rest(later.room, t.players, t.day, scale, out, REST)


@rule
def describe_ship(later: Card, seat: int, out: list[float]) -> None:
    """The worth of the ships, and their expected pay."""
    best, second, mean = rivals(later.worth, later.players, seat)
    own = later.worth[seat]
    out[SHIP] = within((own - best) * WORTH_SCALE, LIMIT)
    out[SHIP + 1] = within((own - second) * WORTH_SCALE, LIMIT)
    out[SHIP + 2] = within((own - mean) * WORTH_SCALE, LIMIT)
    out[SHIP + 3] = later.ship_pay[seat] * SHIP_PAY_SCALE


@rule
def describe_goods(later: Card, seat: int, out: list[float]) -> None:
    """The ranks in all goods, nearly decided and in the long run, and how near monopolies are."""
    clear(out, RANKS, TURNS)
    for stock in range(seat * GOODS, seat * GOODS + GOODS):
        first, second = leads_in(later, stock)
        out[RANKS] += RANK_SCALE * CLOSE[first]
        out[RANKS + 1] += RANK_SCALE * CLOSE[second]
        out[RANKS + 2] += RANK_SCALE * WIDE[first]
        out[RANKS + 3] += RANK_SCALE * WIDE[second]
        short = MONOPOLY[later.players] - later.icons[stock]
        note_short(short, out)
        if later.rising:  # C35: another ten
            note_short(short + RISE, out)


@rule
def note_short(short: int, out: list[float]) -> None:
    """Count a good that is so many icons short of a monopoly, or has it."""
    if short < TURNS - SHORT:
        out[SHORT + max(0, short)] += SHORT_SCALE


@rule
def describe_turn(t: Card, later: Card, seat: int, out: list[float]) -> None:
    """How soon the seat has a turn, and what it then finds in the market."""
    clear(out, TURNS, REST)
    if t.phase in (FIRST, OVER) or t.room[seat] == 0:
        return
    out[TURNS] = 1.0 - TURN_SCALE * ships_before(t.room, t.on_turn, seat, t.players)
    if seat != t.on_turn:
        return
    drawing = t.phase == DRAW
    out[TURNS + 1] = (REVEALS + 1 - t.revealed - drawing) * REVEAL_SCALE
    size = t.market_size
    if not drawing:  # the last card must be taken, or another revealed
        kind = t.market[size - 1]
        space = KIND_SPACE[kind] * SPACE_WORTH * APPEAL_SCALE
        out[TURNS + 2] = appeal(later, seat, kind) + space
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
        stock = seat * GOODS + KIND_GOOD[kind]
        first, second = leads_in(later, stock)
        rank = WIDE[min(MOST_AHEAD, first + more)] + WIDE[min(MOST_AHEAD, second + more)]
        rank -= WIDE[first] + WIDE[second]
        short = MONOPOLY[later.players] - later.icons[stock]
        charm += 0.001 * (SECOND * rank + promise(short - more) - promise(short))
    return APPEAL_SCALE * charm
