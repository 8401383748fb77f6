"""Processes in which bots think."""

import subprocess
import sys
from pathlib import Path

import pytest

from tests.waiting import PATIENCE

STARTED = """
import os, signal, time
from medici.bots.processes.child import start_process
if __name__ == "__main__":
    child = start_process(time.sleep, 60, name="sleeper")
    with open(f"/proc/{child.pid}/status") as told:
        print(next(line for line in told if line.startswith("SigBlk")).split()[1])
    print(sorted(signal.pthread_sigmask(signal.SIG_BLOCK, [])))
    child.kill()
"""


@pytest.mark.skipif(not Path("/proc/self/status").exists(), reason="needs Linux's /proc")
def test_a_process_hears_nothing_of_the_keyboard_from_its_first_moment(tmp_path: Path) -> None:
    script = tmp_path / "started.py"  # the first process that another one makes
    script.write_text(STARTED)
    done = subprocess.run(
        [sys.executable, script], capture_output=True, text=True, check=True, timeout=PATIENCE
    )
    blocked, own = done.stdout.splitlines()
    assert int(blocked, 16) & 1 << 1  # signal 2, SIGINT
    assert own == "[]"
