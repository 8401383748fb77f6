"""Play a contest: in this process, on a pool of processes, or on a Ray cluster."""

import os
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from multiprocessing import get_context
from threading import Thread
from time import sleep

from medici.arena.ledger import Ledger
from medici.arena.play import Contest, Played, play_game
from medici.arena.schedule import Pairing, schedule, seatings_of

Batch = list[Pairing]
QUICK = {"random", "apprentice", "merchant"}
MOST_GAMES = 100  # in one job
CLUSTER = 64  # workers that a cluster may have, when jobs are cut


def play_batch(contest: Contest, batch: Batch) -> list[Played]:
    """Play some games one after the other: the work of one job, wherever it runs."""
    return [
        play_game(
            contest,
            seatings_of(contest.bots, pairing.deal, contest.seed)[pairing.seating],
            pairing.deal,
            pairing.seating,
        )
        for pairing in batch
    ]


def batches(contest: Contest, games: int, ledger: Ledger, workers: int) -> list[Batch]:
    """What is still to be played, in jobs: of many games if all bots are quick."""
    todo = [
        pairing
        for pairing in schedule(contest.bots, games, contest.seed)
        if pairing not in ledger.results
    ]
    size = 1
    if set(contest.bots) <= QUICK:
        size = max(1, min(MOST_GAMES, len(todo) // (4 * workers)))
    return [todo[start : start + size] for start in range(0, len(todo), size)]


def run(
    contest: Contest, games: int, ledger: Ledger, *, workers: int = 1, ray: str | None = None
) -> Iterator[int]:
    """Play what is still to be played; yields how many games have come in each time."""
    jobs = batches(contest, games, ledger, workers if ray is None else CLUSTER)
    if ray is not None:
        from medici.arena.cluster import play_on_ray  # noqa: PLC0415

        played = play_on_ray(ray, contest, jobs)
    elif workers == 1:
        played = ((batch, play_batch(contest, batch)) for batch in jobs)
    else:
        played = play_on_pool(contest, jobs, workers)
    for batch, results in played:
        for pairing, result in zip(batch, results, strict=True):
            ledger.add(pairing, result)
        yield len(batch)


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
) -> Iterator[tuple[Batch, list[Played]]]:
    """Jobs on processes of this machine, in the order in which they finish."""
    with worker_pool(workers) as pool:
        waiting = {pool.submit(play_batch, contest, batch): batch for batch in jobs}
        try:
            for job in as_completed(waiting):
                yield waiting[job], job.result()
        except (KeyboardInterrupt, GeneratorExit):
            pool.shutdown(cancel_futures=True)
            raise
