"""What the commands of an operator share: options, opening the store, questions, rows of output."""

import asyncio
import getpass
import json
import re
from collections.abc import Awaitable, Callable, Sequence
from datetime import datetime
from typing import TYPE_CHECKING, Annotated, Any, TypeVar

import typer
from rich.table import Table
from rich.text import Text

from medici.interfaces.cli.options import fail, out
from medici.interfaces.cli.output import error_text
from medici.presentation.sanitize import sanitize

if TYPE_CHECKING:
    from medici.online.server.operator_acts import Operator

T = TypeVar("T")
UNITS = {"s": 1.0, "m": 60.0, "h": 3600.0, "d": 86400.0, "w": 604800.0}

Who = Annotated[
    str | None,
    typer.Option("--as", metavar="NAME", help="Who acts, for the audit log: you by default."),
]
Reason = Annotated[
    str, typer.Option("--reason", help="Why; for the audit log, and for whom it is about.")
]
Yes = Annotated[bool, typer.Option("--yes", "-y", help="Do not ask.")]
PlayerId = Annotated[str, typer.Argument(metavar="PLAYER", help="The id of a player.")]
TableId = Annotated[str, typer.Argument(metavar="TABLE", help="The id of a table.")]
Limit = Annotated[int, typer.Option("--limit", min=1, help="At most so many.")]


def seconds_of(text: str) -> float:
    """A duration in seconds.

    >>> seconds_of("90d"), seconds_of("12h"), seconds_of("30m")
    (7776000.0, 43200.0, 1800.0)
    >>> seconds_of("soon")  # doctest: +IGNORE_EXCEPTION_DETAIL
    Traceback (most recent call last):
    BadParameter: expected a time such as 30m, 12h or 7d; got 'soon'
    """
    found = re.fullmatch(r"(\d{1,6})([smhdw])", text.strip())
    if found is None:
        raise typer.BadParameter(f"expected a time such as 30m, 12h or 7d; got {text!r}")
    return int(found[1]) * UNITS[found[2]]


def operate(url: str, who: str | None, work: "Callable[[Operator], Awaitable[T]]") -> T:
    """Do something with a store that is there; a refusal is a sentence and status 1."""
    from medici.online.server.operator_acts import Operator  # noqa: PLC0415  # other commands need no server
    from medici.online.store import StoreError, open_store  # noqa: PLC0415
    from medici.online.store.urls import sqlite_path  # noqa: PLC0415
    from medici.online.tables import TableError  # noqa: PLC0415

    async def working() -> T:
        path = sqlite_path(url) if url.startswith("sqlite:") else None
        if path is not None and not path.exists():
            raise ValueError(f"expected a store; there is none at {path}")
        store = await open_store(url)
        try:
            return await work(Operator(store, who or getpass.getuser()))
        finally:
            await store.close()

    try:
        return asyncio.run(working())
    except (OSError, ValueError, StoreError, TableError) as problem:
        fail(sanitize(error_text(problem)))


def ask(question: str, yes: bool) -> None:
    """Go on only if the operator is sure."""
    if not yes:
        typer.confirm(sanitize(question), abort=True)


def confirm(player: str, deed: str, who: str | None, store: str, yes: bool) -> None:
    """Make sure that the player is there, and is meant."""
    row = operate(store, who, lambda operator: operator.player(player))
    ask(f"{deed} {row.name}?", yes)


def say(text: str, as_json: bool, **facts: Any) -> None:
    """What was done, in words or for programs."""
    if as_json:
        show_json(facts)
    else:
        out.print(sanitize(text), highlight=False, markup=False, soft_wrap=True)


def show_json(found: Any) -> None:
    """Something for programs; escape codes in it are escaped."""
    typer.echo(json.dumps(found, indent=2))


def show(columns: Sequence[str], rows: Sequence[Sequence[Any]], nothing: str) -> None:
    """Rows for people, or in a pipe for grep and the like: in full, with a tab between columns."""
    if not rows:
        out.print(nothing, highlight=False)
        return
    if not out.is_terminal:
        for line in (columns, *rows):
            typer.echo("\t".join(cell(value) for value in line))
        return
    table = Table(box=None, pad_edge=False, header_style="bold")
    for column in columns:
        table.add_column(column, overflow="fold")
    for row in rows:
        table.add_row(*(Text(cell(value)) for value in row))
    out.print(table)


def show_list(
    columns: Sequence[str], found: Sequence[dict[str, Any]], nothing: str, as_json: bool
) -> None:
    """A list for programs, or its rows for people."""
    if as_json:
        show_json(found)
    else:
        show(columns, [list(row.values()) for row in found], nothing)


def cell(value: Any) -> str:
    """A value in a row.

    >>> cell("Ada" + chr(27) + "[2J"), cell(None), cell(["a", "b"]), cell(True)
    ('Ada?[2J', '-', 'a, b', 'yes')
    """
    if value is None:
        return "-"
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, float):
        return f"{datetime.fromtimestamp(value).astimezone():%Y-%m-%d %H:%M}"
    if isinstance(value, list):
        return ", ".join(map(cell, value))
    return sanitize(str(value))
