"""Which futures to play next: those that make uncertain costs more certain.

First every option of every choice and every position gets a few futures. Then, round by round, the
least certain choices get as many again as they have had, without the options that have fallen
behind or are not among the few that may be best, and so do the positions with the fewest futures.
What is solved needs none. A browser follows the same plan.
"""

# Runs in browsers too: docs/browser-subset.md

from medici.analysis.review.costs import (
    LEAST_FUTURES,
    best_option,
    closest_rival,
    highest_lead,
    lead_error,
    lead_of,
    mean,
    measure_behind,
)
from medici.analysis.review.errors import SPREAD, SPREAD_ALONE
from medici.analysis.review.luck import SURE
from medici.analysis.review.schema import WHOLE
from medici.analysis.review.stats import (
    STAY,
    DecisionStats,
    GameStats,
    OptionStats,
    Order,
    stays,
)
from medici.analysis.review.units import point

FIRST = 16  # futures of each option and position in the first round
MOST_OF_ORDER = 128  # futures of an order: few, so that a driver often looks at the clock
MOST_OF_POSITION = 4096  # futures: then a chance is known to a quarter of a point
MOST_OF_OPTION = 8192  # futures: more are not worth waiting for
PART = 3  # of the uncertain choices, one in so many gets the next futures
FINE = 0.2  # points: an error that is small enough
ROUGH = 0.1  # of a cost: an error that is small enough
SOME = 8  # options beside the move played that go on after their first futures
FEW = 4  # and after ``LEAST_FUTURES``
DROP = 2.5  # standard errors behind the best option: it is not played any more


def next_orders(stats: GameStats, alone: bool, given: int) -> list[Order]:
    """The orders of the next round, after ``given`` ones; none once everything is certain."""
    wanted: list[tuple[int, list[int], int]] = []
    spread = SPREAD_ALONE if alone else SPREAD
    for decision in uncertain_decisions(stats, alone):
        kept = [decision.options[place].action for place in options_to_play(decision, spread)]
        played = decision.options[decision.played].futures
        wanted.append((decision.n - 1, kept, max(played, FIRST)))
    for position in uncertain_positions(stats):
        wanted.append((position, [STAY], FIRST))
    orders: list[Order] = []
    for position, actions, futures in wanted:
        left = futures
        while left > 0:
            orders.append(Order(position, actions, min(left, MOST_OF_ORDER), given + len(orders)))
            left -= MOST_OF_ORDER
    return orders


def uncertain_decisions(stats: GameStats, alone: bool) -> list[DecisionStats]:
    """The choices that get more futures, the least certain first."""
    open_ones = [each for each in stats.decisions if not each.exact]
    fresh = [each for each in open_ones if each.options[each.played].futures < LEAST_FUTURES]
    if fresh:
        return fresh
    pairs = [(uncertainty(each, alone), each) for each in open_ones]
    still = sorted([pair for pair in pairs if pair[0] > FINE], key=lambda pair: -pair[0])
    return [decision for _, decision in still[: (len(still) + PART - 1) // PART]]


def uncertainty(decision: DecisionStats, alone: bool) -> float:
    """How uncertain it is how far a decision is behind, in points; 0: certain enough.

    What is far behind need not be known as well.
    """
    spread = SPREAD_ALONE if alone else SPREAD
    if decision.options[decision.played].futures >= MOST_OF_OPTION:
        return 0.0
    most = max(highest_lead(option, spread) for option in decision.options)
    found = measure_behind(decision, spread)
    return max(min(found.error, most) - ROUGH * found.behind, 0.0) * WHOLE / point(alone)


def options_to_play(decision: DecisionStats, spread: float) -> list[int]:
    """The places of the options that may be the best, of the move played and its rival."""
    best, rival = decision.options[best_option(decision)], closest_rival(decision, spread)
    floor = lead_of(decision, best) - SURE * lead_error(best, spread)
    others = [
        place
        for place, option in enumerate(decision.options)
        if place != decision.played and (place == rival or not is_behind(option, floor, spread))
    ]
    if best.futures >= FIRST:
        others = sorted(others, key=lambda place: -highest_lead(decision.options[place], spread))
        others = others[: SOME if best.futures < LEAST_FUTURES else FEW]
    return sorted([decision.played, *others])


def is_behind(option: OptionStats, floor: float, spread: float) -> bool:
    """Whether an option has fallen too far behind."""
    if option.futures == 0:
        return False
    return mean(option.leads, option.counts) + DROP * lead_error(option, spread) < floor


def uncertain_positions(stats: GameStats) -> list[int]:
    """The positions that get futures in this round, those with the fewest; choices get most."""
    on_choices = sum(option.futures for each in stats.decisions for option in each.options)
    on_positions = stays(stats)
    if on_positions > 0 and on_choices < PART * on_positions:
        return []
    own = [
        (number, position.count)
        for number, position in enumerate(stats.positions)
        if position.same_as == number and not position.exact and position.count < MOST_OF_POSITION
    ]
    least = min([count for _, count in own], default=0)
    return [number for number, count in own if count < least + FIRST]
