"""Who is told what happens at a table, in frames made once; and which players are away.

A client that asks for the log holds the game itself: it gets every event from the first on, and
nothing besides, so that one frame does for all of them. Any other gets the table as it is, and with
its turn what it may do.
"""

import asyncio
from bisect import bisect_left, bisect_right
from collections.abc import Sequence
from functools import partial
from itertools import pairwise
from typing import Protocol

from medici.online.server.wire.frames import frame
from medici.online.server.wire.messages import Away, Ordered, ProgramSnapshot, encode
from medici.online.server.wire.socket import Socket
from medici.online.tables import LiveTable, Player
from medici.online.tables.orders import Order

LARGEST_CHUNK = 1 << 16  # bytes of events in one message, unless a single one is larger


class LogChunks:
    """Where the log of a table is cut, so that nobody is sent all of a long one at once.

    It is worked out once for each event, not for everybody who asks.

    >>> chunks, log = LogChunks(largest=6), [b"one", b"two", b"three", b"four"]
    >>> chunks.bounds(log, 0)
    [0, 2, 3, 4]
    >>> chunks.bounds([*log, b"5", b"6", b"7"], 1)
    [1, 2, 3, 6, 7]
    >>> chunks.bounds([*log, b"5", b"6", b"7"], 7)
    [7, 7]
    >>> chunks.bounds([*log, b"5", b"6", b"7"], 1, 5)
    [1, 2, 3, 5]
    """

    def __init__(self, largest: int = LARGEST_CHUNK) -> None:
        self._largest = largest
        self._cuts: list[int] = []
        self._counted = 0  # events,
        self._size = 0  # and the bytes of those after the last cut

    def bounds(self, log: Sequence[bytes], known: int, end: int | None = None) -> list[int]:
        """Where the chunks begin and end for somebody who knows so many events.

        For those who are behind the log ends earlier.
        """
        for at in range(self._counted, len(log)):
            size = len(log[at])
            if self._size and self._size + size > self._largest:
                self._cuts.append(at)
                self._size = 0
            self._size += size
        self._counted = len(log)
        end = len(log) if end is None else end
        first, last = bisect_right(self._cuts, known), bisect_left(self._cuts, end)
        return [known, *self._cuts[first:last], end]


class Watched(Protocol):
    """What those see of a table who only watch it."""

    def is_behind(self, player: Player | None) -> bool:
        """Whether somebody sees less than those who play."""

    def behind(self) -> LiveTable:
        """The table as onlookers see it."""


class Audience:
    """The sockets at a table.

    ``Events`` and a ``ProgramUpdate`` are put together as bytes: every event is encoded already,
    and all sockets that may see the same get the same frame.
    """

    def __init__(self, live: LiveTable, log: Sequence[bytes], onlookers: "Watched") -> None:
        self.sockets: dict[Socket, int | None] = {}  # with how much those know who are behind
        self._live = live
        self._log = log
        self._onlookers = onlookers
        self._chunks = LogChunks()

    def tell_log(self, socket: Socket, known: int, log: Sequence[bytes]) -> None:
        """Let a socket in with all events after those it knows, in chunks as it reads them."""
        turn, end = self._turn(), len(log)
        more = turn + b',"more":true}'
        you = encode(socket.player.id if socket.player else None)
        for start, stop in pairwise(self._chunks.bounds(log, known)):
            tail = more if stop < end else turn + b',"you":%b}' % you
            socket.push_later(partial(chunk_frame, log, start, stop, tail))
        self._admit(socket)

    def tell_missed(self, socket: Socket, first: int, bodies: Sequence[bytes]) -> None:
        """Let a socket in with the events that it has missed, and what may be done now."""
        extras = self._extras(socket.player, socket.wants_state)
        socket.send(self._events(first, bodies) + extras)
        self._admit(socket)

    def tell_table(self, socket: Socket) -> None:
        """Let a socket in with the whole table as it is."""
        socket.send(encode(ProgramSnapshot(self._live.seq, self._live.view(socket.player))))
        self._admit(socket)

    def tell_behind(self, socket: Socket, seen: int | None) -> None:
        """Let in somebody who only watches, with all that onlookers may know."""
        table = self._onlookers.behind()
        reach = table.seq
        if socket.wants_log:
            known = seen if seen is not None and 0 < seen <= reach else 0
            turn = turn_of(table)
            you = encode(socket.player.id if socket.player else None)
            for start, stop in pairwise(self._chunks.bounds(self._log, known, reach)):
                tail = turn + (b',"more":true}' if stop < reach else b',"you":%b}' % you)
                socket.push_later(partial(chunk_frame, self._log, start, stop, tail))
        else:
            socket.send(encode(ProgramSnapshot(reach, table.view(socket.player))))
        self._admit(socket, reach)

    def _tell_onlooker(self, socket: Socket, known: int) -> None:
        """Send on what onlookers may know by now; to somebody who plays by now, all of it."""
        if not self._onlookers.is_behind(socket.player):
            table: LiveTable = self._live
            self.sockets[socket] = None
        else:
            table = self._onlookers.behind()
            self.sockets[socket] = max(known, table.seq)
        if table.seq > known:
            events = open_message(known + 1, self._log[known : table.seq])
            game, state = table.game, b""
            if socket.wants_state and game is not None:
                state = b',"state":' + encode(game.state.as_dict())
            socket.send(events + turn_of(table) + state + b"}")

    def _admit(self, socket: Socket, known: int | None = None) -> None:
        if socket.closed is None:
            self.sockets[socket] = known

    def tell(self, first: int, bodies: Sequence[bytes]) -> None:
        """Send events to all sockets: one frame for all who get the same."""
        events = self._events(first, bodies)
        plain = frame(events + b"}")
        turns: dict[tuple[bool, bool], bytes] | None = None
        held_back = self._live.is_held_back
        for socket, known in list(self.sockets.items()):
            if known is not None:
                self._tell_onlooker(socket, known)
                continue
            if held_back and self._onlookers.is_behind(socket.player):  # it came before the game
                self._tell_onlooker(socket, first - 1)
                continue
            if socket.wants_log:
                socket.push(plain)
                continue
            if turns is None:
                turns, to_act = {}, self._to_act()
            key = (socket.player is not None and socket.player.id == to_act, socket.wants_state)
            ready = turns.get(key)
            if ready is None:
                extras = self._extras(socket.player if key[0] else None, key[1])
                ready = turns[key] = frame(events + extras)
            socket.push(ready)

    def tell_orders(self, player: str | None, orders: Sequence[Order]) -> None:
        """Send one player's orders to the sockets of that player, and to no other."""
        if player is None:
            return
        own = self._live.seats_of(player)
        message = encode(Ordered([order for order in orders if order.seat in own]))
        for socket in list(self.sockets):
            if socket.player is not None and socket.player.id == player:
                socket.send(message)

    def has(self, player: str) -> bool:
        """Whether a player looks at the table."""
        return any(
            socket.player is not None and socket.player.id == player for socket in self.sockets
        )

    def _to_act(self) -> str | None:
        """The person in the seat to act."""
        actor = self._live.actor()
        return None if actor is None else self._live.seats[actor].player

    def _events(self, first: int, bodies: Sequence[bytes]) -> bytes:
        """What everybody is sent, still open at its end."""
        return open_message(first, bodies) + self._turn()

    def _turn(self) -> bytes:
        """How the table stands after its last event."""
        return turn_of(self._live)

    def _extras(self, player: Player | None, state: bool) -> bytes:
        """The legal moves for the player to act, the state if it is wanted, and the end."""
        live, extras = self._live, b""
        game, actor = live.game, live.actor()
        if game is not None and state:
            extras += b',"state":' + encode(game.state.as_dict())
        if game is not None and actor is not None and player is not None:
            seat = live.seats[actor]
            if seat.player == player.id and seat.bot is None:
                extras += b',"legal":' + encode(game.legal())
        return extras + b"}"


class Presence:
    """Which players of a table are away, as far as browsers have been told.

    A player who reloads a page is gone for a moment only, so that nobody is called away at once;
    who comes back is told of at once. Where several servers share the tables, none knows all
    sockets, and nobody is called away.
    """

    def __init__(self, live: LiveTable, audience: Audience, patience: float | None) -> None:
        self._live = live
        self._audience = audience
        self._patience = patience  # seconds before somebody is called away; None: nobody is
        self._told: list[int] = []
        self._timer: asyncio.TimerHandle | None = None

    def came(self, socket: Socket) -> None:
        """A socket was let in: it hears who is away, and the others that its player is not."""
        if self._patience is None:
            return
        if not self.returned() and self._told and socket.wants_log:
            socket.send(encode(Away(self._told)))
        self.changed()

    def returned(self) -> bool:
        """Call nobody away any longer who is there, or sits here no more; whether it was so."""
        away = self.away()
        return self._tell([seat for seat in self._told if seat in away])

    def changed(self) -> None:
        """Somebody came or went: have a look in a while."""
        if self._patience is None:
            return
        if self._timer is not None:
            self._timer.cancel()
        self._timer = asyncio.get_running_loop().call_later(self._patience, self._look)

    def away(self) -> list[int]:
        """The seats of people who have no socket here."""
        return [
            number
            for number, seat in enumerate(self._live.seats)
            if seat.player is not None and not self._audience.has(seat.player)
        ]

    def _look(self) -> None:
        self._timer = None
        self._tell(self.away())

    def _tell(self, away: list[int]) -> bool:
        """Tell all browsers, if it is news."""
        if away == self._told:
            return False
        self._told = away
        message = frame(encode(Away(away)))
        for socket in list(self._audience.sockets):
            if socket.wants_log:
                socket.push(message)
        return True


def turn_of(table: LiveTable) -> bytes:
    """How a table stands: who is to act, the clocks, and when the time is up."""
    actor, clocks, due = table.actor(), table.clocks, table.due()
    return b',"actor":%b,"clocks":%b,"deadline":%b' % (
        b"null" if actor is None else b"%d" % actor,
        encode(clocks) if clocks else b"null",
        encode(due[1]) if due else b"null",
    )


def open_message(first: int, bodies: Sequence[bytes]) -> bytes:
    """The beginning of a message: events, and which number the first of them has."""
    return b'{"type":"events","from":%d,"events":[%b]' % (first, b",".join(bodies))


def chunk_frame(log: Sequence[bytes], start: int, stop: int, end: bytes) -> bytes:
    """The frame of a part of the log."""
    return frame(open_message(start + 1, log[start:stop]) + end)
