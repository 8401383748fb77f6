"""Ratings: a fold of finished rated tables, by Plackett and Luce as OpenSkill reckons it.

What a person is thought to be able to is a normal distribution with a mean (``mu``) and a standard
deviation (``sigma``). It is shown as a number, 1500 at the start, and as ``settled`` once it is
known well enough. After each table mean and deviation are rounded, so that every machine goes on
from the same figures.
"""

from collections.abc import Sequence
from typing import NamedTuple

from openskill.models import PlackettLuce

MU, SIGMA = 25.0, 25.0 / 3
BETA = 25.0 / 6  # how much chance there is in one game
TAU = 25.0 / 300  # how much a person may have changed from one game to the next
START, POINTS = 1500.0, 30.0  # the number at the start, and how much one of ``mu`` is worth
SETTLED = 130.0  # points: a rating whose deviation is smaller is settled
DIGITS = 6

MODEL = PlackettLuce(mu=MU, sigma=SIGMA, beta=BETA, tau=TAU)


class Skill(NamedTuple):
    """What is thought of a person, after so many games."""

    mu: float = MU
    sigma: float = SIGMA
    games: int = 0

    @property
    def points(self) -> float:
        """The number that is shown, before it is rounded."""
        return START + POINTS * (self.mu - MU)

    @property
    def deviation(self) -> float:
        """The standard deviation in points."""
        return POINTS * self.sigma

    @property
    def settled(self) -> bool:
        """Whether it is known well enough to be compared."""
        return self.deviation < SETTLED


def rate(skills: Sequence[Skill], places: Sequence[int]) -> list[Skill]:
    """What is thought of people after a game in which they came in these places.

    >>> winner, loser = rate([Skill(), Skill()], [1, 2])
    >>> round(winner.points), round(loser.points), winner.games
    (1579, 1421, 1)
    """
    teams = [[MODEL.rating(mu=skill.mu, sigma=skill.sigma)] for skill in skills]
    rated = MODEL.rate(teams, ranks=[float(place) for place in places])
    return [
        Skill(round(new.mu, DIGITS), round(new.sigma, DIGITS), old.games + 1)
        for old, (new,) in zip(skills, rated, strict=True)
    ]
