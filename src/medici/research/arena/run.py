"""Play a contest: in this process, on a pool of processes, or on a Ray cluster.

A cluster needs ``pip install medici[cluster]``.
"""

import logging
from collections.abc import Iterator, Sequence
from importlib import import_module
from typing import Any

from medici.bots.external.external_bot import stop_external_bots
from medici.bots.processes.worker_pool import WorkerPool
from medici.research.arena.batch import Batch, batches, play_batch
from medici.research.arena.contest import Contest
from medici.research.arena.ledger import Ledger
from medici.research.arena.play import GameResult

CLUSTER = 64  # workers that a cluster may have, when jobs are cut
AHEAD = 4  # jobs given out for each core: a lost node costs little


def run(
    contest: Contest,
    games: int,
    ledger: Ledger,
    *,
    workers: int = 1,
    ray: str | None = None,
    luck: bool = True,
) -> Iterator[int]:
    """Play what is still to be played; yields how many games have come in each time."""
    jobs = batches(contest, games, ledger, workers if ray is None else CLUSTER)
    if ray is not None:
        answers = play_on_ray(ray, contest, jobs, luck)
    elif workers == 1:
        answers = ((batch, play_batch(contest, batch, luck)) for batch in jobs)
    else:
        answers = play_on_pool(contest, jobs, workers, luck)
    try:
        for batch, results in answers:
            for pairing, result in zip(batch, results, strict=True):
                ledger.add(pairing, result)
            yield len(batch)
    finally:
        stop_external_bots()


def play_on_pool(
    contest: Contest, jobs: Sequence[Batch], workers: int, luck: bool = True
) -> Iterator[tuple[Batch, list[GameResult]]]:
    """Jobs with their results, in the order in which they finish."""
    with WorkerPool(workers) as pool:
        waiting = {pool.submit(play_batch, contest, batch, luck): batch for batch in jobs}
        for job in pool.finished(waiting):
            yield waiting[job], job.result()


def play_on_ray(
    address: str, contest: Contest, jobs: Sequence[Batch], luck: bool = True
) -> Iterator[tuple[Batch, list[GameResult]]]:
    """Jobs on a cluster; those of a node that dies are played again on another.

    A game depends on the contest, its deal and its seating alone, so it makes no difference
    where, or how often, it is played.
    """
    try:
        ray: Any = import_module("ray")
    except ImportError as problem:
        raise RuntimeError(
            "expected the extra medici[cluster]: ray is not installed here"
        ) from problem

    try:
        ray.init(address=address, log_to_driver=False, logging_level=logging.ERROR)
    except (OSError, ValueError) as problem:
        raise RuntimeError(f"expected a Ray cluster at {address}; got {problem}") from problem
    remote: Any = ray.remote(max_retries=-1, num_cpus=1)(play_batch)
    limit = max(1, int(ray.cluster_resources().get("CPU", 1))) * AHEAD
    left = list(reversed(jobs))
    waiting: dict[Any, Batch] = {}
    try:
        while left or waiting:
            while left and len(waiting) < limit:
                batch = left.pop()
                waiting[remote.remote(contest, batch, luck)] = batch
            done, _ = ray.wait(list(waiting), num_returns=1)
            for job in done:
                yield waiting.pop(job), ray.get(job)
    finally:
        ray.shutdown()
