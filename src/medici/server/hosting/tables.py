"""The tables of a server: commands come in, events are stored, then everybody is told."""

import asyncio
import secrets
import time
from collections.abc import Mapping

import msgspec

from medici.fair import Secret, new_secret
from medici.server.bus import Bus
from medici.server.hosting.hosted_table import Room, status_after
from medici.server.hosting.thinkers import Thinkers
from medici.server.hosting.turns import set_alarm
from medici.server.metrics import Metrics
from medici.server.settings import Settings
from medici.server.tasks import spawn
from medici.server.wire.socket import GOING_AWAY
from medici.store import Duplicate, NoSuchTable, Stale, Store, Unavailable
from medici.tables import (
    Clock,
    Command,
    Event,
    LiveTable,
    Player,
    TableError,
    decode_event,
    encode_event,
)
from medici.tables import commands as cmd
from medici.tables import events as ev

TRIES = 3  # of a command, when other servers store events at the same time


class Head(msgspec.Struct):
    """What a list of tables shows without opening them."""

    game: str
    players: int
    host: str


class Tables:
    """Every table that is in use on this server."""

    def __init__(
        self, store: Store, bus: Bus, thinkers: Thinkers, settings: Settings, metrics: Metrics
    ) -> None:
        self.store = store
        self.bus = bus
        self.thinkers = thinkers
        self.settings = settings
        self.metrics = metrics
        self.rooms: dict[str, Room] = {}
        self.draining = False
        self._loading: dict[str, asyncio.Future[Room]] = {}
        self._under_way = 0
        bus.listen(self._heard)

    async def create(
        self,
        player: Player,
        game: str,
        seats: int,
        options: Mapping[str, bool | str],
        clock: Clock,
        public: bool,
        bots: Mapping[int, str],
        pace: float | None,
    ) -> Room:
        """Lay a table."""
        return await self._lay(
            secrets.token_hex(16), player, game, seats, options, clock, public, bots, pace
        )

    async def _lay(
        self,
        table_id: str,
        player: Player,
        game: str,
        seats: int,
        options: Mapping[str, bool | str],
        clock: Clock,
        public: bool,
        bots: Mapping[int, str],
        pace: float | None,
    ) -> Room:
        secret, now = new_secret(), time.time()
        live, events = LiveTable.create(
            table=table_id,
            game=game,
            seats=seats,
            by=player,
            secret=secret,
            now=now,
            options=options,
            clock=clock,
            public=public,
            bots=bots,
            pace=pace,
        )
        bodies = [encode_event(event) for event in events]
        head = msgspec.json.encode(Head(game, seats, player.name))
        await self.store.create_table(table_id, head, bodies, secret.reveal(), public, now)
        room = Room(live, bodies)
        self._keep(room)
        return room

    async def room(self, table_id: str) -> Room:
        """A table, read from its log if it is not in use yet; NoSuchTable."""
        room = self.rooms.get(table_id)
        if room is None:
            loading = self._loading.get(table_id)
            if loading is None:
                loading = asyncio.ensure_future(self._load(table_id))
                self._loading[table_id] = loading
                loading.add_done_callback(lambda _: self._loading.pop(table_id, None))
            room = await asyncio.shield(loading)
        room.used = time.monotonic()
        return room

    async def _load(self, table_id: str) -> Room:
        bodies = [body for _, body in await self.store.events(table_id)]
        if not bodies:
            raise NoSuchTable(f"there is no table {table_id}")
        secret = Secret(await self.store.secret_of(table_id))
        room = Room(LiveTable.from_events(map(decode_event, bodies), secret), bodies)
        self._keep(room)
        return room

    def _keep(self, room: Room) -> None:
        room.used = time.monotonic()
        self.rooms[room.id] = room
        set_alarm(self, room)

    async def execute(
        self,
        room: Room,
        command: Command,
        player: Player | None,
        cmd_id: str | None = None,
        seq: int | None = None,
    ) -> int:
        """Carry out a command and return the seq of its last event, once that is durable.

        Raises TableError with nothing changed. A command whose id is known is not done again.
        """
        start = time.perf_counter()
        if self.draining:
            raise Unavailable("the server goes away")
        key = None if cmd_id is None else f"{player.id if player else 'house'}:{cmd_id}"
        self._under_way += 1
        try:
            async with room.lock:
                if key is not None and key in room.answers:
                    return room.answers[key]
                try:
                    last = await self._store(room, command, player, key, seq)
                except TableError:
                    known = await self._answer(room, key)
                    if known is None:
                        raise
                    return known
                if key is not None:
                    room.remember(key, last)
        finally:
            self._under_way -= 1
        self.metrics.commands += 1
        self.metrics.command_seconds.observe(time.perf_counter() - start)
        return last

    async def _store(
        self, room: Room, command: Command, player: Player | None, key: str | None, seq: int | None
    ) -> int:
        for _ in range(TRIES):
            live = room.live
            if seq is not None and not isinstance(command, cmd.Chat):
                if not room.settled <= seq <= live.seq:
                    raise TableError("stale", expected=f"the table at {live.seq}", got=seq)
            elif isinstance(command, cmd.Move):
                raise TableError("bad-command", "expected the seq that the move answers")
            now = time.time()
            new_table = secrets.token_hex(16) if isinstance(command, cmd.Rematch) else None
            events = live.decide(command, player, now, live.nature, new_table=new_table)
            if new_table is not None and player is not None:
                await self._rematch(room, new_table, player)
            bodies = [encode_event(event) for event in events]
            try:
                last = await self.store.append(
                    room.id, live.seq, bodies, key, now, status=status_after(events)
                )
            except Stale:
                await self.refresh(room)
                continue
            except Duplicate as known:
                await self.refresh(room)
                return known.last_seq
            room.take(events, bodies)
            self.bus.tell(room.id, last)
            self._count(events)
            for event in events:
                if type(event) is ev.SeatTaken:
                    await self.store.sit(event.player, room.id, event.seat)
            set_alarm(self, room)
            return last
        raise TableError("stale", "the table moves on too fast; try again")

    async def _answer(self, room: Room, key: str | None) -> int | None:
        """The stored answer to a refused command that may have been sent before a restart."""
        if key is None:
            return None
        found = await self.store.command(room.id, key)
        if found is None:
            return None
        room.remember(key, found[1])
        return found[1]

    def _count(self, events: list[Event]) -> None:
        for event in events:
            if type(event) is ev.Moved and event.seat is not None:
                self.metrics.moves += 1

    async def _rematch(self, room: Room, table_id: str, player: Player) -> None:
        """The same table once more, with the same bots."""
        created = room.live.created
        bots = {
            number: seat.bot
            for number, seat in enumerate(room.live.seats)
            if seat.bot is not None and seat.player is None
        }
        await self._lay(
            table_id,
            player,
            created.game,
            created.seats,
            created.options,
            created.clock,
            created.public,
            bots,
            created.pace,
        )

    def close_room(self, room: Room) -> None:
        """Forget a table in memory; whoever looks at it comes back to it by themselves."""
        self.rooms.pop(room.id, None)
        room.rest()
        for socket in room.everybody():
            socket.close(GOING_AWAY)

    async def refresh(self, room: Room) -> None:
        """Read what other servers have stored."""
        stored = await self.store.events(room.id, room.live.seq)
        if stored:
            self.metrics.refreshes += 1
            room.catch_up(stored)
            set_alarm(self, room)

    def _heard(self, table_id: str, seq: int) -> None:
        room = self.rooms.get(table_id)
        if room is not None and seq > room.live.seq:
            spawn(self.look(room))

    async def look(self, room: Room) -> None:
        """Refresh a table between commands."""
        async with room.lock:
            await self.refresh(room)

    async def drain(self) -> None:
        """Take no further commands, and finish those that are under way."""
        self.draining = True
        end = time.monotonic() + 10.0
        while self._under_way and time.monotonic() < end:
            await asyncio.sleep(0.005)

    def put_away(self, before: float) -> None:
        """Forget tables that are not used since then and have nothing to wait for."""
        for room in list(self.rooms.values()):
            waits = room.watched or room.lock.locked() or room.alarm is not None
            if not waits and room.used < before and room.live.bot_to_move() is None:
                del self.rooms[room.id]

    def stop(self) -> None:
        """Stop all clocks and bots."""
        self.draining = True
        for room in self.rooms.values():
            room.rest()
