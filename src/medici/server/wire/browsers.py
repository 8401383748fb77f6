"""What browsers are sent: the table as each of them may see it, and its moves with scenes."""

import msgspec

from medici.playback import steps
from medici.server.wire.frames import frame
from medici.server.wire.messages import encode
from medici.server.wire.socket import Socket
from medici.server.wire.steps import StepLog
from medici.tables import LiveTable, Player, decode_event
from medici.tables import events as ev
from medici.tables.view import View

LONGEST_RESUME = 60  # moves that are sent one by one; more than that is a snapshot
SHOWN = View.__struct_fields__  # not the state: the scene says it better


class Browsers:
    """The sockets at a table that are sent scenes.

    A ``BrowserSnapshot`` and a ``BrowserUpdate`` are put together as bytes: the steps and the
    scene are encoded once for all of them.
    """

    def __init__(self, live: LiveTable) -> None:
        self.sockets: dict[Socket, None] = {}
        self._live = live
        self._steps = StepLog()

    def welcome(self, socket: Socket, missed: list[bytes] | None) -> None:
        """Let a socket in: with the steps of the events that it has missed, or all anew."""
        self._steps.catch_up(self._live.game)
        fresh = None if missed is None else self._missed_steps(missed)
        if fresh is None:
            socket.send(
                b'{"type":"snapshot","seq":%d,"table":%b,"log":[%b]}'
                % (self._live.seq, self._table(socket.player), b",".join(self._steps.log))
            )
        else:
            socket.send(self._update(socket.player, fresh, False))
        if socket.closed is None:
            self.sockets[socket] = None

    def tell(self) -> None:
        """Send everybody what has happened."""
        fresh, undone = self._steps.go_on(self._live.game)
        frames: dict[str | None, bytes] = {}  # onlookers all see the same
        for socket in list(self.sockets):
            key = self._part_of(socket.player)
            ready = frames.get(key)
            if ready is None:
                ready = frames[key] = frame(self._update(socket.player, fresh, undone))
            socket.push(ready)

    def _part_of(self, player: Player | None) -> str | None:
        """Who sees more than an onlooker: the host, and those who sit."""
        if player is None:
            return None
        takes_part = player.id == self._live.created.by or self._live.seats_of(player.id)
        return player.id if takes_part else None

    def _missed_steps(self, missed: list[bytes]) -> list[bytes] | None:
        """The steps in these events, the last of the table; None if one was taken back."""
        events = [decode_event(body) for body in missed]
        moves = sum(isinstance(event, ev.Moved) for event in events)
        if moves > LONGEST_RESUME or any(isinstance(event, ev.Undone) for event in events):
            return None
        game = self._live.game
        if game is None or not moves:
            return []
        return [encode(step) for step in steps(game, len(game.moves) - moves)]

    def _update(self, player: Player | None, fresh: list[bytes], undone: bool) -> bytes:
        return b'{"type":"update","seq":%d,"table":%b,"steps":[%b],"undone":%b}' % (
            self._live.seq,
            self._table(player),
            b",".join(fresh),
            b"true" if undone else b"false",
        )

    def _table(self, player: Player | None) -> bytes:
        """The table as one may see it: a ``TableView``."""
        seen = self._live.view(player)
        shown: dict[str, object] = {name: getattr(seen, name) for name in SHOWN}
        return encode(shown | {"scene": msgspec.Raw(self._steps.scene)})
