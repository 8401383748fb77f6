"""What a merchant of the dice game, in company or alone keeps in mind."""

from typing import Annotated

from medici.bots.heuristics.mind import Mind
from medici.kernel import Cells, declare

ROW = 40  # weights that a row may have


@declare
class DiceMind(Mind):
    """The weights of a merchant of the dice game, in company or alone."""

    w: Annotated[list[float], Cells("f8", ROW)]
