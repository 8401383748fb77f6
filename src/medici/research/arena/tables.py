"""The tables of the league: who sits with whom, laid out as arrays for a whole generation."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

import numpy as np

from medici.bots.opponents.league import Member
from medici.bots.policies.heuristics import policies_of
from medici.bots.policies.policy import HEURISTIC_POLICY
from medici.kernel import seeded
from medici.kernel.arrays import Payoffs, Row, Seats, Seeds
from medici.research.arena.bulk import Backend


@dataclass(frozen=True)
class Table:
    """Whom a candidate meets at one table: the numbers of members, one for each other seat.

    At a siege it is the other way round: one member among candidates.
    """

    others: tuple[int, ...]
    siege: bool = False


class Played(NamedTuple):
    """What the seat that counts came to: by candidate, table and game."""

    share: Payoffs
    lead: Payoffs


def tables_of_one(members: Sequence[Member], players: int) -> list[Table]:
    """A table for each member, which has all other seats."""
    return [Table((number,) * (players - 1)) for number in range(len(members))]


def mixed_tables(members: Sequence[Member], players: int, count: int, seed: int) -> list[Table]:
    """Tables at which anybody may sit."""
    source = np.random.default_rng(seed)
    seats = source.integers(len(members), size=(count, players - 1))
    return [Table(tuple(row)) for row in seats.tolist()]


def sieges(members: Sequence[Member], players: int) -> list[Table]:
    """A table for each rival, alone among candidates; of two players it is no other table."""
    if players < 3:
        return []
    rivals = [number for number, member in enumerate(members) if member.is_rival]
    return [Table((number,), siege=True) for number in rivals]


def lineup_of(tables: Sequence[Table], candidates: int, players: int, games: int) -> Seats:
    """Who sits where, by candidate, table and game; members are numbered after candidates.

    The seat that counts goes round from game to game.
    """
    turns = np.zeros((candidates, len(tables), players, players), np.int16)
    own = np.arange(candidates, dtype=np.int16)
    for place, table in enumerate(tables):
        others = [candidates + other for other in table.others]
        for seat in range(players):
            rest = [(seat + step) % players for step in range(1, players)]
            turns[:, place, seat, seat] = others[0] if table.siege else own
            turns[:, place, seat, rest] = own[:, None] if table.siege else others
    return turns[:, :, np.arange(games) % players]


def deals(tables: int, games: int, seed: int) -> Seeds:
    """A seed for each game of each table: the same for all candidates."""
    numbers = range(tables * games)
    return np.array([seeded(seed, number) for number in numbers], np.uint64).reshape(tables, games)


def play_tables(
    backend: Backend,
    game: str,
    players: int,
    candidates: Row,
    members: Sequence[Member],
    tables: Sequence[Table],
    games: int,
    seed: int,
    kind: int = HEURISTIC_POLICY,
) -> Played:
    """Let every candidate, policies of one kind, play at every table, all in one series."""
    rows = [(kind, row) for row in candidates]
    policies = policies_of(game, [*rows, *((member.kind, member.row) for member in members)])
    lineup = lineup_of(tables, len(candidates), players, games)
    shape = lineup.shape[:3]
    seeds = np.broadcast_to(deals(len(tables), games, seed), shape)
    flat = lineup.reshape(-1, players)
    outcome = backend(game, players, policies, flat, np.ascontiguousarray(seeds).reshape(-1))
    seat = np.broadcast_to(np.arange(games) % players, shape).reshape(-1)
    every = np.arange(len(flat))
    return Played(
        outcome.share[every, seat].reshape(shape), outcome.lead[every, seat].reshape(shape)
    )
