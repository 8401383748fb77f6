"""What the load generators share: a server in its own process, and sockets that cost little."""

import asyncio
import base64
import json
import os
import re
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from urllib.parse import urlsplit
from urllib.request import Request, urlopen

SERVE = """
import json, sys
from medici.online.server import Settings, run
_, port, settings = sys.argv
run(Settings(**json.loads(settings)), "127.0.0.1", int(port))
"""
# One address lays all the tables here and opens all the sockets, which others would not allow.
GENEROUS = dict.fromkeys(
    (
        "address_burst",
        "guests_burst",
        "pages_burst",
        "requests_burst",
        "sockets_by_address",
        "sockets_burst",
        "tables_burst",
        "tables_by_player",
    ),
    10**9,
)
LEGAL = re.compile(rb'"legal":\[([^\]]*)\]')
SEQ = re.compile(rb'"seq":(\d+)')
ACTOR = re.compile(rb'"actor":(\d+|null)')
FIRST = re.compile(rb'"from":(\d+)')


def free_port() -> int:
    """A port that nobody listens on."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


class Server:
    """``medici serve`` in a process of its own, on a core of its own if there are several."""

    def __init__(
        self, store: str, core: int | None = None, before: str = "", **settings: object
    ) -> None:
        self.settings = GENEROUS | {"store": store} | settings
        self.core = core
        self.before = before  # Python that runs before all else, for a server with a fault
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.errors: int | None = None  # where its log goes; the terminal if nothing is said
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        """Start, and wait until it answers."""
        settings = json.dumps(self.settings)
        command = [sys.executable, "-c", self.before + SERVE, str(self.port), settings]
        self.process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=self.errors)
        if self.core is not None and hasattr(os, "sched_setaffinity"):
            os.sched_setaffinity(self.process.pid, {self.core})
        end = time.monotonic() + 60
        while time.monotonic() < end:
            try:
                with urlopen(f"{self.url}/healthz", timeout=5):
                    return
            except OSError:
                time.sleep(0.02)
        raise TimeoutError("the server does not answer")

    @property
    def pid(self) -> int:
        """Its process."""
        assert self.process is not None
        return self.process.pid

    def kill(self) -> None:
        """Stop it as a power cut would."""
        assert self.process is not None
        self.process.kill()
        self.process.wait()

    def stop(self) -> None:
        """Stop it in order."""
        assert self.process is not None
        self.process.send_signal(signal.SIGTERM)
        self.process.wait(30)

    def cpu(self) -> float:
        """The seconds of processor time that it has used, all threads together."""
        assert self.process is not None
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def memory(self) -> float:
        """The MiB that it holds."""
        assert self.process is not None
        pages = int(Path(f"/proc/{self.process.pid}/statm").read_text().split()[1])
        return pages * os.sysconf("SC_PAGE_SIZE") / 2**20


class Servers:
    """One server, or several that share a store and a bus."""

    def __init__(self, store: str, count: int, bus: str | None, core: int | None) -> None:
        more = {"bus": bus} if bus else {}
        self.all = [Server(store, core, **more) for _ in range(count)]
        self.urls = [server.url for server in self.all]

    def start(self) -> None:
        """Start one after the other."""
        for server in self.all:
            server.start()

    def kill(self) -> None:
        """Stop all as a power cut would."""
        for server in self.all:
            server.kill()

    def stop(self) -> None:
        """Stop all in order."""
        for server in self.all:
            server.stop()

    def cpu(self) -> float:
        """The processor time of all of them."""
        return sum(server.cpu() for server in self.all)

    def memory(self) -> float:
        """The MiB of all of them."""
        return sum(server.memory() for server in self.all)


def post(url: str, body: object, session: str | None = None) -> dict[str, str]:
    """The answer to a request."""
    request = Request(url, json.dumps(body).encode(), method="POST")
    request.add_header("Content-Type", "application/json")
    if session:
        request.add_header("Authorization", f"Bearer {session}")
    with urlopen(request, timeout=30) as answer:
        fields: dict[str, str] = json.load(answer)
        cookie = answer.headers.get("Set-Cookie", "")
        return fields | {"session": cookie.partition(";")[0].partition("=")[2]}


class SocketProtocol(asyncio.Protocol):
    """The client's side of a WebSocket: text messages only, and hardly a check."""

    def __init__(self, hear: Callable[[bytes], None], lost: Callable[[], None]) -> None:
        self.hear = hear
        self.lost = lost
        self.ready: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.transport: asyncio.Transport | None = None
        self._rest = b""
        self._open = False

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = transport  # type: ignore[assignment]

    def connection_lost(self, exc: Exception | None) -> None:
        if not self.ready.done():
            self.ready.set_exception(exc or ConnectionError("closed during the handshake"))
        self.lost()

    def data_received(self, data: bytes) -> None:
        rest = self._rest + data if self._rest else data
        if not self._open:
            head, end_of_head, rest = rest.partition(b"\r\n\r\n")
            if not end_of_head:
                self._rest = head
                return
            if b" 101 " not in head[:20]:
                self.ready.set_exception(ConnectionError(head[:80].decode()))
                return
            self._open = True
            self.ready.set_result(None)
        at, end = 0, len(rest)
        while end - at >= 2:
            size, start = rest[at + 1], at + 2
            if size == 126:
                size, start = int.from_bytes(rest[at + 2 : at + 4], "big"), at + 4
            elif size == 127:
                size, start = int.from_bytes(rest[at + 2 : at + 10], "big"), at + 10
            if end < start + size:
                break
            opcode = rest[at] & 15
            if opcode == 1:
                self.hear(rest[start : start + size])
            elif opcode == 9:
                self._frame(10, rest[start : start + size])
            at = start + size
        self._rest = rest[at:]

    def send(self, text: bytes) -> None:
        """Send a message."""
        self._frame(1, text)

    def _frame(self, opcode: int, body: bytes) -> None:
        assert self.transport is not None
        size = len(body)
        head = bytes([128 | opcode, 128 | size]) if size < 126 else bytes([128 | opcode, 254])
        extra = b"" if size < 126 else size.to_bytes(2, "big")
        self.transport.write(head + extra + b"\0\0\0\0" + body)  # a mask of zeros changes nothing


async def open_socket(
    url: str, table: str, session: str, hear: Callable[[bytes], None], lost: Callable[[], None]
) -> SocketProtocol:
    """A socket at a table."""
    address = urlsplit(url)
    loop = asyncio.get_running_loop()
    _, protocol = await loop.create_connection(
        lambda: SocketProtocol(hear, lost), address.hostname or "", address.port or 80
    )
    assert protocol.transport is not None
    key = base64.b64encode(os.urandom(16)).decode()
    protocol.transport.write(
        f"GET /api/tables/{table}/live HTTP/1.1\r\nHost: {address.netloc}\r\nUpgrade: websocket\r\n"
        f"Connection: Upgrade\r\nSec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n"
        f"Authorization: Bearer {session}\r\n\r\n".encode()
    )
    await protocol.ready
    return protocol
