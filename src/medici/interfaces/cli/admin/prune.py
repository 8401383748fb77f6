"""``medici admin prune``."""

from dataclasses import asdict
from typing import Annotated

import typer

from medici.interfaces.cli.admin.desk import Who, Yes, ask, operate, say, seconds_of, show_json
from medici.interfaces.cli.options import AsJson, StoreUrl
from medici.interfaces.cli.output import counted

OlderThan = Annotated[
    str, typer.Option("--older-than", metavar="TIME", help="Left alone for so long: 90d, 12w...")
]
DryRun = Annotated[bool, typer.Option("--dry-run", help="Only say what would go.")]


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
