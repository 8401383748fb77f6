"""Who plays the games that the eye learns from, and with which options.

At half of the tables all players are strong. At the others anybody may sit, and some seats make
random moves at times: the eye must know positions that no good player comes to.
"""

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from medici.bots.opponents.league import (
    Member,
    champions,
    cousins,
    exploiters,
    plain_players,
    read_rows,
)
from medici.bots.policies.heuristics import policies_of, searcher_weights, weights_for
from medici.bots.policies.policy import HEURISTIC_POLICY, NETWORK_POLICY, RANDOM_POLICY
from medici.games import GAMES
from medici.kernel import seeded
from medici.kernel.arrays import Row, Rows, Seats, Seeds, Tables

STRONG_TABLES = 0.5  # the part of tables with none but strong players
SLIPS = (0.0, 0.0, 0.0, 0.05, 0.25)  # how often a seat slips, each as likely
COUSINS = 8
DRAWS = 2  # plain players of each style
WEIGHTS = (0.45, 0.25, 0.25, 0.05)  # strong, kin, plain and random members at a mixed table


@dataclass(frozen=True)
class GameSetups:
    """The players, options and seeds of many games."""

    policies: Tables
    lineup: Seats
    slips: Rows
    variants: Seats
    seeds: Seeds


def strong(game: str, players: int) -> list[tuple[int, Row]]:
    """The weights in use: the merchant's, and those of bots that search."""
    return [
        (HEURISTIC_POLICY, weights_for(game, players)),
        (HEURISTIC_POLICY, searcher_weights(game, players)),
    ]


def kin(game: str, players: int, generation: int) -> list[Member]:
    """Former champions, exploiters, and cousins of theirs who differ from lesson to lesson."""
    rows = read_rows()
    former = list(champions(game, players, rows))
    relatives = former or [
        Member("merchant", "champion", HEURISTIC_POLICY, weights_for(game, players))
    ]
    return [
        *former,
        *exploiters(game, players, rows),
        *cousins(relatives, 1000 + generation * COUSINS, COUSINS),
    ]


def plain(game: str, players: int, generation: int, *, unseen: bool) -> list[Member]:
    """Plain players; alone there are none."""
    if players == 1:
        return []
    return list(plain_players(game, generation * DRAWS, DRAWS, unseen=unseen))


def draw_setups(
    game: str,
    players: int,
    games: int,
    generation: int,
    seed: int,
    *,
    unseen: bool = False,
    strong_tables: float = STRONG_TABLES,
    networks: float = 0.0,
) -> GameSetups:
    """Draw so many games of a lesson. With ``unseen``, plain players of styles held out.

    At mixed tables a part of the seats may play by the network that ships: ``networks``.
    """
    source = np.random.default_rng([seed, generation, players])
    groups: Sequence[list[tuple[int, Row]]] = (
        strong(game, players),
        [(member.kind, member.row) for member in kin(game, players, generation)],
        [(member.kind, member.row) for member in plain(game, players, generation, unseen=unseen)],
        [(RANDOM_POLICY, weights_for(game, players))],
        [(NETWORK_POLICY, weights_for(game, players))] if networks else [],
    )
    weights = *((1 - networks) * part for part in WEIGHTS), networks
    starts = np.cumsum([0, *(len(group) for group in groups)])
    parts = np.array([part if group else 0.0 for part, group in zip(weights, groups, strict=True)])
    drawn = source.choice(len(groups), size=(games, players), p=parts / parts.sum())
    drawn[source.random(games) < strong_tables] = 0
    sizes = np.diff(starts)[drawn]
    lineup = starts[drawn] + (source.random((games, players)) * sizes).astype(np.int64)
    slips = source.choice(SLIPS, size=(games, players)) * (drawn < 2)
    variants = [GAMES[game].variant(options) for options in choices(game, players)]
    return GameSetups(
        policies_of(game, [member for group in groups for member in group]),
        lineup.astype(np.int16),
        slips,
        source.choice(np.array(variants, np.int16), size=(games, 1)),
        source.integers(1, 1 << 63, size=games).astype(np.uint64) ^ np.uint64(seeded(seed)),
    )


def choices(game: str, players: int) -> list[dict[str, bool | str]]:
    """The options that a game for so many can be played with."""
    chosen: list[dict[str, bool | str]] = [{}]
    for name, option in GAMES[game].options.items():
        fitting = [
            value
            for value in option.values
            if players in option.seats.get(value, GAMES[game].seats)
        ]
        chosen = [before | {name: value} for before in chosen for value in fitting]
    return chosen
