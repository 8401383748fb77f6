"""The scene of the board game."""

# Runs in browsers too: docs/browser-subset.md

from typing import Literal, get_args

from msgspec import Struct

from medici.games.actors import NOBODY
from medici.games.board import rules
from medici.games.board.actions import PASS
from medici.games.board.cards import COPIES, KIND_VALUE
from medici.games.board.notation import CARD_NAMES
from medici.games.board.rules import DECK, SPACES
from medici.games.board.scoring import BONUS, TOP
from medici.games.board.state import AUCTION, FIRST, HOLD, LOT, OVER, TURN, WARES, Board
from medici.presentation.scene.auction import Bid, Sale, bids_so_far, last_sale
from medici.presentation.scene.parts import Actor, CardId, Rows, Ship, nothing, rises, rows
from medici.record import Game

BoardPhase = Literal["first", "turn", "lot", "auction", "fill", "over"]
PHASES: tuple[BoardPhase, ...] = get_args(BoardPhase)  # in the order of the rules


class Level(Struct, frozen=True):
    """From this level on a track pays a bonus."""

    level: int
    pay: int


class BoardScene(Struct, frozen=True, tag_field="game", tag="board"):
    """The table of the board game. A scored day's ships stay until the next day begins."""

    players: int
    day: int
    phase: BoardPhase
    actor: Actor
    presenter: int | None
    lot: list[CardId]
    lot_worth: int
    lot_limit: int
    bids: list[Bid]
    waiting: list[int]  # who can still speak, in order, the actor first
    silent: list[int]  # who cannot bid for this lot
    leader: int | None
    high: int
    deck: int
    ships: list[Ship]
    florins: list[int]
    levels: Rows
    aboard: Rows  # cards that will raise the levels: none once they have
    bonuses: list[Level]
    top: int
    unseen: dict[CardId, int]
    last_sale: Sale | None


BONUSES = [Level(level, pay) for level, pay in rises(BONUS)]


def scene(game: Game) -> BoardScene:
    """The table as everybody sees it."""
    t: Board = game.state
    lot = t.lot[: t.lot_size] if t.phase in (TURN, LOT, AUCTION) else []
    bids = bids_so_far(game) if t.phase == AUCTION else []
    able = speakers(t) if lot else []
    between = t.phase in (FIRST, OVER)
    return BoardScene(
        players=t.players,
        day=game.day,
        phase=PHASES[t.phase],
        actor=game.actor,
        presenter=None if between else t.presenter,
        lot=[CARD_NAMES[card] for card in lot],
        lot_worth=sum(KIND_VALUE[card] for card in lot),
        lot_limit=t.lot_limit if t.phase in (TURN, LOT, AUCTION) else 0,
        bids=bids,
        waiting=able if t.phase == AUCTION else [],
        silent=silent(t, able, bids) if lot else [],
        leader=t.leader if lot and t.leader != NOBODY else None,
        high=t.high if lot else 0,
        deck=DECK[t.players] if t.phase == FIRST else t.deck,
        ships=[ship(t, seat) for seat in range(t.players)],
        florins=t.florins[: t.players],
        levels=rows(t.level, t.players),
        aboard=climbing(t),
        bonuses=BONUSES,
        top=TOP,
        unseen=dict(zip(CARD_NAMES, COPIES if t.phase == FIRST else t.unseen, strict=True)),
        last_sale=last_sale(game),
    )


def ship(t: Board, seat: int) -> Ship:
    """A ship, the card that was loaded first in front; it is filled from its last space."""
    count = sum(t.aboard[seat * WARES : (seat + 1) * WARES])
    last = seat * HOLD + SPACES[t.players]
    cards = [CARD_NAMES[t.hold[last - 1 - space]] for space in range(count)]
    return Ship(cards, t.worth[seat], SPACES[t.players] - count, SPACES[t.players])


def climbing(t: Board) -> Rows:
    """The cards aboard that will raise the levels; those of a scored day have done so."""
    return nothing(t.players) if t.phase in (FIRST, OVER) else rows(t.aboard, t.players, WARES)


def speakers(t: Board) -> list[int]:
    """Who could still speak for the lot, in order: those asked if everybody passes."""
    twin = t.copy()
    if twin.phase != AUCTION:
        rules.open_auction(twin)
    seats = []
    while twin.phase == AUCTION:
        seats.append(twin.actor)
        rules.act(twin, AUCTION, PASS)
    return seats


def silent(t: Board, able: list[int], bids: list[Bid]) -> list[int]:
    """Who neither has spoken for the lot nor can."""
    heard = {bid.seat for bid in bids} | {t.leader}
    return [seat for seat in range(t.players) if seat not in able and seat not in heard]
