"""Which futures to play next: those that make uncertain costs more certain.

First every option of every choice and every position gets a few futures. Then, round by round, the
least certain choices get as many again as they have had, without the options that have fallen
behind. A browser follows the same plan.
"""

# Runs in browsers too: docs/browser-subset.md

from medici.analysis.review.costs import (
    LEAST_FUTURES,
    SURE,
    best_option,
    closest_rival,
    highest_lead,
    lead_error,
    lead_of,
    mean,
    measure_cost,
)
from medici.analysis.review.schema import WHOLE
from medici.analysis.review.stats import STAY, DecisionStats, GameStats, OptionStats, Order
from medici.analysis.review.units import point

FIRST = 32  # futures of each option and position in the first round
MOST_OF_ORDER = 128  # futures of an order: few, so that a driver often looks at the clock
MOST_OF_POSITION = 2048  # futures: then a change is known to about a point
MOST_OF_OPTION = 8192  # futures: more are not worth waiting for
PART = 3  # of the uncertain choices, one in so many gets the next futures
FINE = 0.2  # points: an error that is small enough
ROUGH = 0.1  # of a cost: an error that is small enough
DROP = 2.5  # standard errors behind the best option: it is not played any more


def next_orders(stats: GameStats, alone: bool, given: int) -> list[Order]:
    """The orders of the next round, after ``given`` ones; none once everything is certain."""
    wanted: list[tuple[int, list[int], int]] = []
    for decision in uncertain_decisions(stats, alone):
        kept = [decision.options[place].action for place in options_to_play(decision)]
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
    fresh = [each for each in stats.decisions if each.options[each.played].futures < LEAST_FUTURES]
    if fresh:
        return fresh
    pairs = [(uncertainty(each, point(alone) / WHOLE), each) for each in stats.decisions]
    still = sorted([pair for pair in pairs if pair[0] > FINE], key=lambda pair: -pair[0])
    return [decision for _, decision in still[: (len(still) + PART - 1) // PART]]


def uncertainty(decision: DecisionStats, one: float) -> float:
    """How uncertain the cost of a decision is, in points; 0: certain enough.

    A great cost need not be known as well as a small one.
    """
    if decision.options[decision.played].futures >= MOST_OF_OPTION:
        return 0.0
    most = max(highest_lead(option) for option in decision.options)
    found = measure_cost(decision)
    return max(min(found.error, most) - ROUGH * found.cost, 0.0) / one


def options_to_play(decision: DecisionStats) -> list[int]:
    """The places of the options that may be the best, of the move played and its rival."""
    best, rival = decision.options[best_option(decision)], closest_rival(decision)
    floor = lead_of(decision, best) - SURE * lead_error(best)
    return [
        place
        for place, option in enumerate(decision.options)
        if place in (decision.played, rival) or not is_behind(option, floor)
    ]


def is_behind(option: OptionStats, floor: float) -> bool:
    """Whether an option has fallen too far behind."""
    if option.futures == 0:
        return False
    return mean(option.leads, option.counts) + DROP * lead_error(option) < floor


def uncertain_positions(stats: GameStats) -> list[int]:
    """The positions that get futures in this round; choices get most of them."""
    on_choices = sum(option.futures for each in stats.decisions for option in each.options)
    on_positions = sum(stats.counts)
    if on_positions > 0 and on_choices < PART * on_positions:
        return []
    return [number for number, count in enumerate(stats.counts) if count < MOST_OF_POSITION]
