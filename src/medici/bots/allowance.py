"""Spending a budget: how many futures to play before the next look at what came of them."""

from collections.abc import Callable
from time import perf_counter

from medici.bots.bot import Budget

CHUNK = 128  # rollouts between two looks: as many on every machine, so that all choose alike


class Allowance:
    """What is left of a budget. The clock runs from the moment it is made."""

    def __init__(self, budget: Budget) -> None:
        self.budget = budget
        self.started = perf_counter()
        self.rollouts = 0

    def futures(self, part: float, rollouts_each: int, pace: float) -> int:
        """How many futures to play now, each so many rollouts; 0 once the part is spent.

        ``pace`` is what a future took last, in seconds; 0 if none has been played.
        """
        count = max(1, CHUNK // rollouts_each)
        if self.budget.rollouts is not None:
            left = (int(self.budget.rollouts * part) - self.rollouts) // rollouts_each
            count = min(count, max(left, 0 if self.rollouts else 1))
        if self.budget.seconds is not None:
            time = self.budget.seconds * part - (perf_counter() - self.started)
            if time <= pace:
                return 0
            count = min(count, max(1, int(time / pace))) if pace else count
        self.rollouts += count * rollouts_each
        return count

    def spend(
        self,
        part: float,
        rollouts_each: int,
        play: Callable[[int], None],
        enough: Callable[[], bool] = lambda: False,
    ) -> None:
        """Let ``play`` play so many futures, time after time, until the part is spent.

        It ends earlier once there are ``enough``.
        """
        pace = 0.0
        while not enough() and (futures := self.futures(part, rollouts_each, pace)):
            began = perf_counter()
            play(futures)
            pace = (perf_counter() - began) / futures
