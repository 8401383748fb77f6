"""How a game is drawn: a hook, so that records need not import the pictures above them."""

from collections.abc import Callable
from typing import Any

draw_game: Callable[[Any], str]  # the package sets it when it is imported
