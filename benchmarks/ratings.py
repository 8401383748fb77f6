"""Whether ratings tell how strong people are: many players of known strength at many tables.

Strengths are drawn from a normal distribution, tables of 2 to 6 are put together by rating, and who
comes in which place is drawn by the strengths (Plackett and Luce). Everybody plays 40 games or
more. Printed are the rank correlation of ratings and strengths, and how far predicted chances to
win are from the true ones, by bins of a tenth: in everybody's first ten games, and afterwards; and
what was learned of how many points make somebody come first ten times as often.

    python benchmarks/ratings.py                       # 5,000 players, about a minute
    python benchmarks/ratings.py --spread 150 --people 1000
"""

import argparse
from collections.abc import Sequence
from dataclasses import dataclass
from math import log
from random import Random
from time import perf_counter

from medici.online.community.ratings import (
    SCALE,
    START,
    Scale,
    Skill,
    learn_scale,
    rate,
    win_chances,
)

SIZES = (2, 3, 4, 5, 6)
NEARBY = 150.0  # points by which ratings may seem different when tables are put together
BINS = 10
ENOUGH = 200  # predictions that a bin must have to be told


@dataclass(frozen=True)
class Prediction:
    """How likely somebody was thought to win, and was, and how many games the newest had had."""

    predicted: float
    true: float
    games: int


@dataclass(frozen=True)
class Simulation:
    """What came of it."""

    strengths: list[float]
    skills: list[Skill]
    predictions: list[Prediction]
    scale: Scale

    def correlation(self) -> float:
        """The rank correlation of ratings and strengths (Spearman's)."""
        rated, true = ranks([skill.mu for skill in self.skills]), ranks(self.strengths)
        count = len(true)
        apart = sum((a - b) ** 2 for a, b in zip(rated, true, strict=True))
        return 1 - 6 * apart / (count * (count**2 - 1))

    def bins(self, least: int, most: int) -> list[tuple[float, float, int]]:
        """Predicted and true chances by tenths, where the newest had had so many games."""
        found: list[list[Prediction]] = [[] for _ in range(BINS)]
        for each in self.predictions:
            if least <= each.games < most:
                found[min(BINS - 1, int(each.predicted * BINS))].append(each)
        return [
            (
                sum(each.predicted for each in some) / len(some),
                sum(each.true for each in some) / len(some),
                len(some),
            )
            for some in found
            if len(some) >= ENOUGH
        ]

    def error(self, least: int, most: int) -> float:
        """The largest distance of predicted and true chances in any bin."""
        return max(abs(predicted - true) for predicted, true, _ in self.bins(least, most))


def ranks(values: Sequence[float]) -> list[int]:
    """The rank of each value."""
    order = sorted(range(len(values)), key=values.__getitem__)
    found = [0] * len(values)
    for rank, number in enumerate(order):
        found[number] = rank
    return found


def draw_places(strengths: Sequence[float], chance: Random) -> list[int]:
    """Places as Plackett and Luce draw them: by strength, and noise that Gumbel described."""
    noisy = [strength / SCALE - log(-log(chance.random())) for strength in strengths]
    return [1 + sum(other > own for other in noisy) for own in noisy]


def simulate(people: int, games: int, spread: float, seed: int = 1) -> Simulation:
    """Have people play until everybody has had so many games."""
    chance = Random(seed)
    strengths = [chance.gauss(START, spread) for _ in range(people)]
    skills = [Skill()] * people
    predictions: list[Prediction] = []
    scale = Scale()
    while min(skill.games for skill in skills) < games:
        near = [skill.mu + chance.gauss(0, NEARBY) for skill in skills]
        waiting = sorted(range(people), key=near.__getitem__)
        while len(waiting) > 1:
            size = chance.choice(SIZES)
            table, waiting = waiting[:size], waiting[size:]
            before = [skills[each] for each in table]
            true = [strengths[each] for each in table]
            known = [Skill(strength) for strength in true]
            newest = min(skill.games for skill in before)
            if len(table) > 1:
                predicted = win_chances(before, scale.points)
                both = zip(predicted, win_chances(known), strict=True)
                predictions += [Prediction(*chances, newest) for chances in both]
                places = draw_places(true, chance)
                after = rate(before, places, scale.points)
                scale = learn_scale(scale, before, places)
                for each, skill in zip(table, after, strict=True):
                    skills[each] = skill
    return Simulation(strengths, skills, predictions, scale)


def main() -> None:
    """Simulate, and tell the figures."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--people", type=int, default=5000)
    parser.add_argument("--games", type=int, default=40, help="of everybody, at least")
    parser.add_argument("--spread", type=float, default=200.0, help="of strengths, in points")
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    began = perf_counter()
    done = simulate(asked.people, asked.games, asked.spread, asked.seed)
    settled = sum(skill.settled for skill in done.skills) / asked.people
    print(f"{asked.people} people, {perf_counter() - began:.0f} s; settled: {settled:.1%}")
    print(f"rank correlation of ratings and strengths: {done.correlation():.3f}")
    print(f"ten times as often: {done.scale.tenfold} points")
    for name, span in (("first ten games", (0, 10)), ("from the eleventh on", (10, 10**9))):
        print(f"{name}: largest error of a chance {100 * done.error(*span):.1f} points")
        for predicted, true, count in done.bins(*span):
            print(f"  predicted {predicted:.3f}, true {true:.3f} ({count} predictions)")


if __name__ == "__main__":
    main()
