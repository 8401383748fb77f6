"""Everybody's chances from position to position, and which part of their changes was luck."""

# Runs in browsers too: docs/browser-subset.md

from math import sqrt

import msgspec

from medici.analysis.review.errors import SPREAD, SPREAD_ALONE, standard_error
from medici.analysis.review.schema import Account, Turn
from medici.analysis.review.stats import GameStats, futures_from
from medici.analysis.review.units import millionths, nearest, point, shared
from medici.record import Game

EYE_ERROR = 0.08  # of a chance, where there are no futures yet (benchmarks/review.py eye)
EYE_ERROR_ALONE = 10.0  # and of a score
JOKERS = 3  # turns of nature that are named
LEAST_TURN = 3  # points: smaller turns are no jokers
SURE = 2.0  # standard errors: nothing less is taken for certain


class Curve(msgspec.Struct):
    """Everybody's chance in every position, in millionths; alone the expected score."""

    chances: list[list[int]]  # by position and seat
    errors: list[list[int]]  # their standard errors; 0: exact
    same_as: list[int]  # by position: an equal one, if moves between them were forced

    def change_error(self, number: int, seat: int) -> int:
        """The standard error of what a move changed for a seat."""
        return self.sum_error([number], seat)

    def sum_error(self, numbers: list[int], seat: int) -> int:
        """The standard error of what several moves changed together, for a seat.

        Between two of them that follow each other stands a position that counts for neither.
        """
        times: dict[int, int] = {}
        for number in numbers:
            for position, sign in ((number - 1, -1), (number, 1)):
                same = self.same_as[position]
                times[same] = times.get(same, 0) + sign
        squares = 0.0
        for position, count in times.items():
            off = count * self.errors[position][seat]
            squares += off * off
        return nearest(sqrt(squares))


def curve_of(game: Game, stats: GameStats) -> Curve:
    """Everybody's chances in every position, and how certain they are."""
    numbers = range(len(game.moves) + 1)
    chances = [chances_at(stats, number) for number in numbers]
    errors = [errors_at(stats, number) for number in numbers]
    if game.over:
        chances[-1] = result_of(game)
        errors[-1] = [0] * len(game.players)
    return Curve(chances, errors, [stats.positions[number].same_as for number in numbers])


def chances_at(stats: GameStats, number: int) -> list[int]:
    """The chances in a position by its futures; before there are any, by the eye."""
    position = futures_from(stats, number)
    if position.exact or position.count < 2:
        return rounded(position.estimates)
    return rounded([total / position.count for total in position.sums])


def errors_at(stats: GameStats, number: int) -> list[int]:
    """The standard errors of the chances in a position."""
    position = futures_from(stats, number)
    seats = range(len(position.estimates))
    alone = len(position.estimates) == 1
    if position.exact:
        return [0 for _ in seats]
    if position.count < 2:
        return [millionths(EYE_ERROR_ALONE if alone else EYE_ERROR) for _ in seats]
    spread = SPREAD_ALONE if alone else SPREAD
    return [
        millionths(
            standard_error(position.sums[seat], position.squares[seat], position.count, spread)
        )
        for seat in seats
    ]


def rounded(values: list[float]) -> list[int]:
    """A position in whole millionths; a single player's is a score."""
    return [millionths(values[0])] if len(values) == 1 else shared(values)


def result_of(game: Game) -> list[int]:
    """The result of a game: the winners' shares, or alone the score."""
    if len(game.players) == 1:
        return rounded([float(game.scores[0])])
    share = 1.0 / len(game.winners)
    return rounded([share if seat in game.winners else 0.0 for seat in range(len(game.players))])


def account_of(game: Game, curve: Curve, seat: int) -> Account:
    """Luck and skill of one seat; what it could have done better is added later."""
    chances = curve.chances
    luck, decided = 0, [0] * len(game.players)
    by_nature: list[int] = []
    own: list[int] = []
    for number, (actor, _) in enumerate(game.moves, start=1):
        change = chances[number][seat] - chances[number - 1][seat]
        if not isinstance(actor, int):
            luck += change
            by_nature.append(number)
        else:
            decided[actor] += change
            if actor == seat:
                own.append(number)
    return Account(
        seat=seat,
        first=chances[0][seat],
        last=chances[-1][seat],
        luck=luck,
        luck_error=curve.sum_error(by_nature, seat),
        decided=decided,
        skill=decided[seat],
        skill_error=curve.sum_error(own, seat),
        adjusted=chances[-1][seat] - luck,
    )


def jokers_of(game: Game, curve: Curve) -> list[Turn]:
    """Nature's biggest turns that are certain, the biggest first."""
    turns = [
        turn_at(curve, number, move)
        for number, (actor, move) in enumerate(game.moves, start=1)
        if not isinstance(actor, int)
    ]
    least = LEAST_TURN * point(len(game.players) == 1)
    great = [
        turn for turn in turns if abs(turn.change) >= least and abs(turn.change) > SURE * turn.error
    ]
    return sorted(great, key=lambda turn: -abs(turn.change))[:JOKERS]


def turn_at(curve: Curve, number: int, move: str) -> Turn:
    """A move of nature, and the seat it mattered to most."""
    before, after = curve.chances[number - 1], curve.chances[number]
    changes = [after[seat] - before[seat] for seat in range(len(before))]
    seat = max(range(len(changes)), key=lambda other: abs(changes[other]))
    error = curve.change_error(number, seat)
    return Turn(number, move, seat, changes[seat], error, changes)


def turning_point(curve: list[list[int]]) -> int | None:
    """The move since which the leader at the end has led alone; None: from the start."""
    last = curve[-1]
    leader = max(range(len(last)), key=lambda seat: last[seat])
    for number in range(len(curve) - 1, -1, -1):
        row = curve[number]
        if any(row[seat] >= row[leader] for seat in range(len(row)) if seat != leader):
            return number + 1 if number + 1 < len(curve) else number
    return None
