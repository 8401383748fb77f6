"""The curve of everybody's chances, and what of its ups and downs was luck."""

from medici.analysis.review.form import Account, Turn
from medici.analysis.review.points import millionths, point, shared
from medici.analysis.review.sight import Sight
from medici.record import Game

# Futures that the eye's judgement of a position weighs as much as. Beside looks of 2,000 futures
# the squared error is least with 25 to 33 for chances, and with 147 to 181 for changes from one
# position to the next, where much of what the eye has wrong cancels. The curve is made of chances,
# luck and skill of changes: one weight between them (benchmarks/review.py eye).
EYE = 100
JOKERS = 3  # turns of nature that are named
LEAST_TURN = 3  # points: smaller turns are no jokers


def curve_of(game: Game, sight: Sight) -> list[list[int]]:
    """Everybody's chance in every position, in millionths; alone the expected score."""
    curve = [as_seen(sight, number) for number in range(len(game.moves) + 1)]
    if game.over:
        curve[-1] = ending(game)
    return curve


def as_seen(sight: Sight, number: int) -> list[int]:
    """The chances in a position by the eye, made better by the futures that were played there."""
    eyes, sums, count = sight.eyes[number], sight.sums[number], sight.counts[number]
    mixed = [(EYE * eyes[seat] + sums[seat]) / (EYE + count) for seat in range(len(eyes))]
    return rounded(mixed)


def rounded(values: list[float]) -> list[int]:
    """A position in whole millionths; a single player's is a score."""
    return [millionths(values[0])] if len(values) == 1 else shared(values)


def ending(game: Game) -> list[int]:
    """The result of a game: the winners' shares, or alone the score."""
    if len(game.players) == 1:
        return rounded([float(game.scores[0])])
    winners = game.winners
    return rounded([1.0 / len(winners) if seat in winners else 0.0 for seat in seats_of(game)])


def seats_of(game: Game) -> list[int]:
    """All seats."""
    return list(range(len(game.players)))


def changes_at(curve: list[list[int]], number: int) -> list[int]:
    """What the move of a number changed for everybody."""
    before, after = curve[number - 1], curve[number]
    return [after[seat] - before[seat] for seat in range(len(after))]


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
        decisions=0,
        choices=0,
        mistakes=0,
        cost=0,
        cost_error=0,
        florins=0,
        rate=0,
        title="",
        costliest=[],
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
    """A move of nature, and whom it mattered to most."""
    changes = changes_at(curve, number)
    seat = max(range(len(changes)), key=lambda other: abs(changes[other]))
    return Turn(n=number, move=move, seat=seat, change=changes[seat], changes=changes)


def turning_point(curve: list[list[int]]) -> int | None:
    """The move since which whoever leads at the end has led alone; None: from the start."""
    last = curve[-1]
    leader = max(range(len(last)), key=lambda seat: last[seat])
    for number in range(len(curve) - 1, -1, -1):
        row = curve[number]
        if any(row[seat] >= row[leader] for seat in range(len(row)) if seat != leader):
            return number + 1 if number + 1 < len(curve) else number
    return None
