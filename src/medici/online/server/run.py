"""Run the server under uvicorn, and stop it without breaking a promise."""

import asyncio
import gc
import socket
from collections.abc import Callable
from contextlib import suppress
from typing import Any

import uvicorn

from medici import __version__
from medici.online.server.app import App
from medici.online.server.figures import Figures
from medici.online.server.http.protocol import PatientProtocol
from medici.online.server.listening import listen
from medici.online.server.logs import log, set_up_logs
from medici.online.server.rules_cache import keep_rules
from medici.online.server.settings import Settings
from medici.online.server.wire.protocol import WireProtocol
from medici.online.store import StoreError
from medici.online.store.urls import sqlite_path

try:
    import resource
except ImportError:  # Windows has no such limit
    resource = None  # type: ignore[assignment]

RARELY = (50_000, 20, 50)  # objects made, and rounds, until garbage is looked for
GRACE = 10  # seconds for connections to end


class Server(uvicorn.Server):
    """Uvicorn, but what is under way is finished before the sockets are closed."""

    def __init__(self, app: App, config: uvicorn.Config) -> None:
        super().__init__(config)
        self.app = app
        self.ready: Callable[[], None] | None = None  # called once it can be reached
        self.problem: Exception | None = None  # why it could not begin
        self.figures: Figures | None = None

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Begin, and say so; what keeps it from that is left to whoever runs it."""
        address = self.app.settings.metrics
        try:
            # The figures first: they are easily given up again if the house does not open.
            self.figures = None if address is None else Figures.open(address)
            await self.app.open()
        except (StoreError, ValueError, OSError) as problem:
            self.problem, self.should_exit = problem, True
            if self.figures is not None:
                self.figures.close()
            return
        await super().startup(sockets)
        if self.figures is not None and self.app.house is not None:
            self.figures.show(self.app.house.metrics)
            log.info("figures for Prometheus", extra={"address": self.figures.address})
        if self.started and self.ready is not None:
            self.ready()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Stop in order."""
        for server in self.servers:
            server.close()
        await self.app.drain()
        await asyncio.sleep(0.05)  # for the last answers to leave
        await super().shutdown(sockets)
        if self.figures is not None:
            self.figures.close()
        log.info("stopped")


def make_server(settings: Settings, host: str, port: int, **more: Any) -> Server:
    """A server that is ready to run."""
    app: Any = App(settings)
    config = uvicorn.Config(
        app,
        host=host,
        port=port,
        http=PatientProtocol,
        ws=WireProtocol,
        ws_max_size=settings.largest_frame,
        ws_ping_interval=settings.stall_seconds,
        ws_ping_timeout=settings.stall_seconds,
        ws_per_message_deflate=False,
        access_log=False,
        log_config=None,
        server_header=False,
        timeout_graceful_shutdown=GRACE,
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
    gc.set_threshold(*RARELY)
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
