"""Contests run: alone or on a pool, killed or stopped, they come to the same end."""

import json
import os
import signal
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from medici.bots import Budget
from medici.research.arena.batch import batches
from medici.research.arena.contest import Contest
from medici.research.arena.ledger import Ledger
from medici.research.arena.play import GameResult
from medici.research.arena.run import run
from medici.research.arena.schedule import Pairing, schedule
from tests.long_run import long_unless
from tests.waiting import PATIENCE, wait_until

SCRIPT = Path(sys.executable).with_name("medici")
GAMES = 40
WORDS = "dice --players 2 --bots banker,merchant --rollouts 30 --seed 3 --json"
SEARCHING = Contest("dice", ("banker", "merchant"), 3, 0, Budget(rollouts=30))


def results_of(contest: Contest, games: int, workers: int = 1) -> dict[Pairing, GameResult]:
    ledger = Ledger(contest, None)
    assert sum(run(contest, games, ledger, workers=workers)) == games
    return ledger.results


# Jobs


@pytest.mark.parametrize(
    ("bots", "workers", "size"),
    [
        (("merchant", "random"), 1, 100),
        (("merchant", "random"), 2, 100),
        (("merchant", "random"), 10, 25),
        (("merchant", "banker"), 1, 1),
    ],
)
def test_jobs_of_quick_bots_are_large(bots: tuple[str, ...], workers: int, size: int) -> None:
    contest = Contest("dice", bots, 1)
    jobs = batches(contest, 1000, Ledger(contest, None), workers)
    assert [pairing for job in jobs for pairing in job] == list(schedule(bots, 1000, 1))
    assert {len(job) for job in jobs} == {size}


# Where it is played makes no difference


@pytest.mark.slow
@pytest.mark.long
def test_a_pool_plays_the_same_games_as_one_process() -> None:
    alone = results_of(SEARCHING, 6)
    assert len(alone) == 6
    assert results_of(SEARCHING, 6, workers=2) == alone


# Killed and stopped


def start(folder: Path, *more: str) -> "subprocess.Popen[str]":
    """The contest in a process of its own, as from a terminal."""
    return subprocess.Popen(
        [SCRIPT, "arena", *WORDS.split(), "--games", str(GAMES), "--out", folder, *more],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )


def in_the_middle(
    process: "subprocess.Popen[str]", folder: Path, do: Callable[[int], None]
) -> tuple[str, str]:
    """Do something to a contest when it has a few results; what it has said by the end."""
    try:
        wait_until(lambda: len(lines(folder)) >= 3 or process.poll() is not None)
        assert process.poll() is None, process.communicate()
        do(process.pid)
        return process.communicate(timeout=PATIENCE)
    finally:
        process.kill()
        process.wait()


def lines(folder: Path) -> list[bytes]:
    """The whole lines in a ledger."""
    path = folder / "games.jsonl"
    text = path.read_bytes() if path.exists() else b""
    return [line for line in text.splitlines(keepends=True) if line.endswith(b"\n")]


def finished(process: "subprocess.Popen[str]") -> str:
    out, err = process.communicate(timeout=PATIENCE)
    assert (process.returncode, err) == (0, "")
    return out


@pytest.fixture(scope="module")
def undisturbed(tmp_path_factory: pytest.TempPathFactory) -> str:
    """What the contest prints if nothing happens to it."""
    out = finished(start(tmp_path_factory.mktemp("undisturbed")))
    assert json.loads(out)["games"] == GAMES
    return out


@pytest.mark.slow
@pytest.mark.long
def test_a_killed_contest_goes_on_where_it_was(tmp_path: Path, undisturbed: str) -> None:
    process = start(tmp_path)
    in_the_middle(process, tmp_path, lambda pid: os.kill(pid, signal.SIGKILL))
    assert process.returncode == -signal.SIGKILL
    before = lines(tmp_path)
    assert 3 <= len(before) < GAMES
    assert finished(start(tmp_path)) == undisturbed
    after = lines(tmp_path)
    assert after[: len(before)] == before
    assert len({(one["deal"], one["seating"]) for one in map(json.loads, after)}) == GAMES
    assert len(after) == GAMES


@pytest.mark.slow
@pytest.mark.parametrize("workers", long_unless([1], [1, 2]))
def test_ctrl_c_says_how_to_go_on(
    tmp_path: Path, workers: int, request: pytest.FixtureRequest
) -> None:
    process = start(tmp_path, "--workers", str(workers))
    out, err = in_the_middle(process, tmp_path, lambda pid: os.killpg(pid, signal.SIGINT))
    assert (process.returncode, out) == (130, "")
    kept = len(lines(tmp_path))
    assert (
        err.split()
        == (
            f"Interrupted after {kept} of {GAMES} games; the same command goes on from {tmp_path}."
        ).split()
    )
    if workers > 1:  # with one, a killed contest has shown it
        assert finished(start(tmp_path)) == request.getfixturevalue("undisturbed")
