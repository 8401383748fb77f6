"""The client's types of what server and browser say to each other are written from the structs."""

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
def test_old_types_are_replaced(tmp_path: Path) -> None:
    (tmp_path / "scenes.ts").write_text("export type Scene = string;")
    (tmp_path / "old.ts").touch()
    assert types(tmp_path).returncode == 0
    assert "worth: number" in (tmp_path / "scenes.ts").read_text("utf-8")
    assert "export type * from './scenes';" in (tmp_path / "index.ts").read_text("utf-8")
    assert not (tmp_path / "old.ts").exists()


def test_it_says_how_it_is_called(tmp_path: Path) -> None:
    run = types(tmp_path, tmp_path)
    assert (run.returncode, run.stderr.split(":")[0]) == (1, "usage")
