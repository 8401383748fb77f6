"""Players over HTTP: become a guest, change the name, take everything along, or be forgotten."""

import msgspec
from litestar import Response, delete, get, patch, post
from litestar.params import JSONBody

from medici.online.server.hosting.conduct import must_not_be_banned
from medici.online.server.hosting.export import Export
from medici.online.server.hosting.forget import forget
from medici.online.server.hosting.players import of
from medici.online.server.house import House
from medici.online.server.http.dependencies import (
    AnyRequest,
    Session,
    SignedIn,
    TheHouse,
    Visitor,
    limit_newcomers,
    signed_in,
)
from medici.online.server.http.errors import HttpProblem
from medici.online.server.security.agents import device_of
from medici.online.server.security.sessions import COOKIE, cookie_of, session_cookie, session_of
from medici.online.store import NoSuchPlayer
from medici.online.tables import Player, clean_name


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


async def arrived(request: AnyRequest, house: House, player: Player) -> Response[Me]:
    """The player, with a session of this device in a cookie.

    Whoever was signed in here before keeps what they have, but not this device. A session of the
    player's own that is at hand stays as it is.
    """
    await must_not_be_banned(house.store, player.id)
    headers, devices = request.scope["headers"], house.players.devices
    at_hand = await devices.of(session_of(headers))
    if at_hand is not None and at_hand[0].id == player.id:
        return Response(await me(house, player), status_code=200)
    session = await devices.add(player.id, device_of(headers))
    return with_cookie(request, await me(house, player), session)


@post("/api/guests", status_code=201, guards=[limit_newcomers])
async def new_guest(
    request: AnyRequest, house: TheHouse, visitor: Visitor, data: JSONBody[Name]
) -> Response[Me]:
    """Become a guest: a name and a session.

    Whoever has a session already is told who they are, with status 200, and stays that.
    """
    name = clean_name(data.name)
    if visitor is not None:
        return Response(await me(house, visitor), status_code=200)
    player, session = await house.players.guest(name, device_of(request.scope["headers"]))
    return with_cookie(request, Me(player.id, player.name), session)


@get("/api/me")
async def who_am_i(
    request: AnyRequest, house: TheHouse, session: Session
) -> Response[Me] | Response[None]:
    """Whose session this is; null for one who has none yet, which is no mistake.

    A cookie that has served for long is replaced by another with the answer.
    """
    if session is None:
        return Response(None, status_code=200)
    headers, devices = request.scope["headers"], house.players.devices
    found = await devices.of(session)
    player = signed_in(None if found is None else of(found[0]))
    answer = Response(await me(house, player), status_code=200)
    if found is not None and session == cookie_of(headers):
        renewed = await devices.renewed(found[1], session, device_of(headers))
        if renewed is not None:
            answer.set_cookie(session_cookie(request.scope, renewed))
    return answer


@patch("/api/me", guards=[limit_newcomers])
async def rename(house: TheHouse, player: SignedIn, data: JSONBody[Name]) -> Me:
    """Take another name."""
    return await me(house, await house.players.rename(player, data.name))


@delete("/api/me", status_code=204)
async def forget_me(house: TheHouse, player: SignedIn) -> Response[None]:
    """Be forgotten: the name goes, from finished games too, and all sessions, keys and words."""
    await house.dismiss(player.id)  # first of all, so that nothing is said in this name meanwhile
    try:
        await forget(house.tables, player)
        await house.players.forget(player)
    except NoSuchPlayer:
        raise HttpProblem(401, "no-session", "there is no such player any more") from None
    forgotten: Response[None] = Response(None, status_code=204)
    forgotten.delete_cookie(COOKIE)
    return forgotten


@get("/api/me/export", guards=[limit_newcomers])
async def export_me(house: TheHouse, player: SignedIn) -> Export:
    """Everything that is kept of me."""
    return await house.players.export(player)


@post("/api/me/link", status_code=201, guards=[limit_newcomers])
async def new_link(house: TheHouse, player: SignedIn) -> Token:
    """A token that carries the session to another device, once, within ten minutes."""
    return Token(await house.players.link(player))


@post("/api/link", status_code=201, guards=[limit_newcomers])
async def use_link(request: AnyRequest, house: TheHouse, data: JSONBody[Token]) -> Response[Me]:
    """Take the session over with a token."""
    player = await house.players.redeem(data.token)
    if player is None:
        raise HttpProblem(
            403,
            "forbidden",
            "expected a valid link; this one is used, expired or unknown",
        )
    return await arrived(request, house, player)


ROUTES = [new_guest, who_am_i, rename, forget_me, export_me, new_link, use_link]
