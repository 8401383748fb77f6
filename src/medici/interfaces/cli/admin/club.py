"""``medici admin club``: who owns the club that a server belongs to, and which club is closed."""

from typing import Annotated

import typer

from medici.interfaces.cli.admin.shared import Who, Yes, ask, confirm, operate, say
from medici.interfaces.cli.options import AsJson, StoreUrl

Owner = Annotated[
    str | None,
    typer.Option("--owner", metavar="PLAYER", help="The id of the owner of the server's club."),
]
Close = Annotated[
    str | None, typer.Option("--close", metavar="CLUB", help="The id of a club to close.")
]
Why = Annotated[str, typer.Option("--reason", help="Why, for the audit log.")]


def club(
    owner: Owner = None,
    close: Close = None,
    reason: Why = "",
    yes: Yes = False,
    who: Who = None,
    store: StoreUrl = "sqlite://",
    as_json: AsJson = False,
) -> None:
    """Name the owner of the club that this server belongs to, or close a club.

    Until an owner is named nobody owns the server's club; whoever owned it before stays as a
    steward. A player sees the id at the end of the address of the own profile; medici admin players
    lists them. A club has its id at the end of its address, too. If it is closed, its page, members
    and talk are gone; games go on.

    Example: [b]medici admin club --owner 0123456789abcdef[/b]

    Example: [b]medici admin club --close 0123456789abcdef --reason "an insult as a name"[/b]
    """
    if (owner is None) == (close is None):
        raise typer.BadParameter("expected --owner or --close, one of them")
    if owner is not None:
        confirm(owner, "Make owner:", who, store, yes)
        name = operate(store, who, lambda operator: operator.name_owner(owner, reason))
        say(f"{owner} owns {name}.", as_json, club=name, owner=owner)
    if close is not None:
        name = operate(store, who, lambda operator: operator.club_name(close))
        ask(f"Close the club {name}?", yes)
        operate(store, who, lambda operator: operator.close_club(close, reason))
        say(f"{name} is closed.", as_json, club=name, closed=close)
