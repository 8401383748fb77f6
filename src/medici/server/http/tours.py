"""Tours over HTTP: a prepared game of each kind to play along with."""

from litestar import get
from litestar.params import FromPath, FromQuery

from medici.server.http.rules import known
from medici.tours import Tour, tour
from medici.words import best_language


@get("/api/tours/{game:str}", sync_to_thread=True)
def see_tour(game: FromPath[str], lang: FromQuery[str] = "en") -> Tour:
    """The tour of a game: its replay, and notes in the language nearest to the one asked."""
    return tour(known(game), best_language([lang]))


ROUTES = [see_tour]
