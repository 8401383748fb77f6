"""Scoring a day of the card game: ships, warehouses, monopolies."""

# Runs in browsers too: docs/browser-subset.md

from medici.games.card.cards import KIND_GOOD, KIND_ICONS
from medici.games.card.state import FIRST, HOLD, OVER, Card
from medici.games.days import end_day
from medici.games.ranking import SECOND, shared_good_pay, shared_ship_pay, top_two
from medici.kernel import noinline, rule

UNIT = 5  # C31
MONOPOLY = (0, 0, 7, 5, 5, 5, 5)  # C34: icons, by number of players
MONOPOLY_PAY = 10
RISE = 3  # C35: this many icons more than a monopoly earn the bonus twice


@noinline
def score_day(t: Card) -> None:
    """Ships, then each good, then the next day or the end (C30-C35, C40-C42)."""
    for seat in range(t.players):
        pay = shared_ship_pay(t.worth, t.players, seat, UNIT)  # C30, C31
        t.ship_pay[seat] = pay
        t.florins[seat] += pay
        unload(t, seat)
    for good in range(5):
        score_good(t, good)
    end_day(t, FIRST, OVER)


@rule
def unload(t: Card, seat: int) -> None:
    """The icons aboard go into the warehouse; neutral cards are gone for good (C32)."""
    for position in range(seat * HOLD, seat * HOLD + t.aboard[seat]):
        kind = t.hold[position]
        t.icons[seat * 5 + KIND_GOOD[kind]] += KIND_ICONS[kind]


@rule
def score_good(t: Card, good: int) -> None:
    """The most icons and the second most are paid (C33), and every monopoly (C34)."""
    first, leaders, second, followers = top_two(t.icons, good, 5, t.players, 1)
    first_pay, second_pay = shared_good_pay(leaders, followers, SECOND, UNIT)
    for seat in range(t.players):
        stock = seat * 5 + good
        icons = t.icons[stock]
        pay = first_pay if icons == first else second_pay if icons == second else 0
        bonus = monopoly_pay(t, icons)
        t.good_pay[stock] = pay
        t.bonus_pay[stock] = bonus
        t.florins[seat] += pay + bonus


@rule
def monopoly_pay(t: Card, icons: int) -> int:
    """The bonus for many icons of a good (C34), which rises in a variant (C35)."""
    beyond = icons - MONOPOLY[t.players]
    if beyond < 0:
        return 0
    if t.rising and beyond >= RISE:
        return 2 * MONOPOLY_PAY
    return MONOPOLY_PAY


@rule
def total(t: Card, seat: int) -> int:
    """What decides the game: the florins of a seat."""
    return t.florins[seat]
