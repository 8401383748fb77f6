"""How many futures each question gets: so many each, or as many as a time allows in all."""

from collections.abc import Callable
from time import perf_counter

import numpy as np
from numpy.typing import NDArray

from medici.analysis.advise.statistics import BATCHES

Progress = Callable[[float], None]  # is called with the part that is done, from 0 to 1


class FutureBudget:
    """Shares out futures to questions, and reports progress."""

    def __init__(
        self, parts: float, futures: int, seconds: float | None, progress: Progress | None
    ) -> None:
        self._parts = parts  # how much there is to do; a question is one part, a first look less
        self._futures = futures
        self._seconds = seconds
        self._progress = progress
        self._done = 0.0

    def play(self, play: Callable[[int], None], part: float = 1.0) -> None:
        """Play the futures that a question gets, a batch at a time."""
        if self._seconds is None:
            self._play_number(play, part)
        else:
            self._play_until(play, part, self._seconds * part / self._parts)
        self._done += part
        self._report(self._done)

    def _play_number(self, play: Callable[[int], None], part: float) -> None:
        due = max(1, round(self._futures * part))
        played = 0
        while played < due:
            batch = min(BATCHES, due - played)
            play(batch)
            played += batch
            self._report(self._done + part * played / due)

    def _play_until(self, play: Callable[[int], None], part: float, seconds: float) -> None:
        started = perf_counter()
        spent = 0.0
        while spent < seconds:
            play(BATCHES)
            spent = perf_counter() - started
            self._report(self._done + part * min(spent / seconds, 1.0))

    def _report(self, done: float) -> None:
        if self._progress is not None:
            self._progress(min(done / self._parts, 1.0))


def means_of_batches(futures: NDArray[np.float64]) -> NDArray[np.float64]:
    """The means of batches of futures, which are dealt out to the batches in turn.

    >>> means_of_batches(np.arange(80.0))[:2].tolist()
    [20.0, 21.0]
    """
    batches = min(BATCHES, len(futures))
    whole = futures[: len(futures) // batches * batches]
    means: NDArray[np.float64] = whole.reshape(-1, batches, *futures.shape[1:]).mean(axis=0)
    return means
