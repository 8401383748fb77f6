"""Who sits at the tables that the eye is judged by: players of all sorts, most of them strangers."""

from collections.abc import Sequence
from typing import NamedTuple

import numpy as np

from medici.arena.league import HELD_OUT, Member, Rows, champions, cousins, exploiters, held_out
from medici.bots.arrays import Seats
from medici.bots.company import WEIGHED
from medici.bots.heuristics import weights_for

CARELESS = 0.25  # how often apprentices move at random
COUSINS = 8


class Guest(NamedTuple):
    """Somebody who may sit at a table, and how often it moves at random."""

    member: Member
    slips: float = 0.0


def guests(game: str, players: int, rows: Rows) -> list[list[Guest]]:
    """Who may sit at a table, sort by sort: each sort comes as often as the others."""
    merchant = Member("merchant", "champion", WEIGHED, weights_for(game, players))
    kin = [merchant, *champions(game, players, rows)]
    rivals = list(exploiters(game, players, rows))
    sorts = [
        [Guest(merchant)],
        [Guest(merchant, CARELESS)],
        [Guest(member) for member in rivals],
        [Guest(member) for member in cousins(kin, HELD_OUT, COUSINS)],
        [Guest(member) for member in held_out(game)],
    ]
    return [sort for sort in sorts if sort]


def seated(
    sorts: Sequence[Sequence[Guest]], games: int, players: int, source: np.random.Generator
) -> Seats:
    """Who sits where: of each seat first the sort is drawn, then who of that sort."""
    sizes = np.array([len(sort) for sort in sorts])
    first = np.cumsum(sizes) - sizes
    sort = source.integers(len(sorts), size=(games, players))
    return (first[sort] + source.integers(sizes[sort])).astype(np.int16)
