"""The rules over HTTP, taken apart so that a page can show them without reading Markdown."""

from litestar import get
from litestar.params import FromPath, FromQuery

from medici.games import GAMES
from medici.online.server.http.errors import HttpProblem
from medici.online.tables.errors import quote
from medici.presentation.words import Page, aid, best_language, rules


@get("/api/rules/{game:str}", sync_to_thread=False)
def see_rules(game: FromPath[str], lang: FromQuery[str] = "en") -> Page:
    """The rules of a game, clause by clause, in the language that is nearest to the one asked."""
    return rules(known(game), best_language([lang]))


@get("/api/aid/{game:str}", sync_to_thread=False)
def see_aid(game: FromPath[str], lang: FromQuery[str] = "en") -> Page:
    """The rules of a game on one sheet."""
    return aid(known(game), best_language([lang]))


def known(game: str) -> str:
    """The id of a game; refuses one that does not exist."""
    if game not in GAMES:
        raise HttpProblem(
            404, "not-found", f"expected a game, one of {', '.join(GAMES)}; got {quote(game)}"
        )
    return game


ROUTES = [see_rules, see_aid]
