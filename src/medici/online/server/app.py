"""The whole server as one ASGI application: Litestar for HTTP, and the sockets beside it."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import msgspec
from litestar import Litestar, Router
from litestar.config.compression import CompressionConfig
from litestar.enums import ScopeType
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.types import Receive, Scope, Send

from medici import __version__
from medici.online.server.house import House
from medici.online.server.http.dependencies import DEPENDENCIES, limit_reading
from medici.online.server.http.errors import HANDLERS
from medici.online.server.http.routes import ROUTES
from medici.online.server.live.handshake import live
from medici.online.server.pages.pages import Pages
from medici.online.server.problem import Problem
from medici.online.server.security.headers import secured
from medici.online.server.security.origins import FOREIGN, HOSTS, SAFE, one_host, same_origin
from medici.online.server.settings import Settings

LARGEST_BODY = 1_000_000
WORTH_COMPRESSING = 1000  # bytes


class App:
    """The server. Sockets do not go through Litestar, for it would take longer than a move."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.house: House | None = None
        self.pages = Pages()
        self.litestar = Litestar(
            ROUTES,
            dependencies=DEPENDENCIES,
            lifespan=[self.lifespan],
            exception_handlers=HANDLERS,
            logging_config=None,
            request_max_body_size=LARGEST_BODY,
            compression_config=CompressionConfig(
                backend="gzip",
                minimum_size=WORTH_COMPRESSING,
                gzip_compress_level=5,
                exclude_opt_key="packed",  # some answers come compressed already
            ),
            openapi_config=OpenAPIConfig(
                title="Medici",
                version=__version__,
                openapi_router=Router(
                    "/schema", route_handlers=[], include_in_schema=False, guards=[limit_reading]
                ),
                render_plugins=[JsonRenderPlugin(path=["/", "/openapi.json"])],
                use_handler_docstrings=True,
            ),
        )

    @asynccontextmanager
    async def lifespan(self, app: Litestar) -> AsyncIterator[None]:
        """Let the house in, and close it in order."""
        house = app.state.house = self.house or await self.open()
        try:
            yield
        finally:
            await house.close()

    async def open(self) -> House:
        """Open the house: first of all, so that what is wrong with it can be told in a line."""
        self.house = await House.open(self.settings)
        return self.house

    async def drain(self) -> None:
        """Finish what is under way before the sockets are closed."""
        if self.house is not None:
            await self.house.drain()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve one connection."""
        if scope["type"] == ScopeType.WEBSOCKET and self.house is not None:
            await live(scope, receive, send, self.house)
            return
        if scope["type"] == ScopeType.HTTP:
            send = secured(scope, send)
            if not one_host(scope["headers"]):
                await refuse(send, 400, Problem("bad-command", HOSTS))
                return
            foreign = not same_origin(scope["headers"], self.settings.origins)
            if foreign and scope["method"] not in SAFE:
                await refuse(send, 403, Problem("forbidden", FOREIGN))
                return
            if self.pages.answers(scope):
                await self.pages(scope, send, self.house)
                return
        await self.litestar(scope, receive, send)


async def refuse(send: Send, status: int, problem: Problem) -> None:
    """Refuse a request before anybody looks at what it asks for."""
    headers = [(b"content-type", b"application/json")]
    await send({"type": "http.response.start", "status": status, "headers": headers})
    body = msgspec.json.encode(problem)
    await send({"type": "http.response.body", "body": body, "more_body": False})
