"""``medici backup``: a copy of the store while play goes on."""

import asyncio
from pathlib import Path
from typing import Annotated

import typer

from medici.cli.options import fail, out

StoreUrl = Annotated[
    str,
    typer.Option(
        "--store",
        metavar="URL",
        help="The store to copy: sqlite:///path.",
        show_default="a file in your data directory",
    ),
]
Target = Annotated[Path, typer.Argument(metavar="FILE", help="The file to write the copy to.")]


def backup(target: Target, store: StoreUrl = "sqlite://") -> None:
    """Copy the store of the live tables, even while a server is using it.

    The copy holds the secrets of running games: keep it as safe as the store itself.

    Example: [b]medici backup evening.db --store sqlite:///games.db[/b]
    """
    from medici.store import StoreError, open_store  # noqa: PLC0415

    async def copy() -> None:
        source = await open_store(store)
        try:
            await source.backup(target)
        finally:
            await source.close()

    try:
        asyncio.run(copy())
    except (OSError, ValueError, StoreError) as problem:
        fail(str(problem))
    out.print(f"Copied to {target}.", highlight=False)
