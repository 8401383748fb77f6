"""A contest's batches on processes of this machine."""

from collections.abc import Iterator, Sequence

from medici.bots.processes.worker_pool import WorkerPool
from medici.research.arena.batch import Batch, play_batch
from medici.research.arena.contest import Contest
from medici.research.arena.play import GameResult


def play_on_pool(
    contest: Contest, jobs: Sequence[Batch], workers: int, luck: bool = True
) -> Iterator[tuple[Batch, list[GameResult]]]:
    """Jobs with their results, in the order in which they finish."""
    with WorkerPool(workers) as pool:
        waiting = {pool.submit(play_batch, contest, batch, luck): batch for batch in jobs}
        for job in pool.finished(waiting):
            yield waiting[job], job.result()
