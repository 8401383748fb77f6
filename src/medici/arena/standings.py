"""From results to standings: shares of wins, scores, margins and ratings with 95 % intervals.

The games of one deal are not independent of each other, so intervals come from the spread
between deals.
"""

from collections import defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import sqrt
from typing import Any

from openskill.models import PlackettLuce

from medici.arena.play import Played
from medici.arena.schedule import Pairing, seatings_of

SURE = 1.96  # standard errors on either side of a 95 % interval


@dataclass(frozen=True)
class Estimate:
    """A mean and its 95 % interval."""

    mean: float
    low: float
    high: float


@dataclass(frozen=True)
class Standing:
    """How one bot did, a seat of it."""

    bot: str
    seats: int  # seat-games played
    wins: Estimate
    score: Estimate
    margin: Estimate  # over the best other
    rating: Estimate

    def as_dict(self) -> dict[str, Any]:
        """A JSON-ready form."""
        return {
            "wins": round(self.wins.mean, 4),
            "interval": [round(self.wins.low, 4), round(self.wins.high, 4)],
            "score": round(self.score.mean, 2),
            "score_interval": [round(self.score.low, 2), round(self.score.high, 2)],
            "margin": round(self.margin.mean, 2),
            "margin_interval": [round(self.margin.low, 2), round(self.margin.high, 2)],
            "rating": round(self.rating.mean, 2),
            "rating_interval": [round(self.rating.low, 2), round(self.rating.high, 2)],
        }


def estimate(by_deal: Sequence[tuple[float, int]]) -> Estimate:
    """The mean over all seat-games, with the interval that the spread between deals gives.

    Each deal brings a sum and a count.

    >>> estimate([(1.0, 2), (1.0, 2)])
    Estimate(mean=0.5, low=0.5, high=0.5)
    """
    count = sum(number for _, number in by_deal)
    mean = sum(total for total, _ in by_deal) / count
    deals = len(by_deal)
    if deals < 2:
        return Estimate(mean, float("-inf"), float("inf"))
    squares = sum((total - mean * number) ** 2 for total, number in by_deal)
    error = sqrt(squares * deals / (deals - 1)) / count
    return Estimate(mean, mean - SURE * error, mean + SURE * error)


def bounded(found: Estimate) -> Estimate:
    """A share cannot leave 0 to 1."""
    return Estimate(found.mean, max(found.low, 0.0), min(found.high, 1.0))


def standings(bots: Sequence[str], results: Mapping[Pairing, Played], seed: int) -> list[Standing]:
    """The standing of every bot, best share of wins first."""
    sums: dict[str, dict[int, list[float]]] = defaultdict(lambda: defaultdict(lambda: [0.0] * 4))
    for pairing in sorted(results):
        played = results[pairing]
        seats = seatings_of(bots, pairing.deal, seed)[pairing.seating]
        for seat, bot in enumerate(seats):
            others = [score for other, score in enumerate(played.scores) if other != seat]
            mine = played.scores[seat]
            parts = sums[bot][pairing.deal]
            parts[0] += 1
            parts[1] += (seat in played.winners) / len(played.winners)
            parts[2] += mine
            parts[3] += mine - max(others, default=0)
    ratings = rate(bots, results, seed)
    found = []
    for bot, deals in sums.items():
        rows = list(deals.values())
        wins, score, margin = (
            estimate([(row[part], int(row[0])) for row in rows]) for part in (1, 2, 3)
        )
        seats_played = int(sum(row[0] for row in rows))
        found.append(Standing(bot, seats_played, bounded(wins), score, margin, ratings[bot]))
    return sorted(found, key=lambda standing: -standing.wins.mean)


def rate(bots: Sequence[str], results: Mapping[Pairing, Played], seed: int) -> dict[str, Estimate]:
    """Ratings by the Plackett-Luce model; several seats of a bot learn together."""
    model = PlackettLuce()
    ratings = {bot: model.rating(name=bot) for bot in bots}
    for pairing in sorted(results):
        played = results[pairing]
        seats = seatings_of(bots, pairing.deal, seed)[pairing.seating]
        if len(set(seats)) < 2:
            continue
        teams = [[model.rating(ratings[bot].mu, ratings[bot].sigma)] for bot in seats]
        rated = model.rate(teams, scores=[float(score) for score in played.scores])
        for bot in set(seats):
            own = [team[0] for team, name in zip(rated, seats, strict=True) if name == bot]
            ratings[bot].mu = sum(rating.mu for rating in own) / len(own)
            ratings[bot].sigma = sum(rating.sigma for rating in own) / len(own)
    return {
        bot: Estimate(rating.mu, rating.mu - SURE * rating.sigma, rating.mu + SURE * rating.sigma)
        for bot, rating in ratings.items()
    }
