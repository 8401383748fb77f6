"""Looking through many games for exercises, on one process or several."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import count
from time import monotonic

from medici.analysis.puzzles.exercise import Collection, Exercise
from medici.analysis.puzzles.finder import hunt
from medici.bots.processes.worker_pool import WorkerPool

AHEAD = 4  # games that are given to each process at a time


@dataclass(frozen=True)
class Progress:
    """How far a search has come, and what it found in the last game, if anything."""

    games: int
    found: int
    new: Exercise | None


@dataclass(frozen=True)
class Series:
    """Games to look through: the tables take turns."""

    players: Sequence[int]
    games: int | None = None
    seconds: float | None = None
    wanted: int | None = None  # exercises
    workers: int = 1

    def run(self, collection: Collection) -> Iterator[Progress]:
        """Add to a collection what is found, from the first game that was not looked through."""
        start, first, before = monotonic(), collection.searched, len(collection.exercises)
        for new in self.hunted(collection.game, collection.seed, first):
            fresh = new is not None and collection.add(new)
            collection.searched += 1
            found = len(collection.exercises) - before
            yield Progress(collection.searched - first, found, new if fresh else None)
            if self.wanted is not None and found >= self.wanted:
                return
            if self.games is not None and collection.searched - first >= self.games:
                return
            if self.seconds is not None and monotonic() - start >= self.seconds:
                return

    def hunted(self, game: str, seed: int, first: int) -> Iterator[Exercise | None]:
        """What is found in one game after the other, in their order."""
        tables = ((self.players[number % len(self.players)], number) for number in count(first))
        if self.workers == 1:
            for players, number in tables:
                yield hunt(game, players, seed, number)
            return
        with WorkerPool(self.workers) as pool:
            while True:
                jobs = [
                    pool.submit(hunt, game, *next_table(tables, seed))
                    for _ in range(self.workers * AHEAD)
                ]
                for _ in pool.finished(jobs):
                    pass
                yield from (job.result() for job in jobs)


def next_table(tables: Iterator[tuple[int, int]], seed: int) -> tuple[int, int, int]:
    """The number of players of the next game, the seed, and the game's number."""
    players, number = next(tables)
    return players, seed, number
