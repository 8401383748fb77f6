"""One rule in both forms: a game played and watched by plain Python and by compiled code.

``new``, ``play`` and the others are bound to a game's own; here they only lend their names.
"""

from typing import Any

from medici.games.actors import NATURE, NOBODY
from medici.games.rulebook import Rulebook
from medici.games.verbs import Can, Legal, NatureMove, New, Play, Total, Weight, Wins
from medici.kernel import RandomSource, State, below, bind, rule, unbound
from medici.kernel.chance import MASK
from medici.kernel.rule import Rule

can: Can = unbound("can")
choose: NatureMove = unbound("choose")
legal: Legal = unbound("legal")
nature_move: NatureMove = unbound("nature_move")
new: New = unbound("new")
play: Play = unbound("play")
total: Total = unbound("total")
weight: Weight = unbound("weight")
wins: Wins = unbound("wins")


@rule
def trace_tables(
    t: Any,
    players: int,
    variant: int,
    wild: int,
    source: RandomSource,
    out: Any,
    trace: Any,
    tables: Any,
) -> int:
    """Play a game and keep every action and every table; return how many actions there were.

    So many of a hundred decisions are any legal move, the others are the policy's.
    """
    new(t, players, variant)
    tables[0] = t
    length = 0
    while t.actor != NOBODY:
        if t.actor == NATURE:
            action = nature_move(t, source)
        elif below(source, 100) < wild:
            count = legal(t, out)
            action = out[below(source, count)]
        else:
            action = choose(t, source)
        trace[length] = action
        length += 1
        play(t, action)
        tables[length] = t
    return length


@rule
def look(t: Any, low: int, out: Any, allowed: Any, ways: Any, totals: Any, victors: Any) -> int:
    """Ask everything that can be asked of a table: moves, chances, totals, winners."""
    count = legal(t, out)
    for number in range(len(allowed)):
        allowed[number] = 1 if can(t, low + number) else 0
    for number in range(count):
        ways[number] = weight(t, out[number]) if t.actor == NATURE else 0
    for seat in range(t.players):
        totals[seat] = total(t, seat)
        victors[seat] = 1 if wins(t, seat) else 0
    return count


def bound(book: Rulebook, policy: Rule) -> tuple[Rule, Rule]:
    """``trace_tables`` and ``look`` of a game."""
    tracing = bind(
        trace_tables,
        new=book.new,
        play=book.play,
        legal=book.legal,
        nature_move=book.nature_move,
        choose=policy,
    )
    looking = bind(
        look, legal=book.legal, can=book.can, weight=book.weight, total=book.total, wins=book.wins
    )
    return tracing, looking


class SameSource:
    """The chance of compiled code for plain rules: the same bits, the same numbers."""

    def __init__(self, bits: int) -> None:
        self.bits = bits

    def random(self) -> float:
        bits = self.bits
        bits ^= bits >> 12
        bits ^= bits << 25 & MASK
        bits ^= bits >> 27
        self.bits = bits
        return ((bits * 2685821657736338717 & MASK) >> 32) / (1 << 32)


class Album(dict[int, State]):
    """Copies of the tables that plain play comes by: all of them, or every so many."""

    def __init__(self, every: int) -> None:
        super().__init__()
        self.every = every

    def __setitem__(self, step: int, table: State) -> None:
        if step % self.every == 0:
            super().__setitem__(step, table.copy())
