"""What the bots that search have in common."""

from abc import ABC, abstractmethod
from dataclasses import dataclass

from medici.bots.arrays import Record, Row
from medici.bots.bot import Budget
from medici.bots.engine import Engine, engine_of
from medici.bots.futures import OWN
from medici.bots.heuristics import both_rows
from medici.kernel import State


@dataclass(frozen=True)
class Searcher(ABC):
    """A bot that plays many futures before it moves."""

    name: str
    about: str
    strength: str
    budget: Budget
    width: int  # how far from the merchant's bid others are tried

    @abstractmethod
    def choose(self, engine: Engine, t: Record, budget: Budget, seed: int) -> int:
        """The action of the seat to act in the state ``t``, a record of the engine's game."""

    def move(self, game: str, state: State, seed: int, budget: Budget | None = None) -> int:
        """The same for a state object; with no budget the bot takes its own."""
        engine = engine_of(game)
        return self.choose(engine, engine.record_of(state), budget or self.budget, seed)


def rows_for(engine: Engine, t: Record) -> tuple[Row, Row]:
    """The weights of the searcher's own seat, and those of the others."""
    return both_rows(engine.book.name, int(t["players"]))


def own_mind(rows: tuple[Row, Row]) -> int:
    """The number of the searcher's own mind: if all think alike, one mind serves every seat."""
    own, others = rows
    return OWN + 1 if own is others else OWN
