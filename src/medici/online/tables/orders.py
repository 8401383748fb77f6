"""Orders given in advance, for the auctions of the board game.

An order is a ceiling for one lot as it lies there: when its seat is to speak, it bids the least
that is needed, or passes if that is more. A ceiling of 0 passes, and such an order may also hold
for all lots of the day: until the ships leave, and there is room again. Everybody speaks once in an
auction (B20), so there is nothing else to decide. The card game and the dice game have none: all
that others do there changes what one wants.

Nobody else is to know of an order, so it is no event: a server keeps it beside the log, and carries
it out as an ordinary move of its seat.
"""

from collections.abc import Iterable, Sequence

import msgspec
from msgspec.structs import replace

from medici.games.board.state import AUCTION, LOT, Board
from medici.online.tables import events as ev
from medici.online.tables.checks import must_play, pick_seat
from medici.online.tables.commands import BaseCommand, Player
from medici.online.tables.errors import TableError
from medici.online.tables.state import TableState

PASS = "pass"  # a move
BID = "bid "


class Order(BaseCommand, frozen=True, kw_only=True):
    """Bid up to a ceiling for the lot under which so many cards are left; no number, all of today.

    One more card makes it another lot, for which the order does not hold.
    """

    ceiling: int
    day: int
    deck: int | None = None
    seat: int | None = None


class Withdraw(BaseCommand, frozen=True):
    """Take an order back. No seat means all of one's own."""

    seat: int | None = None


def move_for(order: Order, day: int, deck: int, legal: Sequence[str]) -> str | None:
    """The move that an order makes of those that are legal; none if it does not hold here.

    >>> nine = Order(ceiling=9, day=1, deck=12)
    >>> move_for(nine, 1, 12, ["pass", "bid 8", "bid 9", "bid 10"])
    'bid 8'
    >>> move_for(nine, 1, 12, ["pass", "bid 10"]), move_for(nine, 1, 11, ["pass", "bid 8"])
    ('pass', None)
    """
    if day != order.day or PASS not in legal:
        return None
    if order.deck is not None and order.deck != deck:
        return None
    bids = [int(move[len(BID) :]) for move in legal if move.startswith(BID)]
    least = min(bids) if bids else order.ceiling + 1
    return f"{BID}{least}" if least <= order.ceiling else PASS


def check_order(table: TableState, order: Order, player: Player) -> Order:
    """An order that may be given, with its seat; TableError if it may not."""
    game = table.running()
    if game.name != "board":
        raise TableError("bad-command", expected="the board game", got=f"the {game.name} game")
    t: Board = game.state
    seat = pick_seat(must_play(table, player, order.seat), game.actor)
    if order.ceiling < 0 or (order.deck is None and order.ceiling):
        expected = "a ceiling of 0 or more, for one lot"
        raise TableError("bad-command", expected=expected, got=order.ceiling)
    if order.ceiling > t.florins[seat]:
        expected = f"a ceiling of at most {t.florins[seat]}"
        raise TableError("bad-command", expected=expected, got=order.ceiling)
    if order.day != game.day or (order.deck is not None and order.deck != t.deck):
        raise TableError("stale", expected="the lot that lies there", got="another one")
    if order.deck is not None and not may_bid(t, seat):
        raise TableError("not-your-turn", expected="a seat that will be asked", got=f"seat {seat}")
    if not t.room[seat]:
        raise TableError("not-your-turn", expected="a ship with room", got="a full one")
    return replace(order, seat=seat)


def may_bid(t: Board, seat: int) -> bool:
    """Whether a seat is still to speak about the lot that lies there, and can outbid (B20, B22)."""
    if t.phase not in (LOT, AUCTION) or t.room[seat] < t.lot_size or t.florins[seat] <= t.high:
        return False
    return t.phase == LOT or turns_before(t, seat) >= turns_before(t, t.actor)


def turns_before(t: Board, seat: int) -> int:
    """How many are asked before a seat: the presenter is last (B20)."""
    return (seat - t.presenter - 1) % t.players


def move_now(table: TableState, order: Order) -> str | None:
    """The move that an order makes now, if its seat is to act and a person sits there."""
    game, seat = table.game, order.seat
    if game is None or seat is None or table.actor() != seat or table.seats[seat].bot is not None:
        return None
    return move_for(order, game.day, game.state.deck, game.legal())


def is_standing(table: TableState, order: Order) -> bool:
    """Whether an order can still be carried out."""
    game, seat = table.game, order.seat
    if table.phase != "running" or game is None or seat is None or game.day != order.day:
        return False
    if table.seats[seat].player is None or table.seats[seat].bot is not None:
        return False
    t: Board = game.state
    return order.deck is None or (order.deck == t.deck and may_bid(t, seat))


def is_ended_by(order: Order, events: Iterable[ev.Event]) -> bool:
    """Whether events end an order wherever the game stands: undone, or the seat has changed hands.

    Who takes a move back wants to decide anew.
    """
    return any(
        event.seat == order.seat
        for event in events
        if isinstance(event, ev.Undone | ev.BotTookOver | ev.SeatTaken | ev.SeatLeft)
    )


OrderCommand = Order | Withdraw
_decoder: msgspec.json.Decoder[OrderCommand] = msgspec.json.Decoder(OrderCommand)
ORDER_TYPES = ("order", "withdraw")  # by which messages with them are known


def decode_order(text: bytes | str) -> OrderCommand:
    """The order, or its withdrawal, in a message."""
    try:
        return _decoder.decode(text)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as problem:
        raise TableError("bad-command", f"expected an order; {problem}") from problem
