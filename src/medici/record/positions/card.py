"""Positions of the card game."""

from medici.games.actors import NATURE, NOBODY
from medici.games.card.cards import COPIES, KIND_GOOD, KIND_ICONS, KIND_SPACE, KIND_VALUE, NEUTRAL
from medici.games.card.notation import CARD_NAMES
from medici.games.card.rules import REVEALS, SPACES
from medici.games.card.scoring import score_day
from medici.games.card.state import CARDS, DRAW, FIRST, HOLD, KINDS, OVER, TURN, Card
from medici.games.goods import GOODS
from medici.record.positions.days import (
    OPENING,
    count_cards,
    pay_as,
    read_actor,
    read_money,
    read_opening,
    read_seat,
    write_opening,
)
from medici.record.positions.line import NONE, Fields, PositionError, by_seat, listed

PHASES = ("first", "draw", "turn", "over")
KEYS = (*OPENING, "turn", "revealed", "market", "florins", "ships", "icons", "deck")
DIGITS = "0123456789a"  # there are up to ten copies of a card

# The deck is written good by good, the plain cards from 2 on, the double, the green one; then the
# neutral ones.
GROUPS = (
    *([kind for kind in range(NEUTRAL) if KIND_GOOD[kind] == good] for good in range(len(GOODS))),
    list(range(NEUTRAL, KINDS)),
)


def write(t: Card) -> dict[str, str]:
    """The fields of a position."""
    between = t.phase in (FIRST, OVER)
    seats = range(t.players)
    ships = [t.hold[seat * HOLD : seat * HOLD + t.aboard[seat]] for seat in seats]
    return {
        **write_opening(t, PHASES),
        "turn": NONE if between else str(t.on_turn),
        "revealed": NONE if between else str(t.revealed),
        "market": names(t.market[: t.market_size]),
        "florins": by_seat(t.florins[: t.players]),
        "ships": by_seat([names(ship) for ship in ships]),
        "icons": by_seat([listed(t.icons[seat * 5 : seat * 5 + 5]) for seat in seats]),
        "deck": "/".join("".join(DIGITS[t.deck[kind]] for kind in group) for group in GROUPS),
    }


def names(kinds: list[int]) -> str:
    """Cards by their names in a record."""
    return listed([CARD_NAMES[kind] for kind in kinds])


def read(t: Card, fields: Fields) -> None:
    """Lay a table that was set up as the fields say; refuse what cannot be."""
    read_opening(t, fields, PHASES)
    t.florins[: t.players] = read_money(t, fields, "florins", 0)
    ships = fields.ships("ships", CARD_NAMES)
    market = fields.cards("market", CARD_NAMES)
    began = t.day > 0 or t.phase != FIRST
    if not began:
        fields.check(not any(ships), "ships", "no cards before the first day")
        fields.check(not market, "market", "no cards before the first day")
    load(t, fields, ships, began)
    t.market_size = len(market)
    t.market[: len(market)] = market
    stored = read_deck(t, fields, ships, market)
    read_icons(t, fields, ships, stored)
    if t.phase in (FIRST, OVER):
        read_pause(t, fields)
    else:
        read_turn(t, fields)


def load(t: Card, fields: Fields, ships: list[list[int]], began: bool) -> None:
    """The cards aboard."""
    spaces = SPACES[t.players]
    for seat, ship in enumerate(ships):
        room = spaces - sum(KIND_SPACE[kind] for kind in ship)
        fields.check(room >= 0, "ships", f"at most {spaces} cards on each ship, but for green ones")
        fields.check(len(ship) <= HOLD, "ships", f"at most {HOLD} cards on a ship")
        t.hold[seat * HOLD : seat * HOLD + len(ship)] = ship
        t.aboard[seat] = len(ship)
        t.room[seat] = room if began else 0
        t.worth[seat] = sum(KIND_VALUE[kind] for kind in ship)


def read_deck(t: Card, fields: Fields, ships: list[list[int]], market: list[int]) -> list[int]:
    """The deck; returns how many of each card it lacks: those of earlier days."""
    loaded = [kind for ship in ships for kind in ship]
    left = count_cards([("ships", loaded), ("market", market)], COPIES, CARD_NAMES)
    parts = fields.text("deck").split("/")
    lengths = [len(group) for group in GROUPS]
    form = f"groups of {', '.join(map(str, lengths))} digits with / between them"
    fields.check([len(part) for part in parts] == lengths, "deck", form)
    for group, part in zip(GROUPS, parts, strict=True):
        for kind, digit in zip(group, part, strict=True):
            most = left[kind]
            if digit not in DIGITS[: most + 1]:
                name = CARD_NAMES[kind]
                raise PositionError(f"deck: expected 0 to {most} of {name}; got {digit!r}")
            t.deck[kind] = DIGITS.index(digit)
    t.deck_left = sum(t.deck)
    stored = [most - copies for most, copies in zip(left, t.deck, strict=True)]
    fields.check(t.day > 0 or not any(stored), "deck", f"all {CARDS} cards on the first day")
    return stored


def read_icons(t: Card, fields: Fields, ships: list[list[int]], stored: list[int]) -> None:
    """The warehouses: every icon there is on a card that was stored."""
    icons = fields.rows("icons", len(GOODS), 0, CARDS)
    there = stored[:]
    if t.phase in (FIRST, OVER):
        for ship in ships:
            for kind in ship:
                there[kind] += 1
    for good, name in enumerate(GOODS):
        kinds = [kind for kind in range(NEUTRAL) if KIND_GOOD[kind] == good]
        count = sum(there[kind] * KIND_ICONS[kind] for kind in kinds)
        held = sum(row[good] for row in icons)
        fields.check(held == count, "icons", f"{count} of {name} in all, as on the cards stored")
    for seat, row in enumerate(icons):
        t.icons[seat * 5 : seat * 5 + 5] = row


def read_pause(t: Card, fields: Fields) -> None:
    """No day is being played: the last one has been scored, or there was none."""
    fields.expect("turn", NONE, "between the days")
    fields.expect("revealed", NONE, "between the days")
    loading = sum(room > 0 for room in t.room[: t.players])
    fields.check(loading <= 1, "ships", "full ones at the end of a day, but for one")
    read_actor(t, fields, NATURE if t.phase == FIRST else NOBODY)
    if t.day > 0:
        again = t.copy()
        again.aboard[:] = [0] * len(again.aboard)  # these cards are in the warehouses
        score_day(again)
        pay_as(t, again)


def read_turn(t: Card, fields: Fields) -> None:
    """Whose turn it is, and what has been revealed."""
    t.on_turn = read_seat(fields, "turn")
    fields.check(t.room[t.on_turn] > 0, "turn", "a seat whose ship is not full")
    t.revealed = fields.number("revealed", 0, REVEALS - (t.phase == DRAW))
    fields.check(t.revealed <= t.market_size, "revealed", "no more than lie in the market")
    if t.phase == TURN:
        fields.check(t.market_size > 0, "market", "at least one card to take")
    else:
        fields.check(t.deck_left > 0, "deck", "a card to reveal")
    read_actor(t, fields, t.on_turn if t.phase == TURN else NATURE)
