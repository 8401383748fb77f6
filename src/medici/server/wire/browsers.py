"""What browsers are told: the table as each of them may see it, and its moves with scenes."""

from itertools import takewhile

import msgspec
from msgspec.structs import replace

from medici.record import Game
from medici.scene import scene
from medici.scene.steps import step, steps
from medici.server.wire.protocol import frame
from medici.server.wire.socket import Socket
from medici.tables import LiveTable, Player, Snapshot, decode_event
from medici.tables import events as ev

LONGEST_RESUME = 60  # moves that are told one by one; more than that is a snapshot
SHOWN = [name for name in Snapshot.__struct_fields__ if name != "state"]  # the scene says it better

_encode = msgspec.json.Encoder().encode


class Story:
    """A game as far as it has been told."""

    def __init__(self) -> None:
        self.log: list[bytes] = []  # every step, without its scene
        self.scene = b"null"
        self._game: Game | None = None  # as far as it is told

    def catch_up(self, game: Game | None) -> bool:
        """Tell what nobody has heard; whether moves have been taken back."""
        return self._follow(game, None)

    def go_on(self, game: Game | None) -> tuple[list[bytes], bool]:
        """The steps that are new, with their scenes; and whether moves have been taken back."""
        fresh: list[bytes] = []
        undone = self._follow(game, fresh)
        return fresh, undone

    def _follow(self, game: Game | None, fresh: list[bytes] | None) -> bool:
        if game is None:
            return False
        begins = self._game is None
        now = self._game = self._game or game.before(0)
        same = len(now.moves)
        undone = now.moves != game.moves[:same]
        if undone:
            same = sum(1 for _ in takewhile(same_move, zip(now.moves, game.moves, strict=False)))
            now = self._game = now.before(same)
            del self.log[same:]
        for _, text in game.moves[same:]:
            earlier = now.copy()
            now.play(text)
            told = step(earlier, now)
            self.log.append(_encode(told))
            if fresh is not None:
                fresh.append(_encode(replace(told, scene=scene(now))))
        if begins or undone or same < len(now.moves):
            self.scene = _encode(scene(now))
        return undone


def same_move(pair: tuple[object, object]) -> bool:
    """Whether a move was told as it was made."""
    return pair[0] == pair[1]


class Gallery:
    """The sockets at a table that are told in scenes."""

    def __init__(self, live: LiveTable) -> None:
        self.sockets: dict[Socket, None] = {}
        self._live = live
        self._story = Story()

    def welcome(self, socket: Socket, missed: list[bytes] | None) -> None:
        """Let a socket in: with the steps of the events that it has missed, or all anew."""
        self._story.catch_up(self._live.game)
        told = None if missed is None else self._missed_steps(missed)
        if told is None:
            socket.say(
                b'{"type":"snapshot","seq":%d,"table":%b,"log":[%b]}'
                % (self._live.seq, self._table(socket.player), b",".join(self._story.log))
            )
        else:
            socket.say(self._update(socket.player, told, False))
        if socket.closed is None:
            self.sockets[socket] = None

    def tell(self) -> None:
        """Tell everybody what has happened."""
        told, undone = self._story.go_on(self._live.game)
        frames: dict[str | None, bytes] = {}  # onlookers all see the same
        for socket in list(self.sockets):
            key = self._part_of(socket.player)
            ready = frames.get(key)
            if ready is None:
                ready = frames[key] = frame(self._update(socket.player, told, undone))
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
        return [_encode(told) for told in steps(game, len(game.moves) - moves)]

    def _update(self, player: Player | None, told: list[bytes], undone: bool) -> bytes:
        return b'{"type":"update","seq":%d,"table":%b,"steps":[%b],"undone":%b}' % (
            self._live.seq,
            self._table(player),
            b",".join(told),
            b"true" if undone else b"false",
        )

    def _table(self, player: Player | None) -> bytes:
        """The table as one may see it."""
        seen = self._live.view(player)
        shown: dict[str, object] = {name: getattr(seen, name) for name in SHOWN}
        return _encode(shown | {"scene": msgspec.Raw(self._story.scene)})
