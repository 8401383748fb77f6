"""``medici admin reports``, ``settle``, ``prune`` and ``audit``."""

from dataclasses import asdict
from typing import Annotated

import typer

from medici.interfaces.cli.admin.shared import (
    Limit,
    Reason,
    Who,
    Yes,
    ask,
    operate,
    say,
    seconds_of,
    show_json,
    show_list,
)
from medici.interfaces.cli.options import AsJson, StoreUrl
from medici.interfaces.cli.output import counted

All = Annotated[bool, typer.Option("--all", help="Those that are settled, too.")]
Number = Annotated[int, typer.Argument(metavar="NUMBER", help="The number of a report.")]
OlderThan = Annotated[
    str, typer.Option("--older-than", metavar="TIME", help="Left alone for so long: 90d, 12w...")
]
DryRun = Annotated[bool, typer.Option("--dry-run", help="Only say what would go.")]


def reports(
    everything: All = False,
    limit: Limit = 100,
    store: StoreUrl = "sqlite://",
    as_json: AsJson = False,
) -> None:
    """List what players have reported and nobody has settled, the oldest first.

    Example: [b]medici admin reports[/b]
    """
    found = operate(
        store, None, lambda operator: operator.store.reports(settled=everything, limit=limit)
    )
    show_list(
        ["report", "at", "by", "about", "name", "table", "said", "reason", "settled", "outcome"],
        [asdict(row) for row in found],
        "Nothing to settle.",
        as_json,
    )


def settle(
    number: Number,
    reason: Reason,
    who: Who = None,
    store: StoreUrl = "sqlite://",
    as_json: AsJson = False,
) -> None:
    """Note what became of a report.

    Example: [b]medici admin settle 12 --reason "muted for a week"[/b]
    """
    operate(store, who, lambda operator: operator.settle(number, reason))
    say(f"Settled report {number}.", as_json, settled=number)


def prune(
    older_than: OlderThan,
    dry_run: DryRun = False,
    yes: Yes = False,
    who: Who = None,
    store: StoreUrl = "sqlite://",
    as_json: AsJson = False,
) -> None:
    """Close tables that never ended, and forget guests who never sat down or hosted a table.

    Reports that were settled as long ago are deleted.

    Example: [b]medici admin prune --older-than 90d --dry-run[/b]
    """
    seconds = seconds_of(older_than)
    found = operate(store, who, lambda operator: operator.to_prune(seconds))
    what = f"{counted(len(found.tables), 'table')} and {counted(len(found.players), 'guest')}"
    if not dry_run:
        ask(f"Close and forget {what}?", yes)
        reason = f"left alone for {older_than}"
        operate(store, who, lambda operator: operator.prune(found, seconds, reason))
    if as_json:
        show_json(asdict(found) | {"pruned": not dry_run})
        return
    say(f"{'Would prune' if dry_run else 'Pruned'} {what}.", False)


def audit(limit: Limit = 100, store: StoreUrl = "sqlite://", as_json: AsJson = False) -> None:
    """Show what operators did, the latest first: who, when, what and why.

    Example: [b]medici admin audit --limit 20[/b]
    """
    found = operate(store, None, lambda operator: operator.store.audit(limit))
    columns = ["line", "at", "who", "act", "player", "table", "reason", "about"]
    show_list(columns, [asdict(row) for row in found], "Nothing was done yet.", as_json)
