"""What a bot is: a policy that sees the state, a budget and a seed, and answers with an action."""

from dataclasses import dataclass
from typing import Protocol

from medici.bots.compiled.engine import Engine
from medici.games.actors import NATURE, NOBODY
from medici.kernel import State
from medici.kernel.arrays import Record


class NotToActError(ValueError):
    """A bot was asked where no seat is to act."""


def check_asked(actor: int) -> None:
    """Refuse to choose for nature, or for nobody.

    >>> check_asked(8)
    Traceback (most recent call last):
    medici.bots.bot.NotToActError: expected a seat to act; got a state in which nature is
    """
    if actor == NATURE:
        raise NotToActError("expected a seat to act; got a state in which nature is")
    if actor == NOBODY:
        raise NotToActError("expected a seat to act; got a game that is over")


@dataclass(frozen=True)
class Budget:
    """How long a bot may think about one decision: seconds, rollouts, or whichever ends first.

    As long as rollouts end it, a bot's answer depends on the state and the seed alone.
    """

    seconds: float | None = None
    rollouts: int | None = None

    @property
    def at_once(self) -> bool:
        """Whether there is no time for a search."""
        return self.rollouts == 0


class Bot(Protocol):
    """A player made of code.

    >>> import medici
    >>> from medici.bots import BOTS
    >>> game = medici.new("board", 3)
    >>> game.play("first 0")
    >>> game.play("card spice2")
    >>> BOTS["merchant"].move("board", game.state, seed=1) in game.legal_actions()
    True
    """

    @property
    def name(self) -> str:
        """The name by which commands and tables know it."""

    @property
    def about(self) -> str:
        """How it thinks, in a line."""

    @property
    def strength(self) -> str:
        """What it was measured to win; docs/levels.md has the rest."""

    @property
    def budget(self) -> Budget:
        """What it takes when it is given none."""

    def choose(self, engine: Engine, t: Record, budget: Budget, seed: int) -> int:
        """The action of the seat to act in the state ``t``, a record of the engine's game.

        Where no seat is to act, ``NotToActError`` says so.
        """

    def move(self, game: str, state: State, seed: int, budget: Budget | None = None) -> int:
        """The same for a state object; with no budget the bot takes its own."""
