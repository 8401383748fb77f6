"""Jobs on processes of this machine."""

import os
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from multiprocessing import get_context

from medici.arena.batch import Batch, play_batch
from medici.arena.contest import Contest
from medici.arena.play import GameResult
from medici.bots.process import end_with_parent


def worker_pool(workers: int) -> ProcessPoolExecutor:
    """Processes that end with this one, even if it is killed."""
    return ProcessPoolExecutor(
        workers,
        mp_context=get_context("spawn"),
        initializer=end_with_parent,
        initargs=(os.getpid(),),
    )


def play_on_pool(
    contest: Contest, jobs: Sequence[Batch], workers: int
) -> Iterator[tuple[Batch, list[GameResult]]]:
    """Jobs with their results, in the order in which they finish."""
    with worker_pool(workers) as pool:
        waiting = {pool.submit(play_batch, contest, batch): batch for batch in jobs}
        try:
            for job in as_completed(waiting):
                yield waiting[job], job.result()
        except (KeyboardInterrupt, GeneratorExit):
            pool.shutdown(cancel_futures=True)
            raise
