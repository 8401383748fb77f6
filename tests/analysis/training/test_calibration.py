"""The judge of the eye: figures by cases that are easy to see through, and a small round."""

import runpy
from pathlib import Path

import msgspec
import numpy as np
import pytest

from medici.analysis.training.calibration.baselines import (
    FIRST_LESSON,
    chances_by,
    estimate_by_rollouts,
    gains_by_day,
    held_out_positions,
    present,
    steepness_by_day,
    title_shares,
    titles_by,
)
from medici.analysis.training.calibration.evidence import Evidence, evidence_of, games_of, pooled
from medici.analysis.training.calibration.figures import (
    better,
    brier_parts,
    by_rank,
    by_size,
)
from medici.analysis.training.calibration.sheet import EVERYBODY, Report, judge_game, sheet_of
from medici.games.dice.solitaire import TITLES

BENCHMARK = Path(__file__).parents[3] / "benchmarks" / "eye.py"
page_of = runpy.run_path(str(BENCHMARK))["page_of"]


def foretold(count: int, bend: float = 1.0) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
    """Chances, and what came true by chance: as foretold, or by a bent measure."""
    source = np.random.default_rng(3)
    chances = source.random(count)
    true = (source.random(count) < chances**bend).astype(np.float64)
    return chances, true, np.arange(count)


# Figures


def test_what_is_foretold_rightly_comes_true_in_every_tenth() -> None:
    for tenths in (by_size(*foretold(40_000)), by_rank(*foretold(40_000))):
        assert len(tenths) == 10
        assert sum(tenth.count for tenth in tenths) == 40_000
        for tenth in tenths:
            assert abs(tenth.gap) < 4 * tenth.error < 0.04


def test_what_is_foretold_wrongly_shows() -> None:
    assert max(abs(tenth.gap) for tenth in by_size(*foretold(40_000, bend=2.0))) > 0.2


def test_by_rank_every_tenth_has_as_many() -> None:
    chances = np.array([0.01] * 15 + [0.9] * 5)
    assert [tenth.count for tenth in by_rank(chances, chances, np.arange(20))] == [2] * 10
    assert [tenth.count for tenth in by_size(chances, chances, np.arange(20))] == [15, 5]


def test_positions_of_one_game_prove_no_more_than_one() -> None:
    chances, true, games = foretold(1000)
    once = by_rank(chances, true, games)
    twice = by_rank(np.tile(chances, 2), np.tile(true, 2), np.tile(games, 2))
    assert [tenth.error for tenth in twice] == pytest.approx(
        [tenth.error for tenth in once], rel=0.05
    )


def test_better_is_told_with_its_error() -> None:
    source = np.random.default_rng(1)
    other = source.random(5000) + 0.5
    found = better(0.8 * other + source.normal(0, 0.1, 5000), other, np.arange(5000))
    assert found.part == pytest.approx(0.2, abs=4 * found.error)
    assert 0 < found.error < 0.01


# Simple estimates


def test_money_counts_as_much_as_it_proved_to() -> None:
    source = np.random.default_rng(2)
    money, days = source.normal(0, 20, (20_000, 3)), np.arange(20_000) % 2
    chances = chances_by(money, np.array([0.02, 0.2])[days])
    winners = (source.random((20_000, 1)) > chances.cumsum(axis=1)).sum(axis=1)
    steepness = steepness_by_day(money, days, np.eye(3)[np.minimum(winners, 2)])
    assert steepness == pytest.approx([0.02, 0.2, 0.0], rel=0.15)


def test_titles_follow_the_points_that_are_still_to_come() -> None:
    days = np.array([0, 0, 2, 2])
    ends = np.array([150.0, 170.0, 200.0, 200.0])
    gains, spreads = gains_by_day(np.array([0.0, 0.0, 150.0, 150.0]), days, ends)
    assert gains.tolist() == [160, 0, 50]
    assert spreads.tolist() == [10, 1, 1]
    likely = titles_by(np.array([205.0, 60.0]), np.array([2.0, 2.0]))
    assert likely.sum(axis=1) == pytest.approx([1, 1])
    assert likely[0, 0] > 0.95 < likely[1, -1]


def test_title_shares_are_those_of_the_rules() -> None:
    for score in (0, 79, 80, 110, 199, 200):
        title = next(title for least, title in TITLES if score >= least)
        shares = title_shares(np.array([[float(score)]]))[0]
        assert TITLES[int(shares.argmax())][1] == title
        assert shares.sum() == 1


# Positions and rollouts


@pytest.mark.slow
@pytest.mark.long
def test_positions_are_of_games_that_go_on_and_ends_fit_them() -> None:
    seen = held_out_positions("dice", 2, 200, 0, seed=1)
    assert len(seen.positions) == 200
    assert (seen.positions["phase"] < 6).all()
    assert seen.share.sum(axis=1) == pytest.approx(np.ones(200))
    assert set(np.bincount(games_of(seen)).tolist()) == {2}
    points, days = present("dice", 2, seen.positions)
    assert (points <= seen.totals).all()
    assert set(days.tolist()) == {0, 1, 2}
    other = held_out_positions("dice", 2, 200, 1, seed=1)
    assert (other.totals != seen.totals).any()
    assert FIRST_LESSON > 1 << 20  # lessons to learn from are counted from 0 on


@pytest.mark.slow
@pytest.mark.long
def test_rollouts_agree_with_the_end_where_it_is_near() -> None:
    positions = held_out_positions("dice", 2, 60, 0, 1).positions
    estimate = estimate_by_rollouts("dice", 2, positions, 20, 1)
    assert estimate.share.sum(axis=1) == pytest.approx(np.ones(60))
    assert estimate.ends.shape == (60, 20)
    assert len(np.unique(estimate.ends[0])) > 1


# Reports


def evidence(count: int, seats: int = 2) -> Evidence:
    chances, true, games = foretold(count)
    rows = np.stack([chances, 1 - chances], axis=1)
    ends = np.stack([true, 1 - true], axis=1)
    even = np.full((count, seats), 1 / seats)
    return evidence_of(rows, even, even[: count // 2], ends, games, 2.0, 500.0)


def test_a_sheet_holds_what_is_asked() -> None:
    sheet = sheet_of("board", 2, evidence(20_000))
    assert (sheet.positions, sheet.tried) == (20_000, 10_000)
    assert sheet.widest < 0.02
    assert sheet.money == pytest.approx(0.5)
    assert sheet.gain.part == pytest.approx(1 / 3, abs=0.03)


def test_pooled_evidence_keeps_games_apart() -> None:
    both = pooled([evidence(100), evidence(300)])
    assert len(set(both.game_of.tolist())) == 400
    assert len(both.foretold) == 800
    assert np.isnan(both.merchants).sum() == 200
    assert (both.looking, both.rolling) == (2.0, 500.0)
    assert both.own == pytest.approx(
        brier_parts(both.foretold.reshape(-1, 2), both.true.reshape(-1, 2))
    )


def test_a_report_as_tables() -> None:
    sheets = [sheet_of("board", players, evidence(1000)) for players in (2, EVERYBODY)]
    lines = page_of(Report(sheets)).splitlines()
    assert lines[0].startswith("| game | players | positions | eye |")
    assert lines[2].startswith("| board | 2 | 1,000 | 0.3")
    assert lines[3].startswith("| board | all | 1,000 |")
    assert "| board, all: foretold | true | gap | its error | estimates |" in lines
    for line in filter(None, lines):
        assert line.startswith("|")
        assert line.endswith("|")


@pytest.mark.long
@pytest.mark.slow
def test_a_small_round_of_the_judge() -> None:
    report = judge_game("dice", [1, 2, 3], positions=120, part=0.5, futures=5, seed=1)
    assert [sheet.players for sheet in report.sheets] == [2, 3, EVERYBODY, 1]
    assert [sheet.positions for sheet in report.sheets] == [60, 60, 120, 120]
    assert [sheet.tried for sheet in report.sheets] == [30, 30, 60, 60]
    assert report.points is not None
    assert len(report.points.tenths) == 10
    assert report.points.money < 60
    assert "solitaire: expected" in page_of(report)
    assert msgspec.json.decode(msgspec.json.encode(report), type=Report) == report
