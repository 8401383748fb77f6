"""Games between policies in bulk: the one seam between the league and what its games are played on.

A backend is given policies, who sits where and a seed for each game, and answers with what each
seat of each game came to. Which backend plays makes no difference to the result.
"""

from collections.abc import Callable, Iterator
from contextlib import contextmanager

import numpy as np

from medici.bots.compiled.gpu_games import play_on_gpu
from medici.bots.compiled.series import SeriesResult, play_games
from medici.bots.processes.worker_pool import WorkerPool
from medici.kernel.arrays import Seats, Seeds, Tables
from medici.kernel.cuda import cuda_here

# (game, players, policies, seats, seeds): see ``medici.bots.compiled.series.play_games``
Backend = Callable[[str, int, Tables, Seats, Seeds], SeriesResult]
PARTS = 4  # for each worker, so that none waits long for the slowest


@contextmanager
def cores(workers: int) -> Iterator[Backend]:
    """Play on so many cores of this machine."""
    if workers == 1:
        yield play_games
        return
    with WorkerPool(workers) as pool:
        yield spread(pool, workers * PARTS)


def gpu() -> Backend:
    """Play on the GPU of this machine; without one, an error that says what is missing."""
    cuda_here()
    return play_on_gpu


def spread(pool: WorkerPool, parts: int) -> Backend:
    """A series cut into parts, which the processes of a pool play."""

    def play(game: str, players: int, policies: Tables, seats: Seats, seeds: Seeds) -> SeriesResult:
        cuts = np.array_split(np.arange(len(seeds)), min(parts, max(1, len(seeds))))
        jobs = [
            pool.submit(play_games, game, players, policies, seats[cut], seeds[cut]) for cut in cuts
        ]
        for _ in pool.finished(jobs):
            pass
        played = [job.result() for job in jobs]
        return SeriesResult(
            np.concatenate([part.share for part in played]),
            np.concatenate([part.lead for part in played]),
        )

    return play
