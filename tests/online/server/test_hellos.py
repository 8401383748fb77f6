"""Many hellos at once, at a table with as long a log as there can be, hold nobody up."""

import asyncio
import threading
import time
from collections.abc import Callable
from itertools import product
from pathlib import Path
from urllib.parse import urlsplit

import pytest

from medici.online.server.run import Server
from medici.online.server.wire.socket import UNREAD
from medici.online.tables import Player
from medici.online.tables import events as ev
from tests.long_run import rows_long_unless, sample_size
from tests.online.server.conftest import guests
from tests.online.server.hostile import caller, deaf, get_services, handshake, hello, masked
from tests.online.server.pauses import ADA, TickingClock, Turns, begun, file_in, keep
from tests.waiting import until

pytestmark = pytest.mark.anyio

Start = Callable[..., tuple[str, Server]]
TALK_LIMIT, EVENT_LIMIT = 4000, 6000  # that logs of tables may have
MOST_CALLS = 20_000  # of functions in one turn of the loop
SOCKETS = sample_size(50, 150)


def talkative(table: str, at: float, public: bool) -> list[ev.Event]:
    """A log with all the talk, and more that is taken back than a table has room for."""
    live, log = begun(table, at, public=public)
    seat, game = live.actor(), live.game
    assert seat is not None
    assert game is not None
    said = ev.Said(at=at, player=ADA.id, name="Ada", text="a" * 300)
    moved = ev.Moved(at=at, seat=seat, move="auction", clocks=None)
    undone = ev.Undone(at=at, seat=seat, moves=len(game.moves))
    log += [said] * (TALK_LIMIT - len(log))
    return log + [moved, undone] * ((EVENT_LIMIT - TALK_LIMIT) // 2)


async def attacked(start: Start, folder: Path, public: bool) -> tuple[str, Server]:
    """A server with such a table."""
    store, now = file_in(folder), time.time()
    await keep(store, "long", talkative("long", now, public), now)
    return start(store=store)


USUAL = [(True, hello(log=True)), (False, hello())]


@pytest.mark.parametrize(
    ("public", "greeting"),
    rows_long_unless(USUAL, product((True, False), (hello(log=True), hello()))),
)
async def test_hellos_of_many_sockets_at_once_take_turns(
    start: Start, tmp_path: Path, public: bool, greeting: bytes, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("medici.online.server.hosting.log_reader.time", TickingClock())
    url, server = await attacked(start, tmp_path, public)
    lines = [await asyncio.to_thread(deaf, url, "long") for _ in range(SOCKETS)]
    services, loop, turns = get_services(server), server.servers[0].get_loop(), Turns()
    hellos = services.sockets.hellos
    hellos._clock = TickingClock().perf_counter  # a turn ends after ten answers on every machine
    hosted = services.tables.hosted["long"]
    assert hosted.seq == EVENT_LIMIT
    watching, sent = asyncio.run_coroutine_threadsafe(turns.watch(), loop), threading.Event()
    loop.call_soon_threadsafe(sent.wait)  # all hellos come while it waits
    for line in lines:
        line.sendall(greeting * 3)
    sent.set()
    await until(lambda: len(hosted.audience.sockets) == len(lines) and not hellos._waiting)
    seen = turns.seen
    await until(lambda: turns.seen > seen)
    watching.cancel()
    assert turns.most < MOST_CALLS
    for line in lines:
        line.close()


async def test_a_long_log_comes_whole_and_in_order_whoever_else_is_greeted(
    start: Start, tmp_path: Path
) -> None:
    url, server = await attacked(start, tmp_path, public=False)
    line = await asyncio.to_thread(deaf, url, "long")
    line.sendall(hello(log=True) + hello(seq=EVENT_LIMIT - 3))
    hosted, got = get_services(server).tables.hosted["long"], b""
    end = b'"from":%d,' % (EVENT_LIMIT - 2)
    while end not in got:
        got += await asyncio.to_thread(line.recv, 1 << 20)
    line.close()
    at = 0
    for body in hosted.log:
        at = got.index(body, at) + len(body)
    assert got.count(b'"more":true') == got.count(b'"type":"events"') - 2


async def test_a_socket_that_waits_is_not_read_without_end_however_early_it_spoke(
    start: Start, monkeypatch: pytest.MonkeyPatch
) -> None:
    url, server = start()
    (eve,) = await guests(url, "Eve")
    table, loop = await eve.create_table("board", 2), server.servers[0].get_loop()
    services, ping = get_services(server), masked(b'{"type":"ping"}')
    lock = services.tables.hosted[table].lock
    await asyncio.wrap_future(asyncio.run_coroutine_threadsafe(lock.acquire(), loop))
    found, asked, go_on = services.players.of_session, threading.Event(), asyncio.Event()

    async def late(session: str | None) -> Player | None:
        asked.set()
        await go_on.wait()
        return await found(session)

    monkeypatch.setattr(services.players, "of_session", late)
    line = await asyncio.to_thread(caller, url)
    line.sendall(handshake(urlsplit(url).netloc, table, eve.session))
    await until(asked.is_set)
    line.sendall(masked(b'{"type":"chat","cmd_id":"c","text":"hi"}') + ping * 100)
    loop.call_soon_threadsafe(go_on.set)
    await until(lambda: [len(socket._inbox) for socket in services.sockets.open] == [UNREAD + 1])
    line.settimeout(1.0)
    with pytest.raises(TimeoutError):
        await asyncio.to_thread(line.sendall, ping * 500_000)
    (socket,) = services.sockets.open
    assert len(socket._inbox) == UNREAD + 1
    loop.call_soon_threadsafe(lock.release)
    line.close()
