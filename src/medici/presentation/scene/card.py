"""The scene of the card game."""

# Runs in browsers too: docs/browser-subset.md

from typing import Literal, get_args

from msgspec import Struct

from medici.games.card.actions import MOVES, TAKE
from medici.games.card.cards import KIND_GOOD, KIND_ICONS, KIND_SPACE
from medici.games.card.notation import CARD_NAMES
from medici.games.card.rules import REVEALS, SPACES
from medici.games.card.scoring import monopoly_pay
from medici.games.card.state import CARDS, FIRST, HOLD, OVER, Card
from medici.presentation.scene.parts import NAMES, Actor, CardId, Rows, Ship, nothing, rises, rows
from medici.record import Game

CardPhase = Literal["first", "draw", "turn", "over"]
PHASES: tuple[CardPhase, ...] = get_args(CardPhase)  # in the order of the rules
REACH = (MOVES[-1] - TAKE).bit_length()  # the farthest card that a move takes


class Monopoly(Struct, frozen=True):
    """From so many icons on a warehouse pays a bonus."""

    icons: int
    pay: int


class CardScene(Struct, frozen=True, tag_field="game", tag="card"):
    """The table of the card game. A scored day's ships and market stay until the next begins."""

    players: int
    day: int
    phase: CardPhase
    actor: Actor
    on_turn: int | None
    revealed: int
    most_reveals: int
    deck: int
    market: list[CardId]
    reach: int
    ships: list[Ship]
    florins: list[int]
    icons: Rows
    aboard: Rows  # icons that will go to the warehouses: none once they have
    monopolies: list[Monopoly]
    unseen: dict[CardId, int]


def scene(game: Game) -> CardScene:
    """The table as everybody sees it."""
    t: Card = game.state
    return CardScene(
        players=t.players,
        day=game.day,
        phase=PHASES[t.phase],
        actor=game.actor,
        on_turn=None if t.phase in (FIRST, OVER) else t.on_turn,
        revealed=t.revealed,
        most_reveals=REVEALS,
        deck=t.deck_left,
        market=[CARD_NAMES[kind] for kind in t.market[: t.market_size]],
        reach=REACH,
        ships=[ship(t, seat) for seat in range(t.players)],
        florins=t.florins[: t.players],
        icons=rows(t.icons, t.players),
        aboard=coming(t),
        monopolies=[
            Monopoly(icons, pay)
            for icons, pay in rises(monopoly_pay(t, icons) for icons in range(CARDS))
        ],
        unseen=dict(zip(CARD_NAMES, t.deck, strict=True)),
    )


def aboard(t: Card, seat: int) -> list[int]:
    """The kinds of the cards on a ship, as they were loaded."""
    return t.hold[seat * HOLD : seat * HOLD + t.aboard[seat]]


def ship(t: Card, seat: int) -> Ship:
    """A ship; green cards need no space."""
    kinds = aboard(t, seat)
    spaces = SPACES[t.players]
    free = spaces - sum(KIND_SPACE[kind] for kind in kinds)
    return Ship([CARD_NAMES[kind] for kind in kinds], t.worth[seat], free, spaces)


def coming(t: Card) -> Rows:
    """The icons aboard that will go to the warehouses; those of a scored day are there."""
    icons = nothing(t.players)
    if t.phase not in (FIRST, OVER):
        for seat in range(t.players):
            for kind in aboard(t, seat):
                icons[NAMES[KIND_GOOD[kind]]][seat] += KIND_ICONS[kind]
    return icons
