"""The GPU measured, and compared with the CPU game by game."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import numpy as np

from medici.bots.compiled.gpu_games import lay_series, policy_games, policy_grid, series_result
from medici.bots.compiled.series import SeriesResult
from medici.bots.opponents.league import held_out, read_rows, tuned_against
from medici.bots.policies.heuristics import policies_of
from medici.bots.policies.policy import NETWORK_POLICY, RANDOM_POLICY
from medici.games import GAMES
from medici.kernel import all_seeded
from medici.kernel.arrays import Seats, Seeds, Tables
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
    seeds = all_seeded(seed, games)
    for name in names:
        for players in GAMES[name].seats:
            launch = laid(name, players, "random", seeds, keep=False)
            random = speed(launch, seconds)
            per_game = float(launch.results()[0].mean())
            merchant = speed(laid(name, players, "merchant", seeds, keep=False), seconds)
            yield GpuSpeed(name, players, random * per_game, per_game, merchant)


def laid(game: str, players: int, policy: str, seeds: Seeds, keep: bool) -> Launch:
    """Games of a policy that lie on the device."""
    games = policy_games(game, players, policy, len(seeds))
    return policy_grid(game, policy).lay(seeds, games, keep)


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


def differences(one: tuple[Any, Tables], other: tuple[Any, Tables]) -> int:
    """How many games do not have the same number of decisions, and the same in every field."""
    return int(np.count_nonzero((one[0] != other[0]) | (one[1] != other[1])))


def mixed_tables_of(
    game: str, players: int, games: int, network: bool = False
) -> tuple[Tables, Seats]:
    """The policies of the whole league and a random one, and mixed tables of them.

    With a network, that has the first seat.
    """
    members = [*tuned_against(game, players, read_rows()), *held_out(game)]
    rows = [(member.kind, member.row) for member in members]
    last = (NETWORK_POLICY if network else RANDOM_POLICY, members[0].row)
    policies = policies_of(game, [*rows, last])
    tables = -(-games // IN_A_ROW)
    seats = np.random.default_rng(players).integers(len(policies), size=(tables, players))
    if network:
        seats[:, 0] = len(rows)
    return policies, np.repeat(seats.astype(np.int16), IN_A_ROW, axis=0)[:games]


def league_on_gpu(
    game: str, players: int, seeds: Seeds, seconds: float, network: bool = False
) -> tuple[SeriesResult, float]:
    """What came of games of the league on the GPU, and how many it plays in a second."""
    launch = lay_series(game, players, *mixed_tables_of(game, players, len(seeds), network), seeds)
    fast = speed(launch, seconds)
    return series_result(launch), fast


def unlike(one: SeriesResult, other: SeriesResult) -> int:
    """How many games did not come to exactly the same for every seat."""
    differ = (one.share != other.share) | (one.lead != other.lead)
    return int(np.count_nonzero(differ.any(axis=1)))
