"""``medici admin reports`` and ``settle``."""

from dataclasses import asdict
from typing import Annotated

import typer

from medici.interfaces.cli.admin.desk import Limit, Reason, Who, operate, say, show, show_json
from medici.interfaces.cli.options import AsJson, StoreUrl

All = Annotated[bool, typer.Option("--all", help="Those that are settled, too.")]
Number = Annotated[int, typer.Argument(metavar="NUMBER", help="The number of a report.")]


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
    if as_json:
        show_json([asdict(row) for row in found])
        return
    show(
        ["report", "at", "by", "about", "name", "table", "said", "reason", "settled", "outcome"],
        [list(asdict(row).values()) for row in found],
        "Nothing to settle.",
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
