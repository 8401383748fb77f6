"""From results to standings: shares of wins, scores, margins and ratings with 95 % intervals.

And which bots have failed, how often and why.
"""

from collections import Counter, defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from openskill.models import PlackettLuce

from medici.research.arena.adjust import KINDS_OF_LUCK, Deal, adjusted
from medici.research.arena.estimate import Estimate, bounded, estimate, estimate_share
from medici.research.arena.play import Failure, GameResult
from medici.research.arena.schedule import Pairing, seatings_of
from medici.research.arena.student import SURE


@dataclass(frozen=True)
class Standing:
    """How one bot did, a seat of it."""

    bot: str
    seats: int  # seat-games played
    wins: Estimate
    score: Estimate
    margin: Estimate  # over the best other
    rating: Estimate
    adjusted: Estimate | None = None  # less luck: see ``by_score``; None if it is not known
    by_score: bool = False  # whether the score is adjusted, as alone, in place of the wins

    def as_dict(self) -> dict[str, float | list[float]]:
        """A JSON-ready form; alone there are scores, but nobody to win against."""
        figures: dict[str, float | list[float]] = {
            "score": round(self.score.mean, 2),
            "score_interval": [round(self.score.low, 2), round(self.score.high, 2)],
        }
        if not self.by_score:
            figures |= self.among_others()
        if (mean := self.adjusted) is not None:
            figures["adjusted"] = round(mean.mean, 4)
            figures["adjusted_interval"] = [round(mean.low, 4), round(mean.high, 4)]
        return figures

    def among_others(self) -> dict[str, float | list[float]]:
        """What only company can tell."""
        return {
            "wins": round(self.wins.mean, 4),
            "interval": [round(self.wins.low, 4), round(self.wins.high, 4)],
            "margin": round(self.margin.mean, 2),
            "margin_interval": [round(self.margin.low, 2), round(self.margin.high, 2)],
            "rating": round(self.rating.mean, 2),
            "rating_interval": [round(self.rating.low, 2), round(self.rating.high, 2)],
        }


@dataclass
class Sums:
    """What the seats of one bot came to in one deal."""

    seats: int = 0
    wins: float = 0.0
    score: int = 0
    margin: int = 0
    luck: list[float] = field(default_factory=lambda: [0.0] * KINDS_OF_LUCK)
    lucky: bool = False  # whether it is known of any

    def add(self, result: GameResult, seat: int) -> None:
        """Count a seat of a game; a joint victory counts as its part."""
        others = [score for other, score in enumerate(result.scores) if other != seat]
        mine = result.scores[seat]
        self.seats += 1
        if seat in result.winners:  # nobody is, if all have failed
            self.wins += 1 / len(result.winners)
        self.score += mine
        self.margin += mine - max(others, default=0)
        self.lucky = self.lucky or bool(result.luck)
        for kind, luck in enumerate(result.luck):
            self.luck[kind] += luck[seat]

    def as_one(self, by_score: bool) -> Deal:
        """The deal as luck is taken off it: off the score, or else off the wins."""
        return Deal(self.score if by_score else self.wins, self.seats, self.luck)


def standings(
    bots: Sequence[str], results: Mapping[Pairing, GameResult], seed: int
) -> list[Standing]:
    """The standing of every bot, best share of wins first."""
    sums = summed(bots, results, seed)
    ratings = rate(bots, results, seed)
    table = [
        stands(bot, deals, ratings[bot], alone=len(sums) == 1, by_score=len(bots) == 1)
        for bot, deals in sums.items()
    ]
    return sorted(table, key=lambda standing: -standing.wins.mean)


def summed(
    bots: Sequence[str], results: Mapping[Pairing, GameResult], seed: int
) -> dict[str, list[Sums]]:
    """What every bot came to, deal by deal."""
    sums: dict[str, dict[int, Sums]] = defaultdict(lambda: defaultdict(Sums))
    for pairing in sorted(results):
        seats = seatings_of(bots, pairing.deal, seed)[pairing.seating]
        for seat, bot in enumerate(seats):
            sums[bot][pairing.deal].add(results[pairing], seat)
    return {bot: list(deals.values()) for bot, deals in sums.items()}


def stands(
    bot: str, deals: Sequence[Sums], rating: Estimate, *, alone: bool, by_score: bool
) -> Standing:
    """Where a bot stands after some deals.

    Alone or only among itself its share of wins is what it is, and no estimate.
    """
    shares = [(deal.wins, deal.seats) for deal in deals]
    wins = bounded(estimate(shares)) if alone else estimate_share(shares)
    return Standing(
        bot,
        sum(deal.seats for deal in deals),
        wins,
        estimate([(deal.score, deal.seats) for deal in deals]),
        estimate([(deal.margin, deal.seats) for deal in deals]),
        rating,
        less_luck(deals, wins, by_score) if any(deal.lucky for deal in deals) else None,
        by_score,
    )


def less_luck(deals: Sequence[Sums], wins: Estimate, by_score: bool) -> Estimate:
    """What a bot came to, luck apart: its share of wins, or alone its score.

    Games without a word of luck, from older files, count as they ended. Deals that all ended alike
    prove little, however well their luck is known: the interval stays as wide as the plain one.
    """
    found = adjusted([deal.as_one(by_score) for deal in deals])
    if by_score or len({deal.wins / deal.seats for deal in deals}) > 1:
        return found
    below, above = wins.mean - wins.low, wins.high - wins.mean
    return Estimate(found.mean, found.mean - below, found.mean + above)


def rate(
    bots: Sequence[str], results: Mapping[Pairing, GameResult], seed: int
) -> dict[str, Estimate]:
    """Ratings by the Plackett-Luce model; several seats of a bot learn together."""
    model = PlackettLuce()
    ratings = {bot: model.rating(name=bot) for bot in bots}
    for pairing in sorted(results):
        result = results[pairing]
        seats = seatings_of(bots, pairing.deal, seed)[pairing.seating]
        if len(set(seats)) < 2:
            continue
        teams = [[model.rating(ratings[bot].mu, ratings[bot].sigma)] for bot in seats]
        rated = model.rate(teams, scores=[float(score) for score in result.scores])
        for bot in set(seats):
            own = [team[0] for team, name in zip(rated, seats, strict=True) if name == bot]
            ratings[bot].mu = sum(rating.mu for rating in own) / len(own)
            ratings[bot].sigma = sum(rating.sigma for rating in own) / len(own)
    return {
        bot: Estimate(rating.mu, rating.mu - SURE * rating.sigma, rating.mu + SURE * rating.sigma)
        for bot, rating in ratings.items()
    }


Failures = dict[str, list[Failure]]


def failures_of(bots: Sequence[str], results: Mapping[Pairing, GameResult], seed: int) -> Failures:
    """The failures of every bot that has any, in the order of the games."""
    failures: Failures = {}
    for pairing in sorted(results):
        seats = seatings_of(bots, pairing.deal, seed)[pairing.seating]
        for failure in results[pairing].failures:
            failures.setdefault(seats[failure.seat], []).append(failure)
    return failures


def reasons(failures: Sequence[Failure]) -> dict[str, int]:
    """How often each reason was met, the commonest first."""
    return dict(Counter(failure.reason for failure in failures).most_common())


def failure_text(bot: str, failures: Sequence[Failure]) -> str:
    """What a bot lost by, in a sentence.

    >>> twice = [Failure(0, "illegal move 17", "")] * 2
    >>> failure_text("my.module:Bot", [*twice, Failure(1, "raised ValueError", "")])
    'my.module:Bot lost 3 games: illegal move 17 (2), raised ValueError (1)'
    """
    counted = ", ".join(f"{reason} ({count})" for reason, count in reasons(failures).items())
    games = "1 game" if len(failures) == 1 else f"{len(failures)} games"
    return f"{bot} lost {games}: {counted}"
