"""All parts of one server: opened together, and closed in order."""

import asyncio
import time
from collections.abc import Callable, Coroutine
from contextlib import AsyncExitStack
from dataclasses import dataclass, field
from multiprocessing.process import BaseProcess
from typing import Any, Self

from medici.online.server.background import Background
from medici.online.server.bus import Bus
from medici.online.server.community.achievements import REST, AchievementWriter
from medici.online.server.community.clubs import ClubService
from medici.online.server.community.deals import KEEP_SECONDS, DealService
from medici.online.server.community.matches import MatchService
from medici.online.server.community.opponents import Opponents
from medici.online.server.community.presence import FLUSH_SECONDS, Presence
from medici.online.server.community.profiles import Profiles
from medici.online.server.community.results import ResultWriter
from medici.online.server.community.tournaments import Tournaments
from medici.online.server.community.watching import WatchList
from medici.online.server.compiled_rules import start_compiler, wait_for_compiler
from medici.online.server.hosting.bot_pool import BotPool
from medici.online.server.hosting.players import Players
from medici.online.server.hosting.shared_sheets import SharedSheets
from medici.online.server.hosting.table_lists import PublicTables
from medici.online.server.hosting.table_service import TableService
from medici.online.server.hosting.uptime import Uptime
from medici.online.server.metrics import Metrics
from medici.online.server.push.notifier import PushNotifier
from medici.online.server.security.rate_limits import RateLimits
from medici.online.server.settings import Settings
from medici.online.server.store_health import StoreHealth
from medici.online.server.tasks import repeat, spawn
from medici.online.server.wire.frames import RESTART
from medici.online.server.wire.open_sockets import OpenSockets
from medici.online.store import Store, open_store

SESSION_SECONDS = 3600.0  # between looks for sessions that nobody uses
DISMISS_SECONDS = 5.0  # for commands under way of one who is dismissed
NO_REDIS = "a bus on Redis needs the extra redis: pip install 'medici[redis]'"


def open_bus(url: str | None) -> Bus:
    """The bus of a URL; without one, that of a server alone."""
    if url is None:
        return Bus()
    if not url.startswith(("redis://", "rediss://", "unix://")):
        raise ValueError(f"expected redis://host for the bus; got {url.partition(':')[0]!r}")
    try:  # few servers need it
        from medici.online.server.redis_bus import RedisBus  # noqa: PLC0415
    except ModuleNotFoundError as problem:
        raise ValueError(NO_REDIS) from problem
    try:
        return RedisBus(url)
    except ValueError:  # it is not shown, for it may hold a password
        raise ValueError(
            "expected redis://host:port/number for the bus; got another form"
        ) from None


def measure_pool(metrics: Metrics, store: Store) -> None:
    """Let Prometheus see how a store's connections are used, if it has a pool of them."""
    if store.pool() is None:
        return

    def read(name: str) -> Callable[[], float]:
        return lambda: getattr(store.pool(), name)

    gauges, counters = metrics.gauges, metrics.counters
    gauges["store_connections"] = ("Open connections to the database.", read("size"))
    gauges["store_connections_idle"] = ("Those that nobody uses.", read("idle"))
    gauges["store_waiting"] = ("Requests that wait for a connection.", read("waiting"))
    counters["store_waits"] = ("Requests that had to wait for a connection.", read("waits"))
    meaning = "Seconds that requests have waited for a connection."
    counters["store_wait_seconds"] = (meaning, read("wait_seconds"))


@dataclass
class Services:
    """The parts of one server, for all that serve requests and sockets."""

    settings: Settings
    store: Store
    bus: Bus
    metrics: Metrics
    bots: BotPool
    tables: TableService
    public_tables: PublicTables
    players: Players
    sheets: SharedSheets
    creation_limits: RateLimits  # of new players, tables and the like, by address
    reading_limits: RateLimits  # of long answers, by address
    page_limits: RateLimits  # of pages about people, by address
    push: PushNotifier
    sockets: OpenSockets
    store_health: StoreHealth
    results: ResultWriter
    deals: DealService
    matches: MatchService
    # Each gives a note on something that does not work, though moves can be stored.
    health_notes: list[Callable[[], str | None]] = field(default_factory=list)
    tasks: list["asyncio.Task[None]"] = field(default_factory=list)
    compiler: BaseProcess | None = None
    presence: Presence = field(init=False)
    watch_list: WatchList = field(init=False)
    clubs: ClubService = field(init=False)
    tournaments: Tournaments = field(init=False)
    opponents: Opponents = field(init=False)
    achievements: AchievementWriter = field(init=False)
    profiles: Profiles = field(init=False)

    def __post_init__(self) -> None:
        self.presence = Presence(self.store, self.sockets)
        self.clubs = ClubService(self.tables, self.settings)
        self.tournaments = Tournaments(self.tables, self.push, self.settings)
        self.profiles = Profiles(self.store, self.presence, self.public_tables)
        self.watch_list = WatchList(self.tables, self.profiles)
        seconds = self.settings.list_seconds
        self.achievements = AchievementWriter(self.store, self.tables.logs, seconds, REST)
        self.results.listeners.append(self.achievements.on_result)
        self.opponents = Opponents(self.store, self.tables, self.bus, self.push)

    @classmethod
    async def open(cls, settings: Settings) -> Self:
        """Open the store and the bus, and take up the games that were running."""
        if settings.remote_thoughts and settings.bus is None:
            raise ValueError("remote thoughts: expected a bus (--bus) for them; got none")
        bus, metrics = open_bus(settings.bus), Metrics()
        # If the start fails, what is open is closed again: it would keep the process alive.
        async with AsyncExitStack() as undone:
            undone.push_async_callback(bus.close)
            await bus.check()
            store = await open_store(settings.store, settings.store_connections)
            undone.push_async_callback(store.close)
            uptime = Uptime(store, settings.beat_seconds, bus.alone)
            await uptime.beat()
            undone.pop_all()
        bots = BotPool(settings, metrics)
        tables = TableService(store, bus, bots, settings, metrics, uptime)
        deals = DealService(store, tables.ledger, settings)
        services = cls(
            settings,
            store,
            bus,
            metrics,
            bots,
            tables,
            PublicTables(tables),
            Players(store, bus, settings),
            SharedSheets(bus, settings),
            RateLimits(settings.guests_per_second, settings.guests_burst),
            RateLimits(settings.reading_per_second, settings.reading_burst),
            RateLimits(settings.pages_per_second, settings.pages_burst),
            PushNotifier(store, settings, metrics),
            OpenSockets(settings),
            StoreHealth(store.ping),
            ResultWriter(store, tables.logs, settings.list_seconds),
            deals,
            MatchService(deals, settings),
        )
        services.connect()
        await services.start()
        return services

    def connect(self) -> None:
        """Let the parts tell each other what happens, and what there is to measure."""
        bus, bots, sockets, tables = self.bus, self.bots, self.sockets, self.tables
        tables.listeners += [self.push.on_stored, self.results.on_stored]
        tables.listeners.append(self.tournaments.on_stored)
        self.results.listeners.append(self.tournaments.on_result)
        tables.listeners.append(self.opponents.found.on_stored)
        bus.hear(sockets.dismiss)
        self.health_notes.append(lambda: "the bus is away" if bus.away else None)
        self.health_notes.append(lambda: "bots do not answer" if bots.stuck >= 3 else None)
        gauges = self.metrics.gauges
        gauges["sockets"] = ("Open sockets.", lambda: len(sockets.open))
        gauges["waiting_bytes"] = ("Bytes that sockets have yet to read.", sockets.waiting)
        gauges["tables"] = ("Tables in memory.", lambda: len(tables.hosted))
        measure_pool(self.metrics, self.store)
        self.metrics.bus = bus.metrics
        if not bus.alone:
            gauges["bus_up"] = ("Whether hints come and go.", lambda: not bus.away)

    async def start(self) -> None:
        """Start what goes on in the background."""
        work = Background(self.store, self.tables, self.sockets, self.settings, self.metrics)
        await work.begin()
        await self.clubs.open()
        end_sessions, failure = self.players.end_unused_sessions, "cannot end unused sessions"
        own = (
            repeat(end_sessions, 0, SESSION_SECONDS, failure),
            self.tables.ledger.run(),
            self.results.run(),
        )
        self.tasks = [spawn(task) for task in (*work.all(), *own, *self.community())]
        if self.settings.warm:
            self.compiler = start_compiler()
            self.tasks.append(spawn(wait_for_compiler(self.compiler)))

    def community(self) -> list[Coroutine[Any, Any, None]]:
        """What goes on for people beyond one table, while the server is open."""
        see, failure = self.presence.flush, "cannot note who is here"
        return [
            repeat(see, FLUSH_SECONDS, FLUSH_SECONDS, failure),
            self.achievements.run(),
            repeat(self.deals.keep, 0, KEEP_SECONDS, "cannot look after the deals"),
            self.tournaments.run(),
            self.opponents.run(),
        ]

    async def dismiss(self, who: str | bytes) -> None:
        """Close all sockets of a player, by id, or of a session that ended, by its digest.

        Here and at other servers. When it returns, what they had asked for here has been carried
        out, and nothing more will.
        """
        dismissed = self.sockets.dismiss(who)
        self.bus.dismiss(who)
        end = time.monotonic() + DISMISS_SECONDS
        while not self.sockets.open.isdisjoint(dismissed) and time.monotonic() < end:
            await asyncio.sleep(0.005)

    async def close(self) -> None:
        """Finish what is under way, say goodbye to the sockets, and close everything."""
        await self.drain()
        for task in self.tasks:
            task.cancel()
        self.tables.stop()
        if self.compiler is not None:
            self.compiler.kill()  # what it has compiled by now is kept
            self.compiler.join()
        self.deals.close()
        await self.bots.close()
        await self.push.close()
        await self.store_health.close()
        await self.bus.close()
        await self.store.close()

    async def drain(self) -> None:
        """Take nothing new; what is under way is stored and answered."""
        self.tables.draining = True
        self.opponents.stop()
        await self.tables.drain()
        for socket in list(self.sockets.open):
            socket.close(RESTART)
