"""The same line again and again: a store that is away must not fill the disk with its log."""

import logging
import time

EVERY = 10.0  # seconds
MOST = 5  # times that one line is written in that time


class Repeats(logging.Filter):
    """Lets a line pass a few times in a while; the first one after that says how many there were.

    >>> repeats = Repeats()
    >>> record = logging.LogRecord("medici", logging.WARNING, "", 0, "away", None, None)
    >>> sum(repeats.filter(record) for _ in range(100))
    5
    """

    def __init__(self) -> None:
        super().__init__()
        self._seen: dict[str, tuple[float, int]] = {}  # since when, and how often

    def filter(self, record: logging.LogRecord) -> bool:
        """Whether a line is to be written."""
        now = time.monotonic()
        since, count = self._seen.get(record.msg, (now, 0))
        if now - since > EVERY:
            if count > MOST:
                record.count = count - MOST  # that were left out
            since, count = now, 0
        if len(self._seen) > 1000:  # of many different lines none is a repetition
            self._seen.clear()
        self._seen[record.msg] = since, count + 1
        return count < MOST
