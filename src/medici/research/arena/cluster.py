"""The same jobs on a Ray cluster (``pip install medici[cluster]``)."""

import logging
from collections.abc import Iterator, Sequence
from importlib import import_module
from typing import Any

from medici.research.arena.batch import Batch, play_batch
from medici.research.arena.contest import Contest
from medici.research.arena.play import GameResult

AHEAD = 4  # jobs given out for each core: a lost node costs little


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
