"""Whole games as a thread of a GPU plays them, and the same one after another on a CPU.

A game depends on its seed and on who plays it alone, so it makes no difference where it is played,
and with how many others.
"""

from functools import cache
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from medici.bots.compiled.engine import lineup_verbs
from medici.bots.compiled.lineup import Lineup, NetworkLineup
from medici.bots.compiled.series import POLICY_SEEDS, SeriesResult, with_network, write_result
from medici.bots.compiled.verbs import (
    act,
    choose_move,
    heuristic_move,
    nature_move,
    new,
    random_move,
)
from medici.bots.network.evaluate import Network
from medici.bots.network.kept import load_network
from medici.bots.policies.heuristics import HEURISTICS, weights_for
from medici.bots.policies.policy import clear_notes
from medici.games import GAMES
from medici.games.actors import NATURE, NOBODY
from medici.games.verbs import Action
from medici.kernel import RandomSource, State, bound, compiled, rule, unbound
from medici.kernel.arrays import Actions, Payoffs, Seats, Seeds, Tables
from medici.kernel.cuda import Grid, Launch
from medici.kernel.rule import Rule

# (t, source, number, games): what the seat to act does in the game of this number
seat_move: Any = unbound("seat_move")
play_game: Any = unbound("play_game")


class RandomGames(NamedTuple):
    """Games in which every seat follows the bench policy."""

    players: int


class MerchantGames(NamedTuple):
    """Games between merchants."""

    players: int
    policies: Tables
    apart: int  # how far the policies of one game lie from those of the next; 0: they are the same


class LineupGames(NamedTuple):
    """Games between any policies, and where threads write what came of them."""

    players: int
    policies: Tables
    seats: Seats  # the number of the policy in each seat, one row to a game
    places: Seats  # and of the copy of it that the thread has: policies keep notes
    policy_seeds: Seeds  # for policies that leave something to chance
    share: Payoffs  # out: as in ``medici.bots.compiled.series.Series``
    lead: Payoffs


class NetworkGames(NamedTuple):
    """The same, where some play by a network; what that works with has a row to each game."""

    players: int
    policies: Tables
    seats: Seats
    places: Seats
    policy_seeds: Seeds
    share: Payoffs
    lead: Payoffs
    network: Network


@rule
def play_turns(t: State, source: RandomSource, number: int, games: Any) -> int:
    """Play to the end; return how many decisions there were.

    On a GPU the rules should stand in the loop once: threads that carry out different ones
    wait for each other.
    """
    decisions = 0
    while t.actor != NOBODY:
        phase = t.phase
        if t.actor == NATURE:
            action = nature_move(t, source)
        else:
            action = seat_move(t, source, number, games)
            decisions += 1
        act(t, phase, action)
    return decisions


@rule
def random_seat(t: State, source: RandomSource, number: int, games: RandomGames) -> Action:
    """A move by the bench policy."""
    return random_move(t, source)


@rule
def merchant_seat(t: State, source: RandomSource, number: int, games: MerchantGames) -> Action:
    """A merchant's move."""
    return heuristic_move(t, games.policies[number * games.apart + t.actor])


@rule
def lineup_seat(t: State, source: RandomSource, number: int, games: Lineup) -> Action:
    """A move by whichever policy sits there."""
    return choose_move(t, games, number)


@rule
def play_random(t: State, source: RandomSource, number: int, games: RandomGames) -> int:
    """Play one game by the bench policy; return how many decisions there were."""
    new(t, games.players, 0)
    return play_turns(t, source, number, games)


@rule
def play_merchants(t: State, source: RandomSource, number: int, games: MerchantGames) -> int:
    """Play one game between merchants; return how many decisions there were."""
    for seat in range(games.players):
        clear_notes(games.policies[number * games.apart + seat])
    new(t, games.players, 0)
    return play_turns(t, source, number, games)


@rule
def begin_lineup(t: State, policy_source: Seeds, own: Tables, number: int, games: Any) -> None:
    """Begin the game of this number with ``own`` copies of the policies."""
    for seat in range(games.players):
        place = games.places[number, seat]
        if place == seat:
            own[place] = games.policies[games.seats[number, seat]]
            clear_notes(own[place])
    policy_source[0] = games.policy_seeds[number]
    new(t, games.players, 0)


@rule
def play_lineup(
    t: State,
    source: RandomSource,
    policy_source: Seeds,
    own: Tables,
    number: int,
    games: LineupGames,
) -> int:
    """Play the game of this number; return how many decisions there were."""
    begin_lineup(t, policy_source, own, number, games)
    decisions = play_turns(t, source, number, Lineup(own, games.places, policy_source))
    write_result(t, games.share, games.lead, number)
    return decisions


@rule
def play_with_network(
    t: State,
    source: RandomSource,
    policy_source: Seeds,
    own: Tables,
    number: int,
    games: NetworkGames,
) -> int:
    """The same, where some play by a network."""
    begin_lineup(t, policy_source, own, number, games)
    network = network_of_game(games.network, number)
    lineup = NetworkLineup(own, games.places, policy_source, network)
    decisions = play_turns(t, source, number, lineup)
    write_result(t, games.share, games.lead, number)
    return decisions


@rule
def network_of_game(network: Network, number: int) -> Network:
    """The network with what belongs to the game of this number to work in."""
    return Network(
        network.layers,
        network.weights,
        network.biases,
        network.inputs[number],
        network.context[number],
        network.sums[number],
        network.one[number],
        network.two[number],
        network.pooled[number],
        network.outputs[number],
    )


def side_by_side(network: Network, games: int) -> Network:
    """A network with room for so many games to work in.

    The same number of all games lies side by side: threads read it at once.
    """
    room = (np.zeros((games, len(part)), part.dtype, order="F") for part in network[3:])
    return Network(network.layers, network.weights, network.biases, *room)


@rule
def play_in_turn(tables: Tables, seeds: Seeds, source: Seeds, counts: Actions, games: Any) -> None:
    """Play games one after another, each on an empty table of its own."""
    for number in range(len(seeds)):
        source[0] = seeds[number]
        counts[number] = play_game(tables[number], source, number, games)


POLICIES: dict[str, tuple[Rule, Rule]] = {  # how a game is played, and what a seat does in it
    "random": (play_random, random_seat),
    "merchant": (play_merchants, merchant_seat),
}


def policy_game(game: str, policy: str) -> Rule:
    """The rule that plays one game in which every seat is ``random``, or a ``merchant``."""
    play, seat = POLICIES[policy]
    return bound(play, lineup_verbs(game) | {"seat_move": seat})


def policy_games(game: str, players: int, policy: str, games: int) -> RandomGames | MerchantGames:
    """What so many games at the same time are told; 0: they are played one after another."""
    if policy == "random":
        return RandomGames(players)
    merchant = HEURISTICS[game].policies_with([weights_for(game, players)])
    return MerchantGames(
        players, np.repeat(merchant, max(games, 1) * players), players if games else 0
    )


@cache
def policy_grid(game: str, policy: str) -> Grid:
    """The games of a policy on the GPU; those at random never round a number."""
    return Grid(policy_game(game, policy), GAMES[game].state.dtype, rounds=policy != "random")


def games_in_turn(game: str, policy: str) -> Rule:
    """``play_in_turn`` for the games of a policy."""
    return bound(play_in_turn, {"play_game": policy_game(game, policy)})


def play_policy_games(
    game: str, players: int, policy: str, seeds: Seeds
) -> tuple[NDArray[np.int64], Tables]:
    """Play games of a policy on a CPU: how many decisions each had, and the last states."""
    tables = np.zeros(len(seeds), GAMES[game].state.dtype)
    counts = np.zeros(len(seeds), np.int64)
    games = policy_games(game, players, policy, 0)
    compiled(games_in_turn(game, policy))(tables, seeds, np.zeros(1, np.uint64), counts, games)
    return counts, tables


def places_in(seats: Seats) -> Seats:
    """For each seat the first one of the game that has the same policy: they share its notes.

    >>> places_in(np.array([[7, 3, 7, 3]], np.int16)).tolist()
    [[0, 1, 0, 1]]
    """
    same = seats[:, :, None] == seats[:, None, :]
    places: Seats = same.argmax(axis=2).astype(np.int16)
    return places


@cache
def lineup_grid(game: str, network: bool) -> Grid:
    """The games of a lineup on the GPU."""
    verbs = lineup_verbs(game, network=network) | {"seat_move": lineup_seat}
    play = bound(play_with_network if network else play_lineup, verbs)
    book = GAMES[game]
    return Grid(play, book.state.dtype, HEURISTICS[game].policy.dtype, book.seats[-1])


def lay_series(
    game: str,
    players: int,
    policies: Tables,
    seats: Seats,
    seeds: Seeds,
    network: Network | None = None,
) -> Launch:
    """A series that lies on the device."""
    share, lead = np.zeros((2, len(seeds), players))
    arrays = (policies, seats, places_in(seats), seeds ^ POLICY_SEEDS, share, lead)
    games: Any = LineupGames(players, *(np.ascontiguousarray(array) for array in arrays))
    if with_network(policies):
        own = side_by_side(network or load_network(game), len(seeds))
        games = NetworkGames(**games._asdict(), network=own)
    return lineup_grid(game, with_network(policies)).lay(seeds, games, keep=False)


def series_result(launch: Launch) -> SeriesResult:
    """What came of a series that was played."""
    launch.wait()
    return SeriesResult(launch.what.share.copy_to_host(), launch.what.lead.copy_to_host())


def play_on_gpu(
    game: str,
    players: int,
    policies: Tables,
    seats: Seats,
    seeds: Seeds,
    network: Network | None = None,
) -> SeriesResult:
    """Play a series in one launch, as ``medici.bots.compiled.series.play_games`` on a CPU."""
    launch = lay_series(game, players, policies, seats, seeds, network)
    launch.play()
    return series_result(launch)
