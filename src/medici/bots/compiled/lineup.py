"""A lineup: the policies that play a game, and which of them sits where."""

from typing import NamedTuple

from medici.bots.compiled.verbs import (
    act,
    advance,
    choose_move,
    heuristic_move,
    nature_move,
    plain_move,
    random_move,
)
from medici.bots.network.evaluate import Network
from medici.bots.network.policy import is_known, network_move
from medici.bots.policies.heuristics.board_values import BoardPolicy, look_at_lot, lot_value
from medici.bots.policies.policy import (
    HEURISTIC_POLICY,
    NETWORK_POLICY,
    PLAIN_POLICY,
    RANDOM_POLICY,
    PolicyState,
    clear_notes,
)
from medici.games.actors import NATURE, NOBODY
from medici.games.board.state import AUCTION, LOT, TURN, Board
from medici.games.verbs import Action
from medici.kernel import RandomSource, State, rule
from medici.kernel.arrays import Seats, Seeds, Tables


class Lineup(NamedTuple):
    """Who plays a series of games; compiled code takes it as it is."""

    policies: Tables
    seats: Seats  # the number of the policy in each seat, one row to a game
    source: Seeds  # the random source of policies that leave something to chance


class NetworkLineup(NamedTuple):
    """The same, where some play by a network."""

    policies: Tables
    seats: Seats
    source: Seeds
    network: Network


@rule
def start_game(lineup: Lineup, game: int, players: int) -> None:
    """Clear the notes that the policies have of an earlier game."""
    for seat in range(players):
        clear_notes(lineup.policies[lineup.seats[game, seat]])


@rule
def choose_by_policy(t: State, lineup: Lineup, game: int) -> Action:
    """What the seat to act chooses in the game of this number."""
    policy: PolicyState = lineup.policies[lineup.seats[game, t.actor]]
    if policy.kind == RANDOM_POLICY:
        return random_move(t, lineup.source)
    if policy.kind == PLAIN_POLICY:
        return plain_move(t, policy)
    return heuristic_move(t, policy)


@rule
def choose_with_network(t: State, lineup: NetworkLineup, game: int) -> Action:
    """The same, where some play by a network."""
    policy: PolicyState = lineup.policies[lineup.seats[game, t.actor]]
    if policy.kind == NETWORK_POLICY and is_known(t):
        return network_move(t, lineup.network)
    return choose_by_policy(t, lineup, game)  # type: ignore[arg-type]  # it has the same fields


@rule
def play_move(t: State, nature: RandomSource, lineup: Lineup, game: int) -> None:
    """Play one move of nature or of the seat to act."""
    phase = t.phase
    if t.actor == NATURE:
        act(t, phase, nature_move(t, nature))
    else:
        act(t, phase, choose_move(t, lineup, game))


@rule
def play_lot(t: Board, nature: RandomSource, lineup: Lineup, game: int) -> None:
    """Play the board game until a lot is sold; or another move of nature.

    Lot by lot there is less to look up than move by move. The moves are the same.
    """
    if t.actor == NATURE and t.phase != TURN:
        act(t, t.phase, nature_move(t, nature))
        return
    while t.phase in (TURN, LOT):
        if t.phase == TURN:
            act(t, TURN, nature_move(t, nature))
        if t.phase == LOT:
            act(t, LOT, choose_move(t, lineup, game))
    if t.phase == AUCTION:
        note_lot_values(t, lineup, game)
        while t.phase == AUCTION:
            act(t, AUCTION, choose_move(t, lineup, game))


@rule
def note_lot_values(t: Board, lineup: Lineup, game: int) -> None:
    """Let everybody with room for the lot note what it is worth to them.

    Each would do so before bidding. All at once is quicker than between bids that nobody can
    foresee.
    """
    for seat in range(t.players):
        if t.room[seat] >= t.lot_size:
            policy: BoardPolicy = lineup.policies[lineup.seats[game, seat]]
            if policy.kind == HEURISTIC_POLICY:
                look_at_lot(t, policy)
                lot_value(t, seat, policy)


@rule
def finish_game(t: State, nature: RandomSource, lineup: Lineup, game: int) -> None:
    """Play to the end, each seat by its own policy."""
    while t.actor != NOBODY:
        advance(t, nature, lineup, game)


# How far each game is played on at one go
ADVANCE = {"board": play_lot, "card": play_move, "dice": play_move}
