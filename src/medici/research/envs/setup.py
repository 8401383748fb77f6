"""Which games can be set up, and the errors for those that cannot, or lack a library."""

from collections.abc import Mapping

from medici.record.game import check_setup, rulebook


def setup(game: str, players: int, options: Mapping[str, bool | str] | None = None) -> int:
    """The variant that ``new`` is told; a SetupError says what was expected."""
    book = rulebook(game)
    return book.variant(check_setup(book, players, dict(options or {})))


WITHOUT = "expected Gymnasium and PettingZoo to be installed: pip install 'medici[envs]'"
WITHOUT_PIXELS = "expected resvg-py to be installed, which draws pixels: pip install 'medici[envs]'"
