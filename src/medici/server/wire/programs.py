"""What programs are sent: the events of a table as they are stored, and what may be done now."""

from medici.server.wire.frames import frame
from medici.server.wire.messages import ProgramSnapshot, encode
from medici.server.wire.socket import Socket
from medici.tables import LiveTable, Player


class Programs:
    """The sockets at a table that are sent events.

    A ``ProgramUpdate`` is put together as bytes: every event is encoded already, and all sockets
    that may see the same get the same frame.
    """

    def __init__(self, live: LiveTable) -> None:
        self.sockets: dict[Socket, None] = {}
        self._live = live

    def welcome(self, socket: Socket, seen: int | None, missed: list[bytes] | None) -> None:
        """Let a socket in: with the events after the last one it has seen, or all anew."""
        live = self._live
        if missed is None or seen is None:
            socket.send(encode(ProgramSnapshot(live.seq, live.view(socket.player))))
        else:
            extras = self._extras(socket.player, socket.wants_state)
            socket.send(self._update(seen + 1, missed) + extras)
        if socket.closed is None:
            self.sockets[socket] = None

    def tell(self, first: int, bodies: list[bytes]) -> None:
        """Send events to all sockets: one frame for all who get the same."""
        update = self._update(first, bodies)
        actor = self._live.actor()
        to_act = None if actor is None else self._live.seats[actor].player
        frames: dict[tuple[bool, bool], bytes] = {}
        for socket in list(self.sockets):
            player = socket.player
            key = (player is not None and player.id == to_act, socket.wants_state)
            ready = frames.get(key)
            if ready is None:
                extras = self._extras(player if key[0] else None, key[1])
                ready = frames[key] = frame(update + extras)
            socket.push(ready)

    def _update(self, first: int, bodies: list[bytes]) -> bytes:
        """What everybody is sent, still open at its end."""
        live = self._live
        actor, due = live.actor(), live.due()
        return b'{"type":"events","from":%d,"events":[%b],"actor":%b,"clocks":%b,"deadline":%b' % (
            first,
            b",".join(bodies),
            b"null" if actor is None else b"%d" % actor,
            encode(live.clocks) if live.clocks else b"null",
            encode(due[1]) if due else b"null",
        )

    def _extras(self, player: Player | None, state: bool) -> bytes:
        """The legal moves for whoever is to act, the state for whoever wants it, and the end."""
        live, extras = self._live, b""
        game, actor = live.game, live.actor()
        if game is not None and state:
            extras += b',"state":' + encode(game.state.as_dict())
        if game is not None and actor is not None and player is not None:
            seat = live.seats[actor]
            if seat.player == player.id and seat.bot is None:
                extras += b',"legal":' + encode(game.legal())
        return extras + b"}"
