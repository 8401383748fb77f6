"""Which games can be set up, and the errors for those that cannot."""

from collections.abc import Mapping

from medici.games import GAMES
from medici.record.game import check_setup


def setup(game: str, players: int, options: Mapping[str, bool | str] | None = None) -> int:
    """The variant that ``new`` is told; a ValueError says what was expected."""
    if game not in GAMES:
        raise ValueError(f"expected a game of {', '.join(GAMES)}; got {game!r}")
    book = GAMES[game]
    return book.variant(check_setup(book, players, dict(options or {})))
