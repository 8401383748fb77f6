"""The load generator: what it prints is figures, and no traceback."""

import subprocess
import sys
from pathlib import Path

import pytest

from tests.waiting import PATIENCE

LOAD = Path(__file__).parents[3] / "benchmarks" / "load.py"


@pytest.mark.slow
@pytest.mark.skipif(sys.platform == "win32", reason="it kills a server as Linux does")
@pytest.mark.long
def test_a_restart_is_measured_without_a_traceback() -> None:
    command = [sys.executable, str(LOAD), "--mode", "restart", "--tables", "5"]
    ran = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE, check=False)
    assert ran.returncode == 0, ran.stderr
    assert "Traceback" not in ran.stderr
    assert "restart, 5 tables: up after" in ran.stdout
