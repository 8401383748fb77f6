"""Passkeys over HTTP: make one, come back with one, list, name and remove them."""

from typing import Annotated, Any

import msgspec
from litestar import Response, delete, get, patch, post
from litestar.params import FromPath, JSONBody
from webauthn.helpers import base64url_to_bytes, bytes_to_base64url

from medici.online.server.hosting.passkeys import clean_passkey_name
from medici.online.server.http.dependencies import AnyRequest, SignedIn, TheServices, limit_creation
from medici.online.server.http.players import Me, Name, sign_in_response
from medici.online.server.logs import log
from medici.online.server.problem import HttpProblem
from medici.online.server.security.device_names import device_of
from medici.online.server.security.origins import Site, site_of
from medici.online.server.services import Services
from medici.online.store.sessions import PasskeyRow

LONGEST = 16_384  # characters of a part of an answer
UNNAMED = "Passkey"
Text = Annotated[str, msgspec.Meta(max_length=LONGEST)]


class Passkey(msgspec.Struct):
    """A passkey, as its owner knows it."""

    id: str
    name: str
    site: str  # the host where it works
    created: float
    used: float | None


class Credential(msgspec.Struct):
    """What a browser says of a passkey that it has made, or that has signed."""

    id: Text
    raw_id: Text = msgspec.field(name="rawId")
    type: Text
    response: dict[str, Text | list[Text] | int | None]


def describe(row: PasskeyRow) -> Passkey:
    """A passkey without its key."""
    return Passkey(bytes_to_base64url(row.credential), row.name, row.site, row.created, row.used)


def passkey_site(request: AnyRequest, services: Services) -> Site:
    """The site that asks; refuses one at which there can be no passkeys."""
    asked = site_of(request.scope, services.settings.origins)
    if asked is None:
        if not services.settings.origins:
            log.warning("no passkeys: the server was not told the site's address (--origin)")
        message = "expected the site at its name, which the host gives the server (--origin)"
        raise HttpProblem(400, "no-passkeys", message)
    return asked


def credential_of(passkey_id: str) -> bytes:
    """The credential that an id in a path names."""
    try:
        return base64url_to_bytes(passkey_id)
    except ValueError:
        raise no_such_passkey() from None


def no_such_passkey() -> HttpProblem:
    """The refusal of an id that names no passkey of the player's."""
    return HttpProblem(404, "not-found", "there is no such passkey of yours")


@post("/api/me/passkeys/options", status_code=200, guards=[limit_creation])
async def new_passkey_options(
    request: AnyRequest, services: TheServices, player: SignedIn
) -> dict[str, Any]:
    """What ``navigator.credentials.create`` needs, good for one answer within minutes."""
    return await services.players.passkeys.new_options(player, passkey_site(request, services))


@post("/api/me/passkeys", status_code=201, guards=[limit_creation])
async def new_passkey(
    request: AnyRequest, services: TheServices, player: SignedIn, data: JSONBody[Credential]
) -> Passkey:
    """Keep a passkey that the browser has made; it is named after the device."""
    name = device_of(request.scope["headers"]) or UNNAMED
    answer = msgspec.to_builtins(data)
    return describe(
        await services.players.passkeys.add(player, passkey_site(request, services), answer, name)
    )


@get("/api/me/passkeys")
async def my_passkeys(services: TheServices, player: SignedIn) -> list[Passkey]:
    """My passkeys, the oldest first."""
    return [describe(row) for row in await services.store.passkeys(player.id)]


@patch("/api/me/passkeys/{passkey_id:str}", status_code=204)
async def name_passkey(
    services: TheServices, player: SignedIn, passkey_id: FromPath[str], data: JSONBody[Name]
) -> None:
    """Call a passkey something else."""
    name, credential = clean_passkey_name(data.name), credential_of(passkey_id)
    if not await services.store.name_passkey(player.id, credential, name):
        raise no_such_passkey()


@delete("/api/me/passkeys/{passkey_id:str}", status_code=204)
async def remove_passkey(
    services: TheServices, player: SignedIn, passkey_id: FromPath[str]
) -> None:
    """Remove a passkey; sessions that were begun with it go on until they are ended."""
    if not await services.store.remove_passkey(player.id, credential_of(passkey_id)):
        raise no_such_passkey()


@post("/api/passkeys/options", status_code=200, guards=[limit_creation])
async def sign_in_options(request: AnyRequest, services: TheServices) -> dict[str, Any]:
    """What ``navigator.credentials.get`` needs, good for one answer within minutes."""
    return await services.players.passkeys.sign_in_options(passkey_site(request, services))


@post("/api/passkeys", status_code=201, guards=[limit_creation])
async def sign_in(
    request: AnyRequest, services: TheServices, data: JSONBody[Credential]
) -> Response[Me]:
    """Be, on this device, the player whose passkey has signed."""
    answer = msgspec.to_builtins(data)
    player_id = await services.players.passkeys.sign_in(passkey_site(request, services), answer)
    player = await services.players.player(player_id)
    if player is None:
        raise HttpProblem(403, "no-passkey", "the player of this passkey was just forgotten")
    return await sign_in_response(request, services, player)


ROUTES = [
    new_passkey_options,
    new_passkey,
    my_passkeys,
    name_passkey,
    remove_passkey,
    sign_in_options,
    sign_in,
]
