"""Intervals, by cases small enough to reckon by hand."""

from math import inf, sqrt

import pytest

from medici.research.arena.estimate import Estimate, bounded, estimate, estimate_share, wilson
from medici.research.arena.student import SURE, standard_errors


def test_an_interval_comes_from_the_spread_between_deals() -> None:
    share = estimate([(2.0, 2), (0.0, 2), (1.0, 2)])
    assert share.mean == 0.5
    error = sqrt(((2 - 1) ** 2 + (0 - 1) ** 2 + 0) * 3 / 2) / 6
    half = 4.3027 * error  # Student's t of two degrees of freedom
    assert (share.low, share.high) == pytest.approx((0.5 - half, 0.5 + half), abs=1e-4)


def test_luck_that_evens_out_within_each_deal_leaves_no_doubt() -> None:
    assert estimate([(1.0, 2)] * 5) == Estimate(0.5, 0.5, 0.5)


def test_a_deal_that_was_cut_short_weighs_as_much_as_it_was_played() -> None:
    share = estimate([(3.0, 4), (1.0, 1)])
    assert share.mean == 0.8
    error = sqrt(((3 - 3.2) ** 2 + (1 - 0.8) ** 2) * 2) / 5
    assert share.high - share.mean == pytest.approx(12.7062 * error, abs=1e-4)


def test_one_deal_says_nothing_about_the_spread() -> None:
    assert estimate([(1.0, 4)]) == Estimate(0.25, -inf, inf)
    assert bounded(estimate([(1.0, 4)])) == Estimate(0.25, 0.0, 1.0)
    assert bounded(Estimate(0.5, 0.2, 0.8)) == Estimate(0.5, 0.2, 0.8)


# Shares


@pytest.mark.parametrize("by_deal", [[(2.0, 2), (0.0, 2), (1.0, 2)], [(3.0, 4), (1.0, 1)]])
def test_a_share_whose_deals_differ_is_estimated_by_their_spread(
    by_deal: list[tuple[float, int]],
) -> None:
    assert estimate_share(by_deal) == bounded(estimate(by_deal))


@pytest.mark.parametrize("deals", [2, 4, 12, 240])
@pytest.mark.parametrize("won", [0, 3, 4])
def test_deals_that_ended_alike_leave_a_doubt_that_shrinks(won: int, deals: int) -> None:
    share = estimate_share([(float(won), 4)] * deals)
    assert share.mean == won / 4
    assert 0 <= share.low <= share.mean <= share.high <= 1
    assert share.low < share.high
    more = estimate_share([(float(won), 4)] * deals * 2)
    assert share.low <= more.low <= more.high <= share.high
    assert more.high - more.low < share.high - share.low


def test_deals_that_differ_by_rounding_alone_ended_alike() -> None:
    thirds = [(1 / 3 + 1 / 3 + 1 / 3, 3), (1.0, 3), (0.1 + 0.2 + 0.7, 3)]
    assert estimate_share(thirds).high > 0.6


def test_wilsons_interval_as_it_stands_in_books() -> None:
    for share, low, high in ((0.0, 0.0, 0.2775), (0.5, 0.2366, 0.7634), (1.0, 0.7225, 1.0)):
        interval = wilson(share, 10)
        ends = (interval.mean, interval.low, interval.high)
        assert ends == pytest.approx((share, low, high), abs=1e-4)


@pytest.mark.parametrize(
    ("freedom", "errors"),
    [(1, 12.7062), (2, 4.3027), (3, 3.1824), (10, 2.2281), (29, 2.0452), (120, 1.9799)],
)
def test_students_t_as_it_stands_in_books(freedom: int, errors: float) -> None:
    assert standard_errors(freedom) == pytest.approx(errors, abs=1e-4)


def test_students_t_goes_on_to_the_normal_one() -> None:
    assert standard_errors(5000) == pytest.approx(SURE, abs=1e-3)
    assert standard_errors(5001) == SURE
