"""The merchant: a fast heuristic for each game, with weights found by self-play."""

from medici.bots.merchant import board

MERCHANTS = {"board": board}
