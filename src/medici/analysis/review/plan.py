"""What to play next: futures go where a cost is still uncertain.

First a few futures for every option of every choice and for every position. Then, round by round,
the least certain choices get as many again as they have had, without the options that have fallen
behind. A browser follows the same plan.
"""

import msgspec

from medici.analysis.review.form import WHOLE
from medici.analysis.review.points import point
from medici.analysis.review.scales import (
    SURE,
    closest,
    futures_of,
    lead,
    lead_error,
    leader,
    measured,
    reach,
)
from medici.analysis.review.sight import Pan, Scales, Sight

FIRST = 32  # futures of each option and position in the first round
FEWEST = 128  # futures before a choice is let be, and before a mistake is called one
LOOK = 128  # futures of an order at most: so that a clock is heard
SETTLED = 2048  # futures of a position: then a change is known to about a point
MOST = 8192  # futures of an option: more are not worth waiting for
PART = 3  # of the choices in question, one in so many gets the next futures
FINE = 0.2  # points: an error that is small enough
ROUGH = 0.1  # of a cost: an error that is small enough
DROP = 2.5  # standard errors behind the best option
STAY = -1  # in place of an action: the game goes on from a position without a move being forced


class Order(msgspec.Struct):
    """So many futures, the same for each of these actions."""

    position: int  # where they begin: a decision's is the one before its move
    actions: list[int]
    futures: int
    number: int  # no two orders of a review have the same: to make seeds of


def orders(sight: Sight, alone: bool, given: int) -> list[Order]:
    """The orders of the next round, ``given`` having been given before; none: all is certain."""
    wanted: list[tuple[int, list[int], int]] = []
    for scales in uncertain(sight, alone):
        kept = [scales.pans[place].action for place in worth_playing(scales)]
        played = futures_of(scales.pans[scales.played])
        wanted.append((scales.n - 1, kept, max(played, FIRST)))
    for position in unsettled(sight):
        wanted.append((position, [STAY], FIRST))
    made: list[Order] = []
    for position, actions, futures in wanted:
        left = futures
        while left > 0:
            made.append(Order(position, actions, min(left, LOOK), given + len(made)))
            left -= LOOK
    return made


def uncertain(sight: Sight, alone: bool) -> list[Scales]:
    """The choices that deserve more futures, the least certain first."""
    fresh = [each for each in sight.scales if futures_of(each.pans[each.played]) < FEWEST]
    if fresh:
        return fresh
    doubts = [(doubt(scales, point(alone) / WHOLE), scales) for scales in sight.scales]
    still = sorted([pair for pair in doubts if pair[0] > FINE], key=lambda pair: -pair[0])
    return [scales for _, scales in still[: (len(still) + PART - 1) // PART]]


def doubt(scales: Scales, one: float) -> float:
    """How uncertain it is what a decision cost, in points; 0: certain enough.

    A great cost need not be known as well as a small one.
    """
    if futures_of(scales.pans[scales.played]) >= MOST:
        return 0.0
    most = max(reach(pan) for pan in scales.pans)
    found = measured(scales)
    return max(min(found.error, most) - ROUGH * found.cost, 0.0) / one


def worth_playing(scales: Scales) -> list[int]:
    """The places of the options that may still be the best, of the move played and its rival."""
    best, rival = scales.pans[leader(scales)], closest(scales)
    floor = lead(scales, best) - SURE * lead_error(best)
    return [
        place
        for place, pan in enumerate(scales.pans)
        if place in (scales.played, rival) or not dropped(pan, floor)
    ]


def dropped(pan: Pan, floor: float) -> bool:
    """Whether an option has fallen too far behind."""
    if futures_of(pan) == 0:
        return False
    ahead = (pan.ahead[0] + pan.ahead[1]) / futures_of(pan)
    return ahead + DROP * lead_error(pan) < floor


def unsettled(sight: Sight) -> list[int]:
    """The positions that are played on from in this round; choices get most of the futures."""
    on_choices = sum(futures_of(pan) for scales in sight.scales for pan in scales.pans)
    on_positions = sum(sight.counts)
    if on_positions > 0 and on_choices < PART * on_positions:
        return []
    return [number for number, count in enumerate(sight.counts) if count < SETTLED]
