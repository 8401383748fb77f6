"""The whole server as one ASGI application: Litestar for HTTP, and the sockets beside it."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from litestar import Litestar, Router
from litestar.config.compression import CompressionConfig
from litestar.enums import ScopeType
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.types import Receive, Scope, Send

from medici import __version__
from medici.online.server.connection import serve_socket
from medici.online.server.http import (
    catalogue,
    club_talk,
    clubs,
    community_reports,
    deals,
    friends,
    health,
    invitations,
    ledger,
    matches,
    moderation,
    opponents,
    passkeys,
    people,
    players,
    push,
    ratings,
    records,
    sheets,
    tables,
    tournament_share,
    tournaments,
    watching,
)
from medici.online.server.http.dependencies import DEPENDENCIES, limit_reading
from medici.online.server.http.errors import HANDLERS
from medici.online.server.pages.pages import Pages
from medici.online.server.problem import send_problem
from medici.online.server.security.headers import NOT_JSON, add_security_headers, has_json
from medici.online.server.security.origins import FOREIGN, HOSTS, SAFE, one_host, same_origin
from medici.online.server.security.rate_limits import address_of
from medici.online.server.services import Services
from medici.online.server.settings import Settings
from medici.online.server.wire.request_limits import RequestLimits

SMALL_BODY = 16_384  # bytes; a few routes take more
WORTH_COMPRESSING = 1000  # bytes
LONGEST_WAIT = 2.0  # seconds for a request of an address that sends too many; then it is refused
TOO_FAST = "too many requests from one address; wait a little"
SUBJECTS = (
    catalogue,
    tables,
    records,
    ledger,
    players,
    passkeys,
    moderation,
    push,
    sheets,
    opponents,
    ratings,
    friends,
    invitations,
    people,
    health,
    deals,
    matches,
    watching,
    tournaments,
    tournament_share,
    club_talk,
    clubs,
    community_reports,
)


class App:
    """The server. Sockets do not go through Litestar, for it would take longer than a move."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.request_limits = RequestLimits(settings)
        self.services: Services | None = None
        self.pages = Pages()
        self.litestar = Litestar(
            [route for subject in SUBJECTS for route in subject.ROUTES],
            dependencies=DEPENDENCIES,
            lifespan=[self.lifespan],
            exception_handlers=HANDLERS,
            logging_config=None,
            request_max_body_size=SMALL_BODY,
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
        """Give the services to Litestar, and close them in order."""
        services = app.state.services = self.services or await self.open()
        try:
            yield
        finally:
            await services.close()

    async def open(self) -> Services:
        """Open the services first of all, so that what is wrong with them can be told in a line."""
        self.services = await Services.open(self.settings)
        return self.services

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve one connection."""
        if scope["type"] == ScopeType.WEBSOCKET and self.services is not None:
            await serve_socket(scope, receive, send, self.services)
            return
        if scope["type"] == ScopeType.HTTP:
            send = add_security_headers(scope, send)
            seconds = self.request_limits.pace.delay(address_of(scope), LONGEST_WAIT)
            if seconds is None:
                await send_problem(send, 429, "flood", TOO_FAST)
                return
            if seconds:
                await asyncio.sleep(seconds)
            if not one_host(scope["headers"]):
                await send_problem(send, 400, "bad-command", HOSTS)
                return
            if scope["method"] not in SAFE:
                if not same_origin(scope, self.settings.origins):
                    await send_problem(send, 403, "forbidden", FOREIGN)
                    return
                if not has_json(scope["headers"]):
                    await send_problem(send, 415, "bad-command", NOT_JSON)
                    return
            if self.pages.answers(scope):
                await self.pages(scope, send, self.services)
                return
        await self.litestar(scope, receive, send)
