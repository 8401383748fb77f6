"""Exercises: positions in which one move is clearly the best, and the obvious one is not.

``medici puzzles`` finds them (docs/puzzles.md); some of each game ship with the package.
"""

from medici.analysis.puzzles.exercise import Candidate, Collection, Exercise

__all__ = ["Candidate", "Collection", "Exercise"]
