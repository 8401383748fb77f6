"""A bot that plays by the network in a file, such as one that was trained to beat another bot."""

from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from medici.bots.bot import Budget
from medici.bots.compiled.engine import Engine, engine_of
from medici.bots.external.loading import NotABot
from medici.bots.network.evaluate import Network
from medici.bots.network.inputs import INPUTS
from medici.bots.network.policy import network_move, network_verbs
from medici.bots.network.weights import from_bytes, layers_for
from medici.bots.players.quick import AT_ONCE
from medici.bots.processes.child import BotFailure
from medici.kernel import State, bound, compiled
from medici.kernel.arrays import Record

SUFFIX = ".bin"  # of names that are files of networks


@dataclass(frozen=True)
class NetworkBot:
    """Makes the best choice by its network, always."""

    name: str
    network: Network
    about: str = "plays by the network in a file"
    strength: str = "as strong as it has learned to be"
    budget: Budget = AT_ONCE

    def choose(self, engine: Engine, t: Record, budget: Budget, seed: int) -> int:
        """The choice of the seat to act that the network likes most."""
        game = engine.book.name
        if not self._has_learned(game, t):
            raise BotFailure(
                "its network is for other games",
                f"expected a network that has learned {game} as it is played here; got {self.name}",
            )
        return int(move_of(game)(t, self.network))

    def move(self, game: str, state: State, seed: int, budget: Budget | None = None) -> int:
        """The same for a state object."""
        engine = engine_of(game)
        return self.choose(engine, engine.record_of(state), AT_ONCE, seed)

    def _has_learned(self, game: str, t: Record) -> bool:
        inputs, (_, _, *widths, _) = INPUTS[game], self.network.layers
        fits = self.network.layers == layers_for(inputs, *widths)
        return fits and bool(compiled(inputs.is_known)(t))


@cache
def move_of(game: str) -> Any:
    """The rule of a game that plays by a network, as machine code."""
    return compiled(bound(network_move, network_verbs(game)))


@cache
def network_bot(name: str) -> NetworkBot:
    """The bot that plays by the network in a file of this name."""
    try:
        return NetworkBot(name, from_bytes(Path(name).read_bytes()))
    except (OSError, ValueError) as problem:
        raise NotABot(f"{name}: expected a file of a network; got {problem}") from problem
