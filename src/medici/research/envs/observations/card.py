"""The card game for those who learn it.

Choices: 0 reveals a card; 1 takes the last card of the market, 2 the last two, 3 the last and the
third from the end, 4 all three.
"""

from typing import Any

from medici.games.card.actions import MOVES
from medici.games.card.cards import KIND_GOOD, KIND_ICONS, NEUTRAL
from medici.games.card.rules import choices
from medici.games.card.state import HOLD, KINDS, TURN, Card
from medici.games.goods import GOODS
from medici.kernel import rule
from medici.research.envs.observations.encoding import Encoding, Field, width
from medici.research.envs.observations.point_of_view import onwards, seat_after

CHOICES = len(MOVES)
SHOWN = 12  # cards at the end of the market that are told one by one
WARES = len(GOODS)

CARDS_IN_ORDER = "good by good 2 to 5, then the doubles, the green ones, neutral 2 and neutral 7"
TABLE = (
    Field("day", 1, "how many days have been scored: 0 to 2, and 3 at the end"),
    Field("phase", 1, "2: reveal or take; else nature is to act"),
    Field("actor", 1, "who is to act: 0 is oneself, 1 sits to the left; -1: nature or nobody"),
    Field("on turn", 1, "whose turn it is, counted in the same way"),
    Field("revealed", 1, "cards turned up in this turn"),
    Field("rising", 1, "1 if monopolies rise"),
    Field("deck size", 1, "how many cards are in the deck"),
    Field("market size", 1, "how many lie in the market"),
    Field("market end", SHOWN, "its last cards, the very last first, as kinds; -1: none"),
    Field("market", KINDS, "how many of each kind lie in it: " + CARDS_IN_ORDER),
    Field("deck", KINDS, "how many of each kind are in the deck"),
)
SEAT = (
    Field("florins", 1, "what the seat has"),
    Field("room", 1, "free spaces of its ship"),
    Field("worth", 1, "the sum of the cards aboard"),
    Field("coming", WARES, "icons aboard that go to the warehouse: " + ", ".join(GOODS)),
    Field("icons", WARES, "icons in the warehouse"),
)
END = 8
MARKET = END + SHOWN
DECK = MARKET + KINDS
SEATS_AT = width(TABLE)
SEAT_WIDE = width(SEAT)


@rule
def action_of(choice: int) -> int:
    """The action of the game that a choice means."""
    return MOVES[choice]


@rule
def choice_of(action: int) -> int:
    """The choice that an action of a seat is."""
    found = 0
    for choice in range(CHOICES):
        if MOVES[choice] == action:
            found = choice
    return found


@rule
def mark(t: Card, mask: Any) -> None:
    """Mark what the actor may choose."""
    may = choices(t) if t.phase == TURN else 0
    for choice in range(CHOICES):
        mask[choice] = may >> choice & 1


@rule
def clear(t: Card, mask: Any) -> None:
    """``mark`` writes every place anew."""


@rule
def count(t: Card) -> int:
    """How many choices the actor has."""
    may = choices(t)
    found = 0
    for choice in range(CHOICES):
        found += may >> choice & 1
    return found


@rule
def pick(t: Card, number: int) -> int:
    """One of them."""
    may = choices(t)
    for choice in range(CHOICES):
        if may >> choice & 1:
            if number == 0:
                return choice
            number -= 1
    return 0


@rule
def observe_market(t: Card, out: Any) -> None:
    """The open row, and what is still to come."""
    size = t.market_size
    for step in range(SHOWN):
        out[END + step] = t.market[size - 1 - step] if step < size else -1
    for kind in range(KINDS):
        out[MARKET + kind] = 0
        out[DECK + kind] = t.deck[kind]
    for position in range(size):
        out[MARKET + t.market[position]] += 1


@rule
def observe_seat(t: Card, owner: int, at: int, out: Any) -> None:
    """What a seat has."""
    out[at] = t.florins[owner]
    out[at + 1] = t.room[owner]
    out[at + 2] = t.worth[owner]
    for good in range(WARES):
        out[at + 3 + good] = 0
        out[at + 3 + WARES + good] = t.icons[owner * WARES + good]
    for position in range(t.aboard[owner]):
        kind = t.hold[owner * HOLD + position]
        if kind < NEUTRAL:
            out[at + 3 + KIND_GOOD[kind]] += KIND_ICONS[kind]


@rule
def observe(t: Card, seat: int, out: Any) -> None:
    """What a seat sees."""
    players = t.players
    out[0] = t.day
    out[1] = t.phase
    out[2] = onwards(seat, t.actor, players)
    out[3] = onwards(seat, t.on_turn, players)
    out[4] = t.revealed
    out[5] = t.rising
    out[6] = t.deck_left
    out[7] = t.market_size
    observe_market(t, out)
    for step in range(players):
        owner = seat_after(seat, step, players)
        observe_seat(t, owner, SEATS_AT + step * SEAT_WIDE, out)


ENCODING = Encoding(CHOICES, TABLE, SEAT, action_of, choice_of, mark, clear, count, pick, observe)
