"""Scores of games at real tables, shown to others over HTTP."""

from hashlib import sha256

import msgspec
from litestar import MediaType, Response, get, post, put
from litestar.params import FromPath, JSONBody

from medici.online.server.hosting.shared_sheets import SharedSheet
from medici.online.server.http.dependencies import (
    AnyRequest,
    SignedIn,
    TheServices,
    limit_creation,
)
from medici.online.server.problem import HttpProblem


class SheetId(msgspec.Struct):
    """What others find a shared score by."""

    id: str


@post("/api/sheets", status_code=201, guards=[limit_creation])
async def share_sheet(
    services: TheServices, player: SignedIn, data: JSONBody[SharedSheet]
) -> SheetId:
    """Show a score to whoever gets its id, for a day after its last change."""
    return SheetId(await services.sheets.add(player.id, data))


@put("/api/sheets/{sheet_id:str}", status_code=204, guards=[limit_creation])
async def change_sheet(
    services: TheServices, player: SignedIn, sheet_id: FromPath[str], data: JSONBody[SharedSheet]
) -> None:
    """Show what has become of a score of one's own."""
    if not await services.sheets.change(player.id, sheet_id, data):
        raise no_sheet()


@get("/api/sheets/{sheet_id:str}")
async def see_sheet(
    request: AnyRequest, services: TheServices, sheet_id: FromPath[str]
) -> Response[SharedSheet]:
    """A score that somebody shows; 304 for one who has it as it is, by its ``ETag``."""
    text = await services.sheets.find(sheet_id)
    if text is None:
        raise no_sheet()
    tag = f'"{sha256(text.encode()).hexdigest()[:16]}"'
    known = request.headers.get("if-none-match") == tag
    headers = {"ETag": tag, "Cache-Control": "no-cache, private"}
    body: bytes = b"" if known else text.encode()
    return Response(
        body,  # type: ignore[arg-type]
        status_code=304 if known else 200,
        headers=headers,
        media_type=MediaType.JSON,
    )


def no_sheet() -> HttpProblem:
    """The refusal of a score that is not there, or not any more."""
    return HttpProblem(404, "not-found", "there is no such score any more")


ROUTES = [share_sheet, change_sheet, see_sheet]
