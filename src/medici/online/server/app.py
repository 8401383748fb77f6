"""The whole server as one ASGI application: Litestar for HTTP, and the sockets beside it."""

import asyncio
from typing import Any

from litestar.enums import ScopeType
from litestar.types import Receive, Scope, Send

from medici.online.server.connection import serve_socket
from medici.online.server.http.dependencies import SERVICES
from medici.online.server.http.interface import http_interface
from medici.online.server.pages.pages import Pages
from medici.online.server.problem import send_problem
from medici.online.server.security.headers import NOT_JSON, add_security_headers, has_json
from medici.online.server.security.origins import FOREIGN, HOSTS, SAFE, one_host, same_origin
from medici.online.server.security.rate_limits import address_of
from medici.online.server.services import Services
from medici.online.server.settings import Settings
from medici.online.server.wire.request_limits import RequestLimits

LONGEST_WAIT = 2.0  # seconds for a request of an address that sends too many; then it is refused
TOO_FAST = "too many requests from one address; wait a little"


class App:
    """The server. Sockets do not go through Litestar, for it would take longer than a move."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.request_limits = RequestLimits(settings)
        self.services: Services | None = None
        self.pages = Pages()
        self.http = http_interface()

    async def serve_lifespan(self, receive: Any, send: Any) -> None:
        """Open the services, unless that was done before, and close them in order."""
        await receive()
        services = self.services or await self.open()
        await send({"type": "lifespan.startup.complete"})
        await receive()
        await services.close()
        await send({"type": "lifespan.shutdown.complete"})

    async def open(self) -> Services:
        """Open the services first of all, so that what is wrong with them can be told in a line."""
        self.services = await Services.open(self.settings)
        return self.services

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        """Serve one connection, or the time in which there can be some."""
        if scope["type"] == "lifespan":
            await self.serve_lifespan(receive, send)
        else:
            await self.serve(scope, receive, send)

    async def serve(self, scope: Scope, receive: Receive, send: Send) -> None:
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
        scope["state"][SERVICES] = self.services
        await self.http(scope, receive, send)
