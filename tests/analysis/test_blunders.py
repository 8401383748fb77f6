"""Reviews find blunders that were planted into strangers' games, and call no sound move one."""

import runpy
from pathlib import Path

import pytest

from medici.games import GAMES
from tests.long_run import sample_size

pytestmark = pytest.mark.slow

BENCHMARK = runpy.run_path(str(Path(__file__).parents[2] / "benchmarks" / "blunders.py"))
REVIEWED = sample_size(1, BENCHMARK["PER_GAME"])
FUTURES = sample_size(1_500, BENCHMARK["USUAL"])
WHOLE = BENCHMARK["PER_GAME"] == REVIEWED  # else those that blundered first, as far as that
FOUND = 0.95  # of the blunders, at least


@pytest.mark.parametrize("name", GAMES)
def test_blunders_are_found_and_sound_moves_are_not(name: str) -> None:
    planted = sorted(BENCHMARK["planted_games"](name), key=lambda each: int(each["blunder"]))
    assert len(planted) == BENCHMARK["PER_GAME"]
    assert all(each["cost"] - 3 * each["error"] >= BENCHMARK["LEAST"] - 0.2 for each in planted)
    checked = BENCHMARK["checked"]
    found = [checked(each, FUTURES, whole=WHOLE) for each in planted[:REVIEWED]]
    assert sum(each.flagged for each in found) >= FOUND * len(found)
    assert [each.called for each in found] == [[]] * len(found)
