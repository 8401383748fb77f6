"""The merchant of the card game: what is a take worth, and would one more card make it better?"""

from typing import Any

from medici.bots.merchant.card_worth import (
    DENY,
    FILL,
    FRESH,
    GOOD_SPREAD,
    GOOD_SPREAD_DAY,
    GOOD_SPREAD_ROOM,
    HOPE,
    HORIZON_DAY,
    HORIZON_ROOM,
    KIND_SHIFT,
    LUCK,
    MEAN,
    PACE,
    PACE_ROOM,
    SHIP,
    SPREAD,
    SPREAD_LEAST,
    WEIGHTS,
    eyed,
    gain,
    icons_of,
    joint_gain,
    rival_ship,
    rivals_of,
    ship_value,
    space_value,
    widest_rooms,
)
from medici.bots.merchant.packed import BYTE
from medici.games.card.cards import (
    GREEN,
    KIND_GOOD,
    KIND_ICONS,
    KIND_SPACE,
    KIND_VALUE,
    NEUTRAL,
    PLAIN,
)
from medici.games.card.rules import (
    ALL_THREE,
    LAST,
    ONE_MORE,
    REVEAL,
    SECOND_TOO,
    TAKE,
    THIRD_TOO,
    choices,
)
from medici.games.card.scoring import DAYS
from medici.games.card.state import Card
from medici.kernel import Dice, rule

__all__ = ["FIRST_GUESS", "WEIGHTS", "weighed_move"]

FIRST_GUESS = (
    *(3.6, 2.0, 2.2, 2.5, 1.5),
    *(1.2, 1.2, 1.2),
    *(0.5, 0.9, 1.2),
    *(1.0, 1.9, 2.8),
    *(5.0, 3.5, 2.2, 1.0),
    *(0.5, 0.1),
    *(1.0, 1.0, 0.3),
    *(3.0, 4.5, 6.0),
    *(-1.5, 0.2, 4.0, 1.5, 5.0, 3.0, 3.0),
    *(1.0, 2.0, 2.0, 2.0),
    0.5,
)

MASK_BIT = (0, LAST, 0, SECOND_TOO, 0, THIRD_TOO, 0, ALL_THREE)  # of choices, by what is taken
NEXT_LAST = (0, 0, 0, 1, 0, 0, 0, 2)  # what is left at the end of the market, by what is taken
NEXT_TWO = (0, 1, 0, 2, 0, 2, 0, 3)  # and before the end


@rule
def best_two(first: float, takes: int, second: float, needs: int, spare: int) -> float:
    """The best that can be taken along of two cards that need so many spaces each."""
    best = 0.0
    if takes <= spare and first > 0.0:
        best = first
    if needs <= spare and second > best:
        best = second
    if takes + needs <= spare and first + second > best:
        best = first + second
    return best


@rule
def next_seat(t: Card) -> int:
    """Who will be on turn after the seat on turn, or that seat itself."""
    seat = t.on_turn
    for _ in range(t.players):
        seat += 1
        if seat == t.players:
            seat = 0
        if t.room[seat] > 0:
            break
    return seat


@rule
def weighed_move(t: Card, dice: Dice, w: Any) -> int:
    """The merchant's move with any weights."""
    seat = t.on_turn
    days = DAYS - t.day - 1
    room = t.room[seat]
    size = t.market_size
    may = choices(t)
    after = next_seat(t)
    rival, second_room = widest_rooms(t, seat)
    cap = w[PACE] + w[PACE_ROOM] * second_room if rival > 0 else 0.0
    rest = min(1.0 * room, cap)
    ships = (
        rival_ship(t, seat, 1, cap, w),
        rival_ship(t, seat, 2, cap, w),
        rival_ship(t, seat, 3, cap, w),
        rival_ship(t, seat, 4, cap, w),
        rival_ship(t, seat, 5, cap, w),
    )
    steep = 1.0 / (w[SPREAD_LEAST] + w[SPREAD] * rest)
    mine = icons_of(t, seat)
    rivals = rivals_of(t, seat, after)
    slope = 1.0 / (w[GOOD_SPREAD] + w[GOOD_SPREAD_DAY] * days + w[GOOD_SPREAD_ROOM] * rest)
    horizon = w[HORIZON_DAY] * days + w[HORIZON_ROOM] * rest
    single = (
        gain(t, 0, 1, mine, rivals, slope, horizon, w),
        gain(t, 1, 1, mine, rivals, slope, horizon, w),
        gain(t, 2, 1, mine, rivals, slope, horizon, w),
        gain(t, 3, 1, mine, rivals, slope, horizon, w),
        gain(t, 4, 1, mine, rivals, slope, horizon, w),
    )
    left_over = (
        eyed(t, size - 2, rivals[2], w),
        eyed(t, size - 3, rivals[2], w),
        eyed(t, size - 4, rivals[2], w),
        eyed(t, size - 5, rivals[2], w),
        eyed(t, size - 6, rivals[2], w),
    )

    best = -1000.0
    move = TAKE + 1
    for mask in range(1, 8, 2):
        if not may & MASK_BIT[mask]:
            continue
        worth = t.worth[seat]
        icons = 0.0
        packed = 0
        several = 0
        left = room
        for place in range(3):
            if mask >> place & 1:
                kind = t.market[size - 1 - place]
                worth += KIND_VALUE[kind]
                left -= KIND_SPACE[kind]
                icons += single[KIND_GOOD[kind]] * KIND_ICONS[kind]
                packed += KIND_ICONS[kind] << KIND_SHIFT[kind]
                several |= packed >> KIND_SHIFT[kind] & BYTE
        if several > 1:
            icons = joint_gain(t, packed, mine, rivals, slope, horizon, w)
        hull = ship_value(t, worth + min(1.0 * left, cap) * w[MEAN], ships, steep)
        value = w[SHIP + days] * hull + icons + space_value(t, left, rival, w)
        if left == 0:
            value += w[FILL]
        found = left_over[NEXT_LAST[mask]] + left_over[NEXT_TWO[mask]]
        found += left_over[NEXT_TWO[mask] + 1]
        if rival > 0:
            value -= w[DENY] * max(0.0, found - w[FRESH])
        if value > best:
            best = value
            move = TAKE + mask
    if not may & ONE_MORE:
        return move

    mean = t.worth[seat] + rest * w[MEAN]
    stay = w[SHIP + days] * ship_value(t, mean, ships, steep)
    point = 0.25 * (w[SHIP + days] * ship_value(t, mean + 4.0, ships, steep) - stay)
    spaces = space_value(t, room, rival, w)
    space = (rest - min(room - 1.0, cap)) * point * w[MEAN]
    space += spaces - space_value(t, room - 1, rival, w)
    one = t.market[size - 1]
    takes = KIND_SPACE[one]
    first = single[KIND_GOOD[one]] * KIND_ICONS[one] + point * KIND_VALUE[one] - space * takes
    needs = 0
    second = 0.0
    if size > 1:
        two = t.market[size - 2]
        needs = KIND_SPACE[two]
        second = single[KIND_GOOD[two]] * KIND_ICONS[two] + point * KIND_VALUE[two] - space * needs
    full = best_two(first, takes, second, needs, room)
    less = best_two(first, takes, second, needs, room - 1)
    hope = 0.0
    for good in range(5):
        lone = single[good] - space + less
        for kind in range(4 * good, 4 * good + 4):
            hope += t.deck[kind] * (lone + point * KIND_VALUE[kind])
        hope += t.deck[PLAIN + good] * (lone + single[good])
        hope += t.deck[GREEN + good] * (single[good] + full)
    hope += t.deck[NEUTRAL] * (2.0 * point + full) + t.deck[NEUTRAL + 1] * (7.0 * point + full)
    hope = hope / t.deck_left * w[HOPE] + w[LUCK + t.revealed]
    return REVEAL if hope > best - stay - spaces else move
