"""Luck and skill add up exactly, whatever the eye says."""

import pytest

from medici.analysis.review.luck import Curve
from medici.analysis.review.schema import WHOLE
from medici.analysis.review.summary import build_review
from medici.analysis.review.units import shared
from tests.analysis.review.made_up import made_up
from tests.record.games import Setup, played, setup_id, setups


@pytest.mark.parametrize("setup", setups(), ids=setup_id)
def test_luck_and_decisions_lead_from_the_first_position_to_the_result(setup: Setup) -> None:
    for seed in range(3):
        game = played(setup, seed)
        review = build_review(game, made_up(game, seed))
        alone = len(game.players) == 1
        for row in review.curve:
            assert alone or (sum(row) == WHOLE and min(row) >= 0)
        for account in review.accounts:
            assert account.first + account.luck + sum(account.decided) == account.last
            assert account.adjusted == account.first + sum(account.decided)
            assert account.skill == account.decided[account.seat]
        last = [account.last for account in review.accounts]
        if alone:
            assert last == [game.scores[0] * WHOLE]
        else:
            winners = [seat for seat, share in enumerate(last) if share]
            assert winners == game.winners


def test_a_game_that_is_not_over_goes_as_far_as_it_goes() -> None:
    game = played(("board", 4, {}), 3, moves=60)
    review = build_review(game, made_up(game, 3))
    assert not review.over
    assert len(review.curve) == 61
    for account in review.accounts:
        assert account.first + account.luck + sum(account.decided) == account.last


def test_an_empty_record_has_a_first_position_and_nothing_else() -> None:
    game = played(("card", 3, {}), 1, moves=0)
    review = build_review(game, made_up(game, 1))
    assert len(review.curve) == 1
    assert (review.decisions, review.jokers, review.costliest) == ([], [], [])
    assert [account.title for account in review.accounts] == ["", "", ""]


def test_millionths_are_shared_out_to_the_last() -> None:
    assert shared([0.1] * 6) == [166667, 166667, 166667, 166667, 166666, 166666]
    assert shared([0.0, 2.0]) == [0, WHOLE]
    assert sum(shared([1e-9, 0.3, 0.7])) == WHOLE


def test_what_a_decision_cost_is_what_it_changed() -> None:
    game = played(("dice", 3, {}), 2)
    review = build_review(game, made_up(game, 2))
    for decision in review.decisions:
        assert decision.before - decision.after == decision.cost
        assert decision.cost <= decision.before
        assert decision.error > 0
    for account in review.accounts:
        own = [decision for decision in review.decisions if decision.seat == account.seat]
        assert account.decisions == len(own)
        assert -account.skill == sum(decision.cost for decision in own)
        assert account.behind == sum(decision.behind_measured for decision in own)
        assert account.choices == sum(decision.choice for decision in own)
        worst = [d.behind for n in account.costliest for d in own if d.n == n]
        assert all(worst)


def test_forced_moves_change_nothing() -> None:
    """Positions that forced moves alone lie between share their futures."""
    game = played(("card", 3, {}), 1)
    stats = made_up(game, 1)
    last = len(stats.positions) - 1
    for number in (5, 6):
        stats.positions[number].same_as = 7
    review = build_review(game, stats)
    assert review.curve[5] == review.curve[6] == review.curve[7] != review.curve[last]
    forced = [decision for decision in review.decisions if decision.n in (6, 7)]
    assert all((decision.cost, decision.error) == (0, 0) for decision in forced)


def test_errors_of_sums_count_every_position_once() -> None:
    curve = Curve([[0]] * 4, [[3], [100], [100], [4]], [0, 1, 2, 3])
    assert curve.change_error(1, 0) == 100
    assert curve.sum_error([1, 2, 3], 0) == 5  # the two in the middle cancel
    assert curve.sum_error([], 0) == 0
