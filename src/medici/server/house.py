"""All parts of one server, and what goes on in the background while it is open."""

import asyncio
import time
from dataclasses import dataclass, field
from multiprocessing.process import BaseProcess
from typing import Self

from medici.server.bus import Bus, open_bus
from medici.server.hosting.players import Players
from medici.server.hosting.tables import Tables
from medici.server.hosting.thinkers import Thinkers
from medici.server.hosting.warm import warm_up
from medici.server.logs import log
from medici.server.metrics import Metrics
from medici.server.push.caller import Caller
from medici.server.security.limits import Buckets
from medici.server.settings import Settings
from medici.server.tasks import spawn
from medici.server.wire.socket import RESTART, Socket
from medici.store import NoSuchTable, Store, StoreError, open_store

LOOKS = 1000  # tables that are compared with the store at once


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
    caller: Caller
    sockets: set[Socket] = field(default_factory=set)
    chores: list["asyncio.Task[None]"] = field(default_factory=list)
    warming: BaseProcess | None = None

    @classmethod
    async def open(cls, settings: Settings) -> Self:
        """Open the store and the bus, and take up the games that were running."""
        store = await open_store(settings.store)
        bus, metrics = open_bus(settings.bus), Metrics()
        thinkers = Thinkers(settings.workers, metrics)
        tables = Tables(store, bus, thinkers, settings, metrics)
        newcomers = Buckets(settings.guests_per_second, settings.guests_burst)
        players = Players(store, bus)
        caller = Caller(store, settings, metrics)
        tables.heralds.append(caller.look)
        house = cls(settings, store, bus, metrics, thinkers, tables, players, newcomers, caller)
        metrics.gauges["sockets"] = ("Open sockets.", lambda: len(house.sockets))
        metrics.gauges["tables"] = ("Tables in memory.", lambda: len(tables.hosted))
        house.warming = warm_up() if settings.warm else None
        house.chores = [spawn(house.resume()), spawn(house.poll()), spawn(house.tidy())]
        house.chores.append(spawn(tables.promises.keep()))
        return house

    async def resume(self) -> None:
        """Load what was running, so that clocks and bots go on without anybody looking."""
        for table_id in await self.store.running():
            try:
                await self.tables.table(table_id)
            except NoSuchTable:
                continue
            except Exception:
                log.exception("cannot load a table", extra={"table": table_id})
            await asyncio.sleep(0)

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
            except StoreError:
                log.warning("cannot ask the store what other servers have stored; trying again")

    async def compare(self, table_ids: list[str]) -> None:
        """Refresh those of these tables that have come further in the store."""
        for table_id, seq in (await self.store.last_seqs(table_ids)).items():
            hosted = self.tables.hosted.get(table_id)
            if hosted is not None and seq > hosted.seq:
                await self.tables.look(hosted)

    async def tidy(self) -> None:
        """Put away tables that nobody has looked at for long."""
        while True:
            await asyncio.sleep(min(60.0, self.settings.idle_seconds))
            self.tables.put_away(time.monotonic() - self.settings.idle_seconds)

    async def close(self) -> None:
        """Finish what is under way, say goodbye to the sockets, and close everything."""
        await self.drain()
        for chore in self.chores:
            chore.cancel()
        self.tables.stop()
        if self.warming is not None:
            self.warming.terminate()
        await self.thinkers.close()
        await self.caller.close()
        await self.bus.close()
        await self.store.close()

    async def drain(self) -> None:
        """Take nothing new; what is under way is stored and answered."""
        await self.tables.drain()
        for socket in list(self.sockets):
            socket.close(RESTART)
