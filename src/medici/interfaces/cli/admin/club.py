"""``medici admin club``: who owns the club that a server belongs to."""

from typing import Annotated

import typer

from medici.interfaces.cli.admin.shared import Who, Yes, confirm, operate, say
from medici.interfaces.cli.options import AsJson, StoreUrl

Owner = Annotated[str, typer.Option("--owner", metavar="PLAYER", help="The id of a player.")]
Why = Annotated[str, typer.Option("--reason", help="Why, for the audit log.")]


def club(
    owner: Owner,
    reason: Why = "",
    yes: Yes = False,
    who: Who = None,
    store: StoreUrl = "sqlite://",
    as_json: AsJson = False,
) -> None:
    """Name the owner of the club that this server belongs to; until then nobody owns it.

    Whoever owned it before stays as a steward. A player sees the id at the end of the address of
    the own profile; medici admin players lists them.

    Example: [b]medici admin club --owner 0123456789abcdef[/b]
    """
    confirm(owner, "Make owner:", who, store, yes)
    name = operate(store, who, lambda operator: operator.name_owner(owner, reason))
    say(f"{owner} owns {name}.", as_json, club=name, owner=owner)
