"""What each game shows to those who learn it: numbered moves, masks, observations."""

from medici.research.envs.faces import board, card, dice
from medici.research.envs.faces.face import Face, Field, Place

FACES = {"board": board.FACE, "card": card.FACE, "dice": dice.FACE}

__all__ = ["FACES", "Face", "Field", "Place"]
