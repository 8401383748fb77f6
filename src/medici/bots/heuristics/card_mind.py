"""What a merchant of the card game keeps in mind."""

from typing import Annotated

from medici.bots.heuristics.mind import Mind
from medici.kernel import Cells, declare

ROW = 40  # weights that a row may have


@declare
class CardMind(Mind):
    """The weights of a merchant of the card game."""

    w: Annotated[list[float], Cells("f8", ROW)]
