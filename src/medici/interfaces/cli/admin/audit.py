"""``medici admin audit``."""

from dataclasses import asdict

from medici.interfaces.cli.admin.desk import Limit, operate, show, show_json
from medici.interfaces.cli.options import AsJson, StoreUrl


def audit(limit: Limit = 100, store: StoreUrl = "sqlite://", as_json: AsJson = False) -> None:
    """Show what operators did, the latest first: who, when, what and why.

    Example: [b]medici admin audit --limit 20[/b]
    """
    found = operate(store, None, lambda operator: operator.store.audit(limit))
    if as_json:
        show_json([asdict(row) for row in found])
        return
    show(
        ["line", "at", "who", "act", "player", "table", "reason", "about"],
        [list(asdict(row).values()) for row in found],
        "Nothing was done yet.",
    )
