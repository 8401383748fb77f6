"""One step of games in which networks have some seats and members of the league the others.

After a step a network is to choose in every game: nature and the league play inside. A game that
ends is paid out, and another one begins in its place at once, with the lineup that is asked for
then.
"""

from typing import Any, NamedTuple

from medici.bots.compiled.engine import lineup_verbs
from medici.bots.compiled.verbs import (
    act,
    heuristic_move,
    nature_move,
    new,
    plain_move,
    random_move,
    wins,
)
from medici.bots.network.policy import action_of, describe, legal_choices, network_verbs
from medici.bots.policies.policy import HEURISTIC_POLICY, PLAIN_POLICY, clear_notes
from medici.games.actors import NATURE, NOBODY
from medici.games.victory import winners
from medici.kernel import RandomSource, State, bound, rule
from medici.kernel.rule import Rule


class Seating(NamedTuple):
    """Who plays, a column to each game."""

    players: Any
    wanted: (
        Any  # by seat: the number of a policy, or less than 0 for a network; from the next game on
    )
    seats: Any  # the same of the game under way
    policies: Any  # of the league
    own: Any  # copies of them, six to a game: policies keep notes


class Shown(NamedTuple):
    """What is told of each game, a column to each."""

    inputs: Any  # what the actor sees
    legal: Any  # what it may choose, a bit each
    actors: Any
    shares: Any  # by seat: of the victory in the game that has just ended
    done: Any  # 1 if one has


PLACES = 6  # for policies, in each game


@rule
def settle(t: State, source: RandomSource, number: int, seating: Seating) -> None:
    """Nature and the league act until a network is to choose, or the game is over."""
    while t.actor == NATURE or (t.actor != NOBODY and seating.seats[t.actor, number] >= 0):
        phase = t.phase
        if t.actor == NATURE:
            action = nature_move(t, source)
        else:
            policy = seating.own[number * PLACES + t.actor]
            if policy.kind == HEURISTIC_POLICY:
                action = heuristic_move(t, policy)
            elif policy.kind == PLAIN_POLICY:
                action = plain_move(t, policy)
            else:
                action = random_move(t, source)
        act(t, phase, action)


@rule
def begin(t: State, source: RandomSource, number: int, seating: Seating) -> None:
    """Set up a game on an empty table, with the lineup that is wanted."""
    players = seating.players[number]
    for seat in range(players):
        who = seating.wanted[seat, number]
        seating.seats[seat, number] = who
        if who >= 0:
            seating.own[number * PLACES + seat] = seating.policies[who]
            clear_notes(seating.own[number * PLACES + seat])
    new(t, players, 0)
    settle(t, source, number, seating)


@rule
def show(t: State, number: int, shown: Shown) -> None:
    """What the network to choose sees and may do."""
    describe(t, t.actor, shown.inputs[:, number])
    shown.legal[number] = legal_choices(t)
    shown.actors[number] = t.actor


@rule
def pay(t: State, number: int, shown: Shown) -> None:
    """Each seat's share of the victory."""
    shared = winners(t)
    for seat in range(t.players):
        shown.shares[seat, number] = wins(t, seat) / shared


@rule
def carry_out(t: State, source: RandomSource, number: int, seating: Seating, choice: int) -> None:
    """A network's choice, and all that follows until one is to choose again."""
    act(t, t.phase, action_of(choice))
    settle(t, source, number, seating)


@rule
def begin_all(
    tables: Any, empty: Any, sources: Any, draw: Any, seating: Seating, shown: Shown
) -> None:
    """Begin all games, on a CPU."""
    for number in range(len(tables)):
        draw[0] = sources[number]
        tables[number] = empty[0]
        begin(tables[number], draw, number, seating)
        sources[number] = draw[0]
        show(tables[number], number, shown)


@rule
def step_all(
    tables: Any, empty: Any, sources: Any, draw: Any, seating: Seating, shown: Shown, choices: Any
) -> None:
    """Carry out a choice in every game, on a CPU."""
    for number in range(len(tables)):
        t = tables[number]
        draw[0] = sources[number]
        carry_out(t, draw, number, seating, choices[number])
        over = t.actor == NOBODY
        shown.done[number] = 1 if over else 0
        if over:
            pay(t, number, shown)
            tables[number] = empty[0]
            begin(t, draw, number, seating)
        sources[number] = draw[0]
        show(t, number, shown)


def stepping(loop: Rule, game: str) -> Rule:
    """One of these rules for a game."""
    return bound(loop, lineup_verbs(game) | network_verbs(game))
