"""Means, comparisons and prices out of batches."""

from itertools import pairwise
from random import Random
from statistics import fmean, stdev

import pytest

from medici.analysis.advise.prices import (
    by_chance,
    closer_prices,
    crossing,
    falling,
    spread_prices,
)
from medici.analysis.advise.statistics import Draws, error, mean, resampled
from medici.analysis.advise.summary import TriedMove, rank_moves
from medici.presentation.story.line import Line

MOVES = [TriedMove(name, Line(name)) for name in ("good", "bad", "same")]


def test_mean_and_error_are_the_usual_ones() -> None:
    numbers = [Random(1).random() for _ in range(50)]
    assert mean(numbers) == pytest.approx(fmean(numbers))
    assert error([1.0, 4.0, 2.0]) == pytest.approx(stdev([1.0, 4.0, 2.0]) / 3**0.5)
    assert error([5.0]) == 0


def test_draws_are_fair() -> None:
    draws = Draws(5)
    counts = [0] * 6
    for _ in range(6000):
        counts[draws.below(6)] += 1
    assert all(abs(count - 1000) < 120 for count in counts)


def test_resamples_spread_as_the_standard_error_says() -> None:
    rows = [[Random(number).gauss(0, 1)] for number in range(40)]
    draws = Draws(1)
    again = [resampled(rows, draws)[0] for _ in range(400)]
    assert stdev(again) == pytest.approx(error([row[0] for row in rows]), rel=0.15)


@pytest.mark.parametrize("purse", [0, 1, 7, 8, 9, 10, 40, 137, 999])
def test_prices_begin_with_nothing_and_end_with_everything(purse: int) -> None:
    prices = spread_prices(0, purse)
    assert (prices[0], prices[-1]) == (0, purse)
    assert prices == sorted(set(prices))
    assert len(prices) <= 9


def test_closer_prices_hold_what_was_found() -> None:
    prices = spread_prices(0, 137)
    for low, high in ((0.0, 0.0), (3.0, 9.5), (60.0, 61.0), (137.0, 137.0), (0.0, 137.0)):
        closer = closer_prices(prices, low, high)
        assert closer[0] <= low <= high <= closer[-1]


def test_gains_that_rise_are_evened_out() -> None:
    random = Random(2)
    for _ in range(100):
        gains = [random.gauss(-at, 3) for at in range(9)]
        even = falling(gains)
        assert all(first >= second for first, second in pairwise(even))
        assert mean(even) == pytest.approx(mean(gains))


def test_a_crossing_lies_on_the_line() -> None:
    prices = spread_prices(0, 40)
    assert crossing(prices, [0.37 - 0.01 * price for price in prices]) == pytest.approx(37)
    assert crossing(prices, [1.0 for _ in prices]) == 40
    assert crossing(prices, [-1.0 for _ in prices]) == 0


@pytest.mark.slow
def test_bounds_hold_the_true_price_about_as_often_as_they_say() -> None:
    """Gains with noise that all prices share, and noise of their own."""
    prices = spread_prices(5, 20)
    held = 0
    for trial in range(100):
        random = Random(trial)
        rows = []
        for _ in range(40):
            luck = random.gauss(0, 0.05)
            rows.append([0.01 * (12.3 - p) + luck + random.gauss(0, 0.02) for p in prices])
        worth = by_chance(prices, rows, [[0.0] * len(prices)] * 40, trial)
        held += worth.low <= 12.3 <= worth.high
    assert 88 <= held <= 99


def test_one_batch_leaves_all_prices_open() -> None:
    worth = by_chance([4, 5, 6], [[0.1, 0.0, -0.1]], [[0.0] * 3], 1)
    assert (worth.price, worth.low, worth.high) == (5, 4, 6)


def test_moves_are_ranked_by_chance_then_by_florins() -> None:
    shares = [[[0.6, 0.4], [0.2, 0.8], [0.6, 0.4]]] * 8
    totals = [[[50.0, 40.0], [60.0, 40.0], [52.0, 40.0]]] * 8
    found = rank_moves(MOVES, 0, shares, totals)
    assert [one.move for one in found] == ["same", "good", "bad"]
    assert [one.cost for one in found] == pytest.approx([0, 0, 0.4])
    assert [one.total_cost for one in found] == pytest.approx([0, 2, -8])
    assert [one.lead for one in found] == pytest.approx([0, 0, -0.4])
    assert found[2].chances == pytest.approx([0.2, 0.8])
    assert [one.cost_error for one in found] == pytest.approx([0, 0, 0])


def test_a_move_that_is_only_lucky_costs_the_others_nothing() -> None:
    """Nine moves that are equally good: the best of them must not look better than it is."""
    tried = [TriedMove(str(number), Line("m")) for number in range(9)]
    costs, leads = [], []
    for trial in range(200):
        random = Random(trial)
        shares = [[[random.gauss(0.25, 0.1)] * 2 for _ in tried] for _ in range(40)]
        found = rank_moves(tried, 0, shares, shares)
        costs.append(mean([one.cost for one in found]))
        leads.append(found[0].chances[0] - mean([one.chances[0] for one in found]))
    assert mean(leads) > 0.02  # what one would believe without care
    assert mean(costs) < 0.01


def test_alone_points_decide() -> None:
    shares = [[[1.0], [1.0], [1.0]]] * 4
    totals = [[[100.0], [120.0], [90.0]]] * 4
    found = rank_moves(MOVES, 0, shares, totals)
    assert [one.move for one in found] == ["bad", "good", "same"]
    assert found[0].lead == pytest.approx(20)
    assert found[1].total_cost == pytest.approx(20)
