"""Spending a budget: how many futures to play before the next look at the clock."""

from collections.abc import Callable
from time import perf_counter

from medici.bots.bot import Budget

FIRST_FUTURES = 8  # before the speed of the machine is known
SLICE = 0.02  # seconds between two looks at the clock


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
        if self.budget.seconds is not None:
            left = self.budget.seconds * part - (perf_counter() - self.started)
            if left <= pace:
                return 0
            count = max(1, int(min(SLICE, left) / pace)) if pace else FIRST_FUTURES
        else:
            assert self.budget.rollouts is not None
            count = (int(self.budget.rollouts * part) - self.rollouts) // rollouts_each
            if count < 1 and not self.rollouts:
                count = 1
            count = max(count, 0)
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
