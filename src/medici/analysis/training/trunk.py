"""An eye on the layers of the network that plays, to be compared with the eye that ships.

The network looks at a position from every seat. What its last layers hold of it takes the place of
the eye's features: the same small network rates each seat by them, one for all numbers of players.
"""

from collections.abc import Callable, Iterator, Sequence
from functools import cache
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from medici.analysis.training.lineups import draw_setups
from medici.analysis.training.sampled_games import sample_games
from medici.analysis.training.trainable_network import BATCH, Numbers, TrainableNetwork, softmax
from medici.analysis.training.training import rate_after
from medici.bots.network.evaluate import STEP_BITS, Network
from medici.bots.network.kept import own_network
from medici.bots.network.policy import chances_said, is_known, look, network_verbs
from medici.kernel import State, bound, compiled, rule
from medici.kernel.arrays import Payoffs, Tables

# Who has the turn while nature acts, by the name of the field
IN_TURN = {"board": "presenter", "card": "on_turn", "dice": "roller"}
NETWORKS = 0.2  # the part of seats at mixed tables that play by the network


class Looks(NamedTuple):
    """What the network makes of positions; compiled code takes it as it is."""

    network: Network
    first: NDArray[np.int64]  # the seat that has the turn, whose chances are believed
    layers: NDArray[np.uint8]  # out: by position and seat the last layer, then the one before it
    chances: Payoffs  # out: of every seat
    known: NDArray[np.bool_]  # out: whether the network has learned games of this kind


@rule
def look_at_many(positions: Any, looks: Looks) -> None:
    """Look at every position from every seat."""
    network = looks.network
    for number in range(len(positions)):
        t: State = positions[number]
        looks.known[number] = is_known(t)
        for seat in range(t.players):
            look(t, seat, network)
            write_layers(network, looks.layers[number, seat])
            if seat == looks.first[number]:
                chances_said(seat, t.players, network, looks.chances[number])


@rule
def write_layers(network: Network, out: Any) -> None:
    """What the last layer and the one before it hold, as many as there is room for."""
    deep = network.layers.deep
    for place in range(len(out)):
        out[place] = network.two[place] if place < deep else network.one[place - deep]


@cache
def compiled_looks(game: str) -> Callable[[Tables, Looks], None]:
    """``look_at_many`` of a game as machine code, once in each process."""
    loop: Callable[[Tables, Looks], None] = compiled(bound(look_at_many, network_verbs(game)))
    return loop


def width_of(game: str, layers: int) -> int:
    """How many neurons the last layer has, or the last two.

    >>> width_of("dice", 1), width_of("dice", 2)
    (192, 512)
    """
    widths = own_network(game).layers
    return widths.deep + (widths.table if layers > 1 else 0)


def look_at(game: str, players: int, positions: Tables, layers: int) -> Looks:
    """What the network that ships makes of positions."""
    acting, turn = (positions[name].astype(np.int64) for name in ("actor", IN_TURN[game]))
    first = np.where(acting < players, acting, turn)
    looks = Looks(
        own_network(game),
        np.where((first >= 0) & (first < players), first, 0),
        np.zeros((len(positions), players, width_of(game, layers)), np.uint8),
        np.zeros((len(positions), players)),
        np.zeros(len(positions), np.bool_),
    )
    compiled_looks(game)(positions, looks)
    return looks


def features_of(looks: Looks) -> Numbers:
    """The layers as the small network takes them."""
    return looks.layers.astype(np.float32) / np.float32(1 << STEP_BITS)


class TrunkTraining:
    """The small network that learns from the layers; one for all numbers of players."""

    def __init__(self, game: str, counts: Sequence[int], layers: int, seed: int) -> None:
        self.game, self.counts, self.layers, self.seed = game, counts, layers, seed
        self.network = TrainableNetwork(width_of(game, layers), 1, seed)

    def run(self, lessons: int, games: int) -> Iterator[int]:
        """Lessons, each with so many new games of every number of players."""
        for lesson in range(lessons):
            for players in self.counts:
                self._learn(players, lesson, games, rate_after(lesson / lessons))
            yield lesson

    def _learn(self, players: int, lesson: int, games: int, rate: float) -> None:
        setups = draw_setups(self.game, players, games, lesson, self.seed, networks=NETWORKS)
        samples = sample_games(self.game, setups)
        looks = look_at(self.game, players, samples.positions, self.layers)
        order = np.random.default_rng([self.seed, lesson, players]).permutation(
            np.flatnonzero(looks.known)
        )
        for start in range(0, len(order), BATCH):
            chosen = order[start : start + BATCH]
            part = looks._replace(layers=looks.layers[chosen])
            self.network.learn(features_of(part), samples.share[chosen].astype(np.float32), rate)

    def chances(self, looks: Looks) -> Payoffs:
        """Every seat's chance to win, a row for each position."""
        positions, seats, width = looks.layers.shape
        said = self.network.says(features_of(looks).reshape(-1, width))
        return softmax(said.reshape(positions, seats)).astype(np.float64)
