"""The tables of a server: carry out commands, store their events, then tell everybody."""

import asyncio
import time
from collections.abc import Callable
from functools import partial

from medici.fair import Secret
from medici.online.server.bus import Bus
from medici.online.server.hosting.bot_pool import BotPool
from medici.online.server.hosting.hosted_table import HostedTable, has_advanced
from medici.online.server.hosting.ledger import LedgerWriter
from medici.online.server.hosting.log_reader import LogReader
from medici.online.server.hosting.moderation import Moderation
from medici.online.server.hosting.orders import Orders
from medici.online.server.hosting.other_servers import OtherServers
from medici.online.server.hosting.response_pool import ResponsePool
from medici.online.server.hosting.stored_table import seats_taken, status_after
from medici.online.server.hosting.table_cache import TableCache
from medici.online.server.hosting.table_creator import TableCreator, id_in, new_id
from medici.online.server.hosting.turn_scheduler import TurnScheduler
from medici.online.server.hosting.uptime import Uptime
from medici.online.server.metrics import Metrics
from medici.online.server.settings import Settings
from medici.online.store import (
    AlreadyExists,
    Duplicate,
    NewTable,
    NoSuchPlayer,
    NoSuchTable,
    Stale,
    Store,
    Unavailable,
)
from medici.online.tables import (
    Command,
    Event,
    LiveTable,
    Player,
    TableError,
    Terms,
    decode_event,
    encode_event,
)
from medici.online.tables import commands as cmd
from medici.online.tables import events as ev
from medici.online.tables.import_game import chance_for

TRIES = 3  # of a command, when other servers store events at the same time
HOUSE = "house"  # before the ids of the server's own commands; no player has this id
PATIENCE = 10.0  # seconds for commands under way when the server shuts down


class TableService:
    """Every table that is in use on this server."""

    def __init__(
        self,
        store: Store,
        bus: Bus,
        bots: BotPool,
        settings: Settings,
        metrics: Metrics,
        uptime: Uptime,
    ) -> None:
        self.store = store
        self.bus = bus
        self.metrics = metrics
        self.logs = LogReader(store)
        self.responses = ResponsePool(settings)
        self.cache = TableCache(self.table, settings.tables_in_memory, bus)
        self.hosted = self.cache.hosted
        self.draining = False
        self.uptime = uptime
        self._now = uptime.time.now
        self._patience = settings.away_seconds if bus.alone else None
        self.orders = Orders(store, partial(self.execute, own=True))
        self.ledger = LedgerWriter(store, settings.list_seconds)
        self.moderation = Moderation(store, settings)
        # Called with a table whenever something was stored of it here.
        self.listeners: list[Callable[[HostedTable], None]] = [self.ledger.on_stored]
        self._creator = TableCreator(store, settings)
        self._turns = TurnScheduler(self.execute, bots, settings.pace, self._now)
        self._loading: dict[str, asyncio.Future[HostedTable]] = {}
        self.others = OtherServers(
            store, bus, self.logs, metrics, self.hosted, self._loading, self._arrange
        )
        self._under_way = 0

    async def create(self, player: Player, terms: Terms) -> HostedTable:
        """Create a table."""
        await self.moderation.let_in(player)
        live, row = await self._creator.create(player, terms, self._now())
        await self.ledger.enter_all()  # it is in the list before anybody knows of the table
        return self._host(live, row)

    async def import_game(
        self, player: Player, log: list[Event], free: int | None, address: str = ""
    ) -> HostedTable:
        """Take a game over from a browser, with a seat freed for somebody if one is named.

        It keeps its id: a request that comes twice gets the same table.
        """
        await self.moderation.let_in(player)
        table_id = id_in(log)
        known = await self._imported_before(table_id, player)
        if known is not None:
            return known
        run = partial(self.responses.run, address=address)
        try:
            live, row = await self._creator.import_game(
                player, table_id, log, free, self._now(), run
            )
        except AlreadyExists:  # the same request, come twice at once
            return await self._imported_before(table_id, player) or await self.table(table_id)
        self.metrics.moves += len(live.by_bot) - live.natures
        return self._host(live, row)

    async def _imported_before(self, table_id: str, player: Player) -> HostedTable | None:
        """A table that this player has imported already; refuses one of somebody else."""
        try:
            hosted = await self.table(table_id)
        except NoSuchTable:
            return None
        if hosted.live.created.by != player.id:
            raise TableError("forbidden", expected="a table of yours", got="somebody else's")
        return hosted

    async def table(self, table_id: str) -> HostedTable:
        """A table, read from its log if it is not in use yet; NoSuchTable."""
        while (hosted := self.hosted.get(table_id)) is None:  # it may leave before we look again
            loading = self._loading.get(table_id)
            if loading is None:
                loading = asyncio.ensure_future(self._load(table_id))
                self._loading[table_id] = loading
                loading.add_done_callback(lambda _: self._end_loading(table_id))
            try:
                await asyncio.shield(loading)
            finally:
                del loading  # an error knows this frame: the two would keep each other
        hosted.used = time.monotonic()
        hosted.asked += 1
        return hosted

    async def table_for(self, hosted: HostedTable, player: Player | None) -> LiveTable:
        """A table as somebody may see it; its log is followed in pieces."""
        if hosted.onlookers.includes(player):
            await self.logs.in_pieces(hosted.onlookers.follow())
        return hosted.onlookers.table_for(player)

    def _end_loading(self, table_id: str) -> None:
        del self._loading[table_id]
        self.others.end_loading(table_id)

    async def _load(self, table_id: str) -> HostedTable:
        await self.bus.followed(table_id)  # before it is read, so that nothing is missed
        bodies = await self.logs.read(table_id)
        if not bodies:
            raise NoSuchTable(f"there is no table {table_id}")
        secret = Secret(await self.store.secret_of(table_id))
        live = await self.logs.fold(bodies, chance_for(decode_event(bodies[0]), secret))
        hosted = HostedTable(live, bodies, self._patience)
        await self.orders.load(hosted)
        await self._wake(hosted)
        return self._keep(hosted)

    def _host(self, live: LiveTable, row: NewTable) -> HostedTable:
        return self._keep(HostedTable(live, list(row.events), self._patience))

    def _keep(self, hosted: HostedTable) -> HostedTable:
        self.cache.add(hosted)
        hosted.on_look = self._arrange
        self._arrange(hosted)
        return hosted

    def _arrange(self, hosted: HostedTable) -> None:
        """See to what is next at a table without anybody asking."""
        self._turns.arrange(hosted)
        self.orders.arrange(hosted)

    async def execute(
        self,
        hosted: HostedTable,
        command: Command,
        player: Player | None,
        cmd_id: str | None = None,
        seq: int | None = None,
        *,
        own: bool = False,
    ) -> int:
        """Carry out a command and return the seq of its last event, once that is durable.

        Raises TableError with nothing changed. A command whose id is known is not done again; the
        ids of what the server does by itself (``own``) are apart from those that players write.
        """
        start = time.perf_counter()
        if self.draining:
            raise Unavailable("the server is shutting down")
        author = HOUSE if own or player is None else player.id
        key = None if cmd_id is None else f"{author}:{cmd_id}"
        self._under_way += 1
        try:
            async with hosted.lock:
                if key is not None and key in hosted.answers:
                    return hosted.answers[key]
                try:
                    last = await self._store(hosted, command, player, key, seq)
                except TableError:
                    answer = await self._stored_answer(hosted, key)
                    if answer is None:
                        raise
                    return answer
                if key is not None:
                    hosted.remember(key, last)
        finally:
            self._under_way -= 1
        self.metrics.commands += 1
        self.metrics.command_seconds.observe(time.perf_counter() - start)
        return last

    async def _store(
        self,
        hosted: HostedTable,
        command: Command,
        player: Player | None,
        key: str | None,
        seq: int | None,
    ) -> int:
        if self.uptime.has_news(hosted.live):
            await self._wake(hosted)
        for _ in range(TRIES):
            live = hosted.live
            if self.moderation.concerns(command):  # anew, since others may have sat down meanwhile
                await self.moderation.check(live, command, player)
            now, lag = self._now(), hosted.allowed_lag(command)
            new_table = new_id() if isinstance(command, cmd.Rematch) else None
            try:
                hosted.check_seq(command, player, seq)
                events = live.decide(
                    command, player, now, live.nature, new_table=new_table, lag=lag
                )
            except TableError:
                if not await self.others.was_behind(hosted):
                    raise
                continue
            bodies = [encode_event(event) for event in events]
            try:
                if new_table is not None and player is not None:
                    last = await self._offer(hosted, player, new_table, bodies, key, now)
                else:
                    last = await self._append(hosted, events, bodies, key, now)
            except Stale:
                await self.others.catch_up(hosted)
                continue
            except Duplicate as known:
                await self.others.catch_up(hosted)
                return known.last_seq
            except NoSuchPlayer:
                got = "one who was forgotten"
                raise TableError("forbidden", expected="a player", got=got) from None
            if lag:
                hosted.lag.spend(live.actor() or 0, lag)
            hosted.take(events, bodies)
            self.bus.tell(hosted.id, last, bodies)
            moves = [event for event in events if type(event) is ev.Moved]
            self.metrics.moves += sum(move.seat is not None for move in moves)
            if type(events[0]) is ev.Forgotten:
                await self.others.forget(hosted, events)
            self._arrange(hosted)
            for listener in self.listeners:
                listener(hosted)
            return last
        raise TableError("stale", "the table keeps changing; try again")

    async def _wake(self, hosted: HostedTable) -> None:
        """Tell a table how long no server was up, before anything else happens to it."""
        await self.uptime.check()
        for _ in range(TRIES):
            resumed = self.uptime.missed(hosted.live)
            if resumed is None:
                return
            bodies, key = [encode_event(resumed)], f"{HOUSE}:resumed-{resumed.until}"
            before = hosted.seq
            try:
                last = await self.store.append(hosted.id, hosted.live.seq, bodies, key, resumed.at)
            except (Stale, Duplicate):  # another server was first
                await self.others.catch_up(hosted)
                if not has_advanced(hosted, before, "resumed"):
                    return
                continue
            hosted.take([resumed], bodies)
            self.bus.tell(hosted.id, last, bodies)
            self._arrange(hosted)

    async def wake_all(self) -> None:
        """Tell all tables in use, so that everybody there sees when time is up."""
        for hosted in list(self.hosted.values()):
            if self.uptime.missed(hosted.live) is not None:
                async with hosted.lock:
                    await self._wake(hosted)

    async def _append(
        self,
        hosted: HostedTable,
        events: list[Event],
        bodies: list[bytes],
        key: str | None,
        now: float,
    ) -> int:
        """Store events; with them who sits down where, and who speaks here for the first time."""
        said = [event.player for event in events if type(event) is ev.Said]
        status = status_after(events) or hosted.status_to_note(now)
        last = await self.store.append(
            hosted.id,
            hosted.seq,
            bodies,
            key,
            now,
            status=status,
            seats=seats_taken(events),
            speakers=[player for player in said if player not in hosted.speakers],
        )
        hosted.speakers.update(said)
        hosted.noted = hosted.noted if status is None else now
        return last

    async def _offer(
        self,
        hosted: HostedTable,
        player: Player,
        table_id: str,
        bodies: list[bytes],
        key: str | None,
        now: float,
    ) -> int:
        """Store the offer of another game, and with it the table for it: both or neither."""
        async with self._creator.lock(player):
            live, row = await self._creator.rematch(player, hosted.live, table_id, now)
            last = await self.store.append(hosted.id, hosted.seq, bodies, key, now, table=row)
        await self.ledger.enter_all()
        self._host(live, row)
        return last

    async def _stored_answer(self, hosted: HostedTable, key: str | None) -> int | None:
        """The stored answer to a refused command that may have been sent before a restart."""
        if key is None:
            return None
        seqs = await self.store.command(hosted.id, key)
        if seqs is None:
            return None
        hosted.remember(key, seqs[1])
        return seqs[1]

    async def drain(self) -> None:
        """Take no further commands, and finish those that are under way."""
        self._take_no_more()
        end = time.monotonic() + PATIENCE
        while self._under_way and time.monotonic() < end:
            await asyncio.sleep(0.005)

    def stop(self) -> None:
        """Stop all clocks and bots."""
        self._take_no_more()
        self.cache.stop()
        self.responses.close()

    def _take_no_more(self) -> None:
        self.draining = True
        self._turns.stop()
        self.orders.stop()
