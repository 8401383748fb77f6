"""The levels from before networks are still there to be met, with weights of their own."""

import runpy
import subprocess
import sys
from pathlib import Path

import pytest

from medici import replay
from medici.bots.compiled.engine import engine_of
from medici.bots.policies import heuristics
from medici.record import parse_record

OLD_GAMES = sorted((Path(__file__).parent / "old_games").glob("*.json"))
SCRIPT = Path(__file__).parents[2] / "benchmarks" / "old_levels.py"


@pytest.mark.parametrize("path", OLD_GAMES, ids=lambda path: path.stem)
def test_records_of_their_games_replay(path: Path) -> None:
    record = parse_record(path.read_bytes())
    game = replay(record)
    assert game.over
    assert game.record() == record


@pytest.mark.slow
@pytest.mark.long
def test_one_seat_among_old_levels_is_told_with_its_interval_and_time() -> None:
    asked = ("--game", "dice", "--players", "2", "--games", "2", "--workers", "1")
    who = ("--bot", "banker", "--among", "old-banker")
    done = subprocess.run(
        [sys.executable, SCRIPT, *asked, *who], capture_output=True, check=True, text=True
    )
    won, *times = done.stdout.splitlines()
    assert won.startswith("dice, 2 players: one banker among old-banker won ")
    assert won.endswith("of 2 games; an equal wins 50.0%, a level above 66.7%")
    assert [line.split(":")[0].strip() for line in times] == ["banker", "old-banker"]


@pytest.mark.slow
@pytest.mark.long
def test_tuning_does_not_change_them(monkeypatch: pytest.MonkeyPatch) -> None:
    old = runpy.run_path(str(SCRIPT))["OLD"]
    engine = engine_of("board")
    tables = [engine.first_decision(players, 3) for players in (2, 4, 6)]

    def chosen() -> list[int]:
        return [level.choose(engine, t, seed=1) for level in old.values() for t in tables]

    before = chosen()
    tuned = {key: [-weight for weight in row] for key, row in heuristics.all_weights().items()}
    monkeypatch.setattr(heuristics, "all_weights", lambda: tuned)
    monkeypatch.setattr("medici.bots.opponents.opponent_model.all_weights", lambda: tuned)
    assert chosen() == before
