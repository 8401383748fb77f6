"""A contest on a Ray cluster of two nodes, of which one dies half way."""

import os
import shutil
import subprocess
from collections.abc import Iterator
from importlib import import_module
from importlib.util import find_spec
from multiprocessing import resource_tracker
from pathlib import Path
from tempfile import mkdtemp
from typing import Any

import pytest

from medici.bots import Budget
from medici.research.arena.contest import Contest
from medici.research.arena.ledger import Ledger
from medici.research.arena.run import run
from tests.waiting import wait_until

MINE = "tests.research.arena.external_bots:Careful"  # the nodes must find it too
CONTEST = Contest("dice", ("banker", MINE, "merchant"), 3, 0, Budget(rollouts=100))
GAMES = 60

pytestmark = [
    pytest.mark.long,
    pytest.mark.skipif(find_spec("ray") is None, reason="ray is not installed: make cluster"),
    pytest.mark.filterwarnings("ignore::DeprecationWarning"),  # Ray's own
]


def descendants(root: int) -> set[int]:
    """The living processes that a process has started, and those that they have."""
    listing = subprocess.run(
        ["ps", "-eo", "pid=,ppid=,stat="], capture_output=True, check=True, text=True
    )
    rows = [line.split() for line in listing.stdout.splitlines()]
    children: dict[int, set[int]] = {}
    for pid, parent, state in rows:
        if not state.startswith("Z"):
            children.setdefault(int(parent), set()).add(int(pid))
    family: set[int] = set()
    waiting = [root]
    while waiting:
        more = children.get(waiting.pop(), set()) - family
        family |= more
        waiting += more
    return family


def alive(processes: set[int]) -> set[int]:
    """Those that still run; one that only waits for its parent to notice is dead."""
    states = {pid: Path(f"/proc/{pid}/stat") for pid in processes}
    return {
        pid
        for pid, path in states.items()
        if path.exists() and path.read_text().rpartition(")")[2].split()[0] != "Z"
    }


@pytest.fixture
def cluster(monkeypatch: pytest.MonkeyPatch) -> Iterator[Any]:
    """A head and another node, with a core each; nothing of it is left behind."""
    folder = mkdtemp(prefix="ray-", dir="/tmp")  # the paths of sockets must be short
    monkeypatch.setenv("RAY_TMPDIR", folder)
    monkeypatch.setenv("RAY_USAGE_STATS_ENABLED", "0")
    resource_tracker.ensure_running()  # Python's own, for processes that are spawned; it stays
    before = descendants(os.getpid())
    nodes = import_module("ray.cluster_utils").Cluster()
    started: set[int] = set()
    try:
        nodes.add_node(num_cpus=1, include_dashboard=False)
        nodes.add_node(num_cpus=1)
        nodes.wait_for_nodes()
        yield nodes
        started = descendants(os.getpid()) - before
    finally:
        import_module("ray").shutdown()
        nodes.shutdown()
        shutil.rmtree(folder, ignore_errors=True)
    assert started
    wait_until(lambda: not alive(started))


def test_a_node_that_dies_changes_nothing(cluster: Any) -> None:
    ray = import_module("ray")
    lost = next(node for node in cluster.list_all_nodes() if not node.is_head())
    ledger = Ledger(CONTEST, None)
    series = run(CONTEST, GAMES, ledger, ray=cluster.address)
    while len(ledger.results) < 6:
        next(series)
    wait_until(lambda: not ray.available_resources().get("CPU", 0))  # both nodes are at work
    assert sum(node["Alive"] for node in ray.nodes()) == 2
    cluster.remove_node(lost, allow_graceful=False)
    assert len(ledger.results) < GAMES / 2
    for _ in series:
        pass
    assert not ray.is_initialized()

    local = Ledger(CONTEST, None)
    assert sum(run(CONTEST, GAMES, local)) == GAMES
    assert ledger.results == local.results
