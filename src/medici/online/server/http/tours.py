"""Tours over HTTP: a prepared game of each kind to play along with."""

from litestar import get
from litestar.params import FromPath, FromQuery

from medici.online.server.http.rules import known
from medici.presentation.tours import Tour, tour
from medici.presentation.words import best_language


@get("/api/tours/{game:str}", sync_to_thread=True)
def see_tour(game: FromPath[str], lang: FromQuery[str] = "en") -> Tour:
    """The tour of a game: its replay, and notes in the language nearest to the one asked."""
    return tour(known(game), best_language([lang]))


ROUTES = [see_tour]
