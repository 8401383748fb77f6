"""Who sits where: the bots that commands are given by name."""

from typing import Annotated

import typer

from medici.arena.play import Contest
from medici.bots import BOTS, Budget
from medici.games import GAMES
from medici.record.game import check_setup

Rollouts = Annotated[
    int | None,
    typer.Option("--rollouts", min=1, help="Rollouts a decision instead: the same on any machine."),
]


def bot_names(text: str) -> tuple[str, ...]:
    """Bots given as a,b,c; unknown ones are a usage error."""
    names = tuple(name.strip() for name in text.split(","))
    for name in names:
        if name not in BOTS:
            raise typer.BadParameter(
                f"expected bots among {', '.join(BOTS)}; got {name!r}", param_hint="--bots"
            )
    return names


def contest_of(
    game: str,
    players: int,
    bots: str,
    seed: int,
    options: dict[str, bool | str],
    seconds: float | None,
    rollouts: int | None,
) -> Contest:
    """A contest with a bot for each seat; one name alone takes them all."""
    names = bot_names(bots)
    if len(names) == 1:
        names *= players
    if len(names) != players:
        raise typer.BadParameter(
            f"expected {players} bots for {players} players; got {len(names)}", param_hint="--bots"
        )
    if seconds and rollouts:
        raise typer.BadParameter("expected --budget or --rollouts; got both")
    budget = Budget(seconds, rollouts) if seconds or rollouts else None
    variant = GAMES[game].variant(check_setup(GAMES[game], players, options))
    return Contest(game, names, seed, variant, budget)
