"""Units of a review: millionths that add up, points of chance, and titles for error rates."""

# Runs in browsers too: docs/browser-subset.md

from math import floor

from medici.analysis.review.schema import WHOLE

POINT = WHOLE // 100  # one percent of a victory
LONE_POINT = WHOLE // 3  # alone: a third of a point of the score counts as much

# Offices of Florence, from the best down, as backgammon programs have such a scale. Each is for an
# error rate below so many points for every real choice.
TITLES = (
    ("magnifico", 0.25),
    ("gonfalonier", 0.5),
    ("prior", 0.8),
    ("consul", 1.2),
    ("master", 1.8),
    ("journeyman", 2.7),
)
LAST_TITLE = "porter"  # for any rate above


def point(alone: bool) -> int:
    """One point of chance in millionths.

    >>> point(alone=False), point(alone=True)
    (10000, 333333)
    """
    return LONE_POINT if alone else POINT


def nearest(number: float) -> int:
    """The nearest whole number; halves are rounded up, in every language.

    >>> nearest(2.5), nearest(-2.5), nearest(2.4)
    (3, -2, 2)
    """
    return floor(number + 0.5)


def millionths(number: float) -> int:
    """A number in whole millionths."""
    return nearest(number * WHOLE)


def shared(chances: list[float]) -> list[int]:
    """Chances in whole millionths that sum to a whole victory.

    What rounding down leaves goes to those who lost most by it.

    >>> shared([1 / 3, 1 / 3, 1 / 3])
    [333334, 333333, 333333]
    """
    every = 0.0
    for chance in chances:  # one by one: sum rounds in another way from Python 3.12 on
        every += chance
    exact = [chance / every * WHOLE for chance in chances]
    parts = [floor(part) for part in exact]
    losses = [floor(part) - part for part in exact]
    for place in sorted(range(len(parts)), key=lambda number: losses[number]):
        if sum(parts) == WHOLE:
            break
        parts[place] += 1
    return parts


def title_for(rate: float, alone: bool) -> str:
    """The title for an error rate in millionths.

    >>> title_for(2_000, alone=False), title_for(50_000, alone=False)
    ('magnifico', 'porter')
    """
    for title, below in TITLES:
        if rate < below * point(alone):
            return title
    return LAST_TITLE
