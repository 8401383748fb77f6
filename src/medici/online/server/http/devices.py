"""The devices of a player over HTTP: where they are signed in, and ending that."""

import msgspec
from litestar import Response, delete, get
from litestar.params import FromPath

from medici.online.server.house import House
from medici.online.server.http.dependencies import Session, SignedIn, TheHouse
from medici.online.server.http.errors import HttpProblem
from medici.online.server.security.sessions import COOKIE
from medici.online.store.sessions import SessionRow


class Device(msgspec.Struct):
    """A device where one is signed in."""

    id: str
    device: str  # its browser and system; nothing if it told neither
    created: float
    used: float  # to the hour
    current: bool  # whether it is the one that asks


async def here(house: House, session: str | None) -> str:
    """The id of the session that asks."""
    found = await house.players.devices.of(session)
    if found is None:
        raise HttpProblem(401, "no-session", "this session has just ended")
    return found[1].id


async def hang_up(house: House, ended: list[SessionRow]) -> None:
    """Close the sockets of these sessions, wherever they are."""
    for session in ended:
        for secret in session.secrets:
            await house.dismiss(secret)


@get("/api/me/sessions")
async def my_devices(house: TheHouse, player: SignedIn, session: Session) -> list[Device]:
    """Where I am signed in, the last used first."""
    current = await here(house, session)
    return [
        Device(row.id, row.device, row.created, row.used, row.id == current)
        for row in await house.players.devices.of_player(player.id)
    ]


@delete("/api/me/sessions/{session_id:str}", status_code=204)
async def end_device(
    house: TheHouse, player: SignedIn, session: Session, session_id: FromPath[str]
) -> Response[None]:
    """Sign out at a device, this one included."""
    current = await here(house, session)
    ended = await house.store.end_session(player.id, session_id)
    if not ended:
        raise HttpProblem(404, "not-found", "there is no such session of yours")
    await hang_up(house, ended)
    answer: Response[None] = Response(None, status_code=204)
    if session_id == current:
        answer.delete_cookie(COOKIE)
    return answer


@delete("/api/me/sessions", status_code=204)
async def end_other_devices(house: TheHouse, player: SignedIn, session: Session) -> None:
    """Sign out everywhere but here."""
    current = await here(house, session)
    await hang_up(house, await house.store.end_other_sessions(player.id, current))


ROUTES = [my_devices, end_device, end_other_devices]
