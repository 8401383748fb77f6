"""Looking at a game: the eye at every position, then futures by plan, on threads of this process.

Compiled futures let other threads run, so threads are enough. What is found depends on the seed
and on how many futures there was time for, not on the threads.
"""

import os
from collections.abc import Callable, Iterator, Mapping
from concurrent.futures import Future, ThreadPoolExecutor
from time import perf_counter
from typing import Any

import numpy as np

from medici.analysis.review.form import Review
from medici.analysis.review.plan import STAY, Order, orders
from medici.analysis.review.seeing import first_sight, positions_of
from medici.analysis.review.summing import review_of
from medici.analysis.review.taking import take
from medici.bots.weighing import Weighing
from medici.record import Game, replay

SECONDS = 15.0  # a review takes so long if nothing else is asked
OFTEN = 1.0  # seconds between two reviews that are given while looking on
STRIDE = 1_000_003  # between the seeds of two reviews: more than any review gives orders

OnProgress = Callable[[float], None]  # gets which part is done, from 0 to 1


class Looking:
    """A game that is being looked at; ``review`` says at any time what has been found."""

    def __init__(self, game: Game | Mapping[str, Any], seed: int = 1, workers: int = 0) -> None:
        self.game = game if isinstance(game, Game) else replay(game)
        self.seed = seed
        self.workers = workers or os.cpu_count() or 1
        self.futures = 0  # that were played so far
        self._given = 0  # orders
        self._positions = positions_of(self.game)
        self.sight = first_sight(self._positions)

    def review(self) -> Review:
        """What has been found so far."""
        return review_of(self.game, self.sight)

    def look_on(
        self, seconds: float | None = SECONDS, futures: int | None = None
    ) -> Iterator[float]:
        """Play futures until time or futures are spent, or all is certain.

        Gives after every order which part is done, from 0 to 1.
        """
        self._warm_up()
        started = perf_counter()
        with ThreadPoolExecutor(self.workers) as pool:
            while given := orders(self.sight, len(self.game.players) == 1, self._given):
                self._given += len(given)
                jobs = [pool.submit(self.carry_out, order) for order in given]
                try:
                    for order, job in zip(given, jobs, strict=True):
                        self._take(order, job)
                        passed = perf_counter() - started
                        done = passed / seconds if seconds else 0.0
                        if futures:
                            done = max(done, self.futures / futures)
                        yield min(done, 1.0)
                        if done >= 1.0:
                            return
                finally:
                    for job in jobs:
                        job.cancel()
        yield 1.0

    def _warm_up(self) -> None:
        """Load what futures need, so that loading is not taken for looking."""
        self.carry_out(Order(position=0, actions=[STAY], futures=1, number=0))

    def carry_out(self, order: Order) -> list[float]:
        """Play as ordered: see ``take`` for what comes of it."""
        state = self._positions[order.position].state
        seed = self.seed * STRIDE + order.number
        weighing = Weighing(self.game.name, state, order.actions, seed)
        weighing.play(order.futures)
        ends: list[float] = np.stack([weighing.shares, weighing.totals], axis=2).ravel().tolist()
        return ends

    def _take(self, order: Order, job: Future[list[float]]) -> None:
        players = len(self.game.players)
        take(self.sight, order, players, job.result(), players)
        self.futures += order.futures * len(order.actions)


def reviews(
    game: Game | Mapping[str, Any],
    *,
    seconds: float | None = SECONDS,
    futures: int | None = None,
    seed: int = 1,
    workers: int = 0,
    on_progress: OnProgress | None = None,
) -> Iterator[Review]:
    """Better and better reviews of a game: the first at once, from the eye alone."""
    looking = Looking(game, seed, workers)
    yield looking.review()
    said = perf_counter()
    for done in looking.look_on(seconds, futures):
        if on_progress is not None:
            on_progress(done)
        if done < 1.0 and perf_counter() - said > OFTEN:
            yield looking.review()
            said = perf_counter()
    yield looking.review()


def review(
    game: Game | Mapping[str, Any],
    *,
    seconds: float | None = SECONDS,
    futures: int | None = None,
    seed: int = 1,
    workers: int = 0,
    on_progress: OnProgress | None = None,
) -> Review:
    """A game or a record reviewed, in so many seconds or futures, whichever end first.

    A record that is wrong raises ``RecordError``; one that is not over is reviewed as far as it
    goes.
    """
    looking = Looking(game, seed, workers)
    for done in looking.look_on(seconds, futures):
        if on_progress is not None:
            on_progress(done)
    return looking.review()
