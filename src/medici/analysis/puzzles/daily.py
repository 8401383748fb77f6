"""The exercise of a day, the same for everybody, and runs of days.

A day is a number: how many days it is after the first of January of the year 1. What stands here is
also said in browsers.
"""

from typing import NamedTuple


class Turn(NamedTuple):
    """Whose turn it is: a game by its place among the games, and one of its exercises."""

    game: int
    place: int


def turn_of(day: int, counts: list[int]) -> Turn:
    """The exercise of a day, where each game has so many: the games take turns.

    >>> turn_of(6, [30, 30, 30]), turn_of(7, [30, 30, 30]), turn_of(9, [30, 30, 30])
    (Turn(game=0, place=2), Turn(game=1, place=2), Turn(game=0, place=3))
    """
    game = day % len(counts)
    return Turn(game, day // len(counts) % counts[game])


class Run(NamedTuple):
    """Days in a row on which the exercise was solved."""

    day: int = 0  # the last one that was answered
    length: int = 0
    longest: int = 0


def run_on(run: Run, today: int) -> int:
    """How long a run still is: whoever misses a day begins anew.

    >>> run_on(Run(10, 4, 4), 11), run_on(Run(10, 4, 4), 12)
    (4, 0)
    """
    return run.length if today <= run.day + 1 else 0


def answered(run: Run, today: int, right: bool) -> Run:
    """A run after today's answer; only the first one of a day counts.

    >>> answered(Run(10, 4, 6), 11, right=True), answered(Run(10, 4, 6), 11, right=False)
    (Run(day=11, length=5, longest=6), Run(day=11, length=0, longest=6))
    """
    if today <= run.day:
        return run
    length = run_on(run, today) + 1 if right else 0
    return Run(today, length, max(run.longest, length))
