"""Features that several games share: how a seat compares with the others, whatever its number.

All features are scaled to about 1. Rows over seats and goods hold seat s, good g at ``s * 5 + g``.
"""

from medici.games.actors import SEATS
from medici.games.days import DAYS
from medici.games.ranking import SHIP_PAY
from medici.games.seats import next_seat
from medici.kernel import rule

GOODS = 5
LEADS = 8  # a lead of more counts as this one
MOST_AHEAD = 2 * LEADS  # its place in a row of leads from -8 to 8
SURE = 1000  # a probability of 1, in the whole thousandths of these rows
TENTH = SURE // 10  # forecasts are kept in tenths of a florin or point: state fields are integers
QUARTERS = 4.0  # expected pay of ships is kept in quarters
FORECAST_SCALE = 0.0025  # of forecasts: 40 florins count as 1
MONEY_SCALE = 0.025  # of florins and points: 40 count as 1
WORTH_SCALE = 0.1  # of ships: 10 more on cards or dice count as 1
SHIP_PAY_SCALE = 0.07 / QUARTERS  # about 14 florins count as 1
RANK_SCALE = 0.0004  # of probabilities in thousandths, summed over goods: 2.5 sure ranks count as 1
DAY_SCALE = 0.33  # of days left: three count as 1
APPEAL_SCALE = 0.2  # of florins or points that a card or die is better than an average one
LIMIT = 4.0  # no difference counts as more
NO_RIVAL = -30000  # below any value that a seat can have
FORECAST, MONEY, SHIP, ROOM, RANKS = 0, 3, 5, 9, 12  # first features of card and dice game


def lasting(spread: float, ahead: float = 0.0) -> tuple[int, ...]:
    """The probability that each lead from -8 to 8 lasts, if it may shift by about ``spread``.

    In whole thousandths, which add up to the same in any order. Where ties are paid in full, each
    lead is a little ``ahead`` of what it counts.

    >>> lasting(1.0)[LEADS - 1 : LEADS + 3]
    (250, 500, 750, 833)
    """
    leads = [lead + ahead for lead in range(-LEADS, LEADS + 1)]
    return tuple(round(SURE / 2 * (1 + lead / (spread + abs(lead)))) for lead in leads)


CLOSE = lasting(0.5)  # nearly decided
WIDE = lasting(3.0)  # much may change
CLOSE_TIES = lasting(0.5, ahead=0.5)
WIDE_TIES = lasting(3.0, ahead=0.5)


@rule
def place(lead: int) -> int:
    """The place of a lead in these rows."""
    return max(0, min(MOST_AHEAD, lead + LEADS))


@rule
def leads(own: int, first: int, second: int) -> tuple[int, int]:
    """The places of the leads over the strongest rival in a good and over the second."""
    counted = own - (own == 0)  # with nothing there is no rank
    return place(counted - first), place(counted - second)


@rule
def rivals(values: list[int], players: int, seat: int) -> tuple[int, int, float]:
    """The best value of another seat, the second best, and the mean; of one rival both.

    >>> rivals([4, 9, 1, 7], 4, 1)
    (7, 4, 4.0)
    >>> rivals([4, 9], 2, 1)
    (4, 4, 4.0)
    """
    best = NO_RIVAL
    second = NO_RIVAL
    total = 0
    for other in range(players):
        if other != seat:
            value = values[other]
            total += value
            second = max(second, min(best, value))
            best = max(best, value)
    return best, second if players > 2 else best, total / (players - 1)


@rule
def best_rival(values: list[int], players: int, seat: int, good: int) -> int:
    """The highest value of another seat in a good.

    >>> best_rival([4, 0, 0, 0, 0, 9, 1, 0, 0, 0], 2, 0, 1)
    1
    """
    best = 0
    for other in range(players):
        if other != seat:
            best = max(best, values[other * GOODS + good])
    return best


@rule
def sum_of_goods(values: list[int], seat: int) -> int:
    """The sum over all goods of a seat.

    >>> sum_of_goods([1, 2, 3, 4, 5], 0)
    15
    """
    total = 0
    for at in range(seat * GOODS, seat * GOODS + GOODS):
        total += values[at]
    return total


@rule
def three_most(values: list[int], start: int, step: int, players: int) -> tuple[int, int, int]:
    """The three highest values in a column of a table that lies in memory seat by seat.

    >>> three_most([4, 0, 9, 0, 4, 0], 0, 2, 3)
    (9, 4, 4)
    """
    first = 0
    second = 0
    third = 0
    at = start
    for _ in range(players):
        value = values[at]
        at += step
        third = max(third, min(second, value))
        second = max(second, min(first, value))
        first = max(first, value)
    return first, second, third


@rule
def strongest_others(own: int, most: tuple[int, int, int]) -> tuple[int, int]:
    """The most of a rival and the second most, of the three most of all and one's own.

    >>> [strongest_others(own, (9, 4, 1)) for own in (9, 4, 1)]
    [(4, 1), (9, 1), (9, 4)]
    """
    return most[1] if own == most[0] else most[0], most[2] if own >= most[1] else most[1]


@rule
def note_rivals(values: list[int], most: list[int], second: list[int], players: int) -> None:
    """Write for each seat what its strongest rival has in each good, and the second strongest.

    >>> most, second = [0] * 10, [0] * 10
    >>> note_rivals([4, 0, 0, 0, 0, 9, 1, 0, 0, 0], most, second, 2)
    >>> most
    [9, 1, 0, 0, 0, 4, 0, 0, 0, 0]
    """
    for good in range(GOODS):
        highest = three_most(values, good, GOODS, players)
        for seat in range(players):
            at = seat * GOODS + good
            most[at], second[at] = strongest_others(values[at], highest)


@rule
def take_back(
    purse: list[int], ships: list[int], goods: list[int], bonuses: list[int], players: int
) -> None:
    """Take what a day has paid out of everybody's purse again.

    >>> purse = [50, 30]
    >>> take_back(purse, [20, 0], [10, 0, 0, 0, 0, 5, 0, 0, 0, 0], [0] * 10, 2)
    >>> purse
    [20, 25]
    """
    for seat in range(players):
        purse[seat] -= ships[seat] + sum_of_goods(goods, seat) + sum_of_goods(bonuses, seat)


@rule
def odds(lead: float, slope: float) -> float:
    """The probability that a lead lasts, by how much each point of it helps.

    >>> odds(0.0, 0.1), odds(2.0, 0.1), odds(-9.0, 0.1)
    (0.5, 0.7, 0.0)
    """
    return max(0.0, min(1.0, 0.5 + lead * slope))


@rule
def within(value: float, most: float) -> float:
    """The value, but no further from 0 than ``most``.

    >>> within(0.5, 2.0), within(-7.0, 2.0)
    (0.5, -2.0)
    """
    return max(-most, min(most, value))


@rule
def expected_ship_pay(behind: float, players: int) -> float:
    """The expected pay of a ship that can expect to leave so many others behind.

    >>> expected_ship_pay(0.0, 4), expected_ship_pay(1.5, 4), expected_ship_pay(3.0, 4)
    (0.0, 15.0, 30.0)
    """
    beaten = min(players - 2, int(behind))
    row = players * SEATS + players - 1 - beaten
    return SHIP_PAY[row] + (SHIP_PAY[row - 1] - SHIP_PAY[row]) * (behind - beaten)


@rule
def ships_before(room: list[int], first: int, seat: int, players: int) -> int:
    """How many ships with room have a turn before a seat, from a first one on."""
    before = 0
    other = first
    while other != seat:
        before += room[other] > 0
        other = next_seat(other, players)
    return before


@rule
def clear(out: list[float], first: int, end: int) -> None:
    """Set features to 0."""
    for number in range(first, end):
        out[number] = 0.0


@rule
def describe_money(
    forecasts: list[int], money: list[int], players: int, seat: int, out: list[float]
) -> None:
    """What the seat is expected to have, and what it has, against the others."""
    best, second, mean = rivals(forecasts, players, seat)
    own = forecasts[seat]
    out[FORECAST] = within((own - best) * FORECAST_SCALE, LIMIT)
    out[FORECAST + 1] = within((own - second) * FORECAST_SCALE, LIMIT)
    out[FORECAST + 2] = within((own - mean) * FORECAST_SCALE, LIMIT)
    best, second, mean = rivals(money, players, seat)
    out[MONEY] = within((money[seat] - best) * MONEY_SCALE, LIMIT)
    out[MONEY + 1] = within((money[seat] - mean) * MONEY_SCALE, LIMIT)


@rule
def describe_room(room: list[int], players: int, seat: int, scale: float, out: list[float]) -> None:
    """The empty spaces of the seat, of the emptiest other ship, and of the others on average."""
    most, _, mean = rivals(room, players, seat)
    out[ROOM] = room[seat] * scale
    out[ROOM + 1] = most * scale
    out[ROOM + 2] = mean * scale


@rule
def describe_rest(
    room: list[int], players: int, day: int, scale: float, out: list[float], at: int
) -> None:
    """The days that are left, and the empty spaces of all ships."""
    space = 0
    for owner in range(players):
        space += room[owner]
    out[at] = (DAYS - day) * DAY_SCALE
    out[at + 1] = space * scale / players
