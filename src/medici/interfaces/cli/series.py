"""A series of games: the options that ``medici arena`` and ``medici simulate`` share."""

from dataclasses import dataclass
from typing import Annotated

import typer

from medici.bots import Budget
from medici.games import GAMES
from medici.interfaces.cli.counting import counted
from medici.interfaces.cli.options import GameArgument, GameOptions, Players, Seed, checked_setup
from medici.interfaces.cli.seats import bot_names
from medici.record.game import check_setup
from medici.research.arena.contest import Contest

Games = Annotated[int, typer.Option("--games", "-g", min=1, help="How many games.")]
Rollouts = Annotated[
    int | None,
    typer.Option(
        "--rollouts",
        min=1,
        help="Rollouts for a decision instead of seconds: the same moves on any machine.",
    ),
]


@dataclass(frozen=True)
class Series:
    """What is played, by how many, and from which seed."""

    game: GameArgument
    players: Players = 4
    seed: Seed = 1
    rollouts: Rollouts = None
    option: GameOptions = None

    def options(self) -> dict[str, bool | str]:
        """The options of the game; a usage error if it cannot be set up so."""
        return checked_setup(self.game, self.players, self.option)

    def variant(self) -> int:
        """The options as the rules know them."""
        options = self.options()  # a usage error comes first
        book = GAMES[self.game]
        return book.variant(check_setup(book, self.players, options))

    def told(self, games: int) -> str:
        """What was played, and how often."""
        return f"{self.game}, {counted(self.players, 'player')}, {counted(games, 'game')}"

    def contest(self, bots: str, seconds: float | None = None) -> Contest:
        """A contest with a bot for each seat; one name alone takes them all."""
        variant = self.variant()
        names = bot_names(bots)
        if len(names) == 1:
            names *= self.players
        if len(names) != self.players:
            raise typer.BadParameter(
                f"expected {self.players} bots for {self.players} players; got {len(names)}",
                param_hint="--bots",
            )
        if seconds and self.rollouts:
            raise typer.BadParameter("expected --budget or --rollouts; got both")
        budget = Budget(seconds, self.rollouts) if seconds or self.rollouts else None
        return Contest(self.game, names, self.seed, variant, budget)
