"""How a seat stands beside the others, whoever sits where."""

from medici.games.ranking import SHIP_PAY
from medici.kernel import rule

LEADS = 8  # a lead of more counts as this one
MOST_AHEAD = 2 * LEADS  # its place in a row of leads from -8 to 8
SURE = 1000


def lasting(spread: float, ahead: float = 0.0) -> tuple[int, ...]:
    """How likely each lead is to last that may yet shift by about so much, from -8 to 8.

    In whole thousandths, which add up to the same in any order. Where ties are paid in full, each
    lead is a little ``ahead`` of what it counts.

    >>> lasting(1.0)[LEADS - 1 : LEADS + 3]
    (250, 500, 750, 833)
    """
    leads = [lead + ahead for lead in range(-LEADS, LEADS + 1)]
    return tuple(round(SURE / 2 * (1 + lead / (spread + abs(lead)))) for lead in leads)


CLOSE = lasting(0.5)  # nearly decided
WIDE = lasting(3.0)  # much may yet come
CLOSE_TIES = lasting(0.5, ahead=0.5)
WIDE_TIES = lasting(3.0, ahead=0.5)


@rule
def place(lead: int) -> int:
    """Where a lead stands in these rows."""
    return max(0, min(MOST_AHEAD, lead + LEADS))


@rule
def rivals(values: list[int], players: int, seat: int) -> tuple[int, int, float]:
    """The best value of another seat, the second best, and the mean; of one rival both.

    >>> rivals([4, 9, 1, 7], 4, 1)
    (7, 4, 4.0)
    >>> rivals([4, 9], 2, 1)
    (4, 4, 4.0)
    """
    best = -30000
    second = -30000
    total = 0
    for other in range(players):
        if other != seat:
            value = values[other]
            total += value
            second = max(second, min(best, value))
            best = max(best, value)
    return best, second if players > 2 else best, total / (players - 1)


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
    """Note for each seat what its strongest rival has in each good, and the second strongest.

    All rows lie in memory seat by seat, five goods to each.

    >>> most, second = [0] * 10, [0] * 10
    >>> note_rivals([4, 0, 0, 0, 0, 9, 1, 0, 0, 0], most, second, 2)
    >>> most
    [9, 1, 0, 0, 0, 4, 0, 0, 0, 0]
    """
    for good in range(5):
        highest = three_most(values, good, 5, players)
        for seat in range(players):
            place = seat * 5 + good
            most[place], second[place] = strongest_others(values[place], highest)


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
        paid = ships[seat]
        for place in range(seat * 5, seat * 5 + 5):
            paid += goods[place] + bonuses[place]
        purse[seat] -= paid


@rule
def odds(lead: float, slope: float) -> float:
    """How likely a lead is to last, by how much each point of it helps.

    >>> odds(0.0, 0.1), odds(2.0, 0.1), odds(-9.0, 0.1)
    (0.5, 0.7, 0.0)
    """
    return max(0.0, min(1.0, 0.5 + lead * slope))


@rule
def within(value: float, most: float) -> float:
    """The value, but no further from nought than ``most``.

    >>> within(0.5, 2.0), within(-7.0, 2.0)
    (0.5, -2.0)
    """
    return max(-most, min(most, value))


@rule
def ship_hope(behind: float, players: int) -> float:
    """What a ship may be paid that can expect to leave so many others behind.

    >>> ship_hope(0.0, 4), ship_hope(1.5, 4), ship_hope(3.0, 4)
    (0.0, 15.0, 30.0)
    """
    beaten = min(players - 2, int(behind))
    row = players * 6 + players - 1 - beaten
    return SHIP_PAY[row] + (SHIP_PAY[row - 1] - SHIP_PAY[row]) * (behind - beaten)
