"""Everybody's chances from position to position, and which part of their changes was luck."""

# Runs in browsers too: docs/browser-subset.md

from medici.analysis.review.schema import Account, Turn
from medici.analysis.review.stats import GameStats
from medici.analysis.review.units import millionths, point, shared
from medici.record import Game

# The eye's estimate of a position counts as much as so many futures. Beside 2,000 futures the
# squared error is least with 25 to 33 for chances, and with 147 to 181 for changes from one
# position to the next, where much of the eye's error cancels. The curve is made of chances, luck
# and skill of changes: one weight between them (benchmarks/review.py eye).
ESTIMATE_WEIGHT = 100
JOKERS = 3  # turns of nature that are named
LEAST_TURN = 3  # points: smaller turns are no jokers


def curve_of(game: Game, stats: GameStats) -> list[list[int]]:
    """Everybody's chance in every position, in millionths; alone the expected score."""
    curve = [chances_at(stats, number) for number in range(len(game.moves) + 1)]
    if game.over:
        curve[-1] = result_of(game)
    return curve


def chances_at(stats: GameStats, number: int) -> list[int]:
    """The chances in a position: the eye's estimate mixed with the futures played there."""
    estimates, sums, count = stats.estimates[number], stats.sums[number], stats.counts[number]
    weight = ESTIMATE_WEIGHT
    return rounded(
        [
            (weight * estimates[seat] + sums[seat]) / (weight + count)
            for seat in range(len(estimates))
        ]
    )


def rounded(values: list[float]) -> list[int]:
    """A position in whole millionths; a single player's is a score."""
    return [millionths(values[0])] if len(values) == 1 else shared(values)


def result_of(game: Game) -> list[int]:
    """The result of a game: the winners' shares, or alone the score."""
    if len(game.players) == 1:
        return rounded([float(game.scores[0])])
    share = 1.0 / len(game.winners)
    return rounded([share if seat in game.winners else 0.0 for seat in range(len(game.players))])


def account_of(game: Game, curve: list[list[int]], seat: int) -> Account:
    """Luck and skill of one seat; what its decisions cost is added later."""
    luck, decided = 0, [0] * len(game.players)
    for number, (actor, _) in enumerate(game.moves, start=1):
        change = curve[number][seat] - curve[number - 1][seat]
        if isinstance(actor, int):
            decided[actor] += change
        else:
            luck += change
    return Account(
        seat=seat,
        first=curve[0][seat],
        last=curve[-1][seat],
        luck=luck,
        decided=decided,
        skill=decided[seat],
        adjusted=curve[-1][seat] - luck,
    )


def jokers_of(game: Game, curve: list[list[int]]) -> list[Turn]:
    """Nature's biggest turns, the biggest first."""
    turns = [
        turn_at(curve, number, move)
        for number, (actor, move) in enumerate(game.moves, start=1)
        if not isinstance(actor, int)
    ]
    least = LEAST_TURN * point(len(game.players) == 1)
    great = [turn for turn in turns if abs(turn.change) >= least]
    return sorted(great, key=lambda turn: -abs(turn.change))[:JOKERS]


def turn_at(curve: list[list[int]], number: int, move: str) -> Turn:
    """A move of nature, and the seat it mattered to most."""
    changes = [
        after - before for before, after in zip(curve[number - 1], curve[number], strict=True)
    ]
    seat = max(range(len(changes)), key=lambda other: abs(changes[other]))
    return Turn(n=number, move=move, seat=seat, change=changes[seat], changes=changes)


def turning_point(curve: list[list[int]]) -> int | None:
    """The move since which the leader at the end has led alone; None: from the start."""
    last = curve[-1]
    leader = max(range(len(last)), key=lambda seat: last[seat])
    for number in range(len(curve) - 1, -1, -1):
        row = curve[number]
        if any(row[seat] >= row[leader] for seat in range(len(row)) if seat != leader):
            return number + 1 if number + 1 < len(curve) else number
    return None
