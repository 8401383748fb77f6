"""What the heuristic of the card game notes for a whole turn.

While a seat reveals card after card, neither ships nor warehouses change: what they mean for the
seat is worked out once. Every turn takes cards for good, so the number of those that are left in
deck and market names the turn.
"""

from medici.bots.policies.heuristics.card_values import (
    DENY,
    FILL,
    GOOD_SPREAD,
    GOOD_SPREAD_DAY,
    GOOD_SPREAD_ROOM,
    HORIZON_DAY,
    HORIZON_ROOM,
    KIND_PACKED,
    KIND_SINGLE,
    MEAN,
    PACE,
    PACE_ROOM,
    RANK,
    SHIP,
    SPREAD,
    SPREAD_LEAST,
    STEPS,
    VIEW,
    CardPolicy,
    eyed,
    note_monopoly_values,
    rival_ship,
    space_value,
    stock_value,
    widest_rooms,
)
from medici.bots.policies.heuristics.packed import BYTE, ranked
from medici.games.actors import SEATS
from medici.games.card.cards import GREEN, KIND_ICONS, KIND_SPACE, KIND_VALUE, NEUTRAL, PLAIN
from medici.games.card.state import HOLD, Card
from medici.games.days import DAYS
from medici.games.seats import next_with_room
from medici.kernel import noinline, rule

MOST_TAKEN = 3  # cards of a turn


@rule
def turn_of(t: Card) -> int:
    """The name of a turn: cards in deck and market, of which every turn leaves fewer."""
    return t.deck_left + t.market_size


@noinline
def begin(t: Card, policy: CardPolicy) -> None:
    """Note what stays the same for this turn."""
    seat = t.on_turn
    count_stock(t, policy)
    note_rivals(t, policy, seat)
    note_ships(t, policy, seat)
    note_goods(t, policy)
    policy.viewed = t.market_size - 6
    view(t, policy, t.market_size - 2)
    policy.weighed = 0
    policy.key = turn_of(t)


@rule
def count_stock(t: Card, policy: CardPolicy) -> None:
    """Count the icons of all seats; on the same day only those of cards that are new aboard."""
    afresh = policy.key == 0 or policy.day != t.day
    policy.day = t.day
    for seat in range(t.players):
        counted = policy.aboard[seat]
        stock = policy.stock[seat]
        if afresh:
            counted = 0
            stock = warehouse(t, seat)
        for place in range(counted, t.aboard[seat]):
            kind = t.hold[seat * HOLD + place]
            stock += KIND_PACKED[kind]
        policy.aboard[seat] = t.aboard[seat]
        policy.stock[seat] = stock


@rule
def warehouse(t: Card, seat: int) -> int:
    """The icons in the warehouse of a seat, packed."""
    at = seat * 5
    counts: int = t.icons[at] + (t.icons[at + 1] << 8) + (t.icons[at + 2] << 16)
    return counts + (t.icons[at + 3] << 24) + (t.icons[at + 4] << 32)


@rule
def view(t: Card, policy: CardPolicy, cards: int) -> None:
    """Look at the market with the eyes of the next player, as far as so many cards."""
    for number in range(policy.viewed, cards):
        policy.eyes[number & VIEW - 1] = eyed(t, number, policy.theirs, policy.w)
    policy.viewed = cards


@rule
def note_rivals(t: Card, policy: CardPolicy, seat: int) -> None:
    """The most icons that a rival has in each good, the second most, and the next player's."""
    most = 0
    second = 0
    for other in range(t.players):
        most, second = ranked(most, second, policy.stock[other] if other != seat else 0)
    after = next_with_room(t.room, t.players, seat)
    policy.mine = policy.stock[seat]
    policy.most = most
    policy.second = second
    policy.theirs = policy.stock[after] if after != seat else 0


@rule
def note_ships(t: Card, policy: CardPolicy, seat: int) -> None:
    """What the ships will be worth, and empty spaces of the seat's own."""
    w = policy.w
    room = t.room[seat]
    rival, second_room = widest_rooms(t, seat)
    pace = w[PACE] + w[PACE_ROOM] * second_room if rival > 0 else 0.0
    rest = min(1.0 * room, pace)
    policy.full_bonus[0] = w[FILL]
    policy.deny = w[DENY] if rival > 0 else 0.0
    policy.pace = pace
    policy.ship = w[SHIP + DAYS - t.day - 1]
    policy.rest = rest
    policy.steep = 1.0 / (w[SPREAD_LEAST] + w[SPREAD] * rest)
    for further in range(1, SEATS):
        policy.ships[further - 1] = rival_ship(t, seat, further, pace, w)
    for cards in range(MOST_TAKEN + 1):
        left = max(0, room - cards)
        policy.filling[left] = min(1.0 * left, pace) * w[MEAN]
        policy.space[left] = space_value(t, left, rival, w)


@rule
def note_goods(t: Card, policy: CardPolicy) -> None:
    """What one icon more of each good would be worth, and two more."""
    w = policy.w
    days = DAYS - t.day - 1
    rest = policy.rest
    policy.slope = 1.0 / (w[GOOD_SPREAD] + w[GOOD_SPREAD_DAY] * days + w[GOOD_SPREAD_ROOM] * rest)
    policy.rank = w[RANK + days]
    horizon = w[HORIZON_DAY] * days + w[HORIZON_ROOM] * rest
    note_monopoly_values(t, policy, horizon)
    for good in range(5):
        icons = policy.mine >> (8 * good) & BYTE
        most = policy.most >> (8 * good) & BYTE
        second = policy.second >> (8 * good) & BYTE
        now = stock_value(policy, icons, most, second)
        for more in range(1, 3):
            then = stock_value(policy, icons + more, most, second)
            policy.gains[STEPS * good + more] = then - now


@noinline
def count_deck(t: Card, policy: CardPolicy) -> None:
    """Note what is in the deck."""
    taking = 0
    points = 2 * t.deck[NEUTRAL] + 7 * t.deck[NEUTRAL + 1]
    icons = 0.0
    for good in range(5):
        at = 4 * good
        twos, threes, fours, fives = t.deck[at], t.deck[at + 1], t.deck[at + 2], t.deck[at + 3]
        doubles = t.deck[PLAIN + good]
        cards = twos + threes + fours + fives + doubles
        taking += cards
        points += 2 * twos + 3 * threes + 4 * fours + 5 * fives
        icons += (cards + doubles + t.deck[GREEN + good]) * policy.gains[STEPS * good + 1]
    policy.taking = taking
    policy.points = points
    policy.icons = icons
    policy.seen = t.revealed


@rule
def cross_off(t: Card, policy: CardPolicy) -> None:
    """Take what was revealed since it was counted off the notes of the deck."""
    for number in range(policy.seen, t.revealed):
        kind = t.market[t.market_size - t.revealed + number]
        policy.taking -= KIND_SPACE[kind]
        policy.points -= KIND_VALUE[kind]
        policy.icons -= KIND_ICONS[kind] * policy.gains[KIND_SINGLE[kind]]
    policy.seen = t.revealed


@rule
def hope(t: Card, policy: CardPolicy, point: float, low: float, high: float) -> float:
    """What the next card will bring on the mean.

    ``point`` is a point on the ship; ``low`` is what a card brings besides its points and icons if
    it needs a space, ``high`` if it needs none.
    """
    left = t.deck_left
    total = policy.points * point + policy.icons
    total += policy.taking * low + (left - policy.taking) * high
    return total / left
