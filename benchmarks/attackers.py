"""Attacks on a server, each a function in ``ATTACKS``; ``attacks.py`` runs them while people play.

To add one, write a coroutine that takes a ``Target`` and attacks without end, and enter it in the
table. Whatever the server refuses or cuts off is tried again: ``repeat`` sees to that. All of it
comes from addresses that are no proxy's, one for each attack, so that the usual limits hold.

python benchmarks/attackers.py http://127.0.0.1:8000 pongs bodies    what attacks.py starts
"""

import asyncio
import contextlib
import json
import random
import socket
import sys
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path
from urllib.parse import urlsplit

from fuzz import message

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from tests.online.server.hostile import handshake, masked  # noqa: E402

PONGS, PINGS, PIECES = 0x8A, 0x89, 0x00  # the first bytes of frames
PAUSE = 0.2  # seconds before a connection that was refused is tried again
UNDOS = 990

Streams = tuple[asyncio.StreamReader, asyncio.StreamWriter]


class Target:
    """A server, seen from one address."""

    def __init__(self, url: str, source: str) -> None:
        there = urlsplit(url)
        self.host, self.port = there.hostname or "", there.port or 80
        self.source = source

    @contextlib.asynccontextmanager
    async def connect(self, buffer: int | None = None) -> AsyncIterator[Streams]:
        """A connection, which is cut off at the end."""
        line = socket.socket()
        line.setblocking(False)
        if buffer is not None:
            line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, buffer)
        line.bind((self.source, 0))
        await asyncio.get_running_loop().sock_connect(line, (self.host, self.port))
        reader, writer = await asyncio.open_connection(sock=line, limit=1 << 20)
        try:
            yield reader, writer
        finally:
            writer.transport.abort()

    @contextlib.asynccontextmanager
    async def table_socket(
        self, table: str, session: str | None = None, buffer: int | None = None
    ) -> AsyncIterator[Streams]:
        """A socket at a table."""
        async with self.connect(buffer) as (reader, writer):
            writer.write(handshake(f"{self.host}:{self.port}", table, session))
            answer = await reader.readuntil(b"\r\n\r\n")
            if b" 101 " not in answer:
                raise ConnectionError(answer[:40].decode())
            yield reader, writer

    async def ask(self, path: str, body: object, session: str | None = None) -> dict[str, str]:
        """The answer to a request, with the session if it began one."""
        async with self.connect() as (reader, writer):
            text = json.dumps(body).encode()
            proof = f"Authorization: Bearer {session}\r\n" if session else ""
            head = f"POST {path} HTTP/1.1\r\nHost: {self.host}:{self.port}\r\n{proof}"
            head += f"Content-Type: application/json\r\nContent-Length: {len(text)}\r\n"
            writer.write(f"{head}Connection: close\r\n\r\n".encode() + text)
            got, _, rest = (await reader.read(-1)).partition(b"\r\n\r\n")
            if b" 20" not in got[:14]:
                raise ConnectionError(got[:40].decode())
            cookies = [
                line for line in got.split(b"\r\n") if line.lower().startswith(b"set-cookie")
            ]
            fields: dict[str, str] = json.loads(rest)
            session_cookie = cookies[0].partition(b"=")[2].partition(b";")[0] if cookies else b""
            return fields | {"session": session_cookie.decode()}

    async def guest(self) -> str:
        """The session of a new player."""
        return (await self.ask("/api/guests", {"name": "Mallory"}))["session"]

    async def table(self, session: str, game: str = "board", **terms: object) -> str:
        """A new table."""
        wanted = {"game": game, "players": 2, **terms}
        return (await self.ask("/api/tables", wanted, session))["table"]


Attack = Callable[[Target], Awaitable[None]]


async def repeat(work: Callable[[], Awaitable[None]]) -> None:
    """Do something without end, whatever the server says."""
    while True:
        with contextlib.suppress(OSError, asyncio.IncompleteReadError, asyncio.LimitOverrunError):
            await work()
        await asyncio.sleep(PAUSE)


async def read_to_the_end(reader: asyncio.StreamReader) -> None:
    """Read until the other side hangs up."""
    with contextlib.suppress(OSError):
        while await reader.read(1 << 18):
            pass


def frames(first: int, count: int = 160_000) -> Attack:
    """Many empty frames at once from an anonymous socket, again and again."""

    async def attack(target: Target) -> None:
        table = await target.table(await target.guest())

        async def flood() -> None:
            async with target.table_socket(table) as (reader, writer):
                if first == PIECES:
                    writer.write(masked(b"{", 0x01))
                writer.write(masked(b"", first) * count)
                await read_to_the_end(reader)

        await repeat(flood)

    return attack


async def pipelined(target: Target) -> None:
    """60,000 requests on each of eight connections, sent before any is answered."""
    request = b"GET /api/bots HTTP/1.1\r\nHost: medici\r\n\r\n"

    async def flood() -> None:
        async with target.connect() as (reader, writer):
            writer.write(request * 60_000)
            await read_to_the_end(reader)

    await asyncio.gather(*(repeat(flood) for _ in range(8)))


async def bodies(target: Target) -> None:
    """300 bodies of 900 kB without their last byte."""
    head = b"POST /api/records HTTP/1.1\r\nHost: medici\r\nContent-Length: 900000\r\n"
    head += b"Content-Type: application/json\r\n\r\n"

    async def flood() -> None:
        async with target.connect() as (reader, writer):
            writer.write(head + bytes(899_999))
            await read_to_the_end(reader)
            await asyncio.sleep(10.0)

    await asyncio.gather(*(repeat(flood) for _ in range(300)))


async def heads(target: Target) -> None:
    """6,000 requests whose head never ends."""

    async def flood() -> None:
        await asyncio.sleep(random.uniform(0.0, 5.0))
        async with target.connect() as (reader, writer):
            writer.write(b"GET / HTTP/1.1\r\nHost: med")
            await read_to_the_end(reader)
            await asyncio.sleep(5.0)

    await asyncio.gather(*(repeat(flood) for _ in range(6_000)))


async def slow_readers(target: Target) -> None:
    """Sockets that ask for a table's whole log and never read."""
    table = await target.table(await target.guest())

    async def ask() -> None:
        async with target.table_socket(table, buffer=2048) as (_, writer):
            for _ in range(30):
                writer.write(masked(b'{"type":"hello","log":true}') * 20)
                await asyncio.sleep(1.0)

    await asyncio.gather(*(repeat(ask) for _ in range(100)))


def talking(lines: int, make: Callable[[str], bytes]) -> Attack:
    """Sockets that send without a pause, and read what they are told."""

    async def attack(target: Target) -> None:
        session = await target.guest()
        table = await target.table(session)

        async def talk() -> None:
            async with target.table_socket(table, session) as (reader, writer):
                reading = asyncio.create_task(read_to_the_end(reader))
                while not reading.done():
                    writer.write(b"".join(masked_text(make(table)) for _ in range(50)))
                    await writer.drain()
                    await asyncio.sleep(0.05)

        await asyncio.gather(*(repeat(talk) for _ in range(lines)))

    return attack


def masked_text(text: bytes) -> bytes:
    """A text in a frame, of any length."""
    if len(text) < 126:
        return masked(text)
    return bytes([0x81, 0x80 | 126]) + len(text).to_bytes(2, "big") + bytes(4) + text


async def taken_ids(target: Target) -> None:
    """An order whose own command id was used up by its player before."""

    async def play() -> None:
        session = await target.guest()
        table = await target.table(session)
        async with target.table_socket(table, session) as (reader, writer):
            commands: list[dict[str, object]] = [{"type": "hello"}]
            commands += [{"type": "join"}, {"type": "join", "name": "Eve"}, {"type": "start"}]
            commands += [
                {"type": "order", "seat": seat, "ceiling": 0, "day": 1} for seat in range(2)
            ]
            commands += [
                {"type": "chat", "text": "x", "cmd_id": f"order-{seq}"} for seq in range(4, 16)
            ]
            commands += [{"type": "move", "move": move} for move in ("draw", "open")]
            for number, command in enumerate(commands):
                text = json.dumps({"cmd_id": str(number)} | command).encode()
                writer.write(masked_text(text))
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(read_to_the_end(reader), 5.0)

    await repeat(play)


async def churn(target: Target) -> None:
    """A stranger who joins a public table and leaves it, again and again."""
    table = await target.table(await target.guest(), public=True)
    stranger = await target.guest()

    async def come_and_go() -> None:
        async with target.table_socket(table, stranger) as (reader, writer):
            reading = asyncio.create_task(read_to_the_end(reader))
            while not reading.done():
                writer.write(masked(b'{"type":"join"}') + masked(b'{"type":"leave"}'))
                await asyncio.sleep(0.02)

    await repeat(come_and_go)


async def imports(target: Target) -> None:
    """Games from a browser in which one move was taken back 990 times, 17 at once."""
    import msgspec  # noqa: PLC0415
    from tests.online.tables.test_import_game import HERE, Pocket  # noqa: PLC0415

    from medici.online.tables import encode_event  # noqa: PLC0415
    from medici.online.tables.events import Moved  # noqa: PLC0415

    pocket = Pocket()
    while not pocket.table.view(HERE).can_undo:
        pocket.play(1)
    log = [msgspec.json.decode(encode_event(event)) for event in pocket.log]
    moves = sum(isinstance(event, Moved) for event in pocket.log) - 1
    log += [{"type": "undone", "at": 2.0, "seat": 0, "moves": moves}, log[-1]] * UNDOS
    session = await target.guest()

    async def bring() -> None:
        log[0] = log[0] | {"table": random.randbytes(16).hex()}
        await target.ask("/api/tables/brought", {"events": log}, session)

    await asyncio.gather(*(repeat(bring) for _ in range(17)))


def hello(_: str) -> bytes:
    """A hello, whose answer is long."""
    return b'{"type":"hello","log":true}'


def nonsense(table: str) -> bytes:
    """Something like a command."""
    return message(random.Random(random.random()), table)


ATTACKS: dict[str, Attack] = {
    "pongs": frames(PONGS),
    "pings": frames(PINGS),
    "pieces": frames(PIECES),
    "pipelined": pipelined,
    "bodies": bodies,
    "heads": heads,
    "slow-readers": slow_readers,
    "hellos": talking(20, hello),
    "taken-ids": taken_ids,
    "churn": churn,
    "imports": imports,
    "nonsense": talking(20, nonsense),
}


async def attack_all(url: str, names: list[str]) -> None:
    """Attack in all these ways at once, each from an address of its own."""

    async def begin(number: int, name: str) -> None:
        target = Target(url, f"127.0.66.{number + 1}")
        while True:  # its guest and its table may be refused for a while
            with contextlib.suppress(OSError, asyncio.IncompleteReadError):
                await ATTACKS[name](target)
            await asyncio.sleep(PAUSE)

    order = list(ATTACKS)
    await asyncio.gather(*(begin(order.index(name), name) for name in names))


if __name__ == "__main__":
    import os
    import resource

    os.nice(10)  # on one machine with the server, which others would not have to share
    hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    asyncio.run(attack_all(sys.argv[1], sys.argv[2:]))
