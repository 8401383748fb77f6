"""Players over HTTP: become a guest, change the name, take everything along, or be forgotten."""

from typing import Any

import msgspec
from litestar import Request, Response, delete, get, patch, post
from litestar.datastructures import Cookie
from litestar.params import JSONBody

from medici.server.hosting.forget import forget
from medici.server.house import House
from medici.server.http.errors import HttpProblem
from medici.server.security.headers import COOKIE, COOKIE_SECONDS, behind_tls, session_of
from medici.store import NoSuchPlayer
from medici.tables import Player

Asked = Request[Any, Any, Any]


class Name(msgspec.Struct):
    """A name to be known by."""

    name: str


class Token(msgspec.Struct):
    """A link to another device."""

    token: str


class Me(msgspec.Struct):
    """A player."""

    player: str
    name: str


def house_of(request: Asked) -> House:
    """The house that serves this request."""
    house: House = request.app.state.house
    return house


async def signed_in(request: Asked) -> Player:
    """Who asks; a problem if it is nobody we know."""
    player = await house_of(request).players.known(session_of(request.scope["headers"]))
    if player is None:
        raise HttpProblem(401, "no-session", "expected a session: sign in as a guest first")
    return player


def with_cookie(request: Asked, player: Player, session: str) -> Response[Me]:
    """The player, with the session in a cookie that scripts cannot read."""
    cookie = Cookie(
        COOKIE,
        value=session,
        max_age=COOKIE_SECONDS,
        httponly=True,
        samesite="lax",
        secure=behind_tls(request.scope),
    )
    return Response(Me(player.id, player.name), cookies=[cookie], status_code=201)


def slow_down(request: Asked) -> None:
    """Refuse an address that makes too many new things."""
    address = request.client.host if request.client else ""
    if not house_of(request).newcomers.take(address):
        raise HttpProblem(429, "flood", "too many requests; wait a little")


@post("/api/guests", status_code=201)
async def new_guest(request: Asked, data: JSONBody[Name]) -> Response[Me]:
    """Become a guest: a name and a session."""
    slow_down(request)
    player, session = await house_of(request).players.guest(data.name)
    return with_cookie(request, player, session)


@get("/api/me")
async def who_am_i(request: Asked) -> Me | None:
    """Whose session this is; null for one who has none yet, which is no mistake."""
    if session_of(request.scope["headers"]) is None:
        return None
    player = await signed_in(request)
    return Me(player.id, player.name)


@patch("/api/me")
async def rename(request: Asked, data: JSONBody[Name]) -> Me:
    """Take another name."""
    player = await signed_in(request)
    player = await house_of(request).players.rename(player, data.name)
    return Me(player.id, player.name)


@delete("/api/me", status_code=204)
async def forget_me(request: Asked) -> Response[None]:
    """Be forgotten: the name goes, from finished games too, and all sessions and words."""
    player = await signed_in(request)
    try:
        await forget(house_of(request).tables, player)
        await house_of(request).players.forget(player)
    except NoSuchPlayer:
        raise HttpProblem(401, "no-session", "there is no such player any more") from None
    forgotten: Response[None] = Response(None, status_code=204)
    forgotten.delete_cookie(COOKIE)
    return forgotten


@get("/api/me/export")
async def export_me(request: Asked) -> dict[str, Any]:
    """Everything that is kept of me."""
    return await house_of(request).players.export(await signed_in(request))


@post("/api/me/link", status_code=201)
async def new_link(request: Asked) -> Token:
    """A token that carries the session to another device, once, within ten minutes."""
    return Token(await house_of(request).players.link(await signed_in(request)))


@post("/api/link", status_code=201)
async def use_link(request: Asked, data: JSONBody[Token]) -> Response[Me]:
    """Take the session over with a token."""
    slow_down(request)
    redeemed = await house_of(request).players.redeem(data.token)
    if redeemed is None:
        raise HttpProblem(403, "forbidden", "expected a fresh link: this one is spent or unknown")
    return with_cookie(request, *redeemed)


ROUTES = [new_guest, who_am_i, rename, forget_me, export_me, new_link, use_link]
