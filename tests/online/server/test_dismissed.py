"""Whoever is forgotten or signed out acts no more, over sockets that were open before too."""

import asyncio
import time
from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest
from websockets.exceptions import ConnectionClosed

from medici.online.client import Client, ClientError
from medici.online.community.tournaments.plan import Plan
from medici.online.server.hosting.personal_data import forget_player
from medici.online.server.run import Server
from medici.online.server.security.session_cookies import digest
from medici.online.server.wire.frames import DISMISSED
from medici.online.server.wire.open_sockets import GONE_SECONDS
from medici.online.store.players import NamedIn
from medici.online.tables import Player, TableError, Terms
from medici.online.tables import commands as cmd
from tests.online.server.community.test_tournaments import PLAN, announce
from tests.online.server.conftest import Raw, guests, raw
from tests.online.server.hostile import get_services
from tests.online.server.pauses import file_in, opened
from tests.servers import Redis
from tests.waiting import PATIENCE, until

pytestmark = pytest.mark.anyio

Start = Callable[..., tuple[str, Server]]


async def closing_code(socket: Raw) -> int | None:
    """With which code a socket is closed, whatever else comes before."""
    await asyncio.wait_for(socket.socket.wait_closed(), PATIENCE)
    return socket.socket.close_code


async def test_a_forgotten_player_says_nothing_more(url: str) -> None:
    eve, host = await guests(url, "Mallory", "Host")
    table = await host.create_table("board", 2)
    async with raw(url, table, eve.session) as socket:
        answer = await socket.ask({"type": "chat", "cmd_id": "1", "text": "here I am"})
        assert answer["type"] == "ok"
        await eve.request("DELETE", "/api/me")
        for number in range(5):
            message = {"type": "chat", "cmd_id": f"late-{number}", "text": "still here"}
            try:
                await socket.send(message)
                await socket.send({"type": "join", "cmd_id": f"sit-{number}", "seat": 1})
            except ConnectionClosed:
                break
        assert await closing_code(socket) == DISMISSED
    view = await host.snapshot(table)
    assert "Mallory" not in str(view)
    assert "still here" not in str(view)
    assert all(seat["name"] is None for seat in view["seats"])


async def test_the_client_looks_on_and_does_not_try_for_ever(url: str) -> None:
    eve, host = await guests(url, "Eve", "Host")
    table = await host.create_table("board", 2)
    async with eve.table(table) as live:
        await live.chat("good evening")
        await eve.request("DELETE", "/api/me")
        await until(lambda: live.reconnects == 1)
        with pytest.raises(ClientError, match="session") as refusal:
            async with asyncio.timeout(PATIENCE):
                await live.chat("still here")
        assert refusal.value.code in ("forbidden", "no-session")
        async with host.table(table) as hosting:
            last = await hosting.chat("she is gone")
        await until(lambda: live.seq == last)  # it is told what happens, as anybody is
        assert live.reconnects == 1


async def test_what_was_asked_in_time_is_carried_out_before_one_is_forgotten(
    start: Start,
) -> None:
    url, server = start()
    services = get_services(server)
    eve, host = await guests(url, "Mallory", "Host")
    hosted = services.tables.hosted[await host.create_table("board", 2)]
    loop = server.servers[0].get_loop()
    async with raw(url, hosted.id, eve.session) as socket:
        await on(loop, hosted.lock.acquire())  # the table is busy
        await socket.send({"type": "chat", "cmd_id": "1", "text": "in the queue"})
        await until(lambda: services.tables._under_way == 1)
        forgetting = asyncio.create_task(eve.request("DELETE", "/api/me"))
        await until(lambda: services.sockets.sessions() == set())
        loop.call_soon_threadsafe(hosted.lock.release)
        await forgetting
    view = await host.snapshot(hosted.id)
    assert "Mallory" not in str(view)
    assert "in the queue" not in str(view)


async def test_what_is_laid_meanwhile_in_another_tab_has_no_name(
    start: Start, monkeypatch: pytest.MonkeyPatch
) -> None:
    url, server = start()
    services = get_services(server)
    eve, host = await guests(url, "Mallory", "Host")
    delete, mallory = services.store.delete_player, Player(str(eve.player), "Mallory")
    tournaments, later = services.tournaments, time.time() + 3600
    plan = PLAN | {"starts": later}
    entered = [await announce(host, **plan) for _ in range(2)]
    await eve.request("POST", f"/api/tournaments/{entered[0]}/entry")

    async def lay_first(player_id: str) -> NamedIn:
        await services.tables.create(mallory, Terms("dice", 2, public=True))
        await tournaments.enter(entered[1], mallory)
        entered.append(await tournaments.create(mallory, msgspec.convert(plan, Plan)))
        return await delete(player_id)

    monkeypatch.setattr(services.store, "delete_player", lay_first)
    await eve.request("DELETE", "/api/me")
    (row,) = await services.store.tables()
    assert row.status == "abandoned"
    assert b"Mallory" not in bytes(row.head)
    assert "Mallory" not in str(await host.snapshot(row.id))
    assert b"Mallory" not in b"".join(body for _, body in await services.store.events(row.id))
    for tournament in entered:
        log = b"".join(await services.store.tournament_events(tournament))
        assert b"Mallory" not in log
        assert log.count(b"entrant-forgotten") == 1
        assert "Mallory" not in str(await host.request("GET", f"/api/tournaments/{tournament}"))


async def test_who_has_spoken_at_another_server_speaks_no_more(tmp_path: Path) -> None:
    """Its sockets may hear of it a little later."""
    url = file_in(tmp_path)
    async with opened(url) as here, opened(url) as there:
        host, _ = await here.players.guest("Host", "here")
        eve, _ = await here.players.guest("Mallory", "there")
        first = await here.tables.create(host, Terms("dice", 2))
        second = await there.tables.table(first.id)
        await there.tables.execute(second, cmd.Chat("here I am"), eve)
        forget = here.store.delete_player

        async def speak_first(player_id: str) -> NamedIn:
            await there.tables.execute(second, cmd.Chat("still here"), eve)
            return await forget(player_id)

        here.store.delete_player = speak_first  # type: ignore[method-assign]
        await forget_player(here.tables, eve)
        with pytest.raises(TableError, match="forgotten"):
            await there.tables.execute(second, cmd.Chat("for ever"), eve)
        said = b"".join(body for _, body in await here.store.events(first.id))
    for words in (b"Mallory", b"here I am", b"still here", b"for ever"):
        assert words not in said


async def on(loop: asyncio.AbstractEventLoop, work: object) -> None:
    """Carry something out on the server's own loop."""
    await asyncio.wrap_future(asyncio.run_coroutine_threadsafe(work, loop))  # type: ignore[arg-type]


async def test_one_session_can_be_dismissed(start: Start) -> None:
    url, server = start()
    (eve,) = await guests(url, "Eve")
    phone = Client(url)
    await phone.use_link(await eve.link())
    table = await eve.create_table("board", 2)
    loop, services = server.servers[0].get_loop(), get_services(server)
    async with raw(url, table, eve.session) as here, raw(url, table, phone.session) as there:
        await on(loop, services.dismiss(digest(str(phone.session))))
        assert await closing_code(there) == DISMISSED
        answer = await here.ask({"type": "chat", "cmd_id": "1", "text": "it was stolen"})
        assert answer["type"] == "ok"
    async with raw(url, table, phone.session) as back:  # the store may know of it a little longer
        answer = await back.ask({"type": "chat", "cmd_id": "2", "text": "me too"})
        assert answer["code"] == "forbidden"


async def test_one_who_was_about_to_come_in_comes_in_as_nobody(start: Start) -> None:
    url, server = start()
    (eve,) = await guests(url, "Eve")
    table = await eve.create_table("board", 2)
    crowd = get_services(server).sockets
    assert crowd.dismiss(str(eve.player)) == []
    async with raw(url, table, eve.session) as socket:
        answer = await socket.ask({"type": "chat", "cmd_id": "1", "text": "hello"})
        assert answer["code"] == "forbidden"
    later = crowd._clock() + GONE_SECONDS
    crowd._clock = lambda: later
    crowd.dismiss("somebody else")
    assert set(crowd._gone) == {"somebody else"}  # nobody is remembered for ever
    async with raw(url, table, eve.session) as socket:
        answer = await socket.ask({"type": "chat", "cmd_id": "2", "text": "hello"})
        assert answer["type"] == "ok"


async def gone_at_both(first: str, second: str) -> None:
    """Forgotten at the one server, nobody at the other."""
    eve, host = await guests(first, "Mallory", "Host")
    table = await host.create_table("board", 2)
    async with raw(second, table, eve.session) as socket:
        assert (await socket.ask({"type": "chat", "cmd_id": "1", "text": "hi"}))["type"] == "ok"
        await eve.request("DELETE", "/api/me")
        assert await closing_code(socket) == DISMISSED


async def test_other_servers_are_told_over_redis(start: Start, redis: Redis) -> None:
    await gone_at_both(*(start(bus=redis.url, poll_seconds=60.0)[0] for _ in range(2)))


async def test_other_servers_see_it_in_the_store(start: Start) -> None:
    await gone_at_both(*(start(poll_seconds=0.05)[0] for _ in range(2)))
