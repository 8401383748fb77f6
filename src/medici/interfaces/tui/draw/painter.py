"""What the terminal must know to draw the table of a game."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Generic, TypeVar

from rich.console import RenderableType

from medici.interfaces.tui.draw.parts import Seats
from medici.presentation.scene import BoardScene, CardScene, DiceScene

AnyScene = TypeVar("AnyScene", BoardScene, CardScene, DiceScene)


@dataclass(frozen=True, kw_only=True)
class Painter(Generic[AnyScene]):
    """How the parts of a scene are drawn."""

    remark: Callable[[AnyScene, Seats], str]  # at the right of the heading
    possessions: Callable[[AnyScene, Seats], Iterable[RenderableType]]
    middle: Callable[[AnyScene, Seats], RenderableType]  # the lot, the market or the dice
    question: Callable[[AnyScene, Seats], str]  # what the seat to act decides
