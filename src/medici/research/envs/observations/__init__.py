"""What each game shows to those who learn it: numbered moves, masks, observations."""

from medici.research.envs.observations import board, card, dice
from medici.research.envs.observations.encoding import Encoding, Field, Place

ENCODINGS = {"board": board.ENCODING, "card": card.ENCODING, "dice": dice.ENCODING}

__all__ = ["ENCODINGS", "Encoding", "Field", "Place"]
