"""A table in memory with its log and its sockets, and what it says to them."""

import asyncio

import msgspec

from medici.server.hub import Socket
from medici.server.wire import text
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
        self.answers: dict[str, int] = {}  # the last seq of the events of a command
        self.settled = live.seq  # the last event that was not merely talk
        self.used = 0.0  # when it was last asked for
        self.looked = 0.0  # when it was last compared with the store
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
        self.sockets.pop(socket, None)
        missed = self.missed(seen)
        if missed is None or seen is None:
            table = self.live.view(socket.player)
            socket.push(text(Welcome(self.live.seq, table)))
        else:
            message = self._message(seen + 1, missed)
            socket.push(self._addressed(message, socket, self._to_act(), None, None))
        if socket.closed is None:
            self.sockets[socket] = None

    def leave(self, socket: Socket) -> None:
        """Forget a socket."""
        self.sockets.pop(socket, None)

    def _to_act(self) -> str | None:
        """The person whose move it is."""
        actor = self.live.actor()
        if actor is None or self.live.seats[actor].bot:
            return None
        return self.live.seats[actor].player

    def _tell(self, first: int, bodies: list[bytes]) -> None:
        """Send events to all sockets: encoded once, with the legal moves for whoever is to act."""
        message = self._message(first, bodies)
        plain = message + "}"
        to_act = self._to_act()
        legal: str | None = None
        state: str | None = None
        for socket in list(self.sockets):
            player = socket.player
            if socket.wants_state or (player is not None and player.id == to_act):
                if legal is None:
                    legal = self._legal()
                if state is None and socket.wants_state:
                    state = self._state()
                socket.push(self._addressed(message, socket, to_act, legal, state))
            else:
                socket.push(plain)

    def _message(self, first: int, bodies: list[bytes]) -> str:
        """What everybody is told, still open at its end."""
        live = self.live
        actor, due = live.actor(), live.due()
        who = "null" if actor is None else actor
        clocks = _encode(live.clocks).decode() if live.clocks else "null"
        events = b",".join(bodies).decode()
        return (
            f'{{"type":"events","from":{first},"events":[{events}],"actor":{who},'
            f'"clocks":{clocks},"deadline":{due[1] if due else "null"}'
        )

    def _addressed(
        self,
        message: str,
        socket: Socket,
        to_act: str | None,
        legal: str | None,
        state: str | None,
    ) -> str:
        """The same for one socket: the legal moves if it is to act, the state if it wants it."""
        if socket.wants_state:
            message += f',"state":{state or self._state()}'
        if to_act is not None and socket.player is not None and socket.player.id == to_act:
            message += f',"legal":{legal or self._legal()}'
        return message + "}"

    def _legal(self) -> str:
        game = self.live.game
        return _encode(game.legal() if game is not None else []).decode()

    def _state(self) -> str:
        game = self.live.game
        return _encode(game.state.as_dict() if game is not None else None).decode()

    def view(self, player: Player | None) -> Snapshot:
        """What somebody may see."""
        return self.live.view(player)


def status_after(events: list[Event]) -> str | None:
    """The status that events give to their table, if any does."""
    for event in reversed(events):
        if type(event) in STATUS:
            return STATUS[type(event)]
    return None
