"""Start and chores look at the tables that are due, and at no others."""

import time
from pathlib import Path

import pytest

from medici.online.server.hosting.hosted_table import NOTE_SECONDS
from medici.online.server.services import Services
from medici.online.server.settings import Settings
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
