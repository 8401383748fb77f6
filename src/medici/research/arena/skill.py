"""What the moves of bots did, by futures that heuristics play: the rest of a result is luck too.

From where a bot does what the heuristic would not, both moves are played to the end some times, in
the same futures, with the heuristic in all seats. The sum of what lies between them, and what the
heuristic makes of the game from its start, is what a seat has earned. Its mean over many games is
that of the results, whoever plays: between two such moves nothing happens but the heuristic and
nature. So whatever a result is beyond that is luck, of the mean 0 (an advantage sum).

It costs futures for each such move. Among bots that search these are few beside their own.
"""

from collections.abc import Callable, Sequence
from functools import cache
from typing import NamedTuple

import numpy as np

from medici.bots.compiled.engine import lineup_verbs
from medici.bots.compiled.lineup import Lineup, finish_game, start_game
from medici.bots.compiled.verbs import act, heuristic_move, new, total, wins
from medici.bots.policies.heuristics import policies_of, weights_for
from medici.bots.policies.policy import HEURISTIC_POLICY, PolicyState, clear_notes
from medici.bots.search.futures import NO_MOVE
from medici.games import GAMES
from medici.games.actors import NOBODY, SEATS
from medici.games.verbs import Action
from medici.games.victory import winners
from medici.kernel import State, bound, compiled, noinline, rule, unbound
from medici.kernel.arrays import Actions, Payoffs, Seeds, Tables

FUTURES = 128
GAME, FUTURE = 0, 1  # tables

# (t, payoffs, part): add a part of what everybody has at the end
pay_out: Callable[[State, Payoffs, float], None] = unbound("pay_out")


class Trials(NamedTuple):
    """A game whose moves are tried; compiled code takes it as it is."""

    tables: Tables
    lineup: Lineup  # heuristics
    moves: Actions  # from the first to the last
    fates: Seeds  # of the futures of each move, and at last of the start
    nature: Seeds
    luck: Payoffs  # out: of each seat


@rule
def sum_up(trials: Trials, players: int, variant: int) -> None:
    """Go through a game, and take what was earned off its result."""
    t: State = trials.tables[GAME]
    new(t, players, variant)
    # int(): else the compiler makes a second form of the rule, for this constant
    try_out(trials, int(NO_MOVE), len(trials.moves), -1.0)
    for number in range(len(trials.moves)):
        move = trials.moves[number]
        if t.actor < SEATS:
            policy: PolicyState = trials.lineup.policies[0]
            clear_notes(policy)
            usual = heuristic_move(t, policy)
            if usual != move:
                try_out(trials, move, number, -1.0)
                try_out(trials, usual, number, 1.0)
        act(t, t.phase, move)
    if t.actor == NOBODY:
        pay_out(t, trials.luck, 1.0)


@noinline  # called from three places: compiled once instead of into each of them
def try_out(trials: Trials, move: Action, number: int, sign: float) -> None:
    """Play a move to the end in the futures of this number."""
    futures = trials.fates.shape[1]
    for future in range(futures):
        trials.tables[FUTURE] = trials.tables[GAME]
        t: State = trials.tables[FUTURE]
        if move != NO_MOVE:
            act(t, t.phase, move)
        trials.nature[0] = trials.fates[number, future]
        start_game(trials.lineup, 0, t.players)
        finish_game(t, trials.nature, trials.lineup, 0)
        pay_out(t, trials.luck, sign / futures)


@rule
def pay_victory(t: State, payoffs: Payoffs, part: float) -> None:
    """The victory, in equal parts to all who have won."""
    sharers = winners(t)
    for seat in range(t.players):
        payoffs[seat] += part * wins(t, seat) / sharers


@rule
def pay_points(t: State, payoffs: Payoffs, part: float) -> None:
    """Alone, the points."""
    payoffs[0] += part * total(t, 0)


@cache
def sums_of(game: str, alone: bool) -> Callable[[Trials, int, int], None]:
    """``sum_up`` of a game, as machine code, once in each process."""
    verbs = lineup_verbs(game, plain=False) | {"pay_out": pay_points if alone else pay_victory}
    reckon: Callable[[Trials, int, int], None] = compiled(bound(sum_up, verbs))
    return reckon


def beyond_skill(
    game: str, players: int, moves: Sequence[Action], *, variant: int = 0, seed: int = 1
) -> tuple[float, ...]:
    """What every seat got beyond what it earned: in parts of a victory; alone, in points."""
    source = np.random.default_rng(seed)
    trials = Trials(
        np.zeros(2, GAMES[game].state.dtype),
        Lineup(
            policies_of(game, [(HEURISTIC_POLICY, weights_for(game, players))]),
            np.zeros((1, players), np.int16),
            np.ones(1, np.uint64),
        ),
        np.array(moves, np.int64),
        source.integers(1, 1 << 63, (len(moves) + 1, FUTURES), np.uint64),
        np.ones(1, np.uint64),
        np.zeros(players),
    )
    sums_of(game, players == 1)(trials, players, variant)
    return tuple(trials.luck.round(6).tolist())
