"""A client's type that is not its struct's does not go unnoticed; `make contract` looks for one."""

import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]


def types(*arguments: str | Path) -> subprocess.CompletedProcess[str]:
    """Run the script that writes the types."""
    script = ROOT / "scripts" / "browser_types.py"
    command = [sys.executable, script, *arguments]
    return subprocess.run(command, capture_output=True, text=True, check=False)


@pytest.mark.slow
def test_a_difference_is_found(tmp_path: Path) -> None:
    assert types(tmp_path).returncode == 0
    scenes = tmp_path / "scenes.ts"
    scenes.write_text(scenes.read_text("utf-8").replace("worth: number", "worth: string", 1))
    (tmp_path / "old.ts").touch()
    run = types("--check", tmp_path)
    assert run.returncode == 1
    assert "+  worth: number;" in run.stdout
    assert "got another old.ts, scenes.ts" in run.stderr


def test_it_says_how_it_is_called(tmp_path: Path) -> None:
    run = types(tmp_path, tmp_path)
    assert (run.returncode, run.stderr.split(":")[0]) == (1, "usage")
