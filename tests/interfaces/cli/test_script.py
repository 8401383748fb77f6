"""The installed script, in a process of its own."""

import json
import os
import subprocess
from pathlib import Path

import pytest

from tests.interfaces.cli.commands import SCRIPT, medici, script


@pytest.mark.slow
def test_script_writes_and_verifies_records(tmp_path: Path) -> None:
    answer = script("simulate", "dice", "-n", "2", "-g", "3", "--json", "--out", tmp_path)
    assert answer.status == 0
    assert json.loads(answer.out)["games"] == 3
    files = sorted(tmp_path.iterdir())
    assert [path.name for path in files] == ["000001.json", "000002.json", "000003.json"]
    assert files_of_script(tmp_path / "again") == [path.read_bytes() for path in files]
    answer = script("replay", *files)
    assert (answer.status, answer.err) == (0, "")
    assert answer.out.count(": true: dice, 2 players") == 3


def files_of_script(folder: Path) -> list[bytes]:
    """The same games, by the same commands in this process."""
    assert medici("simulate", "dice", "-n", "2", "-g", "3", "--out", folder).status == 0
    return [path.read_bytes() for path in sorted(folder.iterdir())]


@pytest.mark.slow
def test_script_leaves_with_status_1_for_a_record_that_is_not_true(false_file: Path) -> None:
    answer = script("replay", "-", stdin=false_file.read_bytes())
    assert answer.status == 1
    assert answer.out == ""
    assert answer.err.startswith("-: move 3: 'pass' is not legal;")
    assert "Traceback" not in answer.err


def test_script_does_not_blame_a_record_when_nobody_reads_on(true_file: Path) -> None:
    read_end, write_end = os.pipe()
    os.close(read_end)  # as after medici replay --jsonl ... | head -1
    try:
        done = subprocess.run(
            [SCRIPT, "replay", true_file, "--jsonl"],
            stdout=write_end,
            stderr=subprocess.PIPE,
            check=False,
        )
    finally:
        os.close(write_end)
    assert b"true.json" not in done.stderr
