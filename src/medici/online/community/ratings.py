"""Ratings: a fold of finished rated tables, by Plackett and Luce as OpenSkill reckons it.

What a person is thought to be able to is a normal distribution, in points: its mean (``mu``) is the
number that is shown, its standard deviation (``sigma``) how sure that is. Whoever has 400 points
more than another comes before them ten times as often, at tables of every size. After each game
both figures are rounded, so that every machine goes on from the same ones.
"""

from collections.abc import Sequence
from math import exp, log, sqrt
from typing import Any, NamedTuple

from openskill.models import PlackettLuce

START, SIGMA = 1500.0, 180.0  # before the first game; fitted by benchmarks/ratings.py
SCALE = 400 / log(10)  # points that make the odds e times as good
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


def whole_information(*_: Any, **__: Any) -> float:
    """How much of what a game tells about a person is believed: all of it.

    By default OpenSkill believes less, and would need three times as many games.
    """
    return 1.0


def rate(skills: Sequence[Skill], places: Sequence[int]) -> list[Skill]:
    """What is thought of people after a game in which they came in these places.

    >>> winner, loser = rate([Skill(), Skill()], [1, 2])
    >>> round(winner.mu), round(loser.mu), round(winner.sigma), winner.games
    (1564, 1436, 168, 1)
    """
    # OpenSkill adds up what is not known of all at the table to what is chance in the game, by
    # which large tables would have a scale of their own. So less is called chance there.
    unknown = sum(skill.sigma**2 for skill in skills)
    beta = sqrt(max(LEAST_BETA, (SCALE**2 - unknown) / len(skills)))
    model = PlackettLuce(START, SIGMA, beta, tau=TAU, gamma=whole_information)
    teams = [[model.rating(mu=skill.mu, sigma=skill.sigma)] for skill in skills]
    rated = model.rate(teams, ranks=[float(place) for place in places])
    return [
        Skill(round(new.mu, DIGITS), round(new.sigma, DIGITS), old.games + 1)
        for old, (new,) in zip(skills, rated, strict=True)
    ]


def win_chances(skills: Sequence[Skill]) -> list[float]:
    """How likely each of them is to win.

    >>> [round(chance, 2) for chance in win_chances([Skill(1900), Skill(1500)])]
    [0.91, 0.09]
    """
    best = max(skill.mu for skill in skills)
    odds = [exp((skill.mu - best) / SCALE) for skill in skills]
    return [each / sum(odds) for each in odds]
