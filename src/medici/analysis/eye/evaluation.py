"""Evaluating a table: each seat's chance to win, as a rule over a game's features and a network."""

from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from medici.analysis.eye.network import think
from medici.analysis.eye.verbs import describe, foresee, wins
from medici.games.actors import NOBODY
from medici.games.victory import winners
from medici.kernel import State, exponential, rule

HERE, LATER = 0, 1  # of the two tables: the position, and what if the day ended now


class EvaluationBuffers(NamedTuple):
    """What the eye works with; compiled code takes it as it is, and so does a browser."""

    tables: NDArray[np.void]  # the position, and one to foresee on
    weights: NDArray[np.float64]  # of the network for this game and number of players
    features: NDArray[np.float64]  # what a seat looks like
    hidden: NDArray[np.float64]  # room for the network
    deep: NDArray[np.float64]
    output: NDArray[np.float64]  # of a seat; alone, of each title and the score
    chances: NDArray[np.float64]  # out: of each seat


@rule
def describe_seat(buffers: EvaluationBuffers, seat: int) -> None:
    """Write down what a seat looks like; ``LATER`` has been foreseen."""
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
def evaluate(buffers: EvaluationBuffers) -> None:
    """Each seat's chance to win in the position; at the end its part of the victory."""
    t: State = buffers.tables[HERE]
    if t.actor == NOBODY:
        parts(t, buffers.chances)
        return
    foresee_day_end(buffers)
    players = t.players
    for seat in range(players):
        describe_seat(buffers, seat)
        think(buffers.weights, buffers.features, buffers.hidden, buffers.deep, buffers.output, 1)
        buffers.chances[seat] = buffers.output[0]
    share_out(buffers.chances, players)


@rule
def parts(t: State, chances: Any) -> None:
    """Of a game that is over: the victory, in equal parts to all who have won."""
    sharers = winners(t)
    for seat in range(t.players):
        chances[seat] = wins(t, seat) / sharers


@rule
def share_out(chances: Any, count: int) -> None:
    """Turn what the network says of each into parts of 1."""
    most = chances[0]
    for number in range(1, count):
        most = max(most, chances[number])
    total = 0.0
    for number in range(count):
        chances[number] = exponential(max(chances[number] - most, -30.0))
        total += chances[number]
    for number in range(count):
        chances[number] /= total


@rule
def evaluate_solitaire(buffers: EvaluationBuffers) -> None:
    """What a solitaire game may come to: in ``word`` how likely each title is, then the score."""
    titles = len(buffers.output) - 1
    foresee_day_end(buffers)
    describe_seat(buffers, 0)
    think(
        buffers.weights, buffers.features, buffers.hidden, buffers.deep, buffers.output, titles + 1
    )
    share_out(buffers.output, titles)


@rule
def evaluate_many(buffers: EvaluationBuffers, positions: Any, chances: Any) -> None:
    """The chances in many positions, a row to each."""
    t: State = buffers.tables[HERE]
    for number in range(len(positions)):
        buffers.tables[HERE] = positions[number]
        evaluate(buffers)
        for seat in range(t.players):
            chances[number, seat] = buffers.chances[seat]


@rule
def describe_many(buffers: EvaluationBuffers, positions: Any, features: Any) -> None:
    """What every seat looks like in many positions: by position, seat and sign."""
    t: State = buffers.tables[HERE]
    for number in range(len(positions)):
        buffers.tables[HERE] = positions[number]
        foresee_day_end(buffers)
        for seat in range(t.players):
            describe_seat(buffers, seat)
            for sign in range(len(buffers.features)):
                features[number, seat, sign] = buffers.features[sign]
