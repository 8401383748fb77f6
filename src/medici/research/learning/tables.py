"""Who sits at the tables that a network learns at: itself, its past, and members of the league."""

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from medici.bots.opponents.league import read_rows, tuned_against
from medici.bots.policies.heuristics import policies_of, searcher_weights, weights_for
from medici.bots.policies.policy import HEURISTIC_POLICY
from medici.games import GAMES
from medici.games.actors import SEATS
from medici.kernel.arrays import Row, Tables
from medici.research.learning.games import NETWORK

FORMER = NETWORK - 1  # in a lineup: a network of the past
WITH_PAST = 0.2  # the part of tables at which it sits
WITH_LEAGUE = 0.6  # and of those with members of the league: with less, some are not learned
OWN_SEATS = 0.5  # at those tables, the part of seats that the network has
DRAWS = 6  # plain players of each style


@dataclass(frozen=True)
class Members:
    """The policies of the league for all numbers of players, and which are for how many."""

    policies: Tables
    first: dict[int, int]  # by the number of players
    count: dict[int, int]


def members_of(game: str, counts: tuple[int, ...], generation: int) -> Members:
    """Merchants, former champions, exploiters, cousins and plain players; none that is held out."""
    players: list[tuple[int, Row]] = []
    first, count = {}, {}
    rows = read_rows()
    for number in counts:
        first[number] = len(players)
        players.append((HEURISTIC_POLICY, weights_for(game, number)))
        players.append((HEURISTIC_POLICY, searcher_weights(game, number)))
        members = tuned_against(game, number, rows, generation, DRAWS)
        players += [(member.kind, member.row) for member in members]
        count[number] = len(players) - first[number]
    return Members(policies_of(game, players), first, count)


def spread_players(counts: tuple[int, ...], games: int) -> NDArray[np.int8]:
    """How many play in each game: each of these numbers as often."""
    return np.resize(np.array(counts, np.int8), games)


def company(game: str) -> tuple[int, ...]:
    """The numbers of players of a game that is not played alone."""
    return tuple(number for number in GAMES[game].seats if number > 1)


def lineups(players: NDArray[np.int8], members: Members, past: int, seed: int) -> NDArray[np.int16]:
    """Who is wanted in each seat of each game; the past sits at some of the first ``past``."""
    source = np.random.default_rng(seed)
    games = len(players)
    wanted = np.full((SEATS, games), NETWORK, np.int16)
    own = source.integers(0, players)  # the network has at least this seat
    seats = np.arange(SEATS)[:, None]
    others = (source.random((SEATS, games)) >= OWN_SEATS) & (seats != own)
    wanted[:, :past][others[:, :past]] = FORMER
    league = np.arange(games) >= games - int(WITH_LEAGUE * games)
    first = np.array([members.first.get(number, 0) for number in range(SEATS + 1)])[players]
    count = np.array([members.count.get(number, 1) for number in range(SEATS + 1)])[players]
    drawn = first + (source.random((SEATS, games)) * count).astype(np.int64)
    same = source.random(games) < 0.5  # at half of these tables all others are of one kind
    drawn = np.where(same, drawn[:1], drawn)
    taken = others & league
    wanted[taken] = drawn[taken]
    return wanted
