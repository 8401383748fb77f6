"""A process that is killed loses nothing that it acknowledged."""

import subprocess
import sys
from pathlib import Path

import pytest

from medici.online.store import open_store

pytestmark = pytest.mark.anyio

APPENDER = Path(__file__).with_name("appender.py")
KILLS = 3
LINES = 60


def run_and_kill(url: str) -> dict[str, int]:
    """Let a process append for a while, kill it, and give what it acknowledged last."""
    with subprocess.Popen(
        [sys.executable, str(APPENDER), url], stdout=subprocess.PIPE, text=True
    ) as process:
        assert process.stdout is not None
        lines = [process.stdout.readline() for _ in range(LINES)]
        process.kill()
        lines += process.stdout.readlines()
    whole = [line.split() for line in lines if line.endswith("\n")]
    assert len(whole) >= LINES
    return {table_id: int(last) for table_id, last in whole}


@pytest.mark.slow
async def test_nothing_acknowledged_is_lost(url: str) -> None:
    for _ in range(KILLS):
        acknowledged = run_and_kill(url)
        store = await open_store(url)
        for table_id, last in acknowledged.items():
            events = await store.events(table_id)
            assert [seq for seq, _ in events] == list(range(1, len(events) + 1))
            assert [int(body) for _, body in events[1:]] == list(range(1, len(events)))
            assert len(events) >= last
            assert len(events) % 2 == 1  # each command is there whole, or not at all
        await store.close()
