"""The small form of benchmarks/tournament.py: twelve programs, three rounds, one server."""

import sys
from pathlib import Path

import pytest

from medici.online.server import Settings
from tests.online.server.conftest import serving

ROOT = Path(__file__).resolve().parents[4]
sys.path.insert(0, str(ROOT / "benchmarks"))

import tournament  # noqa: E402

pytestmark = pytest.mark.anyio

PLAN = {
    "title": "Proof",
    "game": "dice",
    "size": 2,
    "rounds": 3,
    "clock": {"kind": "decision", "seconds": 600},
    "pause": 0,
    "wait": 1800,
    "most": 12,
}


@pytest.mark.slow
async def test_programs_play_a_tournament_and_the_logs_add_up(tmp_path: Path) -> None:
    settings = Settings(
        store=f"sqlite:///{tmp_path / 'store.db'}", guests_burst=1000, pages_burst=100_000
    )
    with serving(settings) as (url, _):
        crowd, played = await tournament.run_tournament([url], 12, PLAN)
        found = await tournament.check(crowd, played, 3)
    assert found == {"tables": 18, "unplayed": 0, "met_twice": 0, "pairs": 18}
