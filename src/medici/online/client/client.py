"""The client: a session with a server, over plain HTTP requests."""

import asyncio
import json
from collections.abc import Mapping
from typing import Any, Self
from urllib.error import HTTPError, URLError
from urllib.parse import urlsplit
from urllib.request import HTTPRedirectHandler, Request, build_opener

import msgspec

from medici.fair import Kept
from medici.online.client.check import Check, check_table
from medici.online.client.errors import ClientError
from medici.online.client.live import Live
from medici.online.tables import Terms, TimeControl
from medici.online.tables.events import Talk

COOKIES = ("medici_session", "__Host-medici_session")  # the second over TLS
SECONDS = 30.0  # until a request is given up


class OwnRedirects(HTTPRedirectHandler):
    """Follows redirects within a server: another one must not be told the session."""

    def redirect_request(
        self, req: Request, fp: Any, code: int, msg: str, headers: Any, newurl: str
    ) -> Request | None:
        """The request to follow with; URLError if it leads to another origin."""
        here, there = urlsplit(req.full_url), urlsplit(newurl)
        if (here.scheme, here.netloc) != (there.scheme, there.netloc):
            fp.close()
            raise URLError(f"it redirects to another server, {there.scheme}://{there.netloc}")
        return super().redirect_request(req, fp, code, msg, headers, newurl)


OPENER = build_opener(OwnRedirects)


class Client:
    """A player's session with a server."""

    def __init__(self, base_url: str, session: str | None = None) -> None:
        self.base_url = base_url.rstrip("/")
        self.session = session
        self.player: str | None = None
        self.name: str | None = None

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *_: object) -> None:
        """Nothing is kept open between requests."""

    async def request(self, method: str, path: str, body: Any = None) -> Any:
        """The answer to a request; ClientError if it is refused."""
        text = await asyncio.to_thread(self._fetch, method, path, body)
        return json.loads(text) if text else None

    async def text(self, path: str) -> str:
        """What stands at an address, as it is."""
        return (await asyncio.to_thread(self._fetch, "GET", path, None)).decode()

    def _fetch(self, method: str, path: str, body: Any) -> bytes:
        content = None if body is None else json.dumps(body).encode()
        request = Request(self.base_url + path, content, method=method)
        if content is not None:
            request.add_header("Content-Type", "application/json")
        if self.session is not None:
            request.add_header("Authorization", f"Bearer {self.session}")
        try:
            with OPENER.open(request, timeout=SECONDS) as answer:
                text: bytes = answer.read()
                self._keep_session(answer.headers.get_all("Set-Cookie", []))
        except HTTPError as refusal:
            with refusal:
                otherwise = f"the server answered with status {refusal.code}"
                raise ClientError.from_body(refusal.read(), otherwise) from None
        except (URLError, OSError) as problem:
            raise ClientError("unreachable", f"{self.base_url}: {problem}") from problem
        return text

    def _keep_session(self, cookies: list[str]) -> None:
        for cookie in cookies:
            name, _, value = cookie.partition(";")[0].partition("=")
            if name in COOKIES and value:
                self.session = value

    async def guest(self, name: str) -> str:
        """Sign in as a guest and return the player's id."""
        return self._signed_in(await self.request("POST", "/api/guests", {"name": name}))

    async def link(self) -> str:
        """A token with which another device takes this session over, once."""
        token: str = (await self.request("POST", "/api/me/link"))["token"]
        return token

    async def use_link(self, token: str) -> str:
        """Take a session over; the player's id."""
        return self._signed_in(await self.request("POST", "/api/link", {"token": token}))

    def _signed_in(self, answer: dict[str, str]) -> str:
        self.player, self.name = answer["player"], answer["name"]
        return self.player

    async def create_table(
        self,
        game: str,
        players: int,
        *,
        options: Mapping[str, bool | str] | None = None,
        clock: Mapping[str, Any] | None = None,
        public: bool = False,
        bots: Mapping[int, str] | None = None,
        pace: float | None = None,
        talk: Talk | None = None,
        rated: bool = False,
    ) -> str:
        """Create a table; its id."""
        terms = Terms(
            game,
            players,
            options=dict(options or {}),
            clock=read_clock(clock or {}),
            public=public,
            bots={str(seat): bot for seat, bot in (bots or {}).items()},
            pace=pace,
            talk=talk,
            rated=rated,
        )
        body = msgspec.to_builtins(terms)
        table: str = (await self.request("POST", "/api/tables", body))["table"]
        return table

    async def join(self, table: str, seat: int | None = None, seed: str | None = None) -> None:
        """Sit down at a table."""
        async with self.table(table) as live:
            await live.join(seat, seed)

    async def tables(self) -> list[dict[str, Any]]:
        """The public tables."""
        tables: list[dict[str, Any]] = await self.request("GET", "/api/tables")
        return tables

    async def snapshot(self, table: str) -> dict[str, Any]:
        """A table as it is now."""
        snapshot: dict[str, Any] = await self.request("GET", f"/api/tables/{table}")
        return snapshot

    async def record(self, table: str) -> dict[str, Any]:
        """The record of a table's game."""
        record: dict[str, Any] = await self.request("GET", f"/api/tables/{table}/record")
        return record

    async def check(self, table: str, kept: Kept | None = None) -> Check:
        """Check a game's chance, by what was kept of it (``live.kept``) if anything was."""
        return await check_table(self.text, table, await self.record(table), kept or {})

    def table(self, table: str, *, state: bool = False, kept: Kept | None = None) -> Live:
        """A live table, to be entered with ``async with``; on demand each update has the state.

        ``kept`` is what an earlier visit has kept for the check of chance (``live.kept``).
        """
        return Live(self.base_url, table, self.session, self.check, state=state, kept=kept)


def read_clock(clock: Mapping[str, Any]) -> TimeControl:
    """A clock as a table knows it; ClientError if there is none of this kind."""
    try:
        return msgspec.convert(clock, TimeControl)
    except msgspec.ValidationError as problem:
        raise ClientError("bad-command", f"clock: {problem}") from problem
