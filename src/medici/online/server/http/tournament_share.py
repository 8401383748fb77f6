"""A tournament to share: its standings as text and as a picture."""

from typing import Annotated

import msgspec
from litestar import Response, get
from litestar.params import FromPath, QueryParameter

from medici.online.community.tournaments.state import Tournament
from medici.online.server.community.tournament_views import Standing, view_standings
from medici.online.server.http.dependencies import AnyRequest, TheServices, limit_reading
from medici.online.server.http.tournaments import find
from medici.presentation.drawing.standings import draw_standings
from medici.presentation.words import Words, best_language, known_language, words

SHOWN = 10  # lines of the text

Language = Annotated[str | None, QueryParameter(max_length=20)]


class SharedText(msgspec.Struct):
    """Standings as a few lines."""

    text: str


def words_for(request: AnyRequest, lang: str | None) -> Words:
    """The words of the language that is asked for, or that the browser prefers."""
    asked = known_language(lang) if lang else None
    return words(asked or best_language(request.headers.get("accept-language", "")), "tournaments")


def head_of(tournament: Tournament, texts: Words) -> str:
    """The title, and how far it has come."""
    said: dict[str, str | float] = {"title": tournament.plan.clean_title()}
    said["n"] = len(tournament.rounds)
    return texts.say("tournaments-share-text", said)


def points_of(row: Standing) -> str:
    """Points as they are written."""
    return f"{row.points:.2f}".rstrip("0").rstrip(".")


@get("/api/tournaments/{tournament:str}/text", guards=[limit_reading])
async def share_text(
    request: AnyRequest, services: TheServices, tournament: FromPath[str], lang: Language = None
) -> SharedText:
    """The first of the standings as a few lines."""
    known = await find(services, tournament)
    rows = view_standings(known)[:SHOWN]
    lines = [f"{row.place}. {row.name} {points_of(row)}" for row in rows]
    return SharedText("\n".join([head_of(known, words_for(request, lang)), *lines]))


@get("/api/tournaments/{tournament:str}/picture.svg", guards=[limit_reading])
async def share_picture(
    request: AnyRequest, services: TheServices, tournament: FromPath[str], lang: Language = None
) -> Response[str]:
    """The first of the standings as a picture."""
    known = await find(services, tournament)
    texts = words_for(request, lang)
    rows = [(row.place, row.name, points_of(row)) for row in view_standings(known)]
    after = texts.say("tournaments-round", {"n": len(known.rounds)})
    picture = draw_standings(known.plan.clean_title(), after, rows)
    return Response(picture, media_type="image/svg+xml")


ROUTES = [share_text, share_picture]
