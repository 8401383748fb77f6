"""Evaluating a table: each seat's chance to win, as a rule over a game's features and a network.

The network sees one seat at a time, compared with the others, and rates it; a softmax over all
seats makes chances of the ratings. Alone there is nobody to compare with: there the network gives
the chance of each title, and the expected score.
"""

from collections.abc import Callable
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from medici.analysis.eye.network import run_network
from medici.games.actors import NOBODY
from medici.games.verbs import Wins
from medici.games.victory import winners
from medici.kernel import State, exponential, rule, unbound

HERE, LATER = 0, 1  # of the two tables: the position, and what if the day ended now
LOWEST = -30.0  # the logarithm of the smallest share that a softmax gives: no underflow

# What a game binds. (later): on a copy of the table, let the day end now
foresee: Callable[[State], None] = unbound("foresee")
# (t, later, seat, out): write the features of a seat
describe: Callable[[State, State, int, Any], None] = unbound("describe")
wins: Wins = unbound("wins")


class EvaluationBuffers(NamedTuple):
    """The arrays that an evaluation needs; compiled code takes it as it is, as a browser does."""

    tables: NDArray[np.void]  # the position, and one to foresee on
    weights: NDArray[np.float64]  # of the network for this game and number of players
    features: NDArray[np.float64]  # of a seat
    hidden: NDArray[np.float64]  # of the network
    deep: NDArray[np.float64]
    output: NDArray[np.float64]  # the rating of a seat; alone, of each title, and the score
    chances: NDArray[np.float64]  # out: of each seat


@rule
def describe_seat(buffers: EvaluationBuffers, seat: int) -> None:
    """Write the features of a seat; ``LATER`` has been foreseen."""
    t: State = buffers.tables[HERE]
    later: State = buffers.tables[LATER]
    describe(t, later, seat, buffers.features)


@rule
def foresee_day_end(buffers: EvaluationBuffers) -> None:
    """Foresee what the table would be if the day ended now."""
    tables = buffers.tables
    tables[LATER] = tables[HERE]
    foresee(tables[LATER])


@rule
def run_for_seat(buffers: EvaluationBuffers, seat: int, outputs: int) -> None:
    """The network's output for a seat."""
    describe_seat(buffers, seat)
    output = buffers.output
    features = buffers.features
    run_network(buffers.weights, features, buffers.hidden, buffers.deep, output, outputs)


@rule
def evaluate(buffers: EvaluationBuffers) -> None:
    """Each seat's chance to win in the position; at the end its share of the victory."""
    t: State = buffers.tables[HERE]
    if t.actor == NOBODY:
        share_victory(t, buffers.chances)
        return
    foresee_day_end(buffers)
    players = t.players
    for seat in range(players):
        run_for_seat(buffers, seat, 1)
        buffers.chances[seat] = buffers.output[0]
    softmax(buffers.chances, players)


@rule
def share_victory(t: State, chances: Any) -> None:
    """Of a game that is over: the victory, in equal shares to all winners."""
    sharers = winners(t)
    for seat in range(t.players):
        chances[seat] = wins(t, seat) / sharers


@rule
def softmax(ratings: Any, count: int) -> None:
    """Turn ratings into shares of 1."""
    most = ratings[0]
    for number in range(1, count):
        most = max(most, ratings[number])
    total = 0.0
    for number in range(count):
        ratings[number] = exponential(max(ratings[number] - most, LOWEST))
        total += ratings[number]
    for number in range(count):
        ratings[number] /= total


@rule
def evaluate_solitaire(buffers: EvaluationBuffers) -> None:
    """Of a solitaire game: in ``output`` the chance of each title, then the expected score."""
    titles = len(buffers.output) - 1
    foresee_day_end(buffers)
    run_for_seat(buffers, 0, titles + 1)
    softmax(buffers.output, titles)


@rule
def evaluate_many(buffers: EvaluationBuffers, positions: Any, chances: Any) -> None:
    """The chances in many positions, a row for each."""
    t: State = buffers.tables[HERE]
    for number in range(len(positions)):
        buffers.tables[HERE] = positions[number]
        evaluate(buffers)
        for seat in range(t.players):
            chances[number, seat] = buffers.chances[seat]


@rule
def evaluate_many_solitaire(buffers: EvaluationBuffers, positions: Any, output: Any) -> None:
    """The output for many solitaire positions, a row for each."""
    for number in range(len(positions)):
        buffers.tables[HERE] = positions[number]
        evaluate_solitaire(buffers)
        for place in range(len(buffers.output)):
            output[number, place] = buffers.output[place]


@rule
def describe_many(buffers: EvaluationBuffers, positions: Any, features: Any) -> None:
    """The features of every seat in many positions: by position, seat and feature."""
    t: State = buffers.tables[HERE]
    for number in range(len(positions)):
        buffers.tables[HERE] = positions[number]
        foresee_day_end(buffers)
        for seat in range(t.players):
            describe_seat(buffers, seat)
            for place in range(len(buffers.features)):
                features[number, seat, place] = buffers.features[place]
