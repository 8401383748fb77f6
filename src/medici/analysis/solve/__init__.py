"""Exact endings: what the last moves of a game are worth if everybody plays perfectly."""

from medici.analysis.solve.solver import (
    STATES,
    Exact,
    Solution,
    SolvedMove,
    TooLargeError,
    exact_values,
    solve,
)

__all__ = [
    "STATES",
    "Exact",
    "Solution",
    "SolvedMove",
    "TooLargeError",
    "exact_values",
    "solve",
]
