"""Advice on a position: what each move is worth, what a lot is worth to whom, and the odds.

>>> from medici import Game
>>> game = Game("dice", players=2)
>>> game.play("first 0")
>>> game.play("roll dye0 gold5 fur3 grain2 dye4")
>>> advice = advise(game, futures=20)
>>> len(advice.candidates) > 1, round(sum(advice.chances), 6)
(True, 1.0)
"""

from medici.analysis.advise.advice import Advice, Candidate, FairPrice, Further, Hint, Odds
from medici.analysis.advise.adviser import advise
from medici.analysis.advise.sentences import findings, hint, reasons

__all__ = [
    "Advice",
    "Candidate",
    "FairPrice",
    "Further",
    "Hint",
    "Odds",
    "advise",
    "findings",
    "hint",
    "reasons",
]
