"""The games over HTTP: what can be played."""

from litestar import get

from medici.games.catalogue import GameInfo, describe_games


@get("/api/games", sync_to_thread=False)
def list_games() -> dict[str, GameInfo]:
    """The games, their numbers of players and their options."""
    return describe_games()


ROUTES = [list_games]
