"""A search is carried on until its budget is spent or the choice is clear; so does a browser."""

from collections.abc import Callable
from time import perf_counter
from typing import Any, TypeVar

import numpy as np

from medici.bots.bot import Budget
from medici.bots.search.halving import STEP

S = TypeVar("S", bound=tuple[Any, ...])

ALL_MOVES = np.zeros(0, np.int64)  # a search that is not to choose among some moves alone
WITHOUT_LIMIT = 1 << 40  # rollouts: more than anybody has time for


def finish(search: S, search_on: Callable[[S, int, float], int], budget: Budget) -> None:
    """Play futures until the budget is spent or the choice is clear."""
    progress = search.progress[0]  # type: ignore[attr-defined]
    if budget.rollouts is not None:
        progress["limit"] = budget.rollouts
    started = perf_counter()
    spent = 0.0
    finished = int(progress["finished"])
    while not finished:
        if budget.seconds is not None:
            passed = perf_counter() - started
            spent = passed / budget.seconds if budget.seconds else 1.0
        finished = search_on(search, STEP, spent)
