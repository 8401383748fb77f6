"""How strong a network is: one seat among others who do not learn."""

from typing import Any, NamedTuple

import numpy as np

from medici.bots.policies.heuristics import policies_of
from medici.games.actors import SEATS
from medici.kernel.arrays import Row
from medici.research.learning.device import Backend
from medici.research.learning.games import NETWORK, Games
from medici.research.learning.proximal import Player
from medici.research.learning.trainable import TrainableNetwork


class Share(NamedTuple):
    """A part of the victories, and half the width of its 95 % interval."""

    mean: float
    error: float


def share_among(
    network: TrainableNetwork,
    game: str,
    players: int,
    other: tuple[int, Row],
    games: int,
    seed: int,
    backend: Backend,
) -> Share:
    """The network's share of victories with one seat among others of one kind."""
    seats = np.arange(games) % players
    wanted = np.zeros((SEATS, games), np.int16)
    wanted[seats, np.arange(games)] = NETWORK
    table = Games(
        game, np.full(games, players, np.int8), wanted, policies_of(game, [other]), seed, backend
    )
    player = Player(network, table, 0, table.xp.random.RandomState(seed))
    got = first_shares(player, seats)
    return Share(float(got.mean()), float(1.96 * got.std() / np.sqrt(games)))


def first_shares(player: Player, seats: Any) -> Any:
    """What the first game of each column brought these seats."""
    xp, games = player.games.xp, player.games
    seats, columns = xp.asarray(seats), xp.arange(games.count)
    got = xp.full(games.count, xp.nan, "f4")
    while True:
        for _ in range(8):
            step = player.step()
            ended = (step.done > 0) & xp.isnan(got)
            got = xp.where(ended, step.shares[seats, columns], got)
        if not bool(xp.isnan(got).any()):
            return got
