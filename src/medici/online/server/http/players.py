"""Players over HTTP: become a guest, rename, link and end sessions, export, be forgotten."""

import msgspec
from litestar import Response, delete, get, patch, post
from litestar.params import FromPath, JSONBody

from medici.online.server.hosting.moderation import must_not_be_banned
from medici.online.server.hosting.personal_data import Export, export_player, forget_player
from medici.online.server.hosting.players import player_of
from medici.online.server.http.dependencies import (
    AnyRequest,
    Session,
    SignedIn,
    TheServices,
    Visitor,
    limit_creation,
    signed_in,
)
from medici.online.server.problem import HttpProblem
from medici.online.server.security.device_names import device_of
from medici.online.server.security.session_cookies import (
    cookie_of,
    end_cookies,
    has_former_name,
    session_cookies,
    session_of,
)
from medici.online.server.services import Services
from medici.online.store.sessions import SessionRow
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


class Device(msgspec.Struct):
    """A device where one is signed in."""

    id: str
    device: str  # its browser and system; nothing if it told neither
    created: float
    used: float  # to the hour
    current: bool  # whether it is the one that asks


async def describe_me(services: Services, player: Player) -> Me:
    """A player, as they see themselves."""
    return Me(
        player.id, player.name, [row.player for row in await services.store.shunned(player.id)]
    )


def with_cookie(request: AnyRequest, player: Me, session: str) -> Response[Me]:
    """The player, with the session in a cookie."""
    return Response(player, cookies=session_cookies(request.scope, session), status_code=201)


async def sign_in_response(
    request: AnyRequest, services: Services, player: Player, link: str | None = None
) -> Response[Me]:
    """The player, with a session of this device in a cookie.

    Whoever was signed in here before keeps what they have, but not this device. A session of the
    player's own that is at hand stays as it is. ``link`` is the session whose link is used.
    """
    await must_not_be_banned(services.store, player.id)
    headers, players = request.scope["headers"], services.players
    at_hand = await players.find_session(session_of(headers))
    if at_hand is not None and at_hand[0].id == player.id:
        return Response(await describe_me(services, player), status_code=200)
    session = await players.add_session(player.id, device_of(headers), link)
    if session is None:
        raise spent_link()
    return with_cookie(request, await describe_me(services, player), session)


@post("/api/guests", status_code=201, guards=[limit_creation])
async def new_guest(
    request: AnyRequest, services: TheServices, visitor: Visitor, data: JSONBody[Name]
) -> Response[Me]:
    """Become a guest: a name and a session.

    Whoever has a session already is told who they are, with status 200, and stays that.
    """
    name = clean_name(data.name)
    if visitor is not None:
        return Response(await describe_me(services, visitor), status_code=200)
    player, session = await services.players.guest(name, device_of(request.scope["headers"]))
    return with_cookie(request, Me(player.id, player.name), session)


@get("/api/me")
async def who_am_i(
    request: AnyRequest, services: TheServices, session: Session
) -> Response[Me] | Response[None]:
    """Whose session this is; null for one who has none yet, which is no mistake.

    A cookie that has served for long, or has the name from before TLS, is replaced with the answer.
    """
    if session is None:
        return Response(None, status_code=200)
    headers, players = request.scope["headers"], services.players
    found = await players.find_session(session)
    player = signed_in(None if found is None else player_of(found[0]))
    answer = Response(await describe_me(services, player), status_code=200)
    if found is not None and session == cookie_of(headers):
        renewed = await players.renew_session(found[1], session, device_of(headers))
        if renewed is not None or has_former_name(request.scope):
            for cookie in session_cookies(request.scope, renewed or session):
                answer.set_cookie(cookie)
    return answer


@patch("/api/me", guards=[limit_creation])
async def rename(services: TheServices, player: SignedIn, data: JSONBody[Name]) -> Me:
    """Take another name."""
    renamed = Player(player.id, clean_name(data.name))
    await services.store.rename(player.id, renamed.name)
    return await describe_me(services, renamed)


@delete("/api/me", status_code=204)
async def forget_me(request: AnyRequest, services: TheServices, player: SignedIn) -> Response[None]:
    """Be forgotten: the name goes, from finished games too, and all sessions, keys and words."""
    await services.dismiss(player.id)  # first, so that nothing is said in this name meanwhile
    await services.sheets.forget(player.id)
    entered = await services.store.tournaments_naming(player.id)
    known = await services.tournaments.forget(player.id, entered)
    named = await forget_player(services.tables, player)
    await services.tournaments.forget(player.id, named.tournaments, known)
    return Response(None, status_code=204, cookies=end_cookies(request.scope))


@get("/api/me/export", guards=[limit_creation])
async def export_me(services: TheServices, player: SignedIn) -> Export:
    """Everything that is kept of me."""
    return await export_player(services.store, player, await services.sheets.of(player.id))


@post("/api/me/link", status_code=201, guards=[limit_creation])
async def new_link(services: TheServices, player: SignedIn, session: Session) -> Token:
    """A token that carries the session to another device: once, within ten minutes.

    It ends with the session that made it.
    """
    return Token(await services.players.link(player, await current_session(services, session)))


@post("/api/link", status_code=201, guards=[limit_creation])
async def use_link(
    request: AnyRequest, services: TheServices, data: JSONBody[Token]
) -> Response[Me]:
    """Take the session over with a token."""
    redeemed = await services.players.redeem(data.token)
    if redeemed is None:
        raise spent_link()
    return await sign_in_response(request, services, *redeemed)


def spent_link() -> HttpProblem:
    """The refusal of a link that leads nowhere any more."""
    message = "expected a valid link; this one is used, expired or unknown"
    return HttpProblem(403, "forbidden", message)


async def current_session(services: Services, session: str | None) -> str:
    """The id of the session that asks."""
    found = await services.players.find_session(session)
    if found is None:
        raise HttpProblem(401, "no-session", "this session has just ended")
    return found[1].id


async def close_sockets(services: Services, ended: list[SessionRow]) -> None:
    """Close the sockets of these sessions, wherever they are."""
    for session in ended:
        for secret in session.secrets:
            await services.dismiss(secret)


@get("/api/me/sessions")
async def my_devices(services: TheServices, player: SignedIn, session: Session) -> list[Device]:
    """Where I am signed in, the last used first."""
    current = await current_session(services, session)
    return [
        Device(row.id, row.device, row.created, row.used, row.id == current)
        for row in await services.players.sessions_of(player.id)
    ]


@delete("/api/me/sessions/{session_id:str}", status_code=204)
async def end_device(
    request: AnyRequest,
    services: TheServices,
    player: SignedIn,
    session: Session,
    session_id: FromPath[str],
) -> Response[None]:
    """Sign out at a device, this one included."""
    current = await current_session(services, session)
    ended = await services.store.end_session(player.id, session_id)
    if not ended:
        raise HttpProblem(404, "not-found", "there is no such session of yours")
    await close_sockets(services, ended)
    ended_here = end_cookies(request.scope) if session_id == current else None
    return Response(None, status_code=204, cookies=ended_here)


@delete("/api/me/sessions", status_code=204)
async def end_other_devices(services: TheServices, player: SignedIn, session: Session) -> None:
    """Sign out everywhere but here."""
    current = await current_session(services, session)
    await close_sockets(services, await services.store.end_other_sessions(player.id, current))


ROUTES = [
    new_guest,
    who_am_i,
    rename,
    forget_me,
    export_me,
    new_link,
    use_link,
    my_devices,
    end_device,
    end_other_devices,
]
