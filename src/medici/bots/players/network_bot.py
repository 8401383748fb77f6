"""A bot that plays by the network in a file, such as one that was trained to beat another bot.

After the name of the file stands how far it looks ahead, if it does: ``card.bin+8x100`` plays eight
decisions after each move that is worth a try, 100 times in all, and then believes the network.
"""

import re
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from medici.bots.bot import Budget, check_asked
from medici.bots.compiled.engine import Engine, engine_of
from medici.bots.external.loading import NotABot
from medici.bots.network.evaluate import Network
from medici.bots.network.inputs import INPUTS
from medici.bots.network.weights import from_bytes, layers_for
from medici.bots.players.quick import AT_ONCE
from medici.bots.processes.child import BotFailure
from medici.bots.search.lookahead_engine import lookahead_engine
from medici.kernel import State, compiled, seeded
from medici.kernel.arrays import Record

SUFFIX = ".bin"  # of files of networks
NAME = re.compile(r"(?P<file>.+\.bin)(\+(?P<horizon>[1-9]\d*)x(?P<rollouts>\d+))?")


@dataclass(frozen=True)
class NetworkBot:
    """Makes the best choice by its network, or looks ahead first."""

    name: str
    network: Network
    horizon: int = 0  # decisions that it looks ahead
    about: str = "plays by the network in a file"
    strength: str = "as strong as it has learned to be"
    budget: Budget = AT_ONCE

    def choose(self, engine: Engine, t: Record, budget: Budget, seed: int) -> int:
        """The choice of the seat to act that the network likes most."""
        check_asked(t["actor"])
        game = engine.book.name
        if not self._has_learned(game, t):
            raise BotFailure(
                "its network is for other games",
                f"expected a network that has learned {game} as it is played here; got {self.name}",
            )
        if self.budget.at_once:
            return int(engine.network_move(t, self.network))
        ahead = lookahead_engine(game)
        found = ahead.search(t, self.network, self.horizon, budget, seeded(seed))
        return int(found.actions[0])

    def move(self, game: str, state: State, seed: int, budget: Budget | None = None) -> int:
        """The same for a state object."""
        engine = engine_of(game)
        return self.choose(engine, engine.record_of(state), budget or self.budget, seed)

    def _has_learned(self, game: str, t: Record) -> bool:
        inputs, (_, _, *widths, _) = INPUTS[game], self.network.layers
        fits = self.network.layers == layers_for(inputs, *widths)
        return fits and bool(compiled(inputs.is_known)(t))


def is_network_name(name: str) -> bool:
    """Whether a bot of this name plays by a file."""
    return NAME.fullmatch(name) is not None


@cache
def network_bot(name: str) -> NetworkBot:
    """The bot that plays by the network in a file of this name."""
    parts = NAME.fullmatch(name)
    assert parts, "asked for by ``is_network_name``"
    try:
        network = from_bytes(Path(parts["file"]).read_bytes())
    except (OSError, ValueError) as problem:
        raise NotABot(f"{name}: expected a file of a network; got {problem}") from problem
    if parts["horizon"] is None:
        return NetworkBot(name, network)
    budget = Budget(rollouts=int(parts["rollouts"]))
    return NetworkBot(name, network, int(parts["horizon"]), budget=budget)
