"""How far each decision of a game was behind the best: options compared in the same futures.

The best option is chosen on one half of the futures, and its lead over the move played is measured
on the other half. Otherwise the luckiest option would always look better than it is.
"""

# Runs in browsers too: docs/browser-subset.md

import msgspec

from medici.analysis.review.errors import SPREAD, SPREAD_ALONE, joint_error, standard_error
from medici.analysis.review.luck import SURE, Curve
from medici.analysis.review.schema import WHOLE, Decision, Option
from medici.analysis.review.stats import DecisionStats, GameStats, OptionStats
from medici.analysis.review.units import millionths, point
from medici.presentation.story.line import Line
from medici.record import Game

SURE_MISTAKE = 3.0  # standard errors: of hundreds of sound moves none should be called a mistake
LEAST_OF_HALF = 2  # futures in each half before a lead is measured
LEAST_FUTURES = 64  # before a choice is called settled
LEAST_OF_MISTAKE = 16  # futures before a mistake is called one
LEAST_MISTAKE = 1.0  # points: what is behind by less is called no mistake, however certain
ENOUGH = 2.5  # points: a standard error that leaves little open
OBVIOUS = 10  # points: if all else is so much worse, playing the best was no real choice
IDLE = 0.1  # points: if no option is worse by more, there was nothing to decide


class Behind(msgspec.Struct):
    """How far the move played was behind the best, in chance, alone in points."""

    best: int  # the place of the best option
    behind: float  # never below 0
    measured: float  # the same before what is below 0 was taken for 0: sums of it are right
    error: float


def mean(sums: list[float], counts: list[int]) -> float:
    """The mean over both halves."""
    return (sums[0] + sums[1]) / max(counts[0] + counts[1], 1)


def lead_of(decision: DecisionStats, option: OptionStats) -> float:
    """How much better than the move played an option is; before any future by the eye."""
    if decision.exact or option.futures == 0:
        return option.estimate - decision.options[decision.played].estimate
    return mean(option.leads, option.counts)


def lead_error(option: OptionStats, spread: float) -> float:
    """The standard error of a lead."""
    leads, squares = option.leads, option.lead_squares
    return standard_error(leads[0] + leads[1], squares[0] + squares[1], option.futures, spread)


def highest_lead(option: OptionStats, spread: float) -> float:
    """How far ahead of the move played an option may well be."""
    return mean(option.leads, option.counts) + SURE * lead_error(option, spread)


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


def closest_rival(decision: DecisionStats, spread: float) -> int:
    """The option that may be furthest ahead of the move played."""
    others = [place for place in range(len(decision.options)) if place != decision.played]
    return max(others, key=lambda place: highest_lead(decision.options[place], spread))


def measure_behind(decision: DecisionStats, spread: float) -> Behind:
    """How far the move played was behind, each half of the futures measuring the other's best."""
    best = best_option(decision)
    if decision.exact or min(decision.options[decision.played].counts) < LEAST_OF_HALF:
        lead = max(lead_of(decision, decision.options[best]), 0.0)
        return Behind(best, lead, lead, 0.0)
    rivals = [decision.options[best_in_half(decision, 1 - half)] for half in (0, 1)]
    counts = [rivals[half].counts[half] for half in (0, 1)]
    leads = [rivals[half].leads[half] for half in (0, 1)]
    squares = [rivals[half].lead_squares[half] for half in (0, 1)]
    lead, error = mean(leads, counts), joint_error(leads, squares, counts, spread)
    if lead <= 0.0 or best == decision.played:
        rival = decision.options[closest_rival(decision, spread)]
        error = max(error, lead_error(rival, spread))
        return Behind(decision.played, 0.0, lead, error)
    return Behind(best, lead, lead, error)


def decisions_of(game: Game, stats: GameStats, curve: Curve) -> list[Decision]:
    """Every move of a seat, in order; ``sentences.py`` adds days and words."""
    measured = {each.n: each for each in stats.decisions}
    found = []
    for number, (actor, move) in enumerate(game.moves, start=1):
        if isinstance(actor, int):
            decision = new_decision(number, actor, move, curve)
            if number in measured:
                add_options(decision, measured[number], len(game.players) == 1)
            found.append(decision)
    return found


def new_decision(number: int, seat: int, move: str, curve: Curve) -> Decision:
    """A decision without an alternative."""
    before, after = curve.chances[number - 1][seat], curve.chances[number][seat]
    return Decision(
        n=number,
        day=0,
        seat=seat,
        move=move,
        before=before,
        after=after,
        choice=False,
        best=move,
        cost=before - after,
        error=curve.change_error(number, seat),
    )


def add_options(decision: Decision, stats: DecisionStats, alone: bool) -> None:
    """Write into a decision what its options were worth."""
    spread = SPREAD_ALONE if alone else SPREAD
    decision.options = options_of(decision, stats, alone)
    decision.futures = stats.options[stats.played].futures
    decision.exact = stats.exact
    decision.choice = is_choice(stats, alone)
    if not decision.choice:
        return
    found = measure_behind(stats, spread)
    decision.best = stats.options[found.best].move
    decision.behind = millionths(found.behind)
    decision.behind_measured = millionths(found.measured)
    decision.behind_error = millionths(found.error)
    decision.enough = stats.exact or (
        decision.futures >= LEAST_FUTURES and decision.behind_error <= ENOUGH * point(alone)
    )
    certain = found.behind > SURE_MISTAKE * found.error
    certain = certain and (stats.exact or decision.futures >= LEAST_OF_MISTAKE)
    decision.mistake = certain and decision.behind >= LEAST_MISTAKE * point(alone)


def options_of(decision: Decision, stats: DecisionStats, alone: bool) -> list[Option]:
    """The options of a decision, best first; chances start from that of the move played."""
    most = max(lead_of(stats, option) for option in stats.options)
    spread = SPREAD_ALONE if alone else SPREAD
    found = []
    for option in stats.options:
        lead = lead_of(stats, option)
        chance = decision.after + millionths(lead)
        found.append(
            Option(
                move=option.move,
                chance=chance if alone else min(max(chance, 0), WHOLE),
                error=0 if stats.exact else millionths(lead_error(option, spread)),
                behind=millionths(most - lead),
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
        (top - lead_of(decision, option), 0.0 if decision.exact else lead_error(option, 0.0))
        for place, option in enumerate(decision.options)
        if place != best
    ]
    if all(gap + SURE * error < IDLE * one for gap, error in behind):
        return False
    obvious = all(gap - SURE * error > OBVIOUS * one for gap, error in behind)
    return best != decision.played or not obvious
