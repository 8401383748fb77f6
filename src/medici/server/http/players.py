"""Players over HTTP: become a guest, change the name, take everything along, or be forgotten."""

import msgspec
from litestar import Response, delete, get, patch, post
from litestar.params import JSONBody

from medici.server.hosting.forget import forget
from medici.server.hosting.players import Export
from medici.server.house import House
from medici.server.http.dependencies import (
    AnyRequest,
    Session,
    SignedIn,
    TheHouse,
    Visitor,
    limit_newcomers,
    signed_in,
)
from medici.server.http.errors import HttpProblem
from medici.server.security.sessions import COOKIE, session_cookie
from medici.store import NoSuchPlayer
from medici.tables import Player


class Name(msgspec.Struct):
    """A name to be known by."""

    name: str


class Token(msgspec.Struct):
    """A link to another device."""

    token: str


class Me(msgspec.Struct, omit_defaults=True):
    """A player."""

    player: str
    name: str
    shunned: list[str] = []  # ids of people whom the player has muted or blocked


async def me(house: House, player: Player) -> Me:
    """A player, as they see themselves."""
    return Me(player.id, player.name, [row.player for row in await house.store.shunned(player.id)])


def with_cookie(request: AnyRequest, player: Me, session: str) -> Response[Me]:
    """The player, with the session in a cookie."""
    return Response(player, cookies=[session_cookie(request.scope, session)], status_code=201)


@post("/api/guests", status_code=201, guards=[limit_newcomers])
async def new_guest(request: AnyRequest, house: TheHouse, data: JSONBody[Name]) -> Response[Me]:
    """Become a guest: a name and a session."""
    player, session = await house.players.guest(data.name)
    return with_cookie(request, Me(player.id, player.name), session)


@get("/api/me")
async def who_am_i(house: TheHouse, session: Session, visitor: Visitor) -> Me | None:
    """Whose session this is; null for one who has none yet, which is no mistake."""
    return None if session is None else await me(house, signed_in(visitor))


@patch("/api/me")
async def rename(house: TheHouse, player: SignedIn, data: JSONBody[Name]) -> Me:
    """Take another name."""
    return await me(house, await house.players.rename(player, data.name))


@delete("/api/me", status_code=204)
async def forget_me(house: TheHouse, player: SignedIn) -> Response[None]:
    """Be forgotten: the name goes, from finished games too, and all sessions and words."""
    try:
        await forget(house.tables, player)
        await house.players.forget(player)
    except NoSuchPlayer:
        raise HttpProblem(401, "no-session", "there is no such player any more") from None
    forgotten: Response[None] = Response(None, status_code=204)
    forgotten.delete_cookie(COOKIE)
    return forgotten


@get("/api/me/export")
async def export_me(house: TheHouse, player: SignedIn) -> Export:
    """Everything that is kept of me."""
    return await house.players.export(player)


@post("/api/me/link", status_code=201)
async def new_link(house: TheHouse, player: SignedIn) -> Token:
    """A token that carries the session to another device, once, within ten minutes."""
    return Token(await house.players.link(player))


@post("/api/link", status_code=201, guards=[limit_newcomers])
async def use_link(request: AnyRequest, house: TheHouse, data: JSONBody[Token]) -> Response[Me]:
    """Take the session over with a token."""
    redeemed = await house.players.redeem(data.token)
    if redeemed is None:
        raise HttpProblem(
            403,
            "forbidden",
            "expected a valid link; this one is used, expired or unknown",
        )
    player, session = redeemed
    return with_cookie(request, await me(house, player), session)


ROUTES = [new_guest, who_am_i, rename, forget_me, export_me, new_link, use_link]
