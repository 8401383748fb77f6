"""What the network of each game is shown."""

from collections.abc import Mapping

from medici.bots.network.inputs import board, card, dice
from medici.bots.network.inputs.layout import Inputs

INPUTS: Mapping[str, Inputs] = {"board": board.INPUTS, "card": card.INPUTS, "dice": dice.INPUTS}

__all__ = ["INPUTS", "Inputs"]
