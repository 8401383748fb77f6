"""The tables of a server: commands come in, events are stored, then everybody is told."""

import asyncio
import re
import secrets
import time
from collections.abc import Callable

import msgspec

from medici.fair import Secret, new_secret
from medici.server.bus import Bus
from medici.server.hosting.head import Head
from medici.server.hosting.hosted_table import HostedTable
from medici.server.hosting.orders import Orders
from medici.server.hosting.promises import Promises
from medici.server.hosting.status import RUNNING, status_after
from medici.server.hosting.thinkers import Thinkers
from medici.server.hosting.turns import Turns
from medici.server.metrics import Metrics
from medici.server.settings import Settings
from medici.server.tasks import spawn
from medici.store import Duplicate, NoSuchTable, Stale, Store, Unavailable
from medici.tables import (
    Command,
    Event,
    LiveTable,
    Player,
    TableError,
    Terms,
    decode_event,
    encode_event,
)
from medici.tables import commands as cmd
from medici.tables import events as ev
from medici.tables.brought import Unproven, bring
from medici.tables.terms import terms_of_rematch

LIKE_OURS = re.compile(r"[0-9a-f]{32}")  # the ids of tables
TRIES = 3  # of a command, when other servers store events at the same time
PATIENCE = 10.0  # seconds for commands under way when the server shuts down


class Tables:
    """Every table that is in use on this server."""

    def __init__(
        self, store: Store, bus: Bus, thinkers: Thinkers, settings: Settings, metrics: Metrics
    ) -> None:
        self.store = store
        self.bus = bus
        self.metrics = metrics
        self.hosted: dict[str, HostedTable] = {}
        self.draining = False
        self._patience = settings.away_seconds if bus.alone else None
        self.orders = Orders(store, self.execute)
        self.promises = Promises(store, settings.list_seconds)
        self.heralds: list[Callable[[HostedTable], None]] = [
            self.promises.look
        ]  # told what was stored here
        self._turns = Turns(self.execute, thinkers, settings.pace)
        self._loading: dict[str, asyncio.Future[HostedTable]] = {}
        self._under_way = 0
        bus.listen(self._hint)

    async def create(
        self, player: Player, terms: Terms, table_id: str | None = None
    ) -> HostedTable:
        """Create a table, under a new id if none is given."""
        table_id = table_id or new_id()
        secret, now = new_secret(), time.time()
        live, events = LiveTable.create(table_id, terms, player, secret, now)
        bodies = [encode_event(event) for event in events]
        head = msgspec.json.encode(Head(terms.game, terms.players, player.name))
        await self.store.create_table(
            table_id, head, bodies, secret.reveal(), terms.public, now, promised=True
        )
        await self.promises.settle()  # it is in the list before anybody knows of the table
        return self._host(live, bodies)

    async def bring(self, player: Player, log: list[Event], free: int | None) -> HostedTable:
        """Take a game over from a browser, with a seat freed for somebody if one is named.

        It keeps its id: whoever asks twice gets the same table.
        """
        table_id = log[0].table if log and isinstance(log[0], ev.TableCreated) else ""
        if not LIKE_OURS.fullmatch(table_id):
            raise TableError("bad-command", expected="a table with an id like ours", got=table_id)
        known = await self._brought_before(table_id, player)
        if known is not None:
            return known
        secret, now = new_secret(), time.time()
        live, events = await asyncio.to_thread(bring, table_id, log, player, secret, now)
        if free is not None:
            events += (freed := live.decide(cmd.Unseat(free), player, now))
            for event in freed:
                live.apply(event)
        bodies = [encode_event(event) for event in events]
        head = msgspec.json.encode(Head(live.created.game, len(live.seats), player.name))
        await self.store.create_table(
            table_id, head, bodies, secret.reveal(), False, now, status=RUNNING
        )
        await self._note(table_id, events)
        return self._host(live, bodies)

    async def _brought_before(self, table_id: str, player: Player) -> HostedTable | None:
        """A table that this player has brought already; refuses one of somebody else."""
        try:
            hosted = await self.table(table_id)
        except NoSuchTable:
            return None
        if hosted.live.created.by != player.id:
            raise TableError("forbidden", expected="a table of yours", got="somebody else's")
        return hosted

    async def table(self, table_id: str) -> HostedTable:
        """A table, read from its log if it is not in use yet; NoSuchTable."""
        hosted = self.hosted.get(table_id)
        if hosted is None:
            loading = self._loading.get(table_id)
            if loading is None:
                loading = asyncio.ensure_future(self._load(table_id))
                self._loading[table_id] = loading
                loading.add_done_callback(lambda _: self._loading.pop(table_id, None))
            hosted = await asyncio.shield(loading)
        hosted.used = time.monotonic()
        return hosted

    async def _load(self, table_id: str) -> HostedTable:
        bodies = [body for _, body in await self.store.events(table_id)]
        if not bodies:
            raise NoSuchTable(f"there is no table {table_id}")
        secret = Secret(await self.store.secret_of(table_id))
        events = [decode_event(body) for body in bodies]
        proven = isinstance(events[0], ev.TableCreated) and events[0].commitment
        live = LiveTable.from_events(events, secret if proven else Unproven(secret))
        hosted = HostedTable(live, bodies, self._patience)
        await self.orders.take_up(hosted)
        return self._keep(hosted)

    def _host(self, live: LiveTable, log: list[bytes]) -> HostedTable:
        return self._keep(HostedTable(live, log, self._patience))

    def _keep(self, hosted: HostedTable) -> HostedTable:
        hosted.used = time.monotonic()
        self.hosted[hosted.id] = hosted
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
    ) -> int:
        """Carry out a command and return the seq of its last event, once that is durable.

        Raises TableError with nothing changed. A command whose id is known is not done again.
        """
        start = time.perf_counter()
        if self.draining:
            raise Unavailable("the server is shutting down")
        key = None if cmd_id is None else f"{player.id if player else 'house'}:{cmd_id}"
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
        for _ in range(TRIES):
            live = hosted.live
            check_seq(hosted, command, seq)
            now = time.time()
            new_table = new_id() if isinstance(command, cmd.Rematch) else None
            events = live.decide(command, player, now, live.nature, new_table=new_table)
            if new_table is not None and player is not None:
                await self.create(player, terms_of_rematch(live), new_table)
            bodies = [encode_event(event) for event in events]
            try:
                last = await self.store.append(
                    hosted.id, live.seq, bodies, key, now, status=status_after(events)
                )
            except Stale:
                await self.refresh(hosted)
                continue
            except Duplicate as known:
                await self.refresh(hosted)
                return known.last_seq
            hosted.take(events, bodies)
            self.bus.tell(hosted.id, last)
            await self._note(hosted.id, events)
            self._arrange(hosted)
            for herald in self.heralds:
                herald(hosted)
            return last
        raise TableError("stale", "the table keeps changing; try again")

    async def _note(self, table_id: str, events: list[Event]) -> None:
        """Count the moves, and store who sits down where."""
        for event in events:
            if type(event) is ev.Moved and event.seat is not None:
                self.metrics.moves += 1
            elif type(event) is ev.SeatTaken:
                await self.store.sit(event.player, table_id, event.seat)

    async def _stored_answer(self, hosted: HostedTable, key: str | None) -> int | None:
        """The stored answer to a refused command that may have been sent before a restart."""
        if key is None:
            return None
        seqs = await self.store.command(hosted.id, key)
        if seqs is None:
            return None
        hosted.remember(key, seqs[1])
        return seqs[1]

    async def refresh(self, hosted: HostedTable) -> None:
        """Read what other servers have stored."""
        stored = await self.store.events(hosted.id, hosted.live.seq)
        if stored:
            self.metrics.refreshes += 1
            hosted.catch_up(stored)
            self._arrange(hosted)

    def _hint(self, table_id: str, seq: int) -> None:
        """Another server says how far a table has come."""
        hosted = self.hosted.get(table_id)
        if hosted is not None and seq > hosted.live.seq:
            spawn(self.look(hosted))

    async def look(self, hosted: HostedTable) -> None:
        """Refresh a table between commands."""
        async with hosted.lock:
            await self.refresh(hosted)

    async def drain(self) -> None:
        """Take no further commands, and finish those that are under way."""
        self._take_no_more()
        end = time.monotonic() + PATIENCE
        while self._under_way and time.monotonic() < end:
            await asyncio.sleep(0.005)

    def put_away(self, before: float) -> None:
        """Forget tables that have not been used since then and have nothing to wait for."""
        for hosted in list(self.hosted.values()):
            if hosted.used < before and not hosted.waiting:
                del self.hosted[hosted.id]

    def stop(self) -> None:
        """Stop all clocks and bots."""
        self._take_no_more()
        for hosted in self.hosted.values():
            hosted.rest()

    def _take_no_more(self) -> None:
        self.draining = True
        self._turns.stop()
        self.orders.stop()


def new_id() -> str:
    """The id of a new table: nobody finds it without being invited."""
    return secrets.token_hex(16)


def check_seq(hosted: HostedTable, command: Command, seq: int | None) -> None:
    """Refuse a command that answers a table which has moved on since."""
    if seq is not None and not isinstance(command, cmd.Chat):
        if not hosted.settled <= seq <= hosted.live.seq:
            raise TableError("stale", expected=f"the table at {hosted.live.seq}", got=seq)
    elif isinstance(command, cmd.Move):
        raise TableError("bad-command", "expected the seq that the move answers")
