"""``medici backup`` and ``medici restore``: copies of the store, checked, and back in its place."""

from pathlib import Path
from typing import Annotated

import typer
from rich.progress import BarColumn, Progress, TaskID, TaskProgressColumn, TextColumn

from medici.interfaces.cli.options import StoreUrl, err, fail, out

Target = Annotated[Path, typer.Argument(metavar="FILE", help="The file to write the copy to.")]
Source = Annotated[Path, typer.Argument(metavar="BACKUP", help="The backup to restore.")]
Force = Annotated[bool, typer.Option("--force", help="Replace an earlier backup.")]


class Bar:
    """How far it has come, for a person at a terminal."""

    def __init__(self, progress: Progress) -> None:
        self._progress = progress
        self._tasks: dict[str, TaskID] = {}

    def __call__(self, what: str, part: float) -> None:
        """Show how much of something is done."""
        if what not in self._tasks:
            self._tasks[what] = self._progress.add_task(what, total=1.0)
        self._progress.update(self._tasks[what], completed=part)


def bars() -> Progress:
    """Bars that are gone when all is done."""
    columns = TextColumn("{task.description}"), BarColumn(), TaskProgressColumn()
    return Progress(*columns, console=err, transient=True, disable=not err.is_terminal)


def backup(target: Target, store: StoreUrl = "sqlite://", force: Force = False) -> None:
    """Copy the store of the live tables, even while a server is using it, and check the copy.

    The copy holds the secrets of running games: keep it as safe as the store itself.

    Example: [b]medici backup evening.db --store sqlite:///games.db[/b]
    """
    from medici.online.store import StoreError  # noqa: PLC0415  # other commands start without it
    from medici.online.store.backup import back_up  # noqa: PLC0415

    try:
        with bars() as progress:
            contents = back_up(store, target, force=force, progress=Bar(progress))
    except (OSError, ValueError, StoreError) as problem:
        fail(problem)
    out.print(f"Copied and checked: {contents}, to {target}.", highlight=False, soft_wrap=True)


def restore(source: Source, store: StoreUrl = "sqlite://") -> None:
    """Put a backup in the place of the store, while no server is using it.

    The backup is checked first. What was in the store is kept in a file beside it (SQLite), or
    replaced in one transaction (PostgreSQL).

    Example: [b]medici restore evening.db --store sqlite:///games.db[/b]
    """
    from medici.online.store import StoreError  # noqa: PLC0415
    from medici.online.store.backup import restore as put_back  # noqa: PLC0415

    try:
        with bars() as progress:
            contents, kept = put_back(source, store, progress=Bar(progress))
    except (OSError, ValueError, StoreError) as problem:
        fail(problem)
    out.print(f"Restored from {source}: {contents}.", highlight=False, soft_wrap=True)
    if kept is not None:
        out.print(f"What was there before is kept in {kept}.", highlight=False, soft_wrap=True)
