"""``medici verify --list``: a chain that holds, that has only grown, and what is open in it."""

import json
import time
from pathlib import Path
from typing import Any

import pytest

from medici.fair import Entry, commitment, table_hash
from medici.fair.ledger import START, next_entry
from tests.fair.games import HIDDEN, SECRET, TABLE, played_fairly, sealed
from tests.fair.test_command import run, written
from tests.fair.test_ledger import EVENING, entered


def saved(path: Path, entries: list[Entry]) -> Path:
    path.write_text("".join(f"{entry.line()}\n" for entry in entries), encoding="utf-8")
    return path


@pytest.fixture
def evening(tmp_path: Path) -> Path:
    return saved(tmp_path / "evening.ndjson", EVENING)


def figures(*arguments: str | Path) -> dict[str, Any]:
    read: dict[str, Any] = json.loads(run(*arguments, "--json").stdout)["list"]
    return read


def test_a_list_that_holds_is_told_with_its_head_and_what_is_open(evening: Path) -> None:
    result = run("--list", evening, "--overdue", "1")
    assert result.exit_code == 0
    assert "6 entries, 4 promises (1 entered late), 50.0% revealed" in result.stdout
    assert f"head {EVENING[-1].hash}" in result.stdout
    assert result.stderr.count("overdue since 2025-10-09: entry ") == 2
    assert EVENING[3].value in result.stderr


def test_a_young_promise_is_not_overdue(tmp_path: Path) -> None:
    young = saved(tmp_path / "young", entered(("promise", 0), at=int(time.time())))
    assert "1 entry, 1 promise (0 entered late)" in run("--list", young).stdout
    assert figures("--list", young)["overdue"] == []
    told = figures("--list", young, "--overdue", "-1")["overdue"]
    assert [promise["n"] for promise in told] == [1]


def test_many_overdue_promises_are_counted(tmp_path: Path) -> None:
    chain: list[Entry] = []
    for number in range(23):
        last = chain[-1] if chain else None
        chain.append(next_entry(last, "promise", table_hash(str(number)), "ab" * 32, 1))
    assert "and 3 more" in run("--list", saved(tmp_path / "many", chain)).stderr


def test_an_empty_list_holds(tmp_path: Path) -> None:
    result = run("--list", saved(tmp_path / "empty", []))
    assert result.exit_code == 0
    assert "none revealed (0 finished, 0 cancelled), 0 open" in result.stdout
    assert START in result.stdout


def test_a_list_that_does_not_hold(tmp_path: Path) -> None:
    broken = saved(tmp_path / "broken", [*EVENING[:2], *EVENING[3:]])
    result = run("--list", broken)
    assert result.exit_code == 1
    assert "does not hold: entry 4: expected entry 3 in its place" in result.stderr


def test_a_list_may_only_grow(evening: Path, tmp_path: Path) -> None:
    before = saved(tmp_path / "before", EVENING[:3])
    other = saved(tmp_path / "other", entered(("promise", 2)))
    assert run("--list", evening, "--since", before, "--head", EVENING[3].hash).exit_code == 0
    assert "this differs" in run("--list", evening, "--since", other).stderr
    assert "rewritten" in run("--list", before, "--head", EVENING[3].hash).stderr
    assert run("--list", before, "--since", evening).exit_code == 1
    broken = saved(tmp_path / "broken", EVENING[1:])
    assert run("--list", evening, "--since", broken).exit_code == 1


def test_a_copy_is_kept_for_the_next_time(evening: Path, tmp_path: Path) -> None:
    copy = tmp_path / "copy"
    assert run("--list", evening, "--save", copy).exit_code == 0
    assert copy.read_text() == evening.read_text()


def test_records_must_be_in_the_list(evening: Path, tmp_path: Path) -> None:
    record = written(tmp_path / "game.json", sealed(played_fairly(("dice", 1, {}), 4)))
    promise = next_entry(None, "promise", table_hash(TABLE), commitment(SECRET), 1)
    good = saved(tmp_path / "good", [promise])
    other = saved(tmp_path / "other", [next_entry(None, "late", table_hash(TABLE), "ab" * 32, 1)])
    assert run(record, "--list", good).exit_code == 0
    for text, reason in ((evening, "is not in the list of"), (other, "has another commitment")):
        result = run(record, "--list", text)
        assert result.exit_code == 1
        assert reason in result.stderr
        assert HIDDEN.hex() not in result.stderr


def test_what_cannot_be_read(tmp_path: Path) -> None:
    assert "expected records, or --list" in run().stderr
    assert "expected a file" in run("--list", tmp_path / "none").stderr
    assert "cannot read the list" in run("--list", "http://127.0.0.1:9/").stderr
