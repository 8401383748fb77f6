"""Would the eye see better through the network that plays? Estimates of held-out positions.

Beside the eye that ships: the chances that the network itself says, and an eye that learns in a few
minutes from the network's last layers (`src/medici/analysis/training/trunk.py`). All of them are
compared with 100 rollouts by merchants: at tables as the eye is judged by elsewhere, and at tables
where a part of the seats plays by the network (`--networks`), whom the eye that ships never met.

    python benchmarks/trunk.py --only dice
    python benchmarks/trunk.py --only card --positions 2500 --layers 1
"""

import argparse
from collections.abc import Iterator, Mapping, Sequence
from time import monotonic
from typing import NamedTuple

import numpy as np

from medici.analysis.eye import evaluator_of
from medici.analysis.training.calibration.baselines import (
    estimate_by_rollouts,
    held_out_positions,
)
from medici.analysis.training.calibration.evidence import games_of
from medici.analysis.training.calibration.figures import (
    Better,
    Numbers,
    Tenth,
    better,
    brier_parts,
    by_rank,
    by_size,
)
from medici.analysis.training.trunk import TrunkTraining, look_at
from medici.games import GAMES
from medici.kernel.arrays import Payoffs, Row

JUDGED = 0  # the held-out lesson that the eye is judged by, too
EYE, NETWORK, TRUNK, ROLLOUTS = "eye", "network's chances", "eye on its layers", "rollouts"


class Trial(NamedTuple):
    """What all estimates are put to."""

    positions: int  # of each number of players
    futures: int
    networks: float
    seed: int


class Answers(NamedTuple):
    """Estimates of positions, beside what came true: by position and seat."""

    estimates: Mapping[str, Payoffs]
    true: Payoffs
    games: Numbers


def answers_of(training: TrunkTraining, players: int, trial: Trial) -> Answers:
    """All estimates of the positions that the network has learned games of."""
    game, seed = training.game, trial.seed
    samples = held_out_positions(
        game, players, trial.positions, JUDGED, seed, networks=trial.networks
    )
    looks = look_at(game, players, samples.positions, training.layers)
    known = looks.known
    positions = samples.positions[known]
    estimates = {
        EYE: evaluator_of(game, players).many(positions),
        NETWORK: looks.chances[known],
        TRUNK: training.chances(looks)[known],
        ROLLOUTS: estimate_by_rollouts(game, players, positions, trial.futures, seed).share,
    }
    return Answers(estimates, samples.share[known], games_of(samples)[known])


class Joined(NamedTuple):
    """The answers for several numbers of players as one, to one estimate."""

    brier: Row  # of each position
    games: Numbers
    foretold: Row  # of each seat of each position
    true: Row
    games_of_seats: Numbers


def joined(answers: Sequence[Answers], name: str) -> Joined:
    """The answers by an estimate; games of one number of players are not those of another."""
    parts, first = [], 0
    for one in answers:
        foretold, games = one.estimates[name], one.games + first
        seats = np.repeat(games, foretold.shape[1])
        scores = brier_parts(foretold, one.true)
        parts.append(Joined(scores, games, foretold.ravel(), one.true.ravel(), seats))
        first = int(games.max()) + 1
    return Joined(*(np.concatenate(column) for column in zip(*parts, strict=True)))


def rows_of(game: str, who: str, networks: float, answers: Sequence[Answers]) -> Iterator[str]:
    """A line of a table for each estimate."""
    all_joined = {name: joined(answers, name) for name in (EYE, NETWORK, TRUNK, ROLLOUTS)}
    rollouts, eye = all_joined[ROLLOUTS].brier, all_joined[EYE].brier
    for name, found in all_joined.items():
        flat = found.foretold, found.true, found.games_of_seats
        yield (
            f"| {game} | {who} | {100 * networks:.0f} % | {len(found.brier):,} "
            f"| {name} | {found.brier.mean():.4f} "
            f"| {better_by(better(found.brier, rollouts, found.games))} "
            f"| {better_by(better(found.brier, eye, found.games))} "
            f"| {widest(by_size(*flat))} | {widest(by_rank(*flat))} |"
        )


def judged(training: TrunkTraining, trial: Trial) -> Iterator[str]:
    """The lines of a game: for each number of players, and for all together."""
    game, counts = training.game, training.counts
    answers = [answers_of(training, players, trial) for players in counts]
    for players, one in zip(counts, answers, strict=True):
        yield from rows_of(game, str(players), trial.networks, [one])
    if len(counts) > 1:
        yield from rows_of(game, "all", trial.networks, answers)


def better_by(found: Better) -> str:
    """A gain with half of its 95 % interval.

    >>> better_by(Better(-0.031, 0.005))
    '-3.1 % ± 1.0'
    """
    return f"{100 * found.part:+.1f} % ± {196 * found.error:.1f}"


def widest(tenths: Sequence[Tenth]) -> str:
    """The widest gap between what was foretold and what came true, with its standard error."""
    tenth = max(tenths, key=lambda one: abs(one.gap))
    return f"{100 * tenth.gap:+.1f} ({100 * tenth.error:.1f})"


def head() -> Iterator[str]:
    """The head of the table."""
    yield (
        "| game | players | networks | positions | estimate | Brier | better than rollouts "
        "| better than the eye | widest gap by size (its error) | by rank |"
    )
    yield "| --- " * 10 + "|"


def main() -> None:
    """Learn, estimate and print, game after game."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--only", nargs="*", default=list(GAMES), help="only these games")
    parser.add_argument("--players", type=int, nargs="*", default=list(range(2, 7)))
    parser.add_argument("--positions", type=int, default=10_000, help="of each number of players")
    parser.add_argument("--futures", type=int, default=100, help="of each position, by merchants")
    parser.add_argument(
        "--networks",
        type=float,
        nargs="*",
        default=[0.0, 0.25],
        help="the parts of seats they have",
    )
    parser.add_argument("--layers", type=int, choices=(1, 2), default=2, help="that it learns from")
    parser.add_argument("--lessons", type=int, default=20, help="for each number of players")
    parser.add_argument("--games", type=int, default=10_000, help="of a lesson")
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    for game in asked.only:
        counts = [
            players for players in GAMES[game].seats if players in asked.players and players > 1
        ]
        training, began = TrunkTraining(game, counts, asked.layers, asked.seed), monotonic()
        for lesson in training.run(asked.lessons, asked.games):
            minutes = (monotonic() - began) / 60
            print(f"{game}: lesson {lesson + 1} of {asked.lessons}, {minutes:.1f} min", flush=True)
        print("\n".join(head()))
        for networks in asked.networks:
            trial = Trial(asked.positions, asked.futures, networks, asked.seed)
            print("\n".join(judged(training, trial)), flush=True)


if __name__ == "__main__":
    main()
