"""Ratings: a fold of finished rated tables, by Plackett and Luce as OpenSkill reckons it.

What a person is thought to be able to is a normal distribution, in points: its mean (``mu``) is the
number that is shown, its standard deviation (``sigma``) how sure that is. How many points make
somebody come before another ten times as often is 400 at first, and learned for each game from its
results: so much of a game is chance, and so far do those who play it lie apart. It is the same at
tables of every size. After each game all figures are rounded, so that every machine goes on from
the same ones.
"""

from collections.abc import Sequence
from itertools import permutations, product
from math import exp, log, sqrt
from operator import mul
from statistics import fmean
from typing import Any, NamedTuple

from openskill.models import PlackettLuce

START, SIGMA = 1500.0, 180.0  # before the first game; fitted by benchmarks/ratings.py
SCALE = 400 / log(10)  # points that make the odds e times as good, before anything is learned
KNOWN = 100.0  # as if so much had been learned of that before the first game
TAU = 3.0  # how much a person may have changed from one game to the next
SETTLED = 75.0  # a rating whose deviation is smaller is settled
LEAST_BETA = 1.0  # squared
DIGITS = 6


class Skill(NamedTuple):
    """What is thought of a person, after so many games."""

    mu: float = START
    sigma: float = SIGMA
    games: int = 0

    @property
    def points(self) -> int:
        """The number that is shown."""
        return round(self.mu)

    @property
    def settled(self) -> bool:
        """Whether it is known well enough to be compared."""
        return self.sigma < SETTLED


class Scale(NamedTuple):
    """How many points make the odds e times as good in a game, and how much is known of that."""

    points: float = SCALE
    information: float = KNOWN  # about the logarithm of the points, as Fisher defined it

    @property
    def tenfold(self) -> int:
        """How many points make somebody come before another ten times as often."""
        return round(self.points * log(10))


def whole_information(*_: Any, **__: Any) -> float:
    """How much of what a game tells about a person is believed: all of it.

    By default OpenSkill believes less, and would need three times as many games.
    """
    return 1.0


def rate(skills: Sequence[Skill], places: Sequence[int], scale: float = SCALE) -> list[Skill]:
    """What is thought of people after a game in which they came in these places.

    >>> winner, loser = rate([Skill(), Skill()], [1, 2])
    >>> round(winner.mu), round(loser.mu), round(winner.sigma), winner.games
    (1564, 1436, 168, 1)
    """
    # OpenSkill adds up what is not known of all at the table to what is chance in the game, by
    # which large tables would have a scale of their own. So less is called chance there.
    unknown = sum(skill.sigma**2 for skill in skills)
    beta = sqrt(max(LEAST_BETA, (scale**2 - unknown) / len(skills)))
    model = PlackettLuce(START, SIGMA, beta, tau=TAU, gamma=whole_information)
    teams = [[model.rating(mu=skill.mu, sigma=skill.sigma)] for skill in skills]
    rated = [model.rate(teams, ranks=ranks) for ranks in orders(places)]
    return [
        Skill(
            round(fmean(each[seat][0].mu for each in rated), DIGITS),
            round(fmean(each[seat][0].sigma for each in rated), DIGITS),
            old.games + 1,
        )
        for seat, old in enumerate(skills)
    ]


def orders(places: Sequence[int]) -> list[list[float]]:
    """All orders without equals that these places may stand for.

    Of a shared place OpenSkill believes only a part, so that the third behind two winners could
    gain more than they do. The mean over all orders believes as much as of any other place.

    >>> orders([2, 1, 2])
    [[2.0, 1.0, 3.0], [3.0, 1.0, 2.0]]
    """
    groups = [
        [seat for seat, own in enumerate(places) if own == place] for place in sorted(set(places))
    ]
    found = []
    for way in product(*map(permutations, groups)):
        order = [seat for group in way for seat in group]
        found.append([float(1 + order.index(seat)) for seat in range(len(places))])
    return found


def learn_scale(scale: Scale, skills: Sequence[Skill], places: Sequence[int]) -> Scale:
    """The scale after a game of people of whom so much was thought before.

    One step towards the scale that makes such results likeliest: where the better win more often
    than was thought, fewer points make them so much better.

    >>> before = [Skill(1700), Skill(1500)]
    >>> [round(learn_scale(Scale(), before, places).tenfold) for places in ([1, 2], [2, 1])]
    [399, 404]
    """
    slope = known = 0.0
    for own, place in zip(skills, places, strict=True):
        rest = [skill for skill, its in zip(skills, places, strict=True) if its >= place]
        apart = [(skill.mu - own.mu) / scale.points for skill in rest]
        chances = win_chances(rest, scale.points)
        mean = sum(map(mul, chances, apart))
        slope -= mean
        known += sum(chance * far**2 for chance, far in zip(chances, apart, strict=True)) - mean**2
    information = scale.information + known
    points = scale.points * exp(-slope / information)
    return Scale(round(points, DIGITS), round(information, DIGITS))


def win_chances(skills: Sequence[Skill], scale: float = SCALE) -> list[float]:
    """How likely each of them is to win.

    >>> [round(chance, 2) for chance in win_chances([Skill(1900), Skill(1500)])]
    [0.91, 0.09]
    """
    best = max(skill.mu for skill in skills)
    odds = [exp((skill.mu - best) / scale) for skill in skills]
    return [each / sum(odds) for each in odds]
