"""What compiled code is given, each kind of array by the name of what it holds.

Rules run on plain Python objects too: there a row of weights is a list, and so is a buffer.
"""

from typing import Protocol

import numpy as np
from numpy.typing import NDArray

Record = np.void  # one state of a game
Tables = NDArray[np.void]  # states, one to a record
Seeds = NDArray[np.uint64]  # each starts a series of draws; a random source holds a single one
Actions = NDArray[np.int64]
Seats = NDArray[np.int16]  # who sits where, one row to a game
Row = NDArray[np.float64]  # of weights
Rows = NDArray[np.float64]  # one beside the other
Payoffs = NDArray[np.float64]


class Weights(Protocol):
    """A row of weights that can only be read."""

    def __getitem__(self, number: int, /) -> float:
        """One of the weights."""


class Buffer(Protocol):
    """A row of whole numbers that a rule writes to."""

    def __getitem__(self, number: int, /) -> int:
        """One of the numbers."""

    def __setitem__(self, number: int, value: int, /) -> None:
        """Write one of the numbers."""
