"""A log in parcels, so that nobody is sent all of a long one at once."""

from bisect import bisect_right
from collections.abc import Sequence

LARGEST = 1 << 16  # bytes of events in one message, unless a single one is larger


class Parcels:
    """Where the log of a table is cut: worked out once for each event, not for everybody who asks.

    >>> parcels, log = Parcels(largest=6), [b"one", b"two", b"three", b"four"]
    >>> parcels.after(log, 0)
    [0, 2, 3, 4]
    >>> parcels.after([*log, b"5", b"6", b"7"], 1)
    [1, 2, 3, 6, 7]
    >>> parcels.after([*log, b"5", b"6", b"7"], 7)
    [7, 7]
    """

    def __init__(self, largest: int = LARGEST) -> None:
        self._largest = largest
        self._cuts: list[int] = []
        self._counted = 0  # events,
        self._size = 0  # and the bytes of those after the last cut

    def after(self, log: Sequence[bytes], known: int) -> list[int]:
        """From where to where each parcel goes that somebody needs who knows the first events."""
        for at in range(self._counted, len(log)):
            size = len(log[at])
            if self._size and self._size + size > self._largest:
                self._cuts.append(at)
                self._size = 0
            self._size += size
        self._counted = len(log)
        return [known, *self._cuts[bisect_right(self._cuts, known) :], len(log)]
