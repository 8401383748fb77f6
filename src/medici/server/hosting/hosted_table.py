"""A table in memory with its log and its sockets, and what it says to them."""

import asyncio

import msgspec

from medici.server.wire.browsers import Gallery
from medici.server.wire.protocol import frame
from medici.server.wire.socket import Socket
from medici.store import ABANDONED, FINISHED
from medici.tables import Event, LiveTable, Player, Snapshot, decode_event
from medici.tables import events as ev

QUIET = (ev.Said, ev.RematchOffered)  # events after which a move is not stale
RUNNING = "running"
STATUS = {ev.Started: RUNNING, ev.Ended: FINISHED, ev.Cancelled: ABANDONED}
REMEMBERED = 512  # answers that are kept for commands sent twice
LONGEST_RESUME = 400  # events that are sent one by one; more than that is a snapshot

_encode = msgspec.json.Encoder().encode


class Welcome(msgspec.Struct, tag="snapshot", tag_field="type"):
    """The whole table, for somebody who has seen nothing of it."""

    seq: int
    table: Snapshot


class Room:
    """A table that is being used."""

    def __init__(self, live: LiveTable, log: list[bytes]) -> None:
        self.live = live
        self.log = log  # every event as it is stored and sent; the first is event 1
        self.lock = asyncio.Lock()
        self.sockets: dict[Socket, None] = {}
        self.gallery = Gallery(live)  # those who want scenes
        self.answers: dict[str, int] = {}  # the last seq of the events of a command
        self.settled = live.seq  # the last event that was not merely talk
        self.used = 0.0  # when it was last asked for
        self.alarm: asyncio.TimerHandle | None = None
        self.thinking: asyncio.Task[None] | None = None

    @property
    def id(self) -> str:
        """The table's id."""
        return self.live.id

    @property
    def seq(self) -> int:
        """The number of the last event."""
        return self.live.seq

    def take(self, events: list[Event], bodies: list[bytes]) -> None:
        """Carry out events that are stored, and tell everybody."""
        first, live = self.live.seq + 1, self.live
        for event in events:
            live.apply(event)
            if not isinstance(event, QUIET):
                self.settled = live.seq
        self.log += bodies
        if self.sockets:
            self._tell(first, bodies)
        if self.gallery.sockets:
            self.gallery.tell()

    def catch_up(self, stored: list[tuple[int, bytes]]) -> None:
        """Carry out what another server has stored."""
        bodies = [body for seq, body in stored if seq > self.live.seq]
        if bodies:
            self.take([decode_event(body) for body in bodies], bodies)

    def remember(self, cmd_id: str, seq: int) -> None:
        """Keep an answer, so that a command sent twice gets the same."""
        self.answers[cmd_id] = seq
        if len(self.answers) > REMEMBERED:
            del self.answers[next(iter(self.answers))]

    def missed(self, seen: int | None) -> list[bytes] | None:
        """The events after one; None if they are too many or it is not known."""
        if seen is None or not 0 < seen <= self.live.seq:
            return None
        return self.log[seen:] if self.live.seq - seen <= LONGEST_RESUME else None

    def welcome(self, socket: Socket, seen: int | None) -> None:
        """Let a socket in: first what it has missed, then everything that happens."""
        self.leave(socket)
        missed = self.missed(seen)
        if socket.wants_scenes:
            self.gallery.welcome(socket, missed)
            return
        if missed is None or seen is None:
            socket.say(_encode(Welcome(self.live.seq, self.live.view(socket.player))))
        else:
            extras = self._extras(socket.player, socket.wants_state)
            socket.say(self._message(seen + 1, missed) + extras)
        if socket.closed is None:
            self.sockets[socket] = None

    def leave(self, socket: Socket) -> None:
        """Forget a socket."""
        self.sockets.pop(socket, None)
        self.gallery.sockets.pop(socket, None)

    @property
    def watched(self) -> bool:
        """Whether anybody is there to be told."""
        return bool(self.sockets or self.gallery.sockets)

    def rest(self) -> None:
        """Stop the clock and the bot."""
        if self.alarm is not None:
            self.alarm.cancel()
        if self.thinking is not None:
            self.thinking.cancel()

    def everybody(self) -> list[Socket]:
        """All who are there to be told."""
        return [*self.sockets, *self.gallery.sockets]

    def _tell(self, first: int, bodies: list[bytes]) -> None:
        """Send events to all sockets: one frame for all who get the same."""
        message = self._message(first, bodies)
        actor = self.live.actor()
        to_act = None if actor is None else self.live.seats[actor].player
        frames: dict[tuple[bool, bool], bytes] = {}
        for socket in list(self.sockets):
            player = socket.player
            key = (player is not None and player.id == to_act, socket.wants_state)
            ready = frames.get(key)
            if ready is None:
                extras = self._extras(player if key[0] else None, key[1])
                ready = frames[key] = frame(message + extras)
            socket.push(ready)

    def _message(self, first: int, bodies: list[bytes]) -> bytes:
        """What everybody is told, still open at its end."""
        live = self.live
        actor, due = live.actor(), live.due()
        return b'{"type":"events","from":%d,"events":[%b],"actor":%b,"clocks":%b,"deadline":%b' % (
            first,
            b",".join(bodies),
            b"null" if actor is None else b"%d" % actor,
            _encode(live.clocks) if live.clocks else b"null",
            _encode(due[1]) if due else b"null",
        )

    def _extras(self, player: Player | None, state: bool) -> bytes:
        """The legal moves for whoever is to act, the state for whoever wants it, and the end."""
        live, extras = self.live, b""
        game, actor = live.game, live.actor()
        if game is not None and state:
            extras += b',"state":' + _encode(game.state.as_dict())
        if game is not None and actor is not None and player is not None:
            seat = live.seats[actor]
            if seat.player == player.id and seat.bot is None:
                extras += b',"legal":' + _encode(game.legal())
        return extras + b"}"

    def view(self, player: Player | None) -> Snapshot:
        """What somebody may see."""
        return self.live.view(player)


def status_after(events: list[Event]) -> str | None:
    """The status that events give to their table, if any does."""
    for event in reversed(events):
        if type(event) in STATUS:
            return STATUS[type(event)]
    return None
