"""Weighing the options of a decision against each other, by plain sums.

Which option is best is chosen on one half of the futures, and how much better than the move played
is measured on the other: else the luckiest option would always look better than it is.
"""

import msgspec

from medici.analysis.review.points import root
from medici.analysis.review.sight import Pan, Scales

ENOUGH = 2  # futures in each half before anything is said
SURE = 2.0  # standard errors: nothing less is taken for certain


class Measured(msgspec.Struct):
    """What the move played cost, in victories (alone in points) and in florins."""

    best: int  # the place of the best option among the pans
    cost: float  # never below 0
    error: float
    florins: float
    florins_error: float


def empty_pan(action: int, move: str, eye: float) -> Pan:
    """An option that has not been played in any future yet."""
    return Pan(
        action=action,
        move=move,
        eye=eye,
        count=[0, 0],
        gain=[0.0, 0.0],
        square=[0.0, 0.0],
        ahead=[0.0, 0.0],
        ahead_square=[0.0, 0.0],
        total=[0.0, 0.0],
        richer=[0.0, 0.0],
        richer_square=[0.0, 0.0],
    )


def add_future(pan: Pan, half: int, gain: float, played: float, total: float, rich: float) -> None:
    """Add what came of an option in a future, and of the move played in the same one.

    ``gain`` and ``total`` are the option's, ``played`` and ``rich`` those of the move played.
    """
    pan.count[half] += 1
    pan.gain[half] += gain
    pan.square[half] += gain * gain
    pan.ahead[half] += gain - played
    pan.ahead_square[half] += (gain - played) * (gain - played)
    pan.total[half] += total
    pan.richer[half] += total - rich
    pan.richer_square[half] += (total - rich) * (total - rich)


def futures_of(pan: Pan) -> int:
    """In how many futures an option was played."""
    return pan.count[0] + pan.count[1]


def average(sums: list[float], counts: list[int]) -> float:
    """The mean over both halves."""
    return (sums[0] + sums[1]) / max(counts[0] + counts[1], 1)


def error_of(sums: list[float], squares: list[float], counts: list[int]) -> float:
    """The standard error of the mean over both halves."""
    return spread(sums[0] + sums[1], squares[0] + squares[1], counts[0] + counts[1])


def spread(total: float, squares: float, count: int) -> float:
    """The standard error of a mean, from sums."""
    if count < 2:
        return 0.0
    mean = total / count
    return root(max(squares / count - mean * mean, 0.0) / (count - 1))


def lead(scales: Scales, pan: Pan) -> float:
    """How much better than the move played an option is; before any future by the eye."""
    if futures_of(pan) == 0:
        return pan.eye - scales.pans[scales.played].eye
    return average(pan.ahead, pan.count)


def lead_error(pan: Pan) -> float:
    """The standard error of a lead."""
    return error_of(pan.ahead, pan.ahead_square, pan.count)


def in_question(scales: Scales) -> list[int]:
    """The places of the options that were played as long as any other: others were dropped."""
    most = futures_of(scales.pans[scales.played])
    return [place for place, pan in enumerate(scales.pans) if 2 * futures_of(pan) >= most]


def best_in(scales: Scales, half: int) -> int:
    """The best option by one half of the futures; of equals the one played."""
    best, most = scales.played, 0.0
    for place in in_question(scales):
        pan = scales.pans[place]
        ahead = pan.ahead[half] / max(pan.count[half], 1)
        if ahead > most:
            best, most = place, ahead
    return best


def leader(scales: Scales) -> int:
    """The best option by all that is known; of equals the one played."""
    best, most = scales.played, 0.0
    for place in in_question(scales):
        ahead = lead(scales, scales.pans[place])
        if ahead > most:
            best, most = place, ahead
    return best


def reach(pan: Pan) -> float:
    """How far ahead of the move played an option may well be, by all futures."""
    return average(pan.ahead, pan.count) + SURE * lead_error(pan)


def closest(scales: Scales) -> int:
    """The option that may be furthest ahead of the move played."""
    others = [place for place in range(len(scales.pans)) if place != scales.played]
    return max(others, key=lambda place: reach(scales.pans[place]))


def measured(scales: Scales) -> Measured:
    """What the move played cost, each half of the futures measuring the other's best option."""
    best = leader(scales)
    if min(scales.pans[scales.played].count) < ENOUGH:
        cost = max(lead(scales, scales.pans[best]), 0.0)
        return Measured(best, cost, 0.0, 0.0, 0.0)
    rivals = [best_in(scales, 1), best_in(scales, 0)]  # for half 0 the best of half 1
    pans = [scales.pans[place] for place in rivals]
    counts = [pans[half].count[half] for half in range(2)]
    cost = average([pans[half].ahead[half] for half in range(2)], counts)
    florins = average([pans[half].richer[half] for half in range(2)], counts)
    error = mixed_error(
        [pans[half].ahead[half] for half in range(2)],
        [pans[half].ahead_square[half] for half in range(2)],
        counts,
    )
    florins_error = mixed_error(
        [pans[half].richer[half] for half in range(2)],
        [pans[half].richer_square[half] for half in range(2)],
        counts,
    )
    if cost <= 0.0 or best == scales.played:
        rival = scales.pans[closest(scales)]
        error = max(error, lead_error(rival))
        return Measured(scales.played, 0.0, error, 0.0, florins_error)
    return Measured(best, cost, error, florins, florins_error)


def mixed_error(sums: list[float], squares: list[float], counts: list[int]) -> float:
    """The standard error of the mean over two halves that measured different options."""
    every = max(counts[0] + counts[1], 1)
    errors = [spread(sums[half], squares[half], counts[half]) for half in range(2)]
    parts = [errors[half] * counts[half] / every for half in range(2)]
    return root(parts[0] * parts[0] + parts[1] * parts[1])
