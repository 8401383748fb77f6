"""Positions to judge the eye by, out of games between players that it never learned from."""

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from medici.analysis.training.lineups import DRAWS, class_of
from medici.analysis.training.sampled_games import KEPT, teach
from medici.bots.opponents.league import HELD_OUT
from medici.kernel.arrays import Payoffs, Tables

STRANGERS = HELD_OUT // DRAWS  # the first lesson that nobody is taught: its players are held out
MONEY = {"board": "florins", "card": "florins", "dice": "points"}
Numbers = NDArray[np.int64]


class Seen(NamedTuple):
    """Positions, and how their games ended."""

    positions: Tables
    games: Numbers  # the number of each position's game
    share: Payoffs  # of each position: every seat's part of the victory at the end
    totals: Payoffs  # and what it had


def seen_in(
    game: str, players: int, positions: int, lesson: int, seed: int, *, strong: float = 0.0
) -> Seen:
    """So many positions, a few out of each game, from a lesson of this number for strangers."""
    games = -(-positions // KEPT)
    lesson += STRANGERS
    chosen = class_of(game, players, games, lesson, seed, unseen=True, strong_tables=strong)
    taught = teach(
        game, chosen.policies, chosen.lineup, chosen.slips, chosen.variants, chosen.seeds
    )
    return Seen(taught.positions, np.repeat(np.arange(games), KEPT), taught.share, taught.totals)


def present(game: str, players: int, positions: Tables) -> tuple[Payoffs, Numbers]:
    """What each seat has in each position, and the day."""
    money = positions[MONEY[game]][:, :players].astype(np.float64)
    return money, positions["day"].astype(np.int64)
