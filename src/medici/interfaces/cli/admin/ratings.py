"""``medici admin ratings``: fold them anew, or let results count no more."""

from typing import Annotated

import typer

from medici.interfaces.cli.admin.shared import Who, Yes, ask, operate, say
from medici.interfaces.cli.options import AsJson, StoreUrl
from medici.interfaces.cli.output import counted

Again = Annotated[bool, typer.Option("--again", help="Fold all ratings anew from the results.")]
Void = Annotated[
    str | None,
    typer.Option("--void", metavar="TABLE", help="Let the result of a table count no more."),
]
VoidPlayer = Annotated[
    str | None,
    typer.Option(
        "--void-player", metavar="PLAYER", help="Let no result of a player count, for anybody."
    ),
]
Why = Annotated[
    str, typer.Option("--reason", help="Why, for the audit log; results are voided for a reason.")
]


def ratings(
    again: Again = False,
    void: Void = None,
    void_player: VoidPlayer = None,
    reason: Why = "",
    yes: Yes = False,
    who: Who = None,
    store: StoreUrl = "sqlite://",
    as_json: AsJson = False,
) -> None:
    """Fold all ratings anew, without results that an operator has voided. Acts are audited.

    Meanwhile people see ratings that are not complete. Results do not change by this, so it may be
    done at any time, and gives the same ratings again.

    Example: [b]medici admin ratings --void 0123456789abcdef --reason "two accounts"[/b]
    """
    if [again, void is not None, void_player is not None].count(True) != 1:
        raise typer.BadParameter("expected one of --again, --void and --void-player")
    if not again and not reason:
        raise typer.BadParameter("expected a --reason for what counts no more; got none")
    if not again:
        ask(f"Void {void or f'all results of {void_player}'}, and fold all ratings anew?", yes)
    voided, folded = operate(
        store, who, lambda operator: operator.fold_ratings(reason, void, void_player)
    )
    what = "" if again else f"Voided {counted(voided, 'result')}. "
    text = f"{what}Folded {counted(folded, 'result')}."
    say(text, as_json, voided=voided, folded=folded)
