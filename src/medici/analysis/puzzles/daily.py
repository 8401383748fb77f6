"""The exercise of a day, the same for everybody, and streaks of solved days. Browsers run this too.

A day is a number: how many days it is after the first of January of the year 1.
"""

# Runs in browsers too: docs/browser-subset.md

from typing import NamedTuple


class Turn(NamedTuple):
    """A game by its place among the games, and one of its exercises."""

    game: int
    place: int


def turn_of(day: int, counts: list[int]) -> Turn:
    """The exercise of a day, where each game has so many: the games take turns.

    >>> turn_of(6, [30, 30, 30]), turn_of(7, [30, 30, 30]), turn_of(9, [30, 30, 30])
    (Turn(game=0, place=2), Turn(game=1, place=2), Turn(game=0, place=3))
    """
    game = day % len(counts)
    return Turn(game, day // len(counts) % counts[game])


class Streak(NamedTuple):
    """Days in a row on which the exercise was solved."""

    day: int = 0  # the last one that was answered
    length: int = 0
    longest: int = 0


def streak_on(streak: Streak, today: int) -> int:
    """How long a streak is today: a missed day ends it.

    >>> streak_on(Streak(10, 4, 4), 11), streak_on(Streak(10, 4, 4), 12)
    (4, 0)
    """
    return streak.length if today <= streak.day + 1 else 0


def add_answer(streak: Streak, today: int, right: bool) -> Streak:
    """A streak after today's answer; only the first one of a day counts.

    >>> add_answer(Streak(10, 4, 6), 11, right=True), add_answer(Streak(10, 4, 6), 11, right=False)
    (Streak(day=11, length=5, longest=6), Streak(day=11, length=0, longest=6))
    """
    if today <= streak.day:
        return streak
    length = streak_on(streak, today) + 1 if right else 0
    return Streak(today, length, max(streak.longest, length))
