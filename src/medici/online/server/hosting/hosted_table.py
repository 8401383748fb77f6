"""A table that is in use on this server: its log, its sockets, and what it is waiting for."""

import asyncio
from collections.abc import Awaitable, Callable

from medici.online.server.hosting.lag import LagQuotas, round_trip_of
from medici.online.server.hosting.onlookers import Onlookers
from medici.online.server.logs import log
from medici.online.server.wire.audience import Audience, Presence
from medici.online.server.wire.socket import Socket
from medici.online.store.tables import OPEN, RUNNING
from medici.online.tables import Event, LiveTable, Player, TableError, decode_event
from medici.online.tables import commands as cmd
from medici.online.tables import events as ev
from medici.online.tables.orders import Order, is_ended_by, is_standing

# Events after which others sit here, or elsewhere.
SEATING = frozenset((ev.SeatTaken, ev.SeatLeft, ev.BotSeated, ev.Started))
IN_PLAY = (cmd.Move, cmd.Undo, cmd.Resign, cmd.Return, cmd.GoOn)  # what only a game can answer
NOTE_SECONDS = 3600.0  # between two times that the store notes in a table's row that it is used
REMEMBERED = 512  # answers that are kept for commands sent twice
LONGEST_RESUME = 400  # events that are sent one by one; more than that is a snapshot


class HostedTable:
    """A live table in memory, with all who are told what happens at it."""

    def __init__(self, live: LiveTable, log: list[bytes], patience: float | None = None) -> None:
        self.live = live
        self.log = log  # every event as it is stored and sent; the first is event 1
        self.lock = asyncio.Lock()
        self.onlookers = Onlookers(live, log)
        self.audience = Audience(live, log, self.onlookers)
        self.presence = Presence(live, self.audience, patience)
        self.answers: dict[str, int] = {}  # the last seq of the events of a command
        self.settled = live.seq  # the last event that was not merely talk
        self.used = 0.0  # when it was last asked for,
        self.asked = 0  # and how often
        self.noted = 0.0  # when the store last noted that it is used
        self.connections = 0  # sockets that were opened here, also if they have not said hello yet
        self.speakers: set[str] = set()  # of whom the store knows that they have spoken here
        self.alarm: asyncio.TimerHandle | None = None  # for the next clock that runs out
        self.ringing: asyncio.Task[None] | None = None  # a clock that has run out
        self.thinking: asyncio.Task[None] | None = None  # a bot at its move
        self.orders: dict[int, Order] = {}  # given in advance, by seat; nobody else knows them
        self.lapsed: list[Order] = []  # of those, what the store is still to forget
        self.called: set[str] = set()  # players who were called, and have not looked since
        self.ordering: asyncio.Task[None] | None = None  # an order that is carried out
        self.on_look: Callable[[HostedTable], None] | None = None  # when somebody comes to look
        self.lag = LagQuotas()

    @property
    def id(self) -> str:
        """The table's id."""
        return self.live.id

    @property
    def seq(self) -> int:
        """The number of the last event."""
        return self.live.seq

    def status_to_note(self, now: float) -> str | None:
        """The status that it has, if the store is to note it again; one that is over has none."""
        is_due = now - self.noted >= NOTE_SECONDS and self.live.phase in (OPEN, RUNNING)
        return self.live.phase if is_due else None

    def allowed_lag(self, command: cmd.Command) -> float:
        """What a move is granted for its way, at a table with clocks."""
        live = self.live
        seat = live.actor() if isinstance(command, cmd.Move) and live.clock else None
        if seat is None:
            return 0.0
        return self.lag.allowance(
            seat, round_trip_of(live.seats[seat].player, self.audience.sockets)
        )

    def check_seq(self, command: cmd.Command, player: Player | None, seq: int | None) -> None:
        """Refuse a command that answers a table which has moved on since.

        A move before the game has begun is told just that: another look would not help it. Who only
        watches a game that is held back knows an earlier table, and is not told how much earlier.
        """
        if player is not None and self.onlookers.is_behind(player):
            return
        if self.live.phase == "open" and isinstance(command, IN_PLAY):
            self.live.running()
        if seq is not None and not isinstance(command, cmd.Chat):
            if not self.settled <= seq <= self.live.seq:
                raise TableError("stale", expected=f"the table at {self.live.seq}", got=seq)
        elif isinstance(command, cmd.Move):
            raise TableError("bad-command", "expected the seq that the move answers")

    def take(self, events: list[Event], bodies: list[bytes]) -> None:
        """Carry out events that are stored, and tell everybody."""
        first, live = self.live.seq + 1, self.live
        live.take(events)
        self.log += bodies
        for seq in range(len(events) - 1, -1, -1):
            if ev.makes_stale(events[seq]):
                self.settled = first + seq
                break
        self.onlookers.keep_up()
        if self.watched:
            self.audience.tell(first, bodies)
        if not SEATING.isdisjoint(map(type, events)):
            self.presence.returned()
            self.presence.changed()
        if self.orders:
            self._end_orders(events)

    def _end_orders(self, events: list[Event]) -> None:
        for order in list(self.orders.values()):
            if is_ended_by(order, events) or not is_standing(self.live, order):
                self.forget_order(order)

    def forget_order(self, order: Order) -> None:
        """An order has come to its end."""
        seat = order.seat
        if seat is not None and self.orders.pop(seat, None) is not None:
            self.lapsed.append(order)
            self.tell_orders(self.live.seats[seat].player)

    def has_orders_of(self, player: str) -> bool:
        """Whether orders of a player stand; that those of others do is not to be seen."""
        return any(seat in self.orders for seat in self.live.seats_of(player))

    def tell_orders(self, player: str | None) -> None:
        """Tell one player, and nobody else, which orders of theirs stand."""
        self.audience.tell_orders(player, list(self.orders.values()))

    def catch_up(self, stored: list[tuple[int, bytes]]) -> list[Event]:
        """Carry out what another server has stored; what it was."""
        bodies = [body for seq, body in stored if seq > self.live.seq]
        events = [decode_event(body) for body in bodies]
        if events:
            self.take(events, bodies)
        return events

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
        if self.onlookers.is_behind(socket.player):
            self.audience.tell_behind(socket, seen)
        elif socket.wants_log:
            known = seen if seen is not None and 0 < seen <= self.live.seq else 0
            self.audience.tell_log(socket, known, self.log)
        elif seen is not None and (missed := self.missed(seen)) is not None:
            self.audience.tell_missed(socket, seen + 1, missed)
        else:
            self.audience.tell_table(socket)
        self.presence.came(socket)
        if socket.player is not None:
            self.called.discard(socket.player.id)
        if socket.player is not None and self.has_orders_of(socket.player.id):
            self.tell_orders(socket.player.id)
        if self.on_look is not None:
            self.on_look(self)

    def leave(self, socket: Socket) -> None:
        """Forget a socket."""
        if socket in self.audience.sockets:
            del self.audience.sockets[socket]
            self.presence.changed()

    @property
    def watched(self) -> bool:
        """Whether anybody is there to be told."""
        return bool(self.audience.sockets)

    @property
    def busy(self) -> bool:
        """Whether somebody is there, or something is to happen here soon."""
        if self.watched or self.connections or self.lock.locked():
            return True
        return bool(self.orders) or under_way(self.thinking)

    @property
    def attended(self) -> bool:
        """Whether a person looks, plays or waits for the end: bots do not play for nobody."""
        if self.watched or self.live.is_binding:
            return True
        return any(seat.player and seat.bot is None for seat in self.live.seats)

    def stop(self) -> None:
        """Stop the clock and the bot."""
        if self.alarm is not None:
            self.alarm.cancel()
        for task in (self.ringing, self.thinking, self.ordering):
            if task is not None:
                task.cancel()


def under_way(task: "asyncio.Task[None] | None") -> bool:
    """Whether a task was begun and is not done."""
    return task is not None and not task.done()


def has_advanced(hosted: HostedTable, seq: int, cmd_id: str) -> bool:
    """Whether a table has come further than a seq, after a command of the server's own.

    If not, whoever carries things out is to stop: the next round would be like the last.
    """
    if hosted.seq > seq:
        return True
    extra = {"table": hosted.id, "code": cmd_id}
    log.error("a command of the server's own was answered, but did nothing", extra=extra)
    return False


# Carries out a command of a player, or of the server itself, with its id and the seq it answers.
# The result is the seq of its last event, once that is durable; TableError if it is refused.
Execute = Callable[[HostedTable, cmd.Command, Player | None, str, int], Awaitable[int]]
