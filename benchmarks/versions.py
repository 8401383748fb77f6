"""Hold the rules of this checkout against those of an older one, in turns on one core.

    git worktree add ../older v0.1.0
    python benchmarks/versions.py ../older

Each checkout measures in a process of its own, a little at a time and by turns, in processor time;
the best of its samples counts, since what else the machine does only ever slows one down.
"""

import argparse
import json
import os
import subprocess
import sys
from pathlib import Path

from medici.games import GAMES

HERE = Path(__file__).parent.parent
SECONDS = 0.02  # for each part of a sample
MEASURE = f"""
import sys, time
from medici.arena import bench  # a path that older versions have, too
from medici.games import GAMES
bench.perf_counter = time.thread_time
for line in sys.stdin:
    name, players = line.split()
    speed = bench.measure(GAMES[name], int(players), {SECONDS}, 1)
    print([speed.compiled, speed.objects], flush=True)
"""


class Checkout:
    """The process that measures one checkout."""

    def __init__(self, folder: Path) -> None:
        environment = {**os.environ, "PYTHONPATH": str(folder / "src")}
        self._process = subprocess.Popen(
            [sys.executable, "-c", MEASURE],
            env=environment,
            text=True,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
        )

    def sample(self, name: str, players: int) -> list[float]:
        """Decisions per second, compiled and as objects."""
        asked, answered = self._process.stdin, self._process.stdout
        assert asked is not None
        assert answered is not None
        print(name, players, file=asked, flush=True)
        line = answered.readline()
        if not line:
            raise SystemExit("expected a checkout that `medici bench` runs in; its error is above")
        speeds: list[float] = json.loads(line)
        return speeds


def best(samples: list[list[float]]) -> list[float]:
    """The best of each column."""
    return [max(column) for column in zip(*samples, strict=True)]


def main() -> None:
    """Measure in turns and print the ratios."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("older", type=Path, help="a folder with the older version checked out")
    parser.add_argument("--samples", type=int, default=12)
    parser.add_argument("--core", type=int, default=max(os.sched_getaffinity(0)))
    wishes = parser.parse_args()
    os.sched_setaffinity(0, {wishes.core})
    older, newer = Checkout(wishes.older.resolve()), Checkout(HERE)
    print("game, players: new/old speed, compiled and as objects")
    for name, book in GAMES.items():
        for players in book.seats:
            samples: dict[Checkout, list[list[float]]] = {older: [], newer: []}
            for _ in range(wishes.samples):
                for checkout, taken in samples.items():
                    taken.append(checkout.sample(name, players))
            old, new = best(samples[older]), best(samples[newer])
            print(f"{name}, {players}: {new[0] / old[0]:.3f}, {new[1] / old[1]:.3f}", flush=True)


if __name__ == "__main__":
    main()
