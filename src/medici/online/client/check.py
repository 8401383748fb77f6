"""Check a game's chance by what this program saw itself: not the server's word, but one's own."""

from collections.abc import Awaitable, Mapping
from dataclasses import dataclass
from typing import Any, Protocol

from medici.fair import (
    Entry,
    FairError,
    Kept,
    LedgerError,
    misfits,
    read_list,
    table_hash,
    verify,
)
from medici.fair.ledger import PROMISES, check_hash, check_link
from medici.online.client.errors import ClientError

MOST_PAGES = 100  # of the list that are followed from the promise on
NO_ANSWER = (
    "unreachable",
    "unavailable",
    "flood",
    "unexpected",
)  # no answer: nothing is shown by it
WORDS = {
    "table": "the table's id in the record is not that of the table",
    "commitment": "the commitment in the record is not the one that was seen before the seed",
    "own-seed": "one's own seed is not at one's seat",
    "house-seed": "a bot's seat does not have the house's seed",
    "seed": "a seed is not the one that was there when the game began",
}


class Ask(Protocol):
    """Asks a server for a text."""

    def __call__(self, path: str) -> Awaitable[str]:
        """The answer; ClientError if it is refused."""


@dataclass(frozen=True)
class Check:
    """What was checked of a game, and everything that does not fit."""

    reasons: tuple[str, ...]  # why it is not shown to be fair; none if it is
    seen: bool  # whether this program saw the promise before its seed was sent
    seated: bool  # whether a seed of this program decided with the others
    checked: int = 0  # nature's moves that are the key's
    listed: bool | None = None  # whether the promise is in the public list; None: not known
    head: str | None = None  # of that list, to be compared with what others see

    @property
    def fair(self) -> bool:
        """Whether nothing was found that does not fit."""
        return not self.reasons


async def check_table(ask: Ask, table: str, record: Mapping[str, Any], kept: Kept) -> Check:
    """Judge the record of a table by what was kept of it, and by the public list."""
    reasons = find_misfits(record, kept)
    checked = 0
    try:
        verdict = verify(record)
        checked = verdict.checked
        if verdict.reason is not None:
            reasons.append(verdict.reason)
    except FairError as problem:
        reasons.append(str(problem))
    promised = kept["commitment"] if kept else (record.get("fair") or {}).get("commitment")
    listed, head = None, None
    try:
        head = await follow_list(ask, table_hash(table), promised)
        listed = True
    except LedgerError as problem:
        listed = False
        reasons.append(f"the list of promises: {problem}")
    except ClientError as problem:
        if problem.code not in NO_ANSWER:
            listed = False
            reasons.append(f"the list of promises cannot be read: {problem}")
    seated = bool(kept) and bool(kept["seats"])
    return Check(tuple(reasons), bool(kept), seated, checked, listed, head)


def find_misfits(record: Mapping[str, Any], kept: Kept) -> list[str]:
    """Where a record is not what was seen, in words."""
    proof = record.get("fair")
    if not kept or not isinstance(proof, dict) or not isinstance(proof.get("seeds"), list):
        return []
    return [describe_misfit(**found) for found in misfits(kept, proof)]


def describe_misfit(what: str, seat: int | None, expected: str, got: str) -> str:
    """What does not fit, as a sentence.

    >>> describe_misfit("own-seed", 2, "mine", "another")
    "one's own seed is not at one's seat, seat 2: expected 'mine'; got 'another'"
    """
    where = "" if seat is None else f", seat {seat}"
    return f"{WORDS[what]}{where}: expected {expected!r}; got {got!r}"


async def follow_list(ask: Ask, table: str, promised: str | None) -> str:
    """The head of the list, after following it from the promise of a table on; LedgerError."""
    entries = read_list(await ask(f"/api/commitments?table={table}"))
    own = [entry for entry in entries if entry.table == table and entry.type in PROMISES]
    if not own:
        raise LedgerError(None, "expected the promise of this table; it is not there")
    last = own[0]
    if last.value != promised:
        raise LedgerError(last.n, f"expected the commitment {promised}; got {last.value}")
    check_hash(last)
    if await read_page(ask, last.n - 1, 1) != [last]:
        raise LedgerError(last.n, "expected the promise of this table in its place")
    for _ in range(MOST_PAGES):
        page = await read_page(ask, last.n)
        if not page:
            break
        for entry in page:
            check_link(last, entry)
            last = entry
    return last.hash


async def read_page(ask: Ask, number: int, limit: int = 1000) -> list[Entry]:
    """Entries of the list after one with this number."""
    return read_list(await ask(f"/api/commitments?after={number}&limit={limit}"))
