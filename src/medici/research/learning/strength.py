"""How strong a network is: one seat among others who do not learn."""

from typing import Any, NamedTuple

import numpy as np

from medici.bots.policies.heuristics import policies_of
from medici.bots.policies.policy import RANDOM_POLICY
from medici.games.actors import SEATS
from medici.research.arena.estimate import estimate_share
from medici.research.learning.columns import choose_best, draw_all
from medici.research.learning.device import Backend, on_host
from medici.research.learning.games import NETWORK, Games
from medici.research.learning.opponent import Policy
from medici.research.learning.proximal import Player
from medici.research.learning.tables import FORMER
from medici.research.learning.trainable import TrainableNetwork

NOBODY_ELSE: Policy = RANDOM_POLICY, np.zeros(1)  # where a network has all other seats


class Share(NamedTuple):
    """A part of the victories, and how far its 95 % interval goes to either side."""

    mean: float
    error: float

    def to_text(self) -> str:
        """As people read it."""
        return f"{self.mean:.1%} ± {self.error:.1%}"


def one_seat(
    network: TrainableNetwork,
    game: str,
    players: int,
    other: Policy | TrainableNetwork,
    games: int,
    seed: int,
    backend: Backend,
) -> Player:
    """A network with one seat, another from game to game, among others of one kind."""
    if isinstance(other, TrainableNetwork):
        former, others, policy = other, FORMER, NOBODY_ELSE
    else:
        former, others, policy = None, 0, other
    wanted = np.full((SEATS, games), others, np.int16)
    wanted[own_seats(games, players), np.arange(games)] = NETWORK
    counts = np.full(games, players, np.int8)
    table = Games(game, counts, wanted, policies_of(game, [policy]), seed, backend)
    player = Player(network, table, games, table.xp.random.RandomState(seed))
    player.former, player.former_choosing = former, choose_best
    return player


def own_seats(games: int, players: int) -> Any:
    """Where the network sits in each game."""
    return np.arange(games) % players


def share_among(
    network: TrainableNetwork,
    game: str,
    players: int,
    other: Policy | TrainableNetwork,
    games: int,
    seed: int,
    backend: Backend,
    *,
    best: bool = False,
) -> Share:
    """The network's share of victories; it draws choices by their odds, or makes the best one."""
    player = one_seat(network, game, players, other, games, seed, backend)
    player.choosing = choose_best if best else draw_all
    got = on_host(first_shares(player, own_seats(games, players))).tolist()
    found = estimate_share([(share, 1) for share in got])
    return Share(found.mean, max(found.high - found.mean, found.mean - found.low))


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
