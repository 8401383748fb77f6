"""What a merchant of the board game keeps in mind."""

from typing import Annotated

from medici.bots.heuristics.mind import Mind
from medici.kernel import Cells, declare

ROW = 56  # weights that a row may have


@declare
class BoardMind(Mind):
    """The weights of a merchant of the board game."""

    w: Annotated[list[float], Cells("f8", ROW)]
