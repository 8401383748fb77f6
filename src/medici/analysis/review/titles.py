"""Titles for an error rate: offices of Florence, from the best down.

Backgammon players know such a scale from GNU Backgammon and eXtreme Gammon. Each title is for a
rate below so many points of percent for every real choice (alone: thirds of a point).
"""

from medici.analysis.review.points import point

TITLES = (
    ("magnifico", 0.25),
    ("gonfalonier", 0.5),
    ("prior", 0.8),
    ("consul", 1.2),
    ("master", 1.8),
    ("journeyman", 2.7),
)
LAST = "porter"  # any rate above


def title_for(rate: float, alone: bool) -> str:
    """The title for an error rate in millionths.

    >>> title_for(2_000, alone=False), title_for(50_000, alone=False)
    ('magnifico', 'porter')
    """
    for title, below in TITLES:
        if rate < below * point(alone):
            return title
    return LAST
