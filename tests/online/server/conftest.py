"""A real server on a free port, and people who play on it over real sockets."""

import asyncio
import json
import random
import threading
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from functools import cache
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from httpx._transports import default as httpx_default
from websockets.asyncio.client import ClientConnection, connect

from medici.online.client import Client, Live, Update
from medici.online.server import Settings, app, make_server
from medici.online.server.run import Server
from tests.waiting import PATIENCE, wait_until

JSON = {"Content-Type": "application/json"}


def be_patient(make: Any, **defaults: float) -> None:
    """Have a library wait for longer, wherever it is not told how long."""
    assert make.__kwdefaults__.keys() >= defaults.keys()
    make.__kwdefaults__.update(defaults)


for asking in (httpx.Client.__init__, httpx.AsyncClient.__init__, httpx.get):
    be_patient(asking, timeout=PATIENCE)
be_patient(connect.__init__, open_timeout=PATIENCE, ping_timeout=PATIENCE, close_timeout=PATIENCE)

# Hundreds of clients and servers would read the same certificates and pages.
for module, name in ((httpx_default, "create_ssl_context"), (app, "Pages")):
    setattr(module, name, cache(getattr(module, name)))


@pytest.fixture(scope="session")
def anyio_backend() -> str:
    return "asyncio"


@contextmanager
def serving(settings: Settings, **more: Any) -> Iterator[tuple[str, Server]]:
    """A server in a thread of its own."""
    server = make_server(settings, "127.0.0.1", 0, **more)
    thread = threading.Thread(target=server.run)
    thread.start()
    try:
        wait_until(lambda: server.started or not thread.is_alive())
        assert server.started
        port = server.servers[0].sockets[0].getsockname()[1]
        yield f"http://127.0.0.1:{port}", server
    finally:
        server.should_exit = True
        thread.join(PATIENCE)
        assert not thread.is_alive()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[str, Server]]:
    path = tmp_path_factory.mktemp("server") / "store.db"
    settings = Settings(
        store=f"sqlite:///{path}",
        guests_burst=10_000,
        hellos_burst=10_000,
        sockets_burst=10_000,
        tables_burst=1000,
        reading_burst=10_000,
        pages_burst=10_000,
    )
    with serving(settings) as running:
        yield running


@pytest.fixture
def url(server: tuple[str, Server]) -> str:
    """Where the server is."""
    return server[0]


@pytest.fixture
def start(tmp_path: Path) -> Iterator[Callable[..., tuple[str, Server]]]:
    """Start further servers, with settings of their own; ``loop`` is uvicorn's."""
    managers = []

    def run(loop: str = "auto", **settings: Any) -> tuple[str, Server]:
        settings.setdefault("store", f"sqlite:///{tmp_path / 'own.db'}")
        settings.setdefault("daily_deals", False)  # or their promises come into every list
        manager = serving(Settings(**settings), loop=loop)
        running = manager.__enter__()
        managers.append(manager)
        return running

    yield run
    for manager in reversed(managers):
        manager.__exit__(None, None, None)


async def guests(url: str, *names: str) -> list[Client]:
    """People with sessions."""
    clients = [Client(url) for _ in names]
    for client, name in zip(clients, names, strict=True):
        await client.guest(name)
    return clients


@asynccontextmanager
async def seated(
    url: str, game: str = "board", names: tuple[str, ...] = ("Ada", "Bruno"), **more: Any
) -> AsyncIterator[list[Live]]:
    """People at a table where the game has begun."""
    clients = await guests(url, *names)
    bots = more.get("bots", {})
    table = await clients[0].create_table(game, len(names) + len(bots), **more)
    lives = [client.table(table) for client in clients]
    for live in lives:
        await live.__aenter__()
        await live.join()
    await lives[0].start()
    try:
        yield lives
    finally:
        for live in lives:
            await live.__aexit__()


async def play(live: Live, chooser: random.Random | None = None) -> list[dict[str, Any]]:
    """Play at random to the end; all events that were seen."""
    chooser = chooser or random.Random(1)
    seen: list[dict[str, Any]] = []
    async for update in live:
        seen += update.events
        if update.legal:
            await live.move(chooser.choice(update.legal))
    return seen


async def turn(live: Live) -> Update:
    """Wait until it is this client's turn."""
    async with asyncio.timeout(PATIENCE):
        async for update in live:
            if update.legal:
                return update
    raise AssertionError("the game ended")


def session_of(live: Live) -> str:
    """The session with which a table is followed."""
    return live._headers["Authorization"].removeprefix("Bearer ")


def exactly(text: str | bytes, form: Any) -> Any:
    """A text as a struct; it fails if the struct lacks a field that the text has."""
    read = msgspec.json.decode(text, type=form)
    assert json.loads(msgspec.json.encode(read)) == json.loads(text)
    return read


class Raw:
    """A socket that sends whatever it is told to."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket

    async def send(self, message: object) -> None:
        text = message if isinstance(message, str | bytes) else json.dumps(message)
        await self.socket.send(text)

    async def receive(self, *kinds: str) -> dict[str, Any]:
        """The next message of one of these kinds."""
        async with asyncio.timeout(PATIENCE):
            while True:
                message: dict[str, Any] = json.loads(await self.socket.recv())
                if not kinds or message["type"] in kinds:
                    return message

    async def ask(self, message: object) -> dict[str, Any]:
        """Send, and give the answer."""
        await self.send(message)
        return await self.receive("ok", "error", "pong", "snapshot")


@asynccontextmanager
async def raw(
    url: str, table: str, session: str | None, hello: bool = True, **headers: str
) -> AsyncIterator[Raw]:
    """A socket at a table."""
    extra = {name.replace("_", "-"): value for name, value in headers.items()}
    if session is not None:
        extra["Authorization"] = f"Bearer {session}"
    address = f"ws{url.removeprefix('http')}/api/tables/{table}/live"
    async with connect(address, additional_headers=extra, proxy=None) as socket:
        client = Raw(socket)
        if hello:
            await client.send({"type": "hello"})
            await client.receive("snapshot")
        yield client
