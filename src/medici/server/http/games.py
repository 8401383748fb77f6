"""The games over HTTP: what can be played."""

from litestar import get

from medici.games.catalogue import GameEntry, catalogue


@get("/api/games", sync_to_thread=False)
def list_games() -> dict[str, GameEntry]:
    """The games, their numbers of players and their options."""
    return catalogue()


ROUTES = [list_games]
