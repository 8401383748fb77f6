"""A contest: what a series of games between bots is played with."""

from dataclasses import dataclass

from medici.bots import Bot, Budget, budget_of


@dataclass(frozen=True)
class Contest:
    """Everything that decides how games between bots go, but for the speed of the machine."""

    game: str
    bots: tuple[str, ...]
    seed: int
    variant: int = 0
    budget: Budget | None = None  # for every bot; None: each its own

    def budget_of(self, bot: Bot) -> Budget:
        """What a bot may spend on a decision in this contest."""
        if self.budget is not None:
            return self.budget
        return budget_of(bot, self.game, len(self.bots), self.variant)
