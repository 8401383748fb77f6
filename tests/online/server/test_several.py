"""Several servers with one store: hints make it quick, and looking makes it sure."""

import asyncio
from collections.abc import Callable
from pathlib import Path

import pytest

from medici.online.client import Client, ClientError, Live
from medici.online.server.bus import Bus
from medici.online.server.run import Server
from medici.online.server.services import open_bus
from medici.record import replay
from tests.online.server.conftest import guests, play
from tests.servers import Redis, new_store
from tests.waiting import PATIENCE

pytestmark = pytest.mark.anyio


async def two_servers(first: str, second: str) -> None:
    ada, bruno = (await guests(first, "Ada"))[0], (await guests(second, "Bruno"))[0]
    table = await ada.create_table("card", 2)
    async with ada.table(table) as here, bruno.table(table) as there, asyncio.timeout(PATIENCE):
        await here.join()
        await there.join()
        await there.start()
        events = await asyncio.gather(play(here), play(there))
    records = [await Client(url).record(table) for url in (first, second)]
    assert records[0] == records[1]
    assert replay(records[0]).over
    assert events[0][-1] == events[1][-1]


async def test_servers_see_each_others_moves_without_a_bus(
    start: Callable[..., tuple[str, Server]],
) -> None:
    await two_servers(*(start(poll_seconds=0.02)[0] for _ in range(2)))


async def test_servers_tell_each_other_over_redis(
    start: Callable[..., tuple[str, Server]], redis: Redis
) -> None:
    urls = [start(bus=redis.url, poll_seconds=60.0)[0] for _ in range(2)]
    await two_servers(*urls)
    ada = (await guests(urls[0], "Ada"))[0]
    phone = Client(urls[1])
    assert await phone.use_link(await ada.link()) == ada.player
    link = await phone.link()
    await ada.request("DELETE", "/api/me/sessions")
    with pytest.raises(ClientError, match="expected a valid link"):
        await Client(urls[0]).use_link(link)


@pytest.mark.slow
async def test_on_postgres_moves_arrive_in_time_even_when_redis_stops(
    start: Callable[..., tuple[str, Server]], redis: Redis, postgres_server: str
) -> None:
    store = new_store(postgres_server)
    first, second = (start(store=store, bus=redis.url)[0] for _ in range(2))
    ada, bruno = (await guests(first, "Ada"))[0], (await guests(second, "Bruno"))[0]
    table = await ada.create_table("dice", 2)
    async with ada.table(table) as here, bruno.table(table) as there, asyncio.timeout(PATIENCE):
        await here.join()
        await there.join()
        await there.start()
        waits = await waits_for_moves(here, there, 4)
        redis.stop()
        waits += await waits_for_moves(here, there, 2)
    assert max(waits[:4]) < 2.0
    assert max(waits) < 5.0


async def waits_for_moves(here: Live, there: Live, moves: int) -> list[float]:
    """How long the server of the one takes to tell of moves at the other."""
    loop = asyncio.get_running_loop()
    waits: list[float] = []
    while len(waits) < moves:
        mover, watcher = (here, there) if here.legal else (there, here)
        if not mover.legal:
            await asyncio.sleep(0.01)
            continue
        seq = await mover.move(mover.legal[0], mover.seq)
        began = loop.time()
        while watcher.seq < seq:
            await asyncio.sleep(0.005)
        waits.append(loop.time() - began)
    return waits


async def test_a_token_is_taken_once_and_forgotten_in_time() -> None:
    bus = Bus()
    await bus.put("a", "1", 60.0)
    await bus.put("b", "2", -1.0)
    assert [await bus.take("a"), await bus.take("a"), await bus.take("b")] == ["1", None, None]


def test_other_buses_are_refused() -> None:
    with pytest.raises(ValueError, match="expected redis"):
        open_bus("amqp://localhost")


async def test_a_store_can_be_copied_while_play_goes_on(
    start: Callable[..., tuple[str, Server]], tmp_path: Path
) -> None:
    from typer.testing import CliRunner  # noqa: PLC0415

    from medici.interfaces.cli import app  # noqa: PLC0415

    url, _ = start()
    (ada,) = await guests(url, "Ada")
    await ada.create_table("board", 2)
    target = tmp_path / "copy.db"
    arguments = ["backup", str(target), "--store", f"sqlite:///{tmp_path / 'own.db'}"]
    result = await asyncio.to_thread(CliRunner().invoke, app, arguments)
    assert result.exit_code == 0, result.output
    copied, _ = start(store=f"sqlite:///{target}")
    assert (await Client(copied, ada.session).request("GET", "/api/me"))["name"] == "Ada"
