"""A training, generation by generation; it can be put away after each, and gone on with."""

from collections.abc import Iterator
from dataclasses import astuple
from math import inf
from pathlib import Path
from time import monotonic
from typing import Any, NamedTuple

import numpy as np

from medici.bots.network.evaluate import Network
from medici.bots.network.inputs import INPUTS
from medici.bots.policies.heuristics import weights_for
from medici.bots.policies.policy import HEURISTIC_POLICY
from medici.research.learning.device import Backend, arrays_of, on_host
from medici.research.learning.games import Games
from medici.research.learning.proximal import Player, Settings, learn
from medici.research.learning.strength import Share, share_among
from medici.research.learning.tables import (
    WITH_PAST,
    company,
    lineups,
    members_of,
    spread_players,
)
from medici.research.learning.trainable import Shape, TrainableNetwork

FORMER_KEPT = 24  # networks of the past
KEPT = ("weights", "mean", "square")
SETTINGS = {"board": Settings(steps=48, patience=0.99)}  # a day has many more decisions there


class Plan(NamedTuple):
    """How long a network learns, until either is over, and at how many tables."""

    generations: float = inf
    rounds: int = 20  # of a generation, which has the same opponents
    games: int = 1 << 20  # side by side
    first_rate: float = 6e-4  # how far a step of learning goes at first,
    last_rate: float = 3e-5  # and at the end
    seconds: float = inf  # of learning
    first_variety: float = 0.02  # how much is paid for keeping several choices open at first,
    last_variety: float = 0.003  # and at the end


class Report(NamedTuple):
    """How a generation went."""

    generation: int
    decisions: int  # so far
    variety: float  # how open choices are: 0 where one is certain
    surprise: float  # the mean square of what came unexpected


def between(first: float, last: float, part: float) -> float:
    """What goes from a first value to a last one, by equal factors."""
    factor: float = (last / first) ** part
    return first * factor


class Training:
    """A network that learns a game, for all numbers of players in company."""

    opponents = "the league"

    def __init__(
        self,
        game: str,
        plan: Plan,
        seed: int = 1,
        backend: Backend = "cpu",
        shape: Shape | None = None,
        settings: Settings | None = None,
        counts: tuple[int, ...] | None = None,
        start: TrainableNetwork | None = None,
    ) -> None:
        """It starts from a network's weights, or from nothing."""
        self.game, self.plan, self.seed, self.backend = game, plan, seed, backend
        self.settings = settings or SETTINGS.get(game, Settings())
        self.xp = arrays_of(backend)
        shape = start.shape if start else shape or Shape()
        self.network = TrainableNetwork(INPUTS[game], shape, seed, self.xp)
        if start:
            self.network = self.network.with_weights(start.weights.copy())
        self.counts = counts or company(game)
        self.players = spread_players(self.counts, plan.games)
        self.generation, self.decisions, self.seconds = 0, 0, 0.0
        self.former: list[Any] = []

    @property
    def part(self) -> float:
        """How much of the plan has been done: 1 is all of it."""
        plan = self.plan
        return max(self.generation / plan.generations, self.seconds / plan.seconds)

    def run(self) -> Iterator[Report]:
        """Learn, and report after each generation."""
        while self.part < 1:
            start = monotonic()
            player = self._player()
            plan, part = self.plan, self.part
            rate = between(plan.first_rate, plan.last_rate, part)
            variety = between(plan.first_variety, plan.last_variety, part)
            for _ in range(plan.rounds):
                figures = learn(player, rate, variety, self.settings)
            self.generation += 1
            steps = self.plan.rounds * self.settings.steps
            self.decisions += steps * self.plan.games
            report = Report(self.generation, self.decisions, *map(float, figures))
            self.seconds += monotonic() - start  # a GPU has worked once its figures are here
            yield report

    def _player(self) -> Player:
        """The network at new tables, with other members of the league and another past."""
        seed = self.seed + 1000 * self.generation
        members = members_of(self.game, self.counts, self.generation)
        past = int(WITH_PAST * self.plan.games)
        wanted = lineups(self.players, members, past, seed)
        games = Games(self.game, self.players, wanted, members.policies, seed, self.backend)
        player = Player(self.network, games, past, self.xp.random.RandomState(seed))
        self.former = [*self.former, self.network.weights.copy()][-FORMER_KEPT:]
        number = int(np.random.default_rng(seed).integers(len(self.former)))
        player.former = self.network.with_weights(self.former[number])
        return player

    def strength(self, games: int = 4000) -> dict[int, Share]:
        """Its share of victories among heuristics, by the number of players."""
        return {
            players: share_among(
                self.network,
                self.game,
                players,
                (HEURISTIC_POLICY, weights_for(self.game, players)),
                games,
                self.seed,
                self.backend,
            )
            for players in self.counts
        }

    def keep(self, path: Path) -> None:
        """Write all that is needed to go on after this generation."""
        rows: dict[str, Any] = {kind: on_host(getattr(self.network, kind)) for kind in KEPT}
        rows |= {
            "steps": self.network.steps,
            "generation": self.generation,
            "decisions": self.decisions,
            "seconds": self.seconds,
            "shape": astuple(self.network.shape),
            "opponents": self.opponents,
            "former": np.array([on_host(row) for row in self.former]),
        }
        np.savez(path, **rows)

    def go_on(self, path: Path) -> None:
        """Take up what was kept."""
        with np.load(path) as kept:
            if kept["weights"].shape != self.network.weights.shape:
                raise ValueError(
                    f"expected {len(self.network.weights)} weights; got {len(kept['weights'])}"
                )
            opponents = str(kept.get("opponents", self.opponents))
            if opponents != self.opponents:
                raise ValueError(
                    f"expected a training against {self.opponents}; got one against {opponents}"
                )
            for kind in KEPT:
                setattr(self.network, kind, self.xp.asarray(kept[kind]))
            self.former = [self.xp.asarray(row) for row in kept["former"]]
            self.network.steps = int(kept["steps"])
            self.generation, self.decisions = int(kept["generation"]), int(kept["decisions"])
            self.seconds = float(kept.get("seconds", 0.0))
        self.network.refresh()

    def learned(self) -> Network:
        """The network as it plays."""
        return self.network.learned()
