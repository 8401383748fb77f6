"""How fast an NVIDIA GPU plays, and whether it plays the same games as the CPU.

Without options it measures every game and number of players, as ``medici bench --gpu`` does.
With ``--parity`` every game is also played on the CPU in compiled code, by the bench policy and
by merchants, and every field of every last state is compared; then mixed tables of the league,
as ``medici tune --gpu`` plays them, and what every seat came to; then the same with the network of
the game at every table.

    python benchmarks/gpu.py --parity --games 100000
"""

import argparse
from collections.abc import Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from contextlib import contextmanager
from multiprocessing import get_context
from time import perf_counter
from typing import Any

from medici.bots.compiled.gpu_games import POLICIES, play_policy_games
from medici.bots.compiled.series import SeriesResult, play_games
from medici.games import GAMES
from medici.kernel import all_seeded
from medici.kernel.arrays import Seeds
from medici.research.arena.gpu import (
    bench_gpu,
    differences,
    league_on_gpu,
    mixed_tables_of,
    played_on_gpu,
    unlike,
)

TABLES = [(name, players) for name, book in GAMES.items() for players in book.seats]
KINDS = [(name, players, policy) for policy in POLICIES for name, players in TABLES]
PARTS = ("figures", "policies", "league", "networks")


def main() -> int:
    """Measure, and compare if asked to; the status says whether all games were the same."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--games", type=int, default=100_000, help="to be compared, of each kind")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--parity", action="store_true", help="compare with the CPU as well")
    parser.add_argument("--only", nargs="+", choices=PARTS, help="only these parts of it")
    options = parser.parse_args()
    parts = options.only or (PARTS if options.parity else PARTS[:1])
    if "figures" in parts:
        show_figures(options.seed)
    wrong = 0
    seeds = all_seeded(options.seed, options.games)
    if "policies" in parts:
        wrong += compare(seeds)
    if "league" in parts:
        wrong += compare_league(seeds, network=False)
    if "networks" in parts:
        wrong += compare_league(seeds, network=True)
    if options.parity:
        print("all games are the same" if wrong == 0 else f"{wrong:,} games differ")
    return 1 if wrong else 0


def show_figures(seed: int) -> None:
    """Measure every game and number of players."""
    print("game, players: decisions/s at random, decisions a game, merchant games/s")
    for speed in bench_gpu(list(GAMES), seed=seed):
        print(
            f"{speed.game}, {speed.players}: {speed.decisions / 1e9:.2f} G, "
            f"{speed.decisions_per_game:.1f}, {speed.merchant_games / 1e6:.2f} M",
            flush=True,
        )


@contextmanager
def processes() -> Iterator[ProcessPoolExecutor]:
    """All cores of this machine, which play while the GPU does."""
    with ProcessPoolExecutor(mp_context=get_context("spawn")) as pool:
        try:
            yield pool
        except BaseException:
            pool.shutdown(cancel_futures=True)
            raise


def compare(seeds: Seeds) -> int:
    """Play the same games on both, and print how many differ; return it."""
    wrong = 0
    with processes() as pool:
        for name, policy in {(name, policy): 0 for name, _, policy in KINDS}:
            pool.submit(
                play_policy_games, name, GAMES[name].seats[0], policy, seeds[:1]
            )  # compiles
        theirs: dict[Any, Future[Any]] = {
            kind: pool.submit(play_policy_games, *kind, seeds) for kind in KINDS
        }
        print("game, players, policy: games compared, decisions, games that differ")
        for kind in KINDS:
            ours = played_on_gpu(*kind, seeds)
            differ = differences(ours, theirs.pop(kind).result())
            name, players, policy = kind
            decisions = int(ours[0].sum())
            print(
                f"{name}, {players}, {policy}: {len(seeds):,}, {decisions:,}, {differ}", flush=True
            )
            wrong += differ
    return wrong


def league_on_cpu(
    game: str, players: int, seeds: Seeds, network: bool
) -> tuple[SeriesResult, float]:
    """What came of games of the league on one core, and how many it plays in a second."""
    policies, seats = mixed_tables_of(game, players, len(seeds), network)
    play_games(game, players, policies, seats[:1], seeds[:1])  # compiles
    began = perf_counter()
    outcome = play_games(game, players, policies, seats, seeds)
    return outcome, len(seeds) / (perf_counter() - began)


def compare_league(seeds: Seeds, network: bool) -> int:
    """Play the same tables of the league on both, and print how many games differ; return it.

    With a network in a seat of each table, if that is wanted.
    """
    wrong = 0
    with processes() as pool:
        theirs = {table: pool.submit(league_on_cpu, *table, seeds, network) for table in TABLES}
        if network:
            print("with the network of the game in the first seat:")
        print("game, players: games of the league/s, on a core, games compared, games that differ")
        for (name, players), job in theirs.items():
            ours, fast = league_on_gpu(name, players, seeds, 0.1, network)
            outcome, slow = job.result()
            differ = unlike(ours, outcome)
            print(
                f"{name}, {players}: {fast / 1e6:.3f} M, {slow / 1e3:.1f} k, "
                f"{len(seeds):,}, {differ}",
                flush=True,
            )
            wrong += differ
    return wrong


if __name__ == "__main__":
    began = perf_counter()
    status = main()
    print(f"{perf_counter() - began:.0f} s")
    raise SystemExit(status)
