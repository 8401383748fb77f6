"""All parts of one server, and what goes on in the background while it is open."""

import asyncio
import time
from collections.abc import Callable, Coroutine
from contextlib import AsyncExitStack
from dataclasses import dataclass, field
from multiprocessing.process import BaseProcess
from typing import Any, Self

from medici.online.server.bus import Bus
from medici.online.server.buses import open_bus
from medici.online.server.hosting.players import Players
from medici.online.server.hosting.tables import Tables
from medici.online.server.hosting.thinkers import Thinkers
from medici.online.server.hosting.upkeep import Upkeep
from medici.online.server.hosting.uptime import Uptime
from medici.online.server.hosting.warm import lay_out, warm_up
from medici.online.server.keeper import Keeper
from medici.online.server.logs import log
from medici.online.server.metrics import Metrics
from medici.online.server.pulse import Pulse
from medici.online.server.push.caller import Caller
from medici.online.server.security.limits import Buckets
from medici.online.server.settings import Settings
from medici.online.server.tasks import spawn
from medici.online.server.wire.crowd import Crowd
from medici.online.server.wire.socket import RESTART
from medici.online.store import Store, StoreError, open_store

LOOKS = 1000  # tables, or sessions, that are compared with the store at once
LOOK_SECONDS = 0.5  # between two measurements of how late the server is
GOODBYE = 5.0  # seconds for commands under way of one who is dismissed


@dataclass
class House:
    """One server."""

    settings: Settings
    store: Store
    bus: Bus
    metrics: Metrics
    thinkers: Thinkers
    tables: Tables
    players: Players
    newcomers: Buckets
    readers: Buckets  # of long answers, by address
    caller: Caller
    crowd: Crowd
    pulse: Pulse
    # Each gives a note on something that does not work, though moves can be stored.
    doubts: list[Callable[[], str | None]] = field(default_factory=list)
    chores: list["asyncio.Task[None]"] = field(default_factory=list)
    warming: BaseProcess | None = None

    @classmethod
    async def open(cls, settings: Settings) -> Self:
        """Open the store and the bus, and take up the games that were running."""
        bus, metrics = open_bus(settings.bus), Metrics()
        # If the start fails, what is open is closed again: it would keep the process alive.
        async with AsyncExitStack() as undone:
            undone.push_async_callback(bus.close)
            await bus.check()
            store = await open_store(settings.store)
            undone.push_async_callback(store.close)
            uptime = Uptime(store, settings.beat_seconds, bus.alone)
            await uptime.beat()
            undone.pop_all()
        thinkers = Thinkers(settings, metrics)
        tables = Tables(store, bus, thinkers, settings, metrics, uptime)
        newcomers = Buckets(settings.guests_per_second, settings.guests_burst)
        readers = Buckets(settings.reading_per_second, settings.reading_burst)
        players = Players(store, bus, settings)
        caller = Caller(store, settings, metrics)
        tables.heralds.append(caller.look)
        crowd = Crowd(settings)
        bus.hear(crowd.dismiss)
        people = (players, newcomers, readers, caller, crowd)
        house = cls(settings, store, bus, metrics, thinkers, tables, *people, Pulse(store.ping))
        house.doubts.append(lambda: "the bus is away" if bus.away else None)
        house.doubts.append(lambda: "bots do not answer" if thinkers.stuck >= 3 else None)
        metrics.gauges["sockets"] = ("Open sockets.", lambda: len(crowd.sockets))
        metrics.gauges["waiting_bytes"] = ("Bytes that sockets have yet to read.", crowd.waiting)
        metrics.gauges["tables"] = ("Tables in memory.", lambda: len(tables.hosted))
        metrics.bus = bus.figures
        if not bus.alone:
            metrics.gauges["bus_up"] = ("Whether hints come and go.", lambda: not bus.away)
        keeper = Keeper(tables, crowd.dismiss, house.compare)
        await keeper.begin()
        upkeep = Upkeep(store, tables, settings)
        chores = (upkeep.resume(), upkeep.tend(), keeper.keep(settings.poll_seconds))
        house.chores = [spawn(chore) for chore in (*chores, *house.chores_of_its_own())]
        house.warming = warm_up() if settings.warm else None
        if house.warming is not None:
            house.chores.append(spawn(lay_out(house.warming)))
        return house

    def chores_of_its_own(self) -> list[Coroutine[Any, Any, None]]:
        """What is to be done again and again while the house is open."""
        chores = [self.poll(), self.beat(), self.tidy(), self.measure()]
        return [*chores, self.players.devices.sweep(), self.tables.promises.keep()]

    async def dismiss(self, who: str | bytes) -> None:
        """Close all sockets of a player, by id, or of a session that ended, by its digest.

        Here and at other servers. When it returns, what they had asked for here has been carried
        out, and nothing more will.
        """
        dismissed = self.crowd.dismiss(who)
        self.bus.dismiss(who)
        end = time.monotonic() + GOODBYE
        while not self.crowd.sockets.isdisjoint(dismissed) and time.monotonic() < end:
            await asyncio.sleep(0.005)

    async def check_sessions(self) -> None:
        """Dismiss whoever was forgotten or signed out without this server being told."""
        sessions = list(self.crowd.sessions())
        for start in range(0, len(sessions), LOOKS):
            asked = sessions[start : start + LOOKS]
            known = await self.store.known_sessions(asked)
            self.crowd.dismiss_all(set(asked) - known)

    async def poll(self) -> None:
        """See what other servers have stored, even if their hints were lost."""
        while True:
            await asyncio.sleep(self.settings.poll_seconds)
            watched = [
                table_id
                for table_id, hosted in self.tables.hosted.items()
                if hosted.watched or hosted.orders
            ]
            try:
                for start in range(0, len(watched), LOOKS):
                    await self.compare(watched[start : start + LOOKS])
                await self.check_sessions()
            except StoreError:
                log.warning("cannot ask the store what other servers have stored; trying again")

    async def compare(self, table_ids: list[str]) -> None:
        """Refresh those of these tables that have come further in the store."""
        for table_id, seq in (await self.store.last_seqs(table_ids)).items():
            hosted = self.tables.hosted.get(table_id)
            if hosted is not None and seq > hosted.seq:
                await self.tables.look(hosted)

    async def beat(self) -> None:
        """Note again and again that we are here, and let clocks go on if we were not."""
        while True:
            await asyncio.sleep(self.settings.beat_seconds)
            try:
                await self.tables.uptime.beat()
                await self.tables.wake_all()
            except StoreError:
                log.warning("cannot note in the store that the server is up; trying again")

    async def tidy(self) -> None:
        """Put away tables that nobody has looked at for long."""
        while True:
            await asyncio.sleep(min(60.0, self.settings.idle_seconds))
            self.tables.memory.put_away(time.monotonic() - self.settings.idle_seconds)

    async def measure(self) -> None:
        """See how late this server comes to what it meant to do."""
        while True:
            due = time.perf_counter() + LOOK_SECONDS
            await asyncio.sleep(LOOK_SECONDS)
            self.metrics.lag_seconds.observe(max(0.0, time.perf_counter() - due))

    async def close(self) -> None:
        """Finish what is under way, say goodbye to the sockets, and close everything."""
        await self.drain()
        for chore in self.chores:
            chore.cancel()
        self.tables.stop()
        if self.warming is not None:
            self.warming.kill()  # what it has compiled by now is kept
            self.warming.join()
        await self.thinkers.close()
        await self.caller.close()
        await self.pulse.close()
        await self.bus.close()
        await self.store.close()

    async def drain(self) -> None:
        """Take nothing new; what is under way is stored and answered."""
        await self.tables.drain()
        for socket in list(self.crowd.sockets):
            socket.close(RESTART)
