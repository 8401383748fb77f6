"""A series of games: the options that ``medici arena`` and ``medici simulate`` share."""

import inspect
from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import wraps
from typing import Annotated, Any

import typer

from medici.bots import Budget
from medici.games import GAMES
from medici.games.dice.solitaire import TITLES, title_for
from medici.interfaces.cli.options import (
    GameArgument,
    GameOptions,
    Players,
    Seed,
    bot_names,
    checked_setup,
)
from medici.interfaces.cli.output import counted
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

    def title(self, games: int) -> str:
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


def grouped(command: Callable[..., None]) -> Callable[..., None]:
    """Let Typer see the fields of a command's first parameter, a dataclass, as its own options.

    >>> from dataclasses import dataclass
    >>> @dataclass
    ... class Setup:
    ...     game: str
    ...     players: int = 4
    >>> @grouped
    ... def show(setup: Setup, loud: bool = False) -> None:
    ...     print(setup, loud)
    >>> list(inspect.signature(show).parameters)
    ['game', 'players', 'loud']
    >>> show(game="dice", loud=True)
    Setup(game='dice', players=4) True
    """
    first, *others = inspect.signature(command).parameters.values()
    group = first.annotation
    fields = inspect.signature(group).parameters
    options = [
        option.replace(kind=inspect.Parameter.KEYWORD_ONLY)
        for option in (*fields.values(), *others)
    ]

    @wraps(command)
    def ungrouped(**values: Any) -> None:
        own = {name: values.pop(name) for name in fields if name in values}
        command(group(**own), **values)

    ungrouped.__annotations__ = {option.name: option.annotation for option in options}
    ungrouped.__dict__["__signature__"] = inspect.Signature(options)
    return ungrouped


def titles_earned(scores: Mapping[int, int]) -> dict[str, int]:
    """How often each title was earned, the highest first, of how often there was each score.

    >>> titles_earned({0: 2, 500: 1})
    {'Medici': 1, 'Deck Scrubber': 2}
    """
    earned: Counter[str] = Counter()
    for score, games in scores.items():
        earned[title_for(score)] += games
    return {title: earned[title] for _, title in TITLES if earned[title]}


def titles_text(titles: dict[str, int]) -> str:
    """The same in a line.

    >>> titles_text({"Medici": 1, "Cadet": 3})
    'titles: Medici 25.0%, Cadet 75.0%'
    """
    games = sum(titles.values())
    return "titles: " + ", ".join(f"{name} {count / games:.1%}" for name, count in titles.items())
