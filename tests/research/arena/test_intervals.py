"""95 % intervals hold what they should: the benchmark with fewer and smaller contests."""

import runpy
from pathlib import Path

import pytest

from tests.long_run import sample_size

HERE = Path(__file__).parents[3]


@pytest.mark.slow
def test_intervals_hold_the_true_share_of_a_bot_against_itself() -> None:
    times = sample_size(60, 400)
    benchmark = runpy.run_path(str(HERE / "benchmarks" / "intervals.py"))
    counts = benchmark["covered"](times, games=6)
    for kind in benchmark["KINDS"]:
        assert 0.9 * times <= counts[f"{kind}, t"], "three deals each, by Student's t"
        assert counts[f"{kind}, z"] < 0.9 * times, "and too few by 1.96 standard errors"
