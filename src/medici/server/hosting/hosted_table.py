"""A table that is in use on this server: its log, its sockets, and what it is waiting for."""

import asyncio

from medici.server.wire.audience import Audience
from medici.server.wire.socket import Socket
from medici.tables import Event, LiveTable, decode_event, encode_event
from medici.tables import events as ev
from medici.tables.forget import without

QUIET = (ev.Said, ev.RematchOffered, ev.Forgotten)  # events after which a move is not stale
REMEMBERED = 512  # answers that are kept for commands sent twice
LONGEST_RESUME = 400  # events that are sent one by one; more than that is a snapshot


class HostedTable:
    """A live table in memory, with all who are told what happens at it."""

    def __init__(self, live: LiveTable, log: list[bytes]) -> None:
        self.live = live
        self.log = log  # every event as it is stored and sent; the first is event 1
        self.lock = asyncio.Lock()
        self.audience = Audience(live)
        self.answers: dict[str, int] = {}  # the last seq of the events of a command
        self.settled = live.seq  # the last event that was not merely talk
        self.used = 0.0  # when it was last asked for
        self.alarm: asyncio.TimerHandle | None = None  # for the next clock that runs out
        self.thinking: asyncio.Task[None] | None = None  # a bot at its move

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
        live.take(events)
        for seq, event in enumerate(events, first):
            if not isinstance(event, QUIET):
                self.settled = seq
            if type(event) is ev.Forgotten:
                self.log = [
                    encode_event(without(old, event.player)) for old in map(decode_event, self.log)
                ]
        self.log += bodies
        if self.watched:
            self.audience.tell(first, bodies)

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
        if socket.wants_log:
            known = seen if seen is not None and 0 < seen <= self.live.seq else 0
            self.audience.tell_log(socket, known + 1, self.log[known:])
        elif seen is not None and (missed := self.missed(seen)) is not None:
            self.audience.tell_missed(socket, seen + 1, missed)
        else:
            self.audience.tell_table(socket)

    def leave(self, socket: Socket) -> None:
        """Forget a socket."""
        self.audience.sockets.pop(socket, None)

    @property
    def watched(self) -> bool:
        """Whether anybody is there to be told."""
        return bool(self.audience.sockets)

    @property
    def waiting(self) -> bool:
        """Whether somebody is there, or something is still to happen by itself."""
        busy = self.lock.locked() or self.alarm is not None
        return self.watched or busy or self.live.bot_to_move() is not None

    def rest(self) -> None:
        """Stop the clock and the bot."""
        if self.alarm is not None:
            self.alarm.cancel()
        if self.thinking is not None:
            self.thinking.cancel()
