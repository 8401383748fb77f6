"""The GPU measured, and compared with the CPU game by game."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import numpy as np

from medici.bots import gpu_series
from medici.bots.arrays import Seats, Seeds, Tables
from medici.bots.company import AT_RANDOM
from medici.bots.league import held_out, read_rows, tuned_against
from medici.bots.series import Outcome, minds_of
from medici.bots.side_by_side import POLICIES, grid_of, on_cpu, policy_of, seeds_of
from medici.games import GAMES
from medici.kernel.cuda import Launch, cuda_here
from medici.research.arena.bench import rate

SIDE_BY_SIDE = 1 << 18  # games
IN_A_ROW = 24  # games of the same table, as tuning plays them


@dataclass(frozen=True)
class GpuSpeed:
    """What was measured for one game and number of players."""

    game: str
    players: int
    decisions: float  # per second, with the bench policy
    decisions_per_game: float
    merchant_games: float  # per second

    def as_dict(self) -> dict[str, float]:
        """A JSON-ready form, in figures that mean something."""
        return {
            "decisions": round(self.decisions),
            "decisions_per_game": round(self.decisions_per_game, 2),
            "merchant_games": round(self.merchant_games),
        }


def bench_gpu(
    names: list[str], games: int = SIDE_BY_SIDE, seconds: float = 0.1, seed: int = 1
) -> Iterator[GpuSpeed]:
    """Measure every player count of the named games, so many games side by side."""
    cuda_here()
    seeds = seeds_of(seed, games)
    for name in names:
        for players in GAMES[name].seats:
            launch = laid(name, players, "random", seeds, keep=False)
            random = speed(launch, seconds)
            per_game = float(launch.results()[0].mean())
            merchant = speed(laid(name, players, "merchant", seeds, keep=False), seconds)
            yield GpuSpeed(name, players, random * per_game, per_game, merchant)


def laid(game: str, players: int, policy: str, seeds: Seeds, keep: bool) -> Launch:
    """Games of a policy that lie on the device."""
    what = policy_of(game, players, policy, len(seeds))
    return grid_of(game, policy).lay(seeds, what, keep)


def speed(launch: Launch, seconds: float) -> float:
    """Games per second; the device is given one launch after the other, and never waits."""

    def play(times: int) -> int:
        for _ in range(times):
            launch.play()
        launch.wait()
        return times * len(launch.seeds)

    return rate(play, seconds)[0]


def played_on_gpu(game: str, players: int, policy: str, seeds: Seeds) -> tuple[Any, Tables]:
    """How many decisions each game had on the GPU, and its last state."""
    launch = laid(game, players, policy, seeds, keep=True)
    launch.play()
    launch.wait()
    return launch.results()


def played_on_cpu(game: str, players: int, policy: str, seeds: Seeds) -> tuple[Any, Tables]:
    """The same on the CPU, in compiled code."""
    book = GAMES[game]
    return on_cpu(POLICIES[policy](book), book, seeds, policy_of(game, players, policy, 0))


def differences(one: tuple[Any, Tables], other: tuple[Any, Tables]) -> int:
    """How many games do not have the same number of decisions, and the same in every field."""
    return int(np.count_nonzero((one[0] != other[0]) | (one[1] != other[1])))


def company_of(game: str, players: int, games: int) -> tuple[Tables, Seats]:
    """The minds of the whole league and of one who plays at random, and mixed tables of them."""
    members = [*tuned_against(game, players, read_rows()), *held_out(game)]
    rows = [(member.kind, member.row) for member in members]
    minds = minds_of(game, [*rows, (AT_RANDOM, members[0].row)])
    tables = -(-games // IN_A_ROW)
    seats = np.random.default_rng(players).integers(len(minds), size=(tables, players))
    return minds, np.repeat(seats.astype(np.int16), IN_A_ROW, axis=0)[:games]


def league_on_gpu(game: str, players: int, seeds: Seeds, seconds: float) -> tuple[Outcome, float]:
    """What came of games of the league on the GPU, and how many it plays in a second."""
    launch = gpu_series.laid(game, players, *company_of(game, players, len(seeds)), seeds)
    fast = speed(launch, seconds)
    return gpu_series.outcome_of(launch), fast


def unlike(one: Outcome, other: Outcome) -> int:
    """How many games did not come to exactly the same for every seat."""
    differ = (one.share != other.share) | (one.lead != other.lead)
    return int(np.count_nonzero(differ.any(axis=1)))
