"""The rest over HTTP: what can be played, against whom, and how the server is."""

from typing import Any

from litestar import Request, Response, get

from medici.bots import BOTS, LEVELS
from medici.games import GAMES
from medici.server.http import lists, players, records, rules, tables, tours
from medici.server.http.errors import HttpProblem
from medici.server.http.players import house_of
from medici.store import StoreError

Asked = Request[Any, Any, Any]


@get("/api/games", sync_to_thread=False)
def list_games() -> dict[str, Any]:
    """The games, their numbers of players and their options."""
    return {
        name: {
            "title": book.title,
            "players": list(book.seats),
            "options": {
                option: {"values": list(choice.values), "meaning": choice.meaning}
                for option, choice in book.options.items()
            },
        }
        for name, book in GAMES.items()
    }


@get("/api/bots", sync_to_thread=False)
def list_bots() -> list[dict[str, Any]]:
    """The bots, weakest first."""
    return [
        {
            "bot": name,
            "about": bot.about,
            "level": LEVELS.index(name) + 1 if name in LEVELS else None,
            "seconds": bot.budget.seconds or 0.0,
        }
        for name, bot in BOTS.items()
    ]


@get("/healthz")
async def health(request: Asked) -> dict[str, str]:
    """Whether the server can store moves."""
    house = house_of(request)
    try:
        await house.store.ping()
    except StoreError:
        raise HttpProblem(503, "unavailable", "the store cannot be reached") from None
    if house.tables.draining:
        raise HttpProblem(503, "unavailable", "the server goes away")
    return {"status": "ok"}


@get("/metrics", include_in_schema=False, sync_to_thread=False)
def figures(request: Asked) -> Response[str]:
    """The figures for Prometheus."""
    return Response(
        house_of(request).metrics.text(),
        media_type="text/plain; version=0.0.4; charset=utf-8",
    )


ROUTES = [
    list_games,
    list_bots,
    health,
    figures,
    *lists.ROUTES,
    *players.ROUTES,
    *records.ROUTES,
    *rules.ROUTES,
    *tables.ROUTES,
    *tours.ROUTES,
]
