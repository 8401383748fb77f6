"""Lists of tables: the right ones in the right order, without reading more than is shown."""

import asyncio
from collections.abc import Callable

import msgspec
import pytest

from medici.online.client import Client, ClientError
from medici.online.server.hosting.table_lists import ListedTable, OwnTable, PublicTables
from medici.online.server.run import Server
from medici.online.store.tables import TableRow, TableStore
from tests.online.server.conftest import guests, play, seated
from tests.online.server.hostile import get_services
from tests.waiting import PATIENCE

pytestmark = pytest.mark.anyio


async def mine(client: Client, query: str = "") -> list[OwnTable]:
    """A player's tables, each checked against its form."""
    answer = await client.request("GET", f"/api/me/tables{query}")
    form = {*ListedTable.__struct_fields__, "updated", "your_turn", "day", "result"}
    assert all(set(entry) == form - {"rated"} for entry in answer)  # which only rated ones have
    return msgspec.convert(answer, list[OwnTable])


async def laid(
    client: Client,
    *others: Client,
    game: str = "board",
    players: int = 2,
    public: bool = False,
    start: bool = False,
) -> str:
    """A table at which these people sit."""
    table = await client.create_table(game, players, public=public)
    for person in (client, *others):
        await person.join(table)
    if start:
        async with client.table(table) as live:
            await live.start()
    return table


async def test_my_turn_first_then_running_open_and_over(url: str) -> None:
    ada, bruno = await guests(url, "Ada", "Bruno")
    over = await laid(ada, game="dice", players=1, start=True)
    async with ada.table(over) as live:
        await play(live)
    running: list[str] = []
    turns: list[str] = []
    while not 0 < len(turns) < len(running):  # chance says who begins
        running.append(await laid(ada, bruno, start=True))
        turns = [table for table in running if (await ada.snapshot(table))["legal"]]
    opened = [await laid(ada) for _ in range(2)]
    cancelled = await laid(ada)
    async with ada.table(cancelled) as live:
        await live.command("cancel")
    entries = await mine(ada)
    waits = [table for table in running if table not in turns]
    assert [entry.table for entry in entries] == [
        *reversed(turns),
        *reversed(waits),
        *reversed(opened),
        cancelled,
        over,
    ]
    assert [entry.your_turn for entry in entries] == [True] * len(turns) + [False] * (
        len(entries) - len(turns)
    )
    assert [entry.phase for entry in entries[len(running) :]] == [
        "open",
        "open",
        "cancelled",
        "over",
    ]
    assert [entry.day for entry in entries[len(running) :]] == [1, 1, 1, 3]
    assert entries[-1].result is not None
    assert entries[0].seats[0].yours
    assert not entries[0].seats[1].yours
    assert all(entry.updated >= entry.created for entry in entries)
    others = await mine(bruno)
    assert [entry.table for entry in others[: len(waits)]] == list(reversed(waits))


async def test_older_tables_page_by_page(url: str) -> None:
    (ada,) = await guests(url, "Ada")
    tables = []
    for _ in range(5):
        tables.append(await laid(ada, game="dice", players=1, start=True))
        async with ada.table(tables[-1]) as live:
            await live.command("cancel")
    left = await laid(ada, game="dice", players=1)  # not one of hers, once she has got up
    async with ada.table(left) as live:
        await live.command("leave")
        await live.command("cancel")
    running = await laid(ada, game="dice", players=1, start=True)
    newest = list(reversed(tables))
    pages = [await mine(ada, "?limit=2")]
    while pages[-1]:
        pages.append(await mine(ada, f"?limit=2&before={pages[-1][-1].table}"))
    assert [[entry.table for entry in page] for page in pages] == [
        [running, *newest[:2]],
        newest[2:4],
        newest[4:],
        [],
    ]
    assert await mine(ada, "?before=nowhere") == []


async def test_nobody_has_no_tables(url: str) -> None:
    with pytest.raises(ClientError, match="expected a session"):
        await Client(url).request("GET", "/api/me/tables")
    (ada,) = await guests(url, "Ada")
    assert await mine(ada) == []
    for strange in ("limit=0", "limit=101", "limit=x", f"before={'x' * 65}"):
        with pytest.raises(ClientError, match=r"limit|before"):
            await ada.request("GET", f"/api/me/tables?{strange}")


async def test_a_list_does_not_open_tables_that_are_put_away(
    start: Callable[..., tuple[str, Server]],
) -> None:
    url, server = start(idle_seconds=3600.0)
    services = server.app.services
    assert services is not None
    async with seated(url, "dice", public=True) as lives:
        running = lives[0].id
        await lives[0].chat("ciao")
    ada, bruno = await guests(url, "Ada", "Bruno")
    opened = await laid(ada, public=True)
    finished = await laid(ada, game="dice", players=1, start=True)
    async with ada.table(finished) as live:
        await play(live)
    before = [await ada.tables(), await ada.request("GET", "/api/me/tables")]
    async with asyncio.timeout(PATIENCE):
        while services.tables.hosted:  # until all sockets are gone
            services.tables.cache.evict_unused(float("inf"))
            await asyncio.sleep(0.01)
    public = await ada.tables()
    assert not services.tables.hosted
    assert [entry["table"] for entry in public] == [opened, running]
    assert public == before[0]
    assert [entry["seats"][0]["yours"] for entry in public] == [True, False]
    assert await ada.request("GET", "/api/me/tables") == before[1]
    assert list(services.tables.hosted) == [opened]  # whose turn it is, only the table itself knows
    assert await bruno.request("GET", "/api/me/tables") == []


async def test_however_many_ask_the_store_is_asked_once_a_second(
    start: Callable[..., tuple[str, Server]], monkeypatch: pytest.MonkeyPatch
) -> None:
    url, server = start()
    ada, bruno = await guests(url, "Ada", "Bruno")
    table = await laid(ada, public=True)
    services = get_services(server)
    now = [100.0]
    asked: list[int] = []
    read = TableStore.public_tables

    async def counted(self: TableStore, limit: int) -> list[TableRow]:
        asked.append(limit)
        return await read(self, limit)

    monkeypatch.setattr(TableStore, "public_tables", counted)
    lists = PublicTables(services.tables, lambda: now[0])
    monkeypatch.setattr(services, "public_tables", lists)
    answers = await asyncio.gather(*(ada.tables() for _ in range(20)))
    assert [[entry["table"] for entry in answer] for answer in answers] == [[table]] * 20
    assert len(asked) == 1
    later = await laid(ada, public=True)
    await bruno.join(table)
    (entry,) = await bruno.tables()  # of a table that is open here nothing is old
    assert [seat["yours"] for seat in entry["seats"]] == [False, True]
    async with ada.table(table) as live:
        await live.command("cancel")
    assert await ada.tables() == []
    now[0] += 1.0
    assert [entry["table"] for entry in await ada.tables()] == [later]
    assert len(asked) == 2
