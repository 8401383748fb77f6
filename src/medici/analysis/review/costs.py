"""What each decision of a game cost: options compared by their sums over the same futures.

The best option is chosen on one half of the futures, and its lead over the move played is measured
on the other half. Otherwise the luckiest option would always look better than it is.
"""

# Runs in browsers too: docs/browser-subset.md

from math import sqrt

import msgspec

from medici.analysis.review.schema import WHOLE, Decision, Option
from medici.analysis.review.stats import DecisionStats, GameStats, OptionStats
from medici.analysis.review.units import millionths, point
from medici.presentation.story.line import Line
from medici.record import Game

SURE = 2.0  # standard errors: nothing less is taken for certain
LEAST_OF_HALF = 2  # futures in each half before a cost is measured
LEAST_FUTURES = 128  # before a mistake is called one
LEAST_MISTAKE = 0.5  # points: what costs less is called no mistake, however certain
OBVIOUS = 10  # points: if all else is so much worse, playing the best was no real choice
IDLE = 0.1  # points: if no option is worse by more, there was nothing to decide


class Cost(msgspec.Struct):
    """What the move played cost, in victories (alone in points) and in florins."""

    best: int  # the place of the best option
    cost: float  # never below 0
    error: float
    florins: float
    florins_error: float


def mean(sums: list[float], counts: list[int]) -> float:
    """The mean over both halves."""
    return (sums[0] + sums[1]) / max(counts[0] + counts[1], 1)


def standard_error(total: float, squares: float, count: int) -> float:
    """The standard error of a mean, from sums."""
    if count < 2:
        return 0.0
    average = total / count
    return sqrt(max(squares / count - average * average, 0.0) / (count - 1))


def joint_error(sums: list[float], squares: list[float], counts: list[int]) -> float:
    """The standard error of the mean over two halves that measured different options."""
    every = max(counts[0] + counts[1], 1)
    errors = [standard_error(sums[half], squares[half], counts[half]) for half in (0, 1)]
    parts = [errors[half] * counts[half] / every for half in (0, 1)]
    return sqrt(parts[0] * parts[0] + parts[1] * parts[1])


def lead_of(decision: DecisionStats, option: OptionStats) -> float:
    """How much better than the move played an option is; before any future by the eye."""
    if option.futures == 0:
        return option.estimate - decision.options[decision.played].estimate
    return mean(option.leads, option.counts)


def lead_error(option: OptionStats) -> float:
    """The standard error of a lead."""
    leads, squares = option.leads, option.lead_squares
    return standard_error(leads[0] + leads[1], squares[0] + squares[1], option.futures)


def highest_lead(option: OptionStats) -> float:
    """How far ahead of the move played an option may well be."""
    return mean(option.leads, option.counts) + SURE * lead_error(option)


def not_dropped(decision: DecisionStats) -> list[int]:
    """The places of the options that are still played: the others fell behind."""
    most = decision.options[decision.played].futures
    return [place for place, option in enumerate(decision.options) if 2 * option.futures >= most]


def best_in_half(decision: DecisionStats, half: int) -> int:
    """The best option by one half of the futures; of equals the one played."""
    best, most = decision.played, 0.0
    for place in not_dropped(decision):
        option = decision.options[place]
        lead = option.leads[half] / max(option.counts[half], 1)
        if lead > most:
            best, most = place, lead
    return best


def best_option(decision: DecisionStats) -> int:
    """The best option by all that is known; of equals the one played."""
    best, most = decision.played, 0.0
    for place in not_dropped(decision):
        lead = lead_of(decision, decision.options[place])
        if lead > most:
            best, most = place, lead
    return best


def closest_rival(decision: DecisionStats) -> int:
    """The option that may be furthest ahead of the move played."""
    others = [place for place in range(len(decision.options)) if place != decision.played]
    return max(others, key=lambda place: highest_lead(decision.options[place]))


def measure_cost(decision: DecisionStats) -> Cost:
    """What the move played cost, each half of the futures measuring the other's best option."""
    best = best_option(decision)
    if min(decision.options[decision.played].counts) < LEAST_OF_HALF:
        lead = lead_of(decision, decision.options[best])
        return Cost(best, max(lead, 0.0), 0.0, 0.0, 0.0)
    rivals = [decision.options[best_in_half(decision, 1 - half)] for half in (0, 1)]
    counts = [rivals[half].counts[half] for half in (0, 1)]
    leads = [rivals[half].leads[half] for half in (0, 1)]
    squares = [rivals[half].lead_squares[half] for half in (0, 1)]
    florins = [rivals[half].florin_leads[half] for half in (0, 1)]
    florin_squares = [rivals[half].florin_lead_squares[half] for half in (0, 1)]
    cost, error = mean(leads, counts), joint_error(leads, squares, counts)
    florins_error = joint_error(florins, florin_squares, counts)
    if cost <= 0.0 or best == decision.played:
        error = max(error, lead_error(decision.options[closest_rival(decision)]))
        return Cost(decision.played, 0.0, error, 0.0, florins_error)
    return Cost(best, cost, error, mean(florins, counts), florins_error)


def decisions_of(game: Game, stats: GameStats, curve: list[list[int]]) -> list[Decision]:
    """Every move of a seat, in order; ``sentences.py`` adds days and words."""
    measured = {each.n: each for each in stats.decisions}
    found = []
    for number, (actor, move) in enumerate(game.moves, start=1):
        if isinstance(actor, int):
            before, after = curve[number - 1][actor], curve[number][actor]
            decision = new_decision(number, actor, move, before, after)
            if number in measured:
                add_cost(decision, measured[number], len(game.players) == 1)
            found.append(decision)
    return found


def new_decision(number: int, seat: int, move: str, before: int, after: int) -> Decision:
    """A decision without an alternative."""
    return Decision(number, 0, seat, move, before, after, choice=False, best=move)


def add_cost(decision: Decision, stats: DecisionStats, alone: bool) -> None:
    """Write into a decision what its options were worth."""
    decision.options = options_of(decision, stats, alone)
    decision.futures = stats.options[stats.played].futures
    decision.choice = is_choice(stats, alone)
    if not decision.choice:
        return
    found = measure_cost(stats)
    decision.best = stats.options[found.best].move
    decision.cost = millionths(found.cost)
    decision.error = millionths(found.error)
    decision.florins = millionths(found.florins)
    decision.florins_error = millionths(found.florins_error)
    certain = found.cost > SURE * found.error and decision.futures >= LEAST_FUTURES
    decision.mistake = certain and decision.cost >= LEAST_MISTAKE * point(alone)


def options_of(decision: Decision, stats: DecisionStats, alone: bool) -> list[Option]:
    """The options of a decision, best first; chances start from that of the move played."""
    most = max(lead_of(stats, option) for option in stats.options)
    found = []
    for option in stats.options:
        lead = lead_of(stats, option)
        chance = decision.after + millionths(lead)
        found.append(
            Option(
                move=option.move,
                chance=chance if alone else min(max(chance, 0), WHOLE),
                error=millionths(lead_error(option)),
                behind=millionths(most - lead),
                florins=millionths(mean(option.florins, option.counts)),
                futures=option.futures,
                told=Line(""),
            )
        )
    return sorted(found, key=lambda option: option.behind)


def is_choice(decision: DecisionStats, alone: bool) -> bool:
    """Whether a decision was a real choice: something was at stake, and it was not obvious."""
    one = point(alone) / WHOLE
    best = best_option(decision)
    top = lead_of(decision, decision.options[best])
    behind = [
        (top - lead_of(decision, option), lead_error(option))
        for place, option in enumerate(decision.options)
        if place != best
    ]
    if all(gap + SURE * error < IDLE * one for gap, error in behind):
        return False
    obvious = all(gap - SURE * error > OBVIOUS * one for gap, error in behind)
    return best != decision.played or not obvious
