"""The list of promises as ``medici verify --list`` reads and judges it."""

import time
from collections.abc import Iterator, Mapping
from datetime import UTC, datetime
from functools import lru_cache
from pathlib import Path
from typing import Any
from urllib.error import URLError
from urllib.request import urlopen

from medici.fair import FairError, Ledger, read_list, read_proof, table_hash
from medici.interfaces.cli.options import contents, err, out
from medici.presentation.words import Words

SECONDS = 30.0  # until a server is given up
TOO_FAST = 429  # the status with which a server says so
PAUSE = 0.5  # seconds, after which it will have room for one more
DAY = 86400.0
SHOWN = 20  # overdue promises that are told one by one


def read_all(source: str) -> str:
    """The text of a list: of a file, of standard input for ``-``, or of a server."""
    if not source.startswith(("http://", "https://")):
        return contents(Path(source)).decode("utf-8", "replace")
    return "".join(pages(source.rstrip("/")))


def pages(server: str) -> Iterator[str]:
    """The pages of a server's list, one after the other."""
    address = server if server.endswith("/api/commitments") else f"{server}/api/commitments"
    after = 0
    while True:
        page = asked(f"{address}?after={after}")
        entries = read_list(page)
        if not entries:
            return
        if entries[-1].n <= after:
            raise FairError(f"expected entries after {after}; got up to {entries[-1].n}")
        yield page
        after = entries[-1].n


def asked(address: str) -> str:
    """A page of a server's list; a server that is asked too fast is asked again in a moment."""
    end = time.monotonic() + SECONDS
    while True:
        try:
            with urlopen(address, timeout=SECONDS) as answer:
                page: str = answer.read().decode("utf-8", "replace")
                return page
        except (URLError, OSError) as problem:
            if getattr(problem, "code", None) != TOO_FAST or time.monotonic() > end:
                raise FairError(f"cannot read the list at {address}: {problem}") from problem
            time.sleep(PAUSE)


@lru_cache(1)
def ledger_of(text: str) -> Ledger:
    """A list that holds; LedgerError says where one does not."""
    return Ledger.of(read_list(text))


def judged(text: str, since: str | None, head: str | None, days: float) -> dict[str, Any]:
    """What a list adds up to, for programs; what is wrong with it if it does not hold."""
    try:
        ledger = ledger_of(text)
        if since is not None:
            earlier = read_list(read_all(since))
            Ledger.of(earlier)
            ledger.check_prefix(earlier)
        if head is not None:
            ledger.check_head(head)
    except FairError as problem:
        return {"holds": False, "reason": str(problem)}
    return account(ledger, time.time() - days * DAY)


def account(ledger: Ledger, before: float) -> dict[str, Any]:
    """The figures of a list that holds."""
    promises = len(ledger.promises)
    return {
        "holds": True,
        "reason": None,
        "entries": ledger.size,
        "head": ledger.head,
        "promises": promises,
        "late": ledger.count("late"),
        "finished": ledger.count("finished"),
        "cancelled": ledger.count("cancelled"),
        "revealed": round(len(ledger.ends) / promises, 4) if promises else None,
        "open": len(ledger.open),
        "overdue": [
            {"n": entry.n, "at": entry.at, "table": entry.table, "commitment": entry.value}
            for entry in ledger.overdue(before)
        ],
    }


def missing(record: Mapping[str, Any], text: str) -> str | None:
    """Why the promise of a record is not the one in a list that holds; None if it is."""
    proof = read_proof(record)
    ledger = ledger_of(text)
    promise = ledger.promises.get(table_hash(proof.table))
    if promise is None:
        return "its table is not in the list of promises"
    if promise.value != proof.commitment:
        return f"the list of promises has another commitment, in entry {promise.n}"
    return None


def say(figures: dict[str, Any], days: float, texts: Words) -> None:
    """The figures in words; what is wrong in red."""
    if not figures["holds"]:
        reason = texts.because(figures["reason"], "terminal-list-changed")
        line = texts.say("terminal-list-fails", {"reason": reason})
        err.print(line, style="red", highlight=False, markup=False, soft_wrap=True)
        return
    overdue, share = figures["overdue"], 100 * (figures["revealed"] or 0)
    told = {**figures, "overdue": len(overdue), "share": share, "days": days}
    line = texts.say("terminal-list-holds", told)
    out.print(line, highlight=False, markup=False, soft_wrap=True)
    for promise in overdue[:SHOWN]:
        day = datetime.fromtimestamp(promise["at"], UTC).date().isoformat()
        line = texts.say("terminal-overdue", {**promise, "n": str(promise["n"]), "day": day})
        err.print(line, style="yellow", highlight=False, markup=False, soft_wrap=True)
    if (more := len(overdue) - SHOWN) > 0:
        line = texts.say("terminal-overdue-more", {"n": more})
        err.print(line, style="yellow", highlight=False, markup=False)
