"""Play a contest: in this process, on a pool of processes, or on a Ray cluster."""

from collections.abc import Iterator

from medici.bots.external.external_bot import stop_external_bots
from medici.research.arena.batch import batches, play_batch
from medici.research.arena.cluster import play_on_ray
from medici.research.arena.contest import Contest
from medici.research.arena.ledger import Ledger
from medici.research.arena.pool import play_on_pool

CLUSTER = 64  # workers that a cluster may have, when jobs are cut


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
