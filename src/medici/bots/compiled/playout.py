"""Loops that play whole games by a policy, written once over the verbs of a game."""

from medici.bots.compiled.verbs import act, choose, nature_move, new, verbs_of
from medici.games.actors import NATURE, NOBODY
from medici.games.rulebook import Rulebook
from medici.kernel import RandomSource, State, bound, rule
from medici.kernel.arrays import Buffer, Tables
from medici.kernel.rule import Rule


@rule
def play_out(t: State, source: RandomSource) -> int:
    """Play to the end; return how many decisions the seats made."""
    decisions = 0
    while t.actor != NOBODY:
        phase = t.phase  # read once: compiled code cannot know that drawing leaves it alone
        if t.actor == NATURE:
            act(t, phase, nature_move(t, source))
        else:
            act(t, phase, choose(t, source))
            decisions += 1
    return decisions


@rule
def play_many(tables: Tables, players: int, variant: int, games: int, source: RandomSource) -> int:
    """Play games one after the other on table 0, from the empty table 1; count decisions."""
    decisions = 0
    for _ in range(games):
        tables[0] = tables[1]
        new(tables[0], players, variant)
        decisions += play_out(tables[0], source)
    return decisions


@rule
def trace_out(t: State, source: RandomSource, trace: Buffer) -> int:
    """Play to the end, writing down every action; return how many there were."""
    length = 0
    while t.actor != NOBODY:
        action = nature_move(t, source) if t.actor == NATURE else choose(t, source)
        trace[length] = action
        length += 1
        act(t, t.phase, action)
    return length


def playouts(book: Rulebook, policy: Rule) -> tuple[Rule, Rule, Rule]:
    """``play_out``, ``play_many`` and ``trace_out`` of a game whose seats follow a policy."""
    verbs = verbs_of(book, choose=policy)
    return bound(play_out, verbs), bound(play_many, verbs), bound(trace_out, verbs)
