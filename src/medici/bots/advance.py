"""How each game is played on in compiled code."""

from medici.bots import board_lot
from medici.bots.company import step

ADVANCE = {"board": board_lot.advance, "card": step, "dice": step}
