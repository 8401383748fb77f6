"""Costs: measured without the winner's curse, and called mistakes only when certain."""

from random import Random

import pytest

from medici.analysis.review.costs import (
    Behind,
    add_options,
    best_option,
    measure_behind,
    new_decision,
)
from medici.analysis.review.errors import SPREAD
from medici.analysis.review.luck import Curve
from medici.analysis.review.schema import Decision
from medici.analysis.review.stats import (
    DecisionStats,
    GameStats,
    Order,
    add_outcomes,
    new_option,
    new_position,
)


def measured(gains: list[list[float]], played: int = 0) -> DecisionStats:
    """A decision of seat 0 at a table of two; gains by future and option."""
    options = len(gains[0])
    decision = DecisionStats(1, 0, played, [new_option(a, f"bid {a}", 0.5) for a in range(options)])
    positions = [new_position([0.5, 0.5], number) for number in (0, 1)]
    stats = GameStats(positions, [decision], [])
    order = Order(0, list(range(options)), len(gains), 0)
    row: list[float] = []
    for future in gains:
        for gain in future:
            row += [gain, 1 - gain, 100 * gain, 0.0]
    add_outcomes(stats, order, 2, row, 2)
    return decision


def decided(stats: DecisionStats) -> Decision:
    curve = Curve([[500_000] * 2] * 2, [[0, 0]] * 2, [0, 1])
    decision = new_decision(1, 0, stats.options[stats.played].move, curve)
    add_options(decision, stats, alone=False)
    return decision


def behind(decision: DecisionStats) -> Behind:
    return measure_behind(decision, SPREAD)


def coins(random: Random, chances: list[float], futures: int) -> list[list[float]]:
    """Options that win as often as this, in futures that have nothing in common."""
    return [[float(random.random() < chance) for chance in chances] for _ in range(futures)]


def test_the_best_of_many_equals_does_not_look_better_than_it_is() -> None:
    random = Random(7)
    naive, honest = 0.0, 0.0
    for _ in range(100):
        decision = measured(coins(random, [0.5] * 8, 64))
        best = decision.options[best_option(decision)]
        naive += sum(best.leads) / 64
        honest += behind(decision).measured
    assert naive / 100 > 0.09
    assert honest / 100 < 0.05


def test_a_clear_cost_is_found_with_its_error() -> None:
    random = Random(1)
    decision = decided(measured(coins(random, [0.3, 0.6], 1000)))
    assert decision.mistake
    assert decision.best == "bid 1"
    assert abs(decision.behind - 300_000) < 3 * decision.behind_error
    assert decision.behind_error == pytest.approx(21_000, rel=0.1)  # sqrt((0.21 + 0.24) / 1000)


def test_errors_say_how_far_costs_are_off() -> None:
    """Over many decisions the cost differs from the truth by about its error."""
    random = Random(2)
    off = []
    for _ in range(200):
        found = behind(measured(coins(random, [0.4, 0.6], 200)))
        off.append((found.behind - 0.2) / found.error)
    assert sum(each**2 for each in off) / len(off) == pytest.approx(1.0, abs=0.3)


def test_the_best_move_costs_nothing() -> None:
    random = Random(3)
    decision = decided(measured(coins(random, [0.7, 0.4], 400)))
    assert (decision.behind, decision.mistake, decision.best) == (0, False, "bid 0")
    assert [option.move for option in decision.options] == ["bid 0", "bid 1"]


def test_what_is_obvious_or_idle_is_no_real_choice() -> None:
    random = Random(4)
    obvious = decided(measured(coins(random, [0.9, 0.2], 400)))
    idle = decided(measured([[0.5, 0.5]] * 400))
    blunder = decided(measured(coins(random, [0.2, 0.9], 400)))
    close = decided(measured(coins(random, [0.5, 0.47], 400)))
    assert [d.choice for d in (obvious, idle, blunder, close)] == [False, False, True, True]


def test_few_futures_and_small_costs_make_no_mistake() -> None:
    few = decided(measured([[0.0, 1.0]] * 8))
    small = decided(measured([[0.500, 0.504]] * 400))
    assert few.behind == 1_000_000
    assert small.behind == 4_000
    assert not few.mistake
    assert not small.mistake


def test_before_any_future_the_eye_compares() -> None:
    options = [new_option(0, "pass", 0.30), new_option(1, "bid 1", 0.35)]
    decision = decided(DecisionStats(1, 0, 0, options))
    assert (decision.behind, decision.behind_error, decision.mistake) == (50_000, 0, False)
    assert [option.chance for option in decision.options] == [550_000, 500_000]
