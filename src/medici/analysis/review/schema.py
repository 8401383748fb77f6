"""The data of a review: what ``review --json`` prints and what pages draw (docs/review.md).

Every chance, cost and error is a whole number of millionths: of a victory, or, in a game played
alone, of a point of the final score. So parts add up exactly, in Python and in browsers.
"""

# Runs in browsers too: docs/browser-subset.md

import msgspec

from medici.presentation.story.line import Line

FORMAT = "medici-review/2"
WHOLE = 1_000_000  # a victory, or alone a point


class Option(msgspec.Struct):
    """A move that could be made in a decision, and what it was worth to the seat to act."""

    move: str
    chance: int  # of the seat to act after it; of the move played the same as ``after``
    error: int  # the standard error of the difference to the move played; 0: by the eye, or exact
    behind: int  # how much worse than the best option, 0 for that one
    futures: int  # in how many it was played to the end
    told: Line  # the move in words, as a part of a sentence


class Decision(msgspec.Struct):
    """A move of a seat, what it changed, and what could have been done instead."""

    n: int  # the number of the move, the first being 1; the position after it has the same number
    day: int  # or round, from 1
    seat: int
    move: str  # what was played
    before: int  # the seat's chance in position n - 1
    after: int  # and in position n
    choice: bool  # whether it was a real choice: two sensible moves at least, and not obvious
    best: str  # the best move found; the one played if there is none better
    cost: int = 0  # before - after; below 0: better than what everybody plays in the futures
    error: int = 0  # the standard error of the cost; 0: exact, or forced
    behind: int = 0  # how far behind the best move, never below 0; 0 if there was no choice
    behind_error: int = 0  # its standard error; 0: by the eye alone, exact, or no choice
    behind_measured: int = 0  # the same before what is below 0 was taken for 0
    mistake: bool = False  # whether it is behind by three errors at least (never by the eye alone)
    enough: bool = False  # whether there were enough futures to tell; False also without a choice
    exact: bool = False  # whether the position is solved: everything about it is exact
    futures: int = 0  # in how many the move played was played to the end
    options: list[Option] = []  # best first, the one played among them; empty if only one was legal
    finding: list[Line] = []  # in words what was wrong; empty if nothing was


class Turn(msgspec.Struct):
    """A move of nature that changed much: a joker for some, a blow for others."""

    n: int  # the number of the move
    move: str
    seat: int  # whose chance changed most
    change: int  # by so much
    error: int  # its standard error
    changes: list[int]  # the change of every seat's chance; their sum is 0, except alone


class Account(msgspec.Struct):
    """One seat over the whole game.

    Luck and what all seats' decisions did add up exactly:
    ``first + luck + sum(decided) == last``, and ``adjusted == last - luck``.
    """

    seat: int
    first: int  # its chance in position 0
    last: int  # in the last position: the result, if the game is over
    luck: int  # what nature's moves changed
    luck_error: int  # the standard error of that
    decided: list[int]  # what the decisions of each seat changed for this one, its own among them
    skill: int  # its own: decided[seat]
    skill_error: int
    adjusted: int  # the luck-adjusted result: what is left without the luck
    decisions: int = 0  # how many it made
    choices: int = 0  # how many of them were real choices
    mistakes: int = 0
    behind: int = 0  # how far behind the best move all its real choices were together, as measured
    behind_error: int = 0
    rate: int = 0  # the error rate: behind / choices
    rate_error: int = 0
    title: str = ""  # for the rate: of units.TITLES; empty without a choice
    costliest: list[int] = []  # the numbers of up to three moves furthest behind, the worst first


class Review(msgspec.Struct):
    """A game as the eye and its futures show it."""

    game: str
    players: list[str]
    over: bool  # False: reviewed as far as it goes
    alone: bool  # True: millionths of a point of the expected score, not of a victory
    futures: int  # all that were played for this review
    unsure: int  # real choices with too few futures to tell
    curve: list[list[int]]  # by position 0..T and seat; each sums to WHOLE, except alone
    errors: list[list[int]]  # the standard errors of the curve; 0: exact
    exact: list[bool]  # by position: whether it is solved
    decisions: list[Decision]  # every move of a seat, in order
    accounts: list[Account]  # by seat
    jokers: list[Turn]  # nature's biggest turns, the biggest first; three at most
    turning: int | None  # since this move the last to lead has led; None: from the start
    costliest: list[int]  # the numbers of the three moves of the game furthest behind
    titles: list[dict[str, int]]  # alone: by position, the chance of each title in millionths
    format: str = FORMAT
