"""``medici admin tournament``: call one off, or give it another title."""

from typing import Annotated

import typer

from medici.interfaces.cli.admin.shared import Reason, Who, Yes, ask, operate, say
from medici.interfaces.cli.options import AsJson, StoreUrl

TournamentId = Annotated[str, typer.Argument(metavar="TOURNAMENT", help="The id of a tournament.")]
Cancel = Annotated[bool, typer.Option("--cancel", help="Call it off, for good.")]
Title = Annotated[
    str | None, typer.Option("--title", metavar="TEXT", help="Give it this title instead.")
]


def tournament(
    tournament_id: TournamentId,
    reason: Reason,
    cancel: Cancel = False,
    title: Title = None,
    yes: Yes = False,
    who: Who = None,
    store: StoreUrl = "sqlite://",
    as_json: AsJson = False,
) -> None:
    """Call a tournament off, or give it another title; the one before is gone then.

    A tournament has its id at the end of its address. If it is called off, everybody reads why on
    its page; games that are played go on, and count for nothing there.

    Example: [b]medici admin tournament 0123456789abcdef --cancel --reason "left alone"[/b]

    Example: [b]medici admin tournament 0123456789abcdef --title "Spring" --reason "an insult"[/b]
    """
    if not cancel and title is None:
        raise typer.BadParameter("expected --cancel, --title or both")
    known = operate(store, who, lambda operator: operator.tournament(tournament_id))
    deeds = [*(["call off"] if cancel else []), *([] if title is None else ["give another title"])]
    ask(f"{' and '.join(deeds).capitalize()}: {known.plan.title}?", yes)
    if cancel:
        operate(store, who, lambda operator: operator.cancel_tournament(tournament_id, reason))
    if title is not None:
        operate(
            store, who, lambda operator: operator.retitle_tournament(tournament_id, title, reason)
        )
    done = operate(store, who, lambda operator: operator.tournament(tournament_id))
    facts = {"tournament": tournament_id, "title": done.plan.title, "phase": done.phase}
    say(f"{done.plan.title} is {PHASES[done.phase]}.", as_json, **facts)


PHASES = {
    "open": "open to entrants",
    "running": "under way",
    "ended": "over",
    "cancelled": "called off",
}
