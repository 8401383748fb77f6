"""``medici admin archive``: games of long ago go into files."""

from dataclasses import asdict
from pathlib import Path
from typing import Annotated

import typer

from medici.interfaces.cli.admin.shared import Who, Yes, ask, operate, say, seconds_of
from medici.interfaces.cli.options import AsJson, StoreUrl, err
from medici.interfaces.cli.output import counted

OlderThan = Annotated[
    str, typer.Option("--older-than", metavar="TIME", help="Ended so long ago: 365d, 52w...")
]
Folder = Annotated[
    Path,
    typer.Option(
        "--to", metavar="FOLDER", help="Where the archive lies, or is to lie.", file_okay=False
    ),
]
DryRun = Annotated[bool, typer.Option("--dry-run", help="Only say how many would go.")]


def archive(
    older_than: OlderThan,
    folder: Folder,
    dry_run: DryRun = False,
    yes: Yes = False,
    who: Who = None,
    store: StoreUrl = "sqlite://",
    as_json: AsJson = False,
) -> None:
    """Move games that ended long ago from the store into files that medici replay reads.

    There is a file for each month, such as 2026-03.jsonl.gz, in which nobody is named. A table is
    deleted once its game has been read back from there. May be cut short, and run again.

    Example: [b]medici admin archive --older-than 365d --to /srv/archive[/b]
    """
    seconds = seconds_of(older_than)
    count = operate(store, who, lambda operator: operator.to_archive(seconds))
    what = counted(count, "table")
    if dry_run:
        say(f"Would archive {what}.", as_json, tables=count, archived=False)
        return
    ask(f"Archive {what} in {folder}, and delete what else the store has of them?", yes)

    def tell(done: int) -> None:
        if not as_json:
            err.print(f"{done:,} of {what}", highlight=False)

    reason = f"ended more than {older_than} ago"
    done = operate(store, who, lambda operator: operator.archive(seconds, folder, reason, tell))
    left = f" {counted(len(done.left), 'table')} cannot be played again and stayed." * bool(
        done.left
    )
    text = f"Archived {counted(done.tables, 'table')} with {counted(done.games, 'game')}.{left}"
    say(text, as_json, **asdict(done), archived=True)
