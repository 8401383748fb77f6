"""How fast an NVIDIA GPU plays, and whether it plays the same games as the CPU.

Without options it measures every game and number of players, as ``medici bench --gpu`` does.
With ``--parity`` every game is also played on the CPU in compiled code, by the bench policy and
by merchants, and every field of every last state is compared.

    python benchmarks/gpu.py --parity --games 100000
"""

import argparse
from concurrent.futures import Future, ProcessPoolExecutor
from multiprocessing import get_context
from time import perf_counter
from typing import Any

from medici.arena.gpu import bench_gpu, differences, played_on_cpu, played_on_gpu
from medici.bots.arrays import Seeds
from medici.bots.side_by_side import POLICIES, seeds_of
from medici.games import GAMES

KINDS = [
    (name, players, policy)
    for policy in POLICIES
    for name, book in GAMES.items()
    for players in book.seats
]


def main() -> int:
    """Measure, and compare if asked to; the status says whether all games were the same."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--games", type=int, default=100_000, help="to be compared, of each kind")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--parity", action="store_true", help="compare with the CPU as well")
    options = parser.parse_args()
    print("game, players: decisions/s at random, decisions a game, merchant games/s")
    for speed in bench_gpu(list(GAMES), seed=options.seed):
        print(
            f"{speed.game}, {speed.players}: {speed.decisions / 1e9:.2f} G, "
            f"{speed.decisions_per_game:.1f}, {speed.merchant_games / 1e6:.2f} M",
            flush=True,
        )
    return compare(seeds_of(options.seed, options.games)) if options.parity else 0


def compare(seeds: Seeds) -> int:
    """Play the same games on both, and print how many differ; 1 if any does."""
    wrong = 0
    with ProcessPoolExecutor(mp_context=get_context("spawn")) as pool:
        for name, policy in {(name, policy): 0 for name, _, policy in KINDS}:
            pool.submit(played_on_cpu, name, GAMES[name].seats[0], policy, seeds[:1])  # compiles
        theirs: dict[Any, Future[Any]] = {
            kind: pool.submit(played_on_cpu, *kind, seeds) for kind in KINDS
        }
        print("game, players, policy: games compared, decisions, games that differ")
        for kind in KINDS:
            ours = played_on_gpu(*kind, seeds)
            unlike = differences(ours, theirs.pop(kind).result())
            name, players, policy = kind
            decisions = int(ours[0].sum())
            print(
                f"{name}, {players}, {policy}: {len(seeds):,}, {decisions:,}, {unlike}", flush=True
            )
            wrong += unlike
    print("all games are the same" if wrong == 0 else f"{wrong:,} games differ")
    return 1 if wrong else 0


if __name__ == "__main__":
    began = perf_counter()
    status = main()
    print(f"{perf_counter() - began:.0f} s")
    raise SystemExit(status)
