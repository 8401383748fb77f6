"""What ``render`` of an environment returns: the table as text, or as an array of colours."""

from importlib.util import find_spec

from medici.record import Game
from medici.research.envs.extra import WITHOUT, WITHOUT_PIXELS
from medici.research.envs.picture import picture
from medici.research.envs.pixels import Pixels, pixels

try:
    from gymnasium.error import DependencyNotInstalled
except ModuleNotFoundError as missing:  # pragma: no cover
    raise ModuleNotFoundError(WITHOUT, name=missing.name) from missing

MODES = ("human", "ansi", "rgb_array")
Rendered = str | Pixels | None


def checked_mode(mode: str | None) -> str | None:
    """A known mode, or none; an error says what was expected, or what is missing for it."""
    if mode not in (None, *MODES):
        raise ValueError(f"expected a render mode of {', '.join(MODES)}; got {mode!r}")
    if mode == "rgb_array" and find_spec("resvg_py") is None:
        raise DependencyNotInstalled(WITHOUT_PIXELS)
    return mode


def render(game: Game, mode: str | None) -> Rendered:
    """The table in this mode; with "human", on the screen."""
    if mode == "rgb_array":
        return pixels(game)
    if mode == "ansi":
        return picture(game)
    if mode == "human":
        print(picture(game))
    return None
