"""``medici admin tables``, ``table`` and ``close``."""

import json
from typing import Annotated, Any, Literal

import typer

from medici.interfaces.cli.admin.shared import (
    Limit,
    Reason,
    TableId,
    Who,
    Yes,
    ask,
    operate,
    say,
    show,
    show_json,
    show_list,
)
from medici.interfaces.cli.options import AsJson, StoreUrl
from medici.interfaces.cli.output import counted

Status = Annotated[
    Literal["open", "running", "finished", "abandoned"] | None,
    typer.Option("--status", help="Only those in this state."),
]
Public = Annotated[
    bool | None, typer.Option("--public/--private", help="Only those, or the others.")
]
Of = Annotated[str | None, typer.Option("--player", metavar="PLAYER", help="Where somebody sits.")]


def tables(
    status: Status = None,
    public: Public = None,
    player: Of = None,
    limit: Limit = 100,
    store: StoreUrl = "sqlite://",
    as_json: AsJson = False,
) -> None:
    """List the tables, the newest first.

    Example: [b]medici admin tables --status running --public[/b]
    """
    rows = operate(
        store,
        None,
        lambda operator: (
            operator.store.tables(status=status, public=public, limit=limit)
            if player is None
            else operator.tables_of(player, limit, status, public)
        ),
    )
    found: list[dict[str, Any]] = [
        {
            "table": row.id,
            **json.loads(row.head),
            "status": row.status,
            "public": row.public,
            "created": row.created,
            "updated": row.updated,
            "events": row.last_seq,
        }
        for row in rows
    ]
    show_list(
        ["table", "game", "players", "host", "status", "public", "created", "last event", "events"],
        found,
        "No such table.",
        as_json,
    )


def table(table: TableId, store: StoreUrl = "sqlite://", as_json: AsJson = False) -> None:
    """Show a table: who sits there, how it stands, and what was said lately.

    Example: [b]medici admin table 0123456789abcdef0123456789abcdef[/b]
    """
    live = operate(store, None, lambda operator: operator.table(table))
    created = live.created
    seats = [
        {
            "seat": number,
            "name": seat.name or None,
            "player": seat.player,
            "bot": seat.bot,
            "lost_by": seat.lost_by,
        }
        for number, seat in enumerate(live.seats)
    ]
    chat = [
        {"at": saying.at, "player": saying.player, "name": saying.name, "text": saying.text}
        for saying in live.chat
    ]
    if as_json:
        facts = {
            "table": live.id,
            "game": created.game,
            "phase": live.phase,
            "public": created.public,
            "host": created.by,
            "host_name": created.by_name,
            "created": created.at,
            "events": live.seq,
            "talk": live.talk,
            "silenced": live.silenced,
        }
        show_json(facts | {"seats": seats, "chat": chat})
        return
    access = "public" if created.public else "private"
    host = f"{created.by_name} ({created.by})"
    say(f"{created.game}, {live.phase}, {access}; host: {host}; talk: {live.talk}", False)
    show(
        ["seat", "name", "player", "bot", "lost by"],
        [list(seat.values()) for seat in seats],
        "No seats.",
    )
    show(["at", "player", "name", "said"], [list(row.values()) for row in chat], "Nobody talked.")


def close(
    table: TableId,
    reason: Reason,
    yes: Yes = False,
    who: Who = None,
    store: StoreUrl = "sqlite://",
    as_json: AsJson = False,
) -> None:
    """End a table as the house: nobody wins, and its secret is told.

    Example: [b]medici admin close 0123456789abcdef0123456789abcdef --reason "spam"[/b]
    """
    live = operate(store, who, lambda operator: operator.table(table))
    events = counted(live.seq, "event")
    ask(f"Close the table of {live.created.by_name}, {live.phase}, with {events}?", yes)
    operate(store, who, lambda operator: operator.close(table, reason))
    say(f"Closed table {table}.", as_json, closed=table)
