"""The scene of the board game."""

from typing import Literal

from medici.games.actors import NOBODY
from medici.games.board import rules
from medici.games.board.actions import PASS
from medici.games.board.cards import COPIES, KIND_VALUE
from medici.games.board.notation import CARD_NAMES
from medici.games.board.rules import DECK, SPACES
from medici.games.board.scoring import BONUS, TOP
from medici.games.board.state import AUCTION, FIRST, HOLD, LOT, OVER, TURN, WARES, Board
from medici.record import Game
from medici.scene.form import Bid, BoardScene, Level, Rows, Sale, Ship
from medici.scene.parts import nothing, rises, rows

Phase = Literal["first", "turn", "lot", "auction", "fill", "over"]
PHASES: tuple[Phase, ...] = ("first", "turn", "lot", "auction", "fill", "over")
BONUSES = [Level(level, pay) for level, pay in rises(BONUS)]
SPOKEN = ("bid ", "pass")


def scene(game: Game) -> BoardScene:
    """The table as everybody sees it."""
    t: Board = game.state
    lot = t.lot[: t.lot_size] if t.phase in (TURN, LOT, AUCTION) else []
    bids = spoken(game) if t.phase == AUCTION else []
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
    cards = [CARD_NAMES[t.hold[last - 1 - place]] for place in range(count)]
    return Ship(cards, t.worth[seat], SPACES[t.players] - count, SPACES[t.players])


def climbing(t: Board) -> Rows:
    """The cards aboard that will raise the levels; those of a scored day have done so."""
    return nothing(t.players) if t.phase in (FIRST, OVER) else rows(t.aboard, t.players, WARES)


def speakers(t: Board) -> list[int]:
    """Who could still speak for the lot, in order: those asked if everybody passes."""
    twin = t.copy()
    if twin.phase != AUCTION:
        rules.open_auction(twin)
    asked = []
    while twin.phase == AUCTION:
        asked.append(twin.actor)
        rules.act(twin, AUCTION, PASS)
    return asked


def silent(t: Board, able: list[int], bids: list[Bid]) -> list[int]:
    """Who neither has spoken for the lot nor can."""
    heard = {bid.seat for bid in bids}
    return [seat for seat in range(t.players) if seat not in able and seat not in heard]


def spoken(game: Game) -> list[Bid]:
    """What has been said in the auction that is going on."""
    return bids_between(game, auction_start(game, len(game.moves)), len(game.moves))


def bids_between(game: Game, start: int, end: int) -> list[Bid]:
    """These moves, all of one auction, as bids."""
    return [
        Bid(int(seat), None if text == "pass" else int(text.removeprefix("bid ")))
        for seat, text in game.moves[start:end]
    ]


def auction_start(game: Game, end: int) -> int:
    """Where the bids and passes begin that were said directly before a move."""
    while end and game.moves[end - 1][1].startswith(SPOKEN):
        end -= 1
    return end


def last_sale(game: Game) -> Sale | None:
    """The last finished auction of the day in which somebody was asked."""
    end = len(game.moves)
    if game.state.phase == AUCTION:  # not this one
        end = auction_start(game, end)
    while end and not game.moves[end - 1][1].startswith((*SPOKEN, "first ")):
        end -= 1
    start = auction_start(game, end)
    if start == end:  # no auction since the day began
        return None
    winning = [bid for bid in bids_between(game, start, end) if bid.bid]
    cards = lot_before(game, start)
    if not winning:
        return Sale(None, 0, cards)
    return Sale(winning[-1].seat, winning[-1].bid or 0, cards)


def lot_before(game: Game, start: int) -> list[str]:
    """The cards of the lot whose auction begins at a move: each but the first was asked for."""
    last = start - 1 if game.moves[start - 1][1].startswith("card ") else start - 2
    cards = [game.moves[last][1].removeprefix("card ")]
    while game.moves[last - 1][1] == "draw":
        last -= 2
        cards.insert(0, game.moves[last][1].removeprefix("card "))
    return cards
