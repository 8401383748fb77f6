"""Loops that play whole games, written once over the verbs of a game and bound to each.

``act``, ``nature_move``, ``new``, ``total`` and ``wins`` are the game's own rules, ``choose``
the policy of the seats; here they only lend their names.
"""

from typing import Any

from medici.games.actors import NATURE, NOBODY
from medici.games.rulebook import Rulebook
from medici.kernel import RandomSource, bind, rule
from medici.kernel.rule import Rule

act: Any = None
choose: Any = None
nature_move: Any = None
new: Any = None
total: Any = None
wins: Any = None


@rule
def play_out(t: Any, source: RandomSource) -> int:
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
def play_many(tables: Any, players: int, variant: int, games: int, source: RandomSource) -> int:
    """Play games one after the other on table 0, from the empty table 1; count decisions."""
    decisions = 0
    for _ in range(games):
        tables[0] = tables[1]
        new(tables[0], players, variant)
        decisions += play_out(tables[0], source)
    return decisions


@rule
def trace_out(t: Any, source: RandomSource, trace: Any) -> int:
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
    verbs = {"act": book.act, "nature_move": book.nature_move, "choose": policy}
    out = bind(play_out, **verbs)
    return out, bind(play_many, new=book.new, play_out=out), bind(trace_out, **verbs)
