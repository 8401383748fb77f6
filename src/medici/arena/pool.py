"""Jobs on processes of this machine."""

import os
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from multiprocessing import get_context
from threading import Thread
from time import sleep

from medici.arena.batch import Batch, play_batch
from medici.arena.contest import Contest
from medici.arena.play import GameResult


def worker_pool(workers: int) -> ProcessPoolExecutor:
    """Processes that end with this one, even if it is killed."""
    return ProcessPoolExecutor(
        workers,
        mp_context=get_context("spawn"),
        initializer=end_with_parent,
        initargs=(os.getpid(),),
    )


def end_with_parent(parent: int) -> None:
    """Watch the process that made this one, and leave when it is gone."""

    def watch() -> None:
        while os.getppid() == parent:
            sleep(1)
        os._exit(1)

    Thread(target=watch, daemon=True).start()


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
