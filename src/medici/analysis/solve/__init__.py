"""Exact endings: what the last moves of a game are worth if everybody plays perfectly."""

from medici.analysis.solve.solver import STATES, Solution, SolvedMove, TooLargeError, solve

__all__ = ["STATES", "Solution", "SolvedMove", "TooLargeError", "solve"]
