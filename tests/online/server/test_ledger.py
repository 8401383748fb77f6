"""The public list of promises: every table with a promise, and every end, on several servers."""

import asyncio
import hashlib
import json
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
import pytest
from typer.testing import CliRunner

from medici.fair import Ledger, read_list, table_hash
from medici.interfaces.cli import app
from medici.online.client import Client
from medici.online.server.run import Server
from medici.online.store import NewTable, Unavailable, open_store
from medici.online.store.errors import UniqueClash
from medici.online.store.ledger import Chain, LedgerStore
from tests.fair.document import LIST_VERIFIER
from tests.online.server.conftest import guests, play, seated
from tests.online.server.test_import_game import log_of
from tests.servers import new_store
from tests.waiting import PATIENCE

pytestmark = pytest.mark.anyio

Start = Callable[..., tuple[str, Server]]


def listed(url: str, **query: Any) -> Ledger:
    """The list as a stranger downloads it, and checked."""
    return Ledger.of(read_list(httpx.get(f"{url}/api/commitments", params=query).text))


async def until(condition: Callable[[], bool]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not condition():
            await asyncio.sleep(0.05)


async def test_a_table_is_listed_before_anybody_knows_of_it(url: str) -> None:
    (ada,) = await guests(url, "Ada")
    table = await ada.create_table("dice", 1)
    promise = listed(url).promises[table_hash(table)]
    assert promise.type == "promise"
    assert promise.value == (await ada.snapshot(table))["commitment"]
    assert table not in httpx.get(f"{url}/api/commitments").text


async def test_ends_are_listed_with_their_secrets(url: str) -> None:
    async with seated(url, "dice", ("Ada",)) as (live,):
        await play(live)
        finished = live.id
    ada, bruno = await guests(url, "Ada", "Bruno")
    given_up = await ada.create_table("card", 2)
    async with ada.table(given_up) as live:
        await live.command("cancel")
    left_open = await bruno.create_table("card", 2)
    tables = [table_hash(table) for table in (finished, given_up)]
    await until(lambda: all(table in listed(url).ends for table in tables))
    ledger = listed(url)
    assert [ledger.ends[table].type for table in tables] == ["finished", "cancelled"]
    secret = (await ada.record(finished))["fair"]["secret"]
    assert ledger.ends[tables[0]].value == secret
    assert table_hash(left_open) in {entry.table for entry in ledger.open}


async def test_a_strangers_verifier_and_the_command_agree_on_a_servers_list(url: str) -> None:
    (ada,) = await guests(url, "Ada")
    async with seated(url, "dice", ("Ada",)) as (live,):
        await play(live)
        played = live.id
    await until(lambda: table_hash(played) in listed(url).ends)
    text = httpx.get(f"{url}/api/commitments").text
    stranger = subprocess.run(
        [sys.executable, "-c", LIST_VERIFIER],
        input=text,
        capture_output=True,
        text=True,
        check=True,
    )
    ledger = Ledger.of(read_list(text))
    assert stranger.stdout == f"{len(ledger.promises)} {len(ledger.ends)} {ledger.head}\n"
    head = ledger.head
    await ada.create_table("dice", 1)
    options = ["verify", "--list", url, "--head", head, "--json"]
    result = await asyncio.to_thread(CliRunner().invoke, app, options)
    assert result.exit_code == 0, result.output
    assert json.loads(result.stdout)["list"]["entries"] > ledger.size


async def test_a_game_from_a_browser_is_not_listed(url: str) -> None:
    (ada,) = await guests(url, "Ada")
    brought = {"events": log_of("dice", 2, "b1" * 16)}
    table = (await ada.request("POST", "/api/tables/brought", brought))["table"]
    await ada.create_table("dice", 1)
    assert table_hash(table) not in listed(url).promises


async def test_pages_are_bounded_and_full_ones_can_be_kept_for_ever(url: str) -> None:
    (ada,) = await guests(url, "Ada")
    for _ in range(3):
        last = await ada.create_table("dice", 1)
    first = httpx.get(f"{url}/api/commitments", params={"after": 1, "limit": 2})
    assert [entry.n for entry in read_list(first.text)] == [2, 3]
    assert first.headers["cache-control"] == "public, max-age=31536000, immutable"
    rest = httpx.get(f"{url}/api/commitments")
    assert rest.headers["cache-control"] == "no-cache"
    assert rest.headers["content-type"].startswith("application/x-ndjson")
    own = httpx.get(f"{url}/api/commitments", params={"table": table_hash(last)})
    assert [entry.table for entry in read_list(own.text)] == [table_hash(last)]
    for query in ({"limit": 1001}, {"limit": 0}, {"after": -1}, {"table": last}, {"after": "x"}):
        assert httpx.get(f"{url}/api/commitments", params=query).status_code == 400, query


async def test_one_chain_for_all_servers(start: Start, postgres_server: str) -> None:
    store = new_store(postgres_server)
    urls = [start(store=store, guests_burst=1000)[0] for _ in range(3)]

    async def lay_and_give_up(url: str) -> list[str]:
        (ada,) = await guests(url, "Ada")
        tables = [await ada.create_table("dice", 2) for _ in range(8)]
        for table in tables[::2]:
            async with ada.table(table) as live:
                await live.command("cancel")
        return tables

    laid = await asyncio.gather(*map(lay_and_give_up, urls))
    tables = {table_hash(table) for some in laid for table in some}
    await until(lambda: len(listed(urls[0]).ends) == 12)
    lists = [httpx.get(f"{url}/api/commitments").text for url in urls]
    assert len(set(lists)) == 1
    assert set(listed(urls[1]).promises) == tables


async def test_what_a_server_left_behind_is_entered_at_the_next_start(
    start: Start, tmp_path: Path
) -> None:
    path = f"sqlite:///{tmp_path / 'left.db'}"
    store = await open_store(path)
    for number in range(3):  # laid, and the server died before the list was continued
        await store.create_table(
            NewTable(f"t{number}", b"", [b"{}"], bytes(32), True, promised=True), 1.0
        )
    await store.append("t1", 1, [b"{}"], None, 2.0, status="finished")
    await store.close()
    url, _ = start(store=path)
    await until(lambda: listed(url).size == 4)
    ledger = listed(url)
    assert [entry.table for entry in ledger.ends.values()] == [table_hash("t1")]
    assert hashlib.sha256(bytes(32)).hexdigest() == ledger.promises[table_hash("t2")].value


async def test_a_table_can_be_laid_while_the_list_cannot_be_continued(
    start: Start, monkeypatch: pytest.MonkeyPatch
) -> None:
    url, _ = start(list_seconds=0.1)
    failures = iter([Unavailable("away"), UniqueClash("by a server of an older version")])
    enter = LedgerStore.enter

    async def failing(self: LedgerStore, limit: int, chain: Chain, now: float) -> bool:
        for failure in failures:
            raise failure
        return await enter(self, limit, chain, now)

    monkeypatch.setattr(LedgerStore, "enter", failing)
    client = Client(url)
    await client.guest("Ada")
    table = await client.create_table("dice", 1)
    await until(lambda: table_hash(table) in listed(url).promises)


async def test_whoever_downloads_the_list_waits_where_the_server_asks_for_it(start: Start) -> None:
    url, _ = start(reading_per_second=2.0, reading_burst=1)
    (ada,) = await guests(url, "Ada")
    await ada.create_table("dice", 1)
    result = await asyncio.to_thread(CliRunner().invoke, app, ["verify", "--list", url])
    assert result.exit_code == 0, result.output  # two pages, of which the last is empty
    assert "1 entry, 1 promise" in result.output
