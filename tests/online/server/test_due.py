"""A server looks at the tables that are due, hears of those that it has open, and of no others."""

import asyncio
import time
from pathlib import Path

import pytest

from medici.online.server.bus import Bus
from medici.online.server.hosting.hosted_table import NOTE_SECONDS
from medici.online.server.services import Services
from medici.online.server.settings import Settings
from medici.online.store import NoSuchTable
from medici.online.store.tables import TableStore, UnfinishedTable
from medici.online.tables import Player, Terms

pytestmark = pytest.mark.anyio

ADA = Player("a" * 32, "Ada")


async def test_a_start_and_a_round_read_the_rows_of_tables_that_are_due(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    settings = Settings(store=f"sqlite:///{tmp_path / 'store.db'}")
    services = await Services.open(settings)
    now = time.time()
    await services.store.create_player(ADA.id, ADA.name, b"hash", now)
    hosted = await services.tables.create(ADA, Terms("board", 3))
    assert hosted.status_to_note(now) == "open"
    hosted.noted = now
    assert hosted.status_to_note(now + NOTE_SECONDS - 1) is None
    assert hosted.status_to_note(now + NOTE_SECONDS) == "open"
    await services.close()
    read: list[UnfinishedTable] = []
    used, timed = TableStore.used, TableStore.timed

    async def counted_used(self: TableStore, *asked: object) -> list[UnfinishedTable]:
        rows = await used(self, *asked)  # type: ignore[arg-type]
        read.extend(rows)
        return rows

    async def counted_timed(self: TableStore, *asked: object) -> list[UnfinishedTable]:
        rows = await timed(self, *asked)  # type: ignore[arg-type]
        read.extend(rows)
        return rows

    monkeypatch.setattr(TableStore, "used", counted_used)
    monkeypatch.setattr(TableStore, "timed", counted_timed)
    services = await Services.open(settings)
    await services.tasks[0]  # what was running is taken up
    assert not services.tables.hosted
    assert read == []
    await services.close()


class NotedBus(Bus):
    """Notes which tables are followed."""

    def __init__(self) -> None:
        super().__init__()
        self.tables: set[str] = set()

    def follow(self, table_id: str) -> None:
        self.tables.add(table_id)

    async def followed(self, table_id: str) -> None:
        self.follow(table_id)

    def leave(self, table_id: str) -> None:
        self.tables.discard(table_id)


async def test_a_server_follows_the_tables_that_it_has_open(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    bus = NotedBus()
    monkeypatch.setattr("medici.online.server.services.open_bus", lambda url: bus)
    services = await Services.open(Settings(store=f"sqlite:///{tmp_path / 'store.db'}"))
    tables = services.tables
    await services.store.create_player(ADA.id, ADA.name, b"hash", time.time())
    hosted = await tables.create(ADA, Terms("board", 3))
    assert bus.tables == {hosted.id}
    tables.cache.evict(hosted)
    assert bus.tables == set()
    with pytest.raises(NoSuchTable):
        await tables.table("nowhere")
    await asyncio.sleep(0)  # what was begun for it is tidied up
    assert bus.tables == set()
    await tables.table(hosted.id)
    assert bus.tables == {hosted.id}
    await services.close()
