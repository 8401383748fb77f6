"""Who plays beside the learner: named bots, and in which seat the learner sits."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Literal

from medici.bots import BOTS, Budget, budget_of
from medici.bots.players.searcher import Searcher
from medici.research.envs.setup import setup

DEFAULT = "apprentice"
Seat = int | Literal["random"]


@dataclass(frozen=True)
class Lineup:
    """A table with one seat for whoever learns; the bots sit to its left, in their order."""

    game: str
    players: int
    bots: str | Sequence[str] = DEFAULT
    seat: Seat = 0
    options: Mapping[str, bool | str] = field(default_factory=dict)
    rollouts: int | None = None  # for a decision of a bot that searches; None: as many as usual

    def __post_init__(self) -> None:
        """Refuse what cannot sit together."""
        setup(self.game, self.players, self.options)
        if self.seat != "random" and self.seat not in range(self.players):
            raise ValueError(
                f"expected a seat of 0 to {self.players - 1}, or 'random'; got {self.seat!r}"
            )
        if len(self.names) != self.players - 1:
            raise ValueError(
                f"expected one bot for all others, or {self.players - 1}; got {self.bots!r}"
            )
        for name in self.names:
            if name not in BOTS:
                raise ValueError(f"expected bots among {', '.join(BOTS)}; got {name!r}")

    @property
    def names(self) -> list[str]:
        """The bots, from the left of the one who learns."""
        if isinstance(self.bots, str):
            return [self.bots] * (self.players - 1)
        return list(self.bots)

    def budget(self, name: str) -> Budget:
        """How many futures a bot looks at: by number and not by the clock, so that seeds decide."""
        bot = BOTS[name]
        variant = setup(self.game, self.players, self.options)
        usual = budget_of(bot, self.game, self.players, variant)
        if not isinstance(bot, Searcher):
            return usual
        return Budget(rollouts=usual.rollouts if self.rollouts is None else self.rollouts)
