"""What a merchant of the card game notes for a whole turn.

While a seat reveals card after card, neither ships nor warehouses change: what they mean for the
seat is worked out once. Every turn takes cards for good, so the number of those that are left in
deck and market names the turn.
"""

from medici.bots.heuristics.card_mind import STEPS, VIEW, CardMind
from medici.bots.heuristics.card_worth import (
    DENY,
    FILL,
    GOOD_SPREAD,
    GOOD_SPREAD_DAY,
    GOOD_SPREAD_ROOM,
    HORIZON_DAY,
    HORIZON_ROOM,
    KIND_PACKED,
    MEAN,
    PACE,
    PACE_ROOM,
    RANK,
    SPREAD,
    SPREAD_LEAST,
    eyed,
    note_lures,
    rival_ship,
    space_value,
    stock_value,
    widest_rooms,
)
from medici.bots.heuristics.packed import BYTE, ranked
from medici.games.actors import SEATS
from medici.games.card.state import HOLD, Card
from medici.games.days import DAYS
from medici.games.seats import next_with_room
from medici.kernel import cold, rule

MOST_TAKEN = 3  # cards of a turn


@rule
def turn_of(t: Card) -> int:
    """The name of a turn: cards in deck and market, of which every turn leaves fewer."""
    return t.deck_left + t.market_size


@cold
def begin(t: Card, mind: CardMind) -> None:
    """Note what stays the same for this turn."""
    seat = t.on_turn
    count_stock(t, mind)
    note_rivals(t, mind, seat)
    note_ships(t, mind, seat)
    note_goods(t, mind)
    mind.viewed = t.market_size - 6
    view(t, mind, t.market_size - 2)
    mind.weighed = 0
    mind.key = turn_of(t)


@rule
def count_stock(t: Card, mind: CardMind) -> None:
    """Count the icons of all seats; on the same day only those of cards that are new aboard."""
    afresh = mind.key == 0 or mind.day != t.day
    mind.day = t.day
    for seat in range(t.players):
        counted = mind.aboard[seat]
        stock = mind.stock[seat]
        if afresh:
            counted = 0
            stock = warehouse(t, seat)
        for place in range(counted, t.aboard[seat]):
            kind = t.hold[seat * HOLD + place]
            stock += KIND_PACKED[kind]
        mind.aboard[seat] = t.aboard[seat]
        mind.stock[seat] = stock


@rule
def warehouse(t: Card, seat: int) -> int:
    """The icons in the warehouse of a seat, packed."""
    at = seat * 5
    counts: int = t.icons[at] + (t.icons[at + 1] << 8) + (t.icons[at + 2] << 16)
    return counts + (t.icons[at + 3] << 24) + (t.icons[at + 4] << 32)


@rule
def view(t: Card, mind: CardMind, cards: int) -> None:
    """Look at the market with the eyes of the next player, as far as so many cards."""
    for number in range(mind.viewed, cards):
        mind.eyes[number & VIEW - 1] = eyed(t, number, mind.theirs, mind.w)
    mind.viewed = cards


@rule
def note_rivals(t: Card, mind: CardMind, seat: int) -> None:
    """The most icons that a rival has in each good, the second most, and the next player's."""
    most = 0
    second = 0
    for other in range(t.players):
        most, second = ranked(most, second, mind.stock[other] if other != seat else 0)
    after = next_with_room(t.room, t.players, seat)
    mind.mine = mind.stock[seat]
    mind.most = most
    mind.second = second
    mind.theirs = mind.stock[after] if after != seat else 0


@rule
def note_ships(t: Card, mind: CardMind, seat: int) -> None:
    """What the ships will be worth, and empty spaces of the seat's own."""
    w = mind.w
    room = t.room[seat]
    rival, second_room = widest_rooms(t, seat)
    pace = w[PACE] + w[PACE_ROOM] * second_room if rival > 0 else 0.0
    rest = min(1.0 * room, pace)
    mind.brim[0] = w[FILL]
    mind.deny = w[DENY] if rival > 0 else 0.0
    mind.pace = pace
    mind.rest = rest
    mind.steep = 1.0 / (w[SPREAD_LEAST] + w[SPREAD] * rest)
    for further in range(1, SEATS):
        mind.ships[further - 1] = rival_ship(t, seat, further, pace, w)
    for cards in range(MOST_TAKEN + 1):
        left = max(0, room - cards)
        mind.filling[left] = min(1.0 * left, pace) * w[MEAN]
        mind.space[left] = space_value(t, left, rival, w)


@rule
def note_goods(t: Card, mind: CardMind) -> None:
    """What one icon more of each good would be worth, and two more."""
    w = mind.w
    days = DAYS - t.day - 1
    rest = mind.rest
    mind.slope = 1.0 / (w[GOOD_SPREAD] + w[GOOD_SPREAD_DAY] * days + w[GOOD_SPREAD_ROOM] * rest)
    mind.rank = w[RANK + days]
    horizon = w[HORIZON_DAY] * days + w[HORIZON_ROOM] * rest
    note_lures(t, mind, horizon)
    for good in range(5):
        icons = mind.mine >> (8 * good) & BYTE
        most = mind.most >> (8 * good) & BYTE
        second = mind.second >> (8 * good) & BYTE
        now = stock_value(mind, icons, most, second)
        for more in range(1, 3):
            then = stock_value(mind, icons + more, most, second)
            mind.gains[STEPS * good + more] = then - now
