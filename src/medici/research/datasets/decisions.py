"""A row for each decision: what the seat saw, what it could choose, and what it chose.

Observations and choices are those of ``medici.research.envs``.
"""

from collections.abc import Callable, Sequence
from functools import cache
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from medici.games import GAMES
from medici.games.actors import NATURE
from medici.kernel import State, bound, compiled, rule, unbound
from medici.research.datasets.columns import Column, Ragged, repeated
from medici.research.datasets.series import Played
from medici.research.envs.observations import ENCODINGS

act: Any = unbound("act")
choice_of: Any = unbound("choice_of")
count: Any = unbound("count")
pick: Any = unbound("pick")
observe: Any = unbound("observe")


class Looks(NamedTuple):
    """What was seen at each decision of a game; compiled code takes it as it is."""

    move: NDArray[np.int32]  # its number in the record, from 1
    day: NDArray[np.int8]
    actor: NDArray[np.int8]
    choice: NDArray[np.int16]
    ends: NDArray[np.int32]  # where the legal choices of each decision end
    legal: NDArray[np.int16]
    observations: NDArray[np.int16]


@rule
def look_back(t: State, actions: Any, looks: Looks) -> int:
    """Play a game again and look at every decision; return how many there were."""
    decisions = 0
    end = 0
    for number in range(len(actions)):
        action = actions[number]
        if t.actor != NATURE:
            looks.move[decisions] = number + 1
            looks.day[decisions] = t.day + 1
            looks.actor[decisions] = t.actor
            looks.choice[decisions] = choice_of(action)
            for option in range(count(t)):
                looks.legal[end] = pick(t, option)
                end += 1
            looks.ends[decisions] = end
            observe(t, t.actor, looks.observations[decisions])
            decisions += 1
        act(t, t.phase, action)
    return decisions


@cache
def looking(game: str) -> Callable[[Any, Any, Looks], int]:
    """``look_back`` of a game, as machine code."""
    encoding = ENCODINGS[game]
    names = ("choice_of", "count", "pick", "observe")
    verbs = {name: getattr(encoding, name) for name in names} | {"act": GAMES[game].act}
    look: Callable[[Any, Any, Looks], int] = compiled(bound(look_back, verbs))
    return look


def decisions_of(series: Played, number: int, actions: Sequence[int]) -> dict[str, Column]:
    """The rows of one whole game, given as its moves."""
    encoding, book, length = ENCODINGS[series.game], series.book, len(actions)
    looks = Looks(
        move=np.zeros(length, np.int32),
        day=np.zeros(length, np.int8),
        actor=np.zeros(length, np.int8),
        choice=np.zeros(length, np.int16),
        ends=np.zeros(length, np.int32),
        legal=np.zeros(length * encoding.choices, np.int16),
        observations=np.zeros((length, encoding.size(series.players)), np.int16),
    )
    tables = np.zeros(1, book.state.dtype)
    state = book.state()
    book.new(state, series.players, series.variant)
    state.write(tables[0])
    made = looking(series.game)(tables[0], np.asarray(actions, np.int64), looks)
    end = book.state.read(tables[0])
    actor = looks.actor[:made]
    scores = np.array([book.total(end, seat) for seat in range(series.players)], np.int32)
    won = np.array([book.wins(end, seat) for seat in range(series.players)], np.float32)
    legal = looks.legal[: looks.ends[made - 1]].copy()
    return {
        **repeated(series.same(), made),
        "number": np.full(made, number, np.int64),
        "move": looks.move[:made],
        "day": looks.day[:made],
        "actor": actor,
        "bot": [series.bots[seat] for seat in actor.tolist()],
        "text": [book.move_name(actions[move - 1]) for move in looks.move[:made].tolist()],
        "choice": looks.choice[:made],
        "legal": Ragged(looks.ends[:made], legal),
        "observation": looks.observations[:made],
        "score": scores[actor],
        "share": (won / won.sum())[actor],
    }
