"""Looking at a table: each seat's chance to win, as a rule over a game's view and a network.

The network sees one seat at a time, compared with the others, and says how well it stands; of all
seats together that makes chances. Alone there is nobody to compare with: there the network says how
likely each title is, and how many points are to be expected.
"""

from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from medici.analysis.eye.network import think
from medici.analysis.eye.verbs import describe, foresee, wins
from medici.games.actors import NOBODY
from medici.games.victory import winners
from medici.kernel import State, exponential, rule

HERE, LATER = 0, 1  # of the two tables: the position, and what if the day ended now


class Sight(NamedTuple):
    """What the eye works with; compiled code takes it as it is, and so does a browser."""

    tables: NDArray[np.void]  # the position, and one to foresee on
    weights: NDArray[np.float64]  # of the network for this game and number of players
    signs: NDArray[np.float64]  # what a seat looks like
    hidden: NDArray[np.float64]  # room for the network
    deep: NDArray[np.float64]
    word: NDArray[np.float64]  # what it says of a seat; alone, of each title and the score
    chances: NDArray[np.float64]  # out: of each seat


@rule
def describe_seat(sight: Sight, seat: int) -> None:
    """Write down what a seat looks like; ``LATER`` has been foreseen."""
    t: State = sight.tables[HERE]
    later: State = sight.tables[LATER]
    describe(t, later, seat, sight.signs)


@rule
def look_ahead(sight: Sight) -> None:
    """Foresee what the table would be if the day ended now."""
    tables = sight.tables
    tables[LATER] = tables[HERE]
    foresee(tables[LATER])


@rule
def look(sight: Sight) -> None:
    """Each seat's chance to win in the position; at the end its part of the victory."""
    t: State = sight.tables[HERE]
    if t.actor == NOBODY:
        parts(t, sight.chances)
        return
    look_ahead(sight)
    players = t.players
    for seat in range(players):
        describe_seat(sight, seat)
        think(sight.weights, sight.signs, sight.hidden, sight.deep, sight.word, 1)
        sight.chances[seat] = sight.word[0]
    share_out(sight.chances, players)


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
def look_alone(sight: Sight) -> None:
    """What a solitaire game may come to: in ``word`` how likely each title is, then the score."""
    titles = len(sight.word) - 1
    look_ahead(sight)
    describe_seat(sight, 0)
    think(sight.weights, sight.signs, sight.hidden, sight.deep, sight.word, titles + 1)
    share_out(sight.word, titles)


@rule
def look_at_many(sight: Sight, positions: Any, chances: Any) -> None:
    """The chances in many positions, a row to each."""
    t: State = sight.tables[HERE]
    for number in range(len(positions)):
        sight.tables[HERE] = positions[number]
        look(sight)
        for seat in range(t.players):
            chances[number, seat] = sight.chances[seat]


@rule
def describe_many(sight: Sight, positions: Any, signs: Any) -> None:
    """What every seat looks like in many positions: by position, seat and sign."""
    t: State = sight.tables[HERE]
    for number in range(len(positions)):
        sight.tables[HERE] = positions[number]
        look_ahead(sight)
        for seat in range(t.players):
            describe_seat(sight, seat)
            for sign in range(len(sight.signs)):
                signs[number, seat, sign] = sight.signs[sign]
