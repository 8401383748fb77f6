"""What can be played and against whom, the rules, and tours, over HTTP."""

from litestar import get
from litestar.params import FromPath, FromQuery

from medici.bots import BotInfo, describe_bots
from medici.games import GAMES
from medici.games.catalogue import GameInfo, describe_games
from medici.online.server.problem import HttpProblem
from medici.online.tables.errors import quote
from medici.presentation.tours import Tour, tour
from medici.presentation.words import Page, aid, best_language, rules


@get("/api/games", sync_to_thread=False)
def list_games() -> dict[str, GameInfo]:
    """The games, their numbers of players and their options."""
    return describe_games()


@get("/api/bots", sync_to_thread=False)
def list_bots() -> list[BotInfo]:
    """The bots, weakest first."""
    return describe_bots()


@get("/api/rules/{game:str}", sync_to_thread=False)
def see_rules(game: FromPath[str], lang: FromQuery[str] = "en") -> Page:
    """The rules of a game, clause by clause, in the language that is nearest to the one asked."""
    return rules(check_game(game), best_language([lang]))


@get("/api/aid/{game:str}", sync_to_thread=False)
def see_aid(game: FromPath[str], lang: FromQuery[str] = "en") -> Page:
    """The rules of a game on one sheet."""
    return aid(check_game(game), best_language([lang]))


@get("/api/tours/{game:str}", sync_to_thread=True)
def see_tour(game: FromPath[str], lang: FromQuery[str] = "en") -> Tour:
    """The tour of a game: its replay, and notes in the language nearest to the one asked."""
    return tour(check_game(game), best_language([lang]))


def check_game(game: str) -> str:
    """The id of a game; refuses one that does not exist."""
    if game not in GAMES:
        raise HttpProblem(
            404, "not-found", f"expected a game, one of {', '.join(GAMES)}; got {quote(game)}"
        )
    return game


ROUTES = [list_games, list_bots, see_rules, see_aid, see_tour]
