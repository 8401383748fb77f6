"""Who has all other seats while a network learns to beat them: a policy, or a network."""

from collections.abc import Mapping
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path
from zipfile import BadZipFile

import msgspec
import numpy as np

from medici.bots.network.evaluate import Network
from medici.bots.network.inputs import INPUTS
from medici.bots.network.kept import load_network
from medici.bots.network.weights import from_bytes
from medici.bots.opponents.league import held_out, read_rows, tuned_against
from medici.bots.policies.heuristics import weights_for, weights_in
from medici.bots.policies.policy import HEURISTIC_POLICY, RANDOM_POLICY
from medici.kernel.arrays import Row
from medici.research.learning.device import Backend, arrays_of, on_host
from medici.research.learning.layers import STEP
from medici.research.learning.trainable import Shape, TrainableNetwork

Policy = tuple[int, Row]  # its kind, and its row of weights or habits

TRAINING = b"PK"  # how the file of a training begins,
ROWS = b"{"  # and one of weights
SHIPPED = "merchant"  # who plays by the network that ships


@dataclass(frozen=True)
class Opponent:
    """A player who does not learn; a network makes its best choice."""

    name: str
    plays_by: Policy | TrainableNetwork

    @property
    def identity(self) -> str:
        """What tells it from others of the same name."""
        by = self.plays_by
        row = on_host(by.weights) if isinstance(by, TrainableNetwork) else by[1]
        return f"{self.name} ({sha256(row.tobytes()).hexdigest()[:12]})"


def opponent_named(whom: str, game: str, players: int, backend: Backend) -> Opponent:
    """The merchant, a policy by its name, or what is in a file."""
    if whom == SHIPPED:
        return Opponent(whom, network_named(whom, game, backend))
    policies = policies_by_name(game, players)
    if whom in policies:
        return Opponent(whom, policies[whom])
    path = Path(whom)
    if not path.exists():
        raise ValueError(
            "expected merchant, heuristic, random, a member of the league such as "
            f"{[*policies][-1]!r}, or a file of a network or of weights; got {whom!r}"
        )
    if path.read_bytes().startswith(ROWS):
        return Opponent(path.name, (HEURISTIC_POLICY, row_in(path, game, players)))
    return Opponent(path.name, network_named(whom, game, backend))


def policies_by_name(game: str, players: int) -> Mapping[str, Policy]:
    """The policies that have a name."""
    row = weights_for(game, players)
    members = [*tuned_against(game, players, read_rows()), *held_out(game)]
    named = {member.name: (member.kind, member.row) for member in members}
    return {
        "heuristic": (HEURISTIC_POLICY, row),
        "random": (RANDOM_POLICY, row),
    } | named


def row_in(path: Path, game: str, players: int) -> Row:
    """The row for a game and a number of players out of a file of weights."""
    try:
        return weights_in(game, players, path)
    except msgspec.MsgspecError as problem:
        raise ValueError(f"{path}: expected rows of weights; got {problem}") from problem
    except KeyError as problem:
        raise ValueError(f"{path}: expected a row {game}-{players}; got none") from problem


def network_named(whom: str, game: str, backend: Backend) -> TrainableNetwork:
    """The merchant's, or one out of a file: of a training, or as it plays."""
    if whom == SHIPPED:
        return trainable_of(load_network(game), game, backend)
    path = Path(whom)
    content = path.read_bytes()
    try:
        if content.startswith(TRAINING):
            return network_in_training(path, game, backend)
        return trainable_of(from_bytes(content), game, backend)
    except (ValueError, KeyError, BadZipFile) as problem:
        raise ValueError(f"{path}: expected a network for {game}: {problem}") from problem


def network_in_training(path: Path, game: str, backend: Backend) -> TrainableNetwork:
    """The network of a training that was kept."""
    xp = arrays_of(backend)
    with np.load(path) as kept:
        shape = Shape(*map(int, kept["shape"])) if "shape" in kept else Shape()
        network, weights = TrainableNetwork(INPUTS[game], shape, 1, xp), kept["weights"]
    if weights.shape != network.weights.shape:
        raise ValueError(f"expected {len(network.weights)} weights; got {len(weights)}")
    return network.with_weights(xp.asarray(weights))


def trainable_of(network: Network, game: str, backend: Backend) -> TrainableNetwork:
    """A network that plays, as one that can learn on: the reverse of ``learned``."""
    layers, inputs, xp = network.layers, INPUTS[game], arrays_of(backend)
    outputs = inputs.choices + inputs.seats
    expected = inputs.table, inputs.good, outputs
    given = layers.table_inputs, layers.good_inputs, layers.outputs
    if given != expected:
        raise ValueError(f"expected {expected} inputs and outputs; got {given}")
    shape = Shape(layers.good, layers.deep_good, layers.table, layers.deep)
    made = TrainableNetwork(inputs, shape, 1, xp)
    row = np.zeros(len(made.weights), np.float32)
    bias = weight = 0
    for name, part in made.views(row).items():
        rows, columns = part.shape
        if "bias" in name:
            part[:, 0] = network.biases[bias : bias + rows]
            bias += rows
        else:  # those that belong to an input lie side by side
            part[...] = network.weights[weight : weight + part.size].reshape(columns, rows).T
            weight += part.size
    return made.with_weights(xp.asarray(row / STEP))
