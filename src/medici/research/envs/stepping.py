"""One step of many games at once, as rules over a game's verbs and its encoding.

Nature plays inside: after a step somebody is to choose in every game. A game that ends is paid out,
and another one begins in its place at once.
"""

from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from medici.games.actors import NATURE, NOBODY
from medici.games.rulebook import Rulebook
from medici.games.victory import winners
from medici.kernel import RandomSource, State, below, bound, rule, unbound
from medici.kernel.rule import Rule
from medici.research.envs.observations import Encoding

new: Any = unbound("new")
act: Any = unbound("act")
nature_move: Any = unbound("nature_move")
wins: Any = unbound("wins")
total: Any = unbound("total")
action_of: Any = unbound("action_of")
mark: Any = unbound("mark")
clear: Any = unbound("clear")
count: Any = unbound("count")
pick: Any = unbound("pick")
observe: Any = unbound("observe")


class Games(NamedTuple):
    """Games side by side; compiled code takes them as they are."""

    tables: NDArray[np.void]
    empty: NDArray[np.void]  # a single state in which nothing has happened
    sources: NDArray[np.uint64]  # what chance does in each game
    draw: NDArray[np.uint64]  # the source of the game in hand
    observations: NDArray[np.int16]
    masks: NDArray[np.int8]
    actors: NDArray[np.int8]
    rewards: NDArray[np.float32]
    done: NDArray[np.int8]
    players: int
    variant: int
    by_share: int  # 1: rewards are parts of the victory; 0: florins or points


@rule
def settle(t: State, source: RandomSource) -> None:
    """Nature acts until a seat is to choose, or the game is over."""
    while t.actor == NATURE:
        act(t, t.phase, nature_move(t, source))


@rule
def pay(t: State, rewards: Any, by_share: int) -> None:
    """What a game that is over brings each seat."""
    shared = winners(t)
    for seat in range(t.players):
        rewards[seat] = wins(t, seat) / shared if by_share else total(t, seat)


@rule
def show(t: State, observation: Any, mask: Any) -> None:
    """What the seat to choose sees, and what it may choose."""
    observe(t, t.actor, observation)
    mark(t, mask)


@rule
def begin(t: State, source: RandomSource, players: int, variant: int) -> None:
    """Set up a game on an empty table."""
    new(t, players, variant)
    settle(t, source)


@rule
def carry_out(t: State, choice: int, mask: Any, source: RandomSource) -> None:
    """A legal choice, and what nature does after it; the mask is clear again."""
    clear(t, mask)
    act(t, t.phase, action_of(choice))
    settle(t, source)


@rule
def begin_all(games: Games) -> None:
    """Set up all games."""
    for number in range(len(games.tables)):
        games.draw[0] = games.sources[number]
        games.tables[number] = games.empty[0]
        begin(games.tables[number], games.draw, games.players, games.variant)
        games.sources[number] = games.draw[0]
        games.actors[number] = games.tables[number].actor
        show(games.tables[number], games.observations[number], games.masks[number])


@rule
def step_all(games: Games, choices: Any) -> None:
    """Carry out a legal choice in every game."""
    draw = games.draw
    for number in range(len(games.tables)):
        t = games.tables[number]
        mask = games.masks[number]
        draw[0] = games.sources[number]
        carry_out(t, choices[number], mask, draw)
        over = t.actor == NOBODY
        if over:
            pay(t, games.rewards[number], games.by_share)
            games.tables[number] = games.empty[0]
            begin(t, draw, games.players, games.variant)
        elif games.done[number]:
            for seat in range(games.players):
                games.rewards[number, seat] = 0
        games.done[number] = 1 if over else 0
        games.sources[number] = draw[0]
        games.actors[number] = t.actor
        show(t, games.observations[number], mask)


@rule
def first_illegal(masks: Any, choices: Any) -> int:
    """The first game whose choice is not legal; -1 if all are."""
    most = masks.shape[1]
    for number in range(len(choices)):
        choice = choices[number]
        if choice < 0 or choice >= most or masks[number, choice] == 0:
            return number
    return -1


@rule
def choose(t: State, source: RandomSource) -> int:
    """A random legal choice."""
    chosen: int = pick(t, below(source, count(t)))
    return chosen


@rule
def choose_all(games: Games, sources: Any, choices: Any) -> None:
    """A random legal choice for every game, from sources of its own."""
    draw = games.draw
    for number in range(len(games.tables)):
        draw[0] = sources[number]
        choices[number] = choose(games.tables[number], draw)
        sources[number] = draw[0]


def verbs_of(book: Rulebook, encoding: Encoding) -> dict[str, Rule]:
    """What stepping through a game is bound to."""
    own = {name: getattr(book, name) for name in ("new", "act", "nature_move", "wins", "total")}
    names = ("action_of", "mark", "clear", "count", "pick", "observe")
    return own | {name: getattr(encoding, name) for name in names}


def stepping(loop: Rule, book: Rulebook, encoding: Encoding) -> Rule:
    """A loop over the games of one kind."""
    return bound(loop, verbs_of(book, encoding))
