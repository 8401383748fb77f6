"""How long the adviser thinks: so many futures for each question, or so many seconds in all."""

from collections.abc import Callable
from time import perf_counter

from medici.analysis.advise.samples import BATCHES

Progress = Callable[[float], None]  # is told the part of the work that is done, from 0 to 1


class Watch:
    """Deals out futures to questions, and tells whoever waits how far it is."""

    def __init__(
        self, parts: float, futures: int, seconds: float | None, progress: Progress | None
    ) -> None:
        self._parts = parts  # how much there is to do; a question is one part, a first look less
        self._futures = futures
        self._seconds = seconds
        self._progress = progress
        self._done = 0.0

    def play(self, play: Callable[[int], None], part: float = 1.0) -> None:
        """Play the futures that a question is due, a batch at a time."""
        if self._seconds is None:
            self._play_number(play, part)
        else:
            self._play_until(play, part, self._seconds * part / self._parts)
        self._done += part
        self._tell(self._done)

    def _play_number(self, play: Callable[[int], None], part: float) -> None:
        due = max(1, round(self._futures * part))
        played = 0
        while played < due:
            batch = min(BATCHES, due - played)
            play(batch)
            played += batch
            self._tell(self._done + part * played / due)

    def _play_until(self, play: Callable[[int], None], part: float, seconds: float) -> None:
        started = perf_counter()
        spent = 0.0
        while spent < seconds:
            play(BATCHES)
            spent = perf_counter() - started
            self._tell(self._done + part * min(spent / seconds, 1.0))

    def _tell(self, done: float) -> None:
        if self._progress is not None:
            self._progress(min(done / self._parts, 1.0))
