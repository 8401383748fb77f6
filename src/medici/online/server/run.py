"""Run the server under uvicorn: bind its ports first, and finish what is under way at the end."""

import asyncio
import gc
import os
import socket
from collections.abc import Callable
from contextlib import suppress
from typing import Any

import uvicorn

from medici import __version__
from medici.online.server.app import App
from medici.online.server.compiled_rules import keep_rules
from medici.online.server.logs import log, set_up_logs
from medici.online.server.metrics import MetricsServer
from medici.online.server.settings import Settings
from medici.online.server.wire.http_protocol import HttpProtocol
from medici.online.server.wire.socket import WebSocketProtocol
from medici.online.store import StoreError
from medici.online.store.urls import sqlite_path

try:
    import resource
except ImportError:  # Windows has no such limit
    resource = None  # type: ignore[assignment]

GC_THRESHOLDS = (50_000, 20, 50)  # objects made, and rounds, until garbage is looked for
SHUTDOWN_SECONDS = 10  # seconds for connections to end


class Server(uvicorn.Server):
    """Uvicorn, but what is under way is finished before the sockets are closed."""

    def __init__(self, app: App, config: uvicorn.Config) -> None:
        super().__init__(config)
        self.app = app
        self.ready: Callable[[], None] | None = None  # called once it can be reached
        self.problem: Exception | None = None  # why it could not begin
        self.metrics: MetricsServer | None = None

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Begin, and say so; what keeps it from that is kept in ``problem``."""
        address = self.app.settings.metrics
        try:
            # The metrics first: they are easily given up again if the services do not open.
            self.metrics = None if address is None else MetricsServer.open(address)
            await self.app.open()
        except (StoreError, ValueError, OSError) as problem:
            self.problem, self.should_exit = problem, True
            if self.metrics is not None:
                self.metrics.close()
            return
        await super().startup(sockets)
        if self.metrics is not None and self.app.services is not None:
            self.metrics.show(self.app.services.metrics)
            log.info("figures for Prometheus", extra={"address": self.metrics.address})
        if self.started and self.ready is not None:
            self.ready()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Stop in order."""
        for server in self.servers:
            server.close()
        if self.app.services is not None:
            await self.app.services.drain()
        await asyncio.sleep(0.05)  # for the last answers to leave
        await super().shutdown(sockets)
        if self.metrics is not None:
            self.metrics.close()
        log.info("stopped")


def listen(host: str, port: int) -> list[socket.socket]:
    """Sockets at all addresses of a host, so that a port that is taken is known at once."""
    listeners: list[socket.socket] = []
    try:
        found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)
        for family, address in dict.fromkeys((place[0], place[4]) for place in found):
            own = (address[0], listeners[0].getsockname()[1] if listeners else port)
            listeners.append(bound(family, (*own, *address[2:])))
    except OSError as problem:
        for listener in listeners:
            listener.close()
        reason = problem.strerror or str(problem)
        raise OSError(f"cannot listen on {host}, port {port}: {reason}") from problem
    return listeners


def bound(family: int, address: tuple[Any, ...]) -> socket.socket:
    """A socket at an address."""
    listener = socket.socket(family, socket.SOCK_STREAM)
    try:
        if os.name == "posix":  # on Windows this would let two servers have one port
            listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        if family == socket.AF_INET6:
            listener.setsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY, 1)
        listener.bind(address)
    except OSError:
        listener.close()
        raise
    return listener


def make_server(settings: Settings, host: str, port: int, **more: Any) -> Server:
    """A server that is ready to run."""
    app: Any = App(settings)
    config = uvicorn.Config(
        app,
        host=host,
        port=port,
        http=HttpProtocol,
        ws=WebSocketProtocol,
        lifespan="on",
        ws_max_size=settings.largest_frame,
        ws_ping_interval=settings.stall_seconds,
        ws_ping_timeout=settings.stall_seconds,
        ws_per_message_deflate=False,
        access_log=False,
        log_config=None,
        server_header=False,
        timeout_graceful_shutdown=SHUTDOWN_SECONDS,
        **more,
    )
    return Server(app, config)


def allow_sockets() -> None:
    """Let this process have as many sockets as the system admits; a thousand are soon reached."""
    if resource is not None:
        _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
        with suppress(OSError, ValueError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


def store_of(url: str) -> dict[str, str]:
    """What the log says of a store: its kind, and its file if it has one; never a password."""
    kind = url.partition(":")[0]
    path = sqlite_path(url) if kind == "sqlite" else None
    return {"store": kind} | ({"path": str(path)} if path else {})


def run(settings: Settings, host: str, port: int, ready: Callable[[], None] | None = None) -> None:
    """Serve until told to stop.

    Raises StoreError, ValueError or OSError, each with one line that says what was expected.
    """
    set_up_logs(settings.log_level, settings.log_format)
    allow_sockets()
    gc.collect()
    gc.freeze()  # what is loaded now stays: it need not be looked through again and again
    gc.set_threshold(*GC_THRESHOLDS)
    about = {"host": host, "port": port, "version": __version__}
    log.info("starting", extra=about | store_of(settings.store))
    listeners = listen(host, port)
    server = make_server(settings, host, port)
    server.ready = ready
    with keep_rules():
        server.run(listeners)
    if server.problem is not None:
        for listener in listeners:
            listener.close()
        raise server.problem
