"""The list of promises: whatever is changed in it is found."""

import hashlib
import json
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from medici.fair import Entry, Ledger, LedgerError, read_entry, read_list, table_hash
from medici.fair.ledger import START, Kind, entry_hash, next_entry

SECRETS = [bytes([number]) * 32 for number in range(4)]
NOW = 1_760_000_000


def entered(*entries: tuple[Kind, int], at: int = NOW) -> list[Entry]:
    """A list with promises and ends of tables by their numbers, a minute apart."""
    chain: list[Entry] = []
    for kind, table in entries:
        secret = SECRETS[table]
        ends = kind in ("finished", "cancelled")
        value = secret.hex() if ends else hashlib.sha256(secret).hexdigest()
        last = chain[-1] if chain else None
        time = at + 60 * len(chain)
        chain.append(next_entry(last, kind, table_hash(f"t{table}"), value, time))
    return chain


EVENING = entered(
    ("late", 0), ("promise", 1), ("finished", 0), ("promise", 2), ("cancelled", 1), ("promise", 3)
)


def test_what_a_list_adds_up_to() -> None:
    ledger = Ledger.of(EVENING)
    assert (ledger.size, ledger.head) == (6, EVENING[-1].hash)
    kinds: tuple[Kind, ...] = ("promise", "late", "finished", "cancelled")
    assert [ledger.count(kind) for kind in kinds] == [3, 1, 1, 1]
    assert [entry.n for entry in ledger.open] == [4, 6]
    assert [entry.n for entry in ledger.overdue(EVENING[4].at)] == [4]
    empty = Ledger.of([])
    assert (empty.size, empty.head, empty.open) == (0, START, [])


def test_lines_are_read_as_they_are_written() -> None:
    text = "".join(f"{entry.line()}\n" for entry in EVENING)
    assert read_list(text) == read_list(text.encode()) == EVENING
    assert json.loads(EVENING[0].line()).keys() == {
        "n", "at", "type", "table", "commitment", "previous", "hash",
    }  # fmt: skip
    assert "secret" in json.loads(EVENING[2].line())


def test_time_never_runs_backwards() -> None:
    last = EVENING[-1]
    assert next_entry(last, "promise", table_hash("t9"), "ab" * 32, NOW - 999).at == last.at


# Whatever is changed


def rehashed(entry: Entry) -> Entry:
    """As somebody would who hashes a changed entry anew."""
    values = (entry.previous, entry.n, entry.at, entry.type, entry.table, entry.value)
    return replace(entry, hash=entry_hash(*values))


def changed(nth: int, anew: bool, **parts: Any) -> list[Entry]:
    """The list with one entry changed, and hashed anew if its forger thinks of it."""
    entry = replace(EVENING[nth], **parts)
    return [*EVENING[:nth], rehashed(entry) if anew else entry, *EVENING[nth + 1 :]]


CHANGES: list[dict[str, Any]] = [
    {"n": 9},
    {"at": NOW + 1},
    {"type": "promise"},
    {"type": "cancelled"},
    {"table": table_hash("another")},
    {"value": "cd" * 32},
    {"previous": "ef" * 32},
]


@pytest.mark.parametrize("anew", [False, True], ids=["plain", "rehashed"])
@pytest.mark.parametrize("parts", CHANGES, ids=lambda parts: next(iter(parts)))
@pytest.mark.parametrize("at", range(len(EVENING)))
def test_a_changed_entry_is_found(at: int, parts: dict[str, Any], anew: bool) -> None:
    forged = changed(at, anew, **parts)
    if forged == EVENING:
        return  # it was so already
    last = at == len(EVENING) - 1
    if anew and last and parts.keys() & {"at", "table", "value"}:
        # The last entry alone can be replaced: whoever has seen its head finds it.
        with pytest.raises(LedgerError, match=r"rewritten|expected"):
            Ledger.of(forged).check_head(EVENING[-1].hash)
        return
    with pytest.raises(LedgerError, match=r"^entry \d+: expected"):
        Ledger.of(forged)


@pytest.mark.parametrize("at", range(len(EVENING)))
def test_a_missing_entry_is_found(at: int) -> None:
    rest = [*EVENING[:at], *EVENING[at + 1 :]]
    if at < len(EVENING) - 1:
        with pytest.raises(LedgerError, match=rf"^entry {at + 2}: expected entry {at + 1}"):
            Ledger.of(rest)
    else:
        with pytest.raises(LedgerError, match="rewritten"):
            Ledger.of(rest).check_head(EVENING[-1].hash)


@pytest.mark.parametrize("at", range(len(EVENING) - 1))
def test_a_swap_is_found(at: int) -> None:
    swapped = [*EVENING]
    swapped[at], swapped[at + 1] = swapped[at + 1], swapped[at]
    with pytest.raises(LedgerError):
        Ledger.of(swapped)


@pytest.mark.parametrize(
    ("entries", "reason"),
    [
        ([("promise", 0), ("promise", 0)], "entry 2: expected one promise"),
        ([("promise", 0), ("late", 0)], "entry 2: expected one promise"),
        ([("promise", 0), ("finished", 1)], "entry 2: expected a promise before"),
        ([("promise", 0), ("finished", 0), ("cancelled", 0)], "entry 3: expected one end"),
    ],
)
def test_a_chain_that_makes_no_sense(entries: list[tuple[Kind, int]], reason: str) -> None:
    with pytest.raises(LedgerError, match=reason):
        Ledger.of(entered(*entries))


def test_a_secret_that_was_not_promised_and_time_that_runs_backwards() -> None:
    promise = EVENING[0]
    end = next_entry(promise, "finished", promise.table, "ab" * 32, NOW)
    with pytest.raises(LedgerError, match="entry 2: expected the secret of") as raised:
        Ledger.of([promise, end])
    assert "ab" * 32 not in str(raised.value)
    early = rehashed(replace(EVENING[1], at=NOW - 1))
    with pytest.raises(LedgerError, match="entry 2: expected a time from"):
        Ledger.of([promise, early])


def test_an_earlier_list_must_be_the_beginning_of_this_one() -> None:
    ledger = Ledger.of(EVENING)
    for size in range(len(EVENING) + 1):
        ledger.check_prefix(EVENING[:size])
    ledger.check_head(EVENING[2].hash)
    ledger.check_head(START)
    other = entered(("late", 0), ("promise", 1), at=NOW + 1)
    with pytest.raises(LedgerError, match="entry 2: an earlier list ended here"):
        ledger.check_prefix(other)


@pytest.mark.parametrize(
    ("spoil", "reason"),
    [
        (lambda read: "nonsense", "expected a line of JSON"),
        (lambda read: "[]", "expected an object"),
        (lambda read: json.dumps(read | {"n": 0}), "expected the number of an entry"),
        (lambda read: json.dumps(read | {"n": True}), "expected the number of an entry"),
        (lambda read: json.dumps(read | {"type": "lost"}), "entry 1: expected one of promise"),
        (lambda read: json.dumps(read | {"at": 1.5}), "entry 1: expected seconds"),
        (lambda read: json.dumps(read | {"at": -1}), "entry 1: expected seconds"),
        (lambda read: json.dumps(read | {"table": "t1"}), "entry 1: expected 64 hexadecimal"),
        (lambda read: json.dumps(read | {"hash": None}), "as its hash"),
        (lambda read: json.dumps(read | {"secret": "ab" * 32}), "expected nothing else; got sec"),
    ],
)
def test_a_line_that_is_none(spoil: Callable[[dict[str, Any]], str], reason: str) -> None:
    with pytest.raises(LedgerError, match=reason):
        read_entry(spoil(json.loads(EVENING[0].line())))
