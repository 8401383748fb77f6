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
@pytest.mark.long
def test_old_types_are_replaced(tmp_path: Path) -> None:
    wire = tmp_path / "wire"
    wire.mkdir()
    (wire / "scenes.ts").write_text("export type Scene = string;")
    (wire / "old.ts").touch()
    assert types(tmp_path).returncode == 0
    assert "worth: number" in (wire / "scenes.ts").read_text("utf-8")
    assert "export type * from './scenes';" in (wire / "index.ts").read_text("utf-8")
    assert not (wire / "old.ts").exists()
    game = (tmp_path / "medici" / "record" / "game.d.ts").read_text("utf-8")
    assert "legal(): (string)[];" in game


def test_it_says_how_it_is_called(tmp_path: Path) -> None:
    run = types(tmp_path, tmp_path)
    assert (run.returncode, run.stderr.split(":")[0]) == (1, "usage")
