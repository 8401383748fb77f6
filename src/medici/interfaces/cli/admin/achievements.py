"""``medici admin achievements``: look at all finished games again."""

from typing import Annotated

import typer

from medici.interfaces.cli.admin.shared import Who, operate, say
from medici.interfaces.cli.options import AsJson, StoreUrl
from medici.interfaces.cli.output import counted

Again = Annotated[
    bool, typer.Option("--again", help="Forget all achievements, and find them anew.")
]


def achievements(
    again: Again = False,
    who: Who = None,
    store: StoreUrl = "sqlite://",
    as_json: AsJson = False,
) -> None:
    """Find all achievements anew in the logs of finished games; those of archived games stay.

    It gives the same again, unless results were voided or the rules for achievements have changed.

    Example: [b]medici admin achievements --again[/b]
    """
    if not again:
        raise typer.BadParameter("expected --again; got nothing to do")
    looked = operate(store, who, lambda operator: operator.count_achievements())
    say(f"Looked at {counted(looked, 'result')}.", as_json, results=looked)
