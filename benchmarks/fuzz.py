"""Nonsense, a million times: no crash, no change, and memory that stays level.

python benchmarks/fuzz.py                       950,000 messages and 50,000 requests
python benchmarks/fuzz.py --messages 10000 --requests 1000 --seed 7

A table with a game stands while strangers, with a session and without, send what looks like
commands and requests, cut, swapped, repeated and full of odd values. Afterwards its log is the same
to the byte, the server has logged no mistake of its own, and it holds no more memory than halfway.
"""

import argparse
import asyncio
import contextlib
import json
import random
import shutil
import tempfile
import time
from collections import Counter
from pathlib import Path
from typing import Any
from urllib.parse import quote

from sockets import Server, SocketProtocol, open_socket

from medici.online.client import Client
from medici.online.store import open_store

SOCKETS = 20
AT_ONCE = 50  # messages of a socket before it waits for the server
LEVEL = 16.0  # MiB that memory may grow by in the second half
KINDS = (
    "join", "leave", "seat-bot", "unseat", "start", "move", "undo", "resign", "return", "go-on",
    "expire", "chat", "rematch", "cancel", "set-pace", "bot-move", "forget", "order", "withdraw",
    "hello", "ping",
)  # fmt: skip
FIELDS = (
    "seat", "seed", "name", "bot", "move", "text", "pace", "player", "cmd_id", "seq", "state",
    "log", "ceiling", "day", "deck",
)  # fmt: skip
ODD: tuple[Any, ...] = (
    None, True, False, 0, -1, 1, 2**31, 2**63, -(2**70), 1e308, -0.0, 0.5, "", " ", "bid 7",
    "\x00", "\x1b[2J", "\u202e", "\ud800", "<script>", "' OR 1=1 --", "../../etc/passwd",
    "x" * 70, "x" * 5000, [], {}, [[]], {"a": 1}, ["bid 7"], "0" * 32,
)  # fmt: skip
PATHS = (
    "/api/tables/{t}", "/api/tables/{t}/record", "/api/tables/{t}/replay", "/api/tables/{t}/verify",
    "/api/tables", "/api/tables/brought", "/api/guests", "/api/me", "/api/me/tables",
    "/api/me/export", "/api/me/link", "/api/link", "/api/records", "/api/records/replay",
    "/api/rules/{t}", "/api/tours/board", "/api/bots", "/api/games", "/api/push", "/api/me/push",
    "/healthz", "/metrics", "/schema/openapi.json", "/", "/tables/{t}", "/nowhere", "/api/{t}",
)  # fmt: skip
METHODS = ("GET", "GET", "POST", "PUT", "PATCH", "DELETE", "HEAD", "OPTIONS", "NONSENSE")


def message(chance: random.Random, table: str) -> bytes:
    """Something like a command."""
    fields: dict[str, Any] = {"type": chance.choice(KINDS)}
    for name in chance.sample(FIELDS, chance.randrange(4)):
        fields[name] = chance.choice(ODD)
    text = json.dumps(fields).encode()
    return damaged(chance, text) if chance.random() < 0.5 else text


def damaged(chance: random.Random, text: bytes) -> bytes:
    """A text that has been cut, swapped, repeated, or is none any more."""
    at = chance.randrange(len(text) + 1)
    match chance.randrange(6):
        case 0:
            return text[:at]
        case 1:
            return text[:at] + chance.randbytes(chance.randrange(1, 9)) + text[at:]
        case 2:
            return text + text[at:]
        case 3:
            return b"[" * chance.randrange(1, 3000)
        case 4:
            return text.replace(b'"', b"'", 1)
    return chance.randbytes(chance.randrange(200))


class Stranger:
    """A socket that talks nonsense, and comes back when it is shown the door."""

    def __init__(self, server: Server, table: str, session: str, chance: random.Random) -> None:
        self.server = server
        self.table = table
        self.session = session
        self.chance = chance
        self.answers: Counter[str] = Counter()
        self.socket: SocketProtocol | None = None
        self.heard = asyncio.Event()

    def hear(self, text: bytes) -> None:
        answer = json.loads(text)
        self.answers[answer.get("code", answer["type"])] += 1
        self.heard.set()

    def lost(self) -> None:
        self.socket = None
        self.heard.set()

    async def talk(self, count: int) -> None:
        """Send so many messages."""
        sent = 0
        while sent < count:
            if self.socket is None:
                self.socket = await open_socket(
                    self.server.url, self.table, self.session, self.hear, self.lost
                )
            for _ in range(min(AT_ONCE, count - sent)):
                if self.socket is not None:
                    self.socket.send(message(self.chance, self.table))
                    sent += 1
            self.heard.clear()
            if self.socket is not None:
                self.socket.send(b'{"type":"ping"}')
                with contextlib.suppress(TimeoutError):
                    await asyncio.wait_for(self.heard.wait(), 10)


async def ask(server: Server, table: str, chance: random.Random, count: int) -> Counter[str]:
    """Send so many requests over connections that are used again; the answers by status."""
    answers: Counter[str] = Counter()
    reader: asyncio.StreamReader | None = None
    for _ in range(count):
        if reader is None:
            reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
        writer.write(request(chance, table))
        try:
            head = await asyncio.wait_for(reader.readuntil(b"\r\n\r\n"), 30)
        except (asyncio.IncompleteReadError, ConnectionError):
            answers["closed"] += 1
            reader = None
            continue
        answers[head[9:12].decode()] += 1
        writer.close()
        reader = None
    return answers


def request(chance: random.Random, table: str) -> bytes:
    """Something like a request; the table's own address is in many of them."""
    name = table if chance.random() < 0.5 else odd(chance)
    path = chance.choice(PATHS).replace("{t}", name)
    if chance.random() < 0.2:
        path += (
            f"?{chance.choice(FIELDS)}={quote(str(chance.choice(ODD)).encode('utf-8', 'replace'))}"
        )
    body = json.dumps({chance.choice([*FIELDS, "game", "players", "events"]): chance.choice(ODD)})
    content = damaged(chance, body.encode()) if chance.random() < 0.5 else body.encode()
    method = chance.choice(METHODS)
    head = f"{method} {path} HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n"
    head += f"Content-Type: application/json\r\nContent-Length: {len(content)}\r\n\r\n"
    return head.encode("latin-1", "replace") + content


def odd(chance: random.Random) -> str:
    """Something odd, as a part of an address."""
    return quote(str(chance.choice(ODD)).encode("utf-8", "surrogatepass"), safe="")


async def stand(server: Server) -> tuple[str, str]:
    """A table at which a game runs, and the session of a stranger."""
    host, stranger = Client(server.url), Client(server.url)
    await host.guest("Ada")
    await stranger.guest("Zeno")
    table = await host.create_table("board", 2)
    async with host.table(table) as live:
        await live.join()
        await live.join(name="Bruno")
        await live.start()
        for _ in range(6):
            await live.move(live.legal[0], live.seq)
    assert stranger.session is not None
    return table, stranger.session


async def log_of(url: str, table: str) -> list[tuple[int, bytes]]:
    """What is stored of a table, without what was said there."""
    store = await open_store(url)
    events = await store.events(table)
    await store.close()
    return [(seq, body) for seq, body in events if b'"type":"said"' not in body]


async def measure(messages: int, requests: int, seed: int, folder: Path) -> None:
    """Send everything in two halves, and compare."""
    url = f"sqlite:///{folder}/fuzz.db"
    server = Server(url, messages_per_second=1e9, burst=10**9, guests_per_second=1e9)
    with (folder / "log").open("wb") as errors:
        server.errors = errors.fileno()
        await asyncio.to_thread(server.start)
        table, session = await stand(server)
        before, start = await log_of(url, table), time.perf_counter()
        strangers = [
            Stranger(server, table, session if number % 2 else "", random.Random(seed + number))
            for number in range(SOCKETS)
        ]
        answers: Counter[str] = Counter()
        held = []
        for half in range(2):
            part = messages // 2 // SOCKETS
            asked = asyncio.create_task(
                ask(server, table, random.Random(seed - 1 - half), requests // 2)
            )
            await asyncio.gather(*(stranger.talk(part) for stranger in strangers))
            answers += await asked
            held.append(server.memory())
            print(f"  half {half + 1}: {held[-1]:.0f} MiB", flush=True)
        seconds = time.perf_counter() - start
        alive = await Client(server.url).snapshot(table)
        server.stop()
    for stranger in strangers:
        answers += stranger.answers
    told = (folder / "log").read_text()
    mistakes = [
        line for line in told.splitlines() if '"level":"error"' in line or "Traceback" in line
    ]
    print(f"{messages + requests} sent in {seconds:.0f} s; answers {dict(answers.most_common())}")
    assert await log_of(url, table) == before, "the table has changed"
    assert alive["phase"] == "running"
    assert not mistakes, f"{len(mistakes)} mistakes of the server's own; the first: {mistakes[0]}"
    assert held[1] < held[0] + LEVEL, f"memory grew from {held[0]:.0f} to {held[1]:.0f} MiB"
    print("no crash, no change, memory level")


def main() -> None:
    """Fuzz a server that is started for it."""
    parser = argparse.ArgumentParser(description="Send a server nonsense.")
    parser.add_argument("--messages", type=int, default=950_000)
    parser.add_argument("--requests", type=int, default=50_000)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    folder = Path(tempfile.mkdtemp(prefix="medici-fuzz-"))
    try:
        asyncio.run(measure(options.messages, options.requests, options.seed, folder))
    finally:
        shutil.rmtree(folder, ignore_errors=True)


if __name__ == "__main__":
    main()
