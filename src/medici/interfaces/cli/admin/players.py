"""``medici admin players``, ``player``, ``mute``, ``unmute``, ``ban`` and ``unban``."""

from dataclasses import asdict
from typing import Annotated, Any

import typer

from medici.interfaces.cli.admin.shared import (
    Limit,
    PlayerId,
    Reason,
    Who,
    Yes,
    cell,
    confirm,
    operate,
    say,
    seconds_of,
    show,
    show_json,
    show_list,
)
from medici.interfaces.cli.options import AsJson, StoreUrl
from medici.interfaces.cli.output import counted

Named = Annotated[str, typer.Option("--name", help="Only names with this text in them.")]
For = Annotated[
    str | None,
    typer.Option("--for", metavar="TIME", help="30m, 12h, 7d...", show_default="for good"),
]


def players(
    name: Named = "",
    limit: Limit = 100,
    store: StoreUrl = "sqlite://",
    as_json: AsJson = False,
) -> None:
    """List the players, the newest first.

    Example: [b]medici admin players --name ada[/b]
    """
    found = operate(store, None, lambda operator: operator.store.players(name, limit))
    columns = ["player", "name", "since", "tables", "sessions"]
    show_list(columns, [asdict(row) for row in found], "No such player.", as_json)


def player(player: PlayerId, store: StoreUrl = "sqlite://", as_json: AsJson = False) -> None:
    """Show a player: tables, sanctions, and what others have reported.

    Example: [b]medici admin player 0123456789abcdef[/b]
    """
    facts = operate(store, None, lambda operator: operator.facts_of(player))
    found: dict[str, Any] = {
        "player": facts.player.id,
        "name": facts.player.name,
        "created": facts.player.created,
        "sessions": facts.sessions,
        "tables": [
            {"table": session.table.id, "seat": session.seat, "status": session.table.status}
            for session in facts.sittings
        ],
        "sanctions": [asdict(row) for row in facts.sanctions],
        "reports": [asdict(row) for row in facts.reports],
    }
    if as_json:
        show_json(found)
        return
    since = cell(facts.player.created)
    say(f"{facts.player.name}, here since {since}, {counted(facts.sessions, 'session')}", False)
    for sanction in facts.sanctions:
        say(f"{sanction.kind} {ending(sanction.until)}: {sanction.reason}", False)
    show(["table", "seat", "status"], [list(row.values()) for row in found["tables"]], "No tables.")
    reports = [[row.number, row.at, row.words, row.reason, row.outcome] for row in facts.reports]
    show(["report", "at", "said", "reason", "outcome"], reports, "No reports.")


def mute(
    player: PlayerId,
    reason: Reason,
    time: For = None,
    yes: Yes = False,
    who: Who = None,
    store: StoreUrl = "sqlite://",
    as_json: AsJson = False,
) -> None:
    """Let a player talk no more, at any table; who tries is told the reason, and until when.

    Example: [b]medici admin mute 0123456789abcdef --for 7d --reason "insults"[/b]
    """
    impose("mute", player, reason, time, yes, who, store, as_json)


def unmute(
    player: PlayerId,
    reason: Reason = "",
    yes: Yes = False,
    who: Who = None,
    store: StoreUrl = "sqlite://",
    as_json: AsJson = False,
) -> None:
    """Let a player talk again.

    Example: [b]medici admin unmute 0123456789abcdef --reason "has said sorry"[/b]
    """
    lift("mute", "Let talk again:", player, reason, yes, who, store, as_json)


def ban(
    player: PlayerId,
    reason: Reason,
    time: For = None,
    yes: Yes = False,
    who: Who = None,
    store: StoreUrl = "sqlite://",
    as_json: AsJson = False,
) -> None:
    """Shut a player out: all sessions end, and bots play on where they sat.

    No addresses are kept: somebody who is banned can come back as a new guest.

    Example: [b]medici admin ban 0123456789abcdef --reason "spam"[/b]
    """
    impose("ban", player, reason, time, yes, who, store, as_json)


def unban(
    player: PlayerId,
    reason: Reason = "",
    yes: Yes = False,
    who: Who = None,
    store: StoreUrl = "sqlite://",
    as_json: AsJson = False,
) -> None:
    """Let a player in again; sessions that have ended stay so.

    Example: [b]medici admin unban 0123456789abcdef --reason "a mistake"[/b]
    """
    lift("ban", "Let in again:", player, reason, yes, who, store, as_json)


PAST = {"mute": "muted", "ban": "banned"}


def impose(
    kind: str,
    player: str,
    reason: str,
    time: str | None,
    yes: bool,
    who: str | None,
    store: str,
    as_json: bool,
) -> None:
    """Mute or ban a player, and say so."""
    seconds = None if time is None else seconds_of(time)
    confirm(player, kind.capitalize(), who, store, yes)
    until = operate(store, who, lambda operator: operator.impose(kind, player, seconds, reason))
    text = f"{PAST[kind].capitalize()} {player} {ending(until)}."
    say(text, as_json, **{PAST[kind]: player, "until": until})


def lift(
    kind: str,
    question: str,
    player: str,
    reason: str,
    yes: bool,
    who: str | None,
    store: str,
    as_json: bool,
) -> None:
    """Take a mute or a ban back, and say so."""
    confirm(player, question, who, store, yes)
    operate(store, who, lambda operator: operator.lift(kind, player, reason))
    say(f"Un{PAST[kind]} {player}.", as_json, **{f"un{PAST[kind]}": player})


def ending(until: float | None) -> str:
    """Until when something holds.

    >>> ending(None)
    'for good'
    """
    return "for good" if until is None else f"until {cell(until)}"
