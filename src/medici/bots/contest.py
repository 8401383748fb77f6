"""Whole series of games between rows of weights, in compiled code: the arena of the tuner."""

from typing import Any

from medici.games.actors import NATURE, NOBODY
from medici.games.rulebook import Rulebook
from medici.kernel import RandomSource, bind, compiled, rule
from medici.kernel.rule import Rule

act: Any = None
nature_move: Any = None
new: Any = None
total: Any = None
wins: Any = None
weighed_move: Any = None
random_move: Any = None

RANDOM_SEAT = -1  # in place of a row of weights


@rule
def contest(
    tables: Any,
    players: int,
    seats: Any,
    rows: Any,
    words: Any,
    nature: Any,
    source: RandomSource,
    share: Any,
    lead: Any,
) -> None:
    """Play game g with row ``seats[g][s]`` in seat s and nature's word g.

    Adds to each row's ``share`` of wins and to its ``lead`` over the mean of the others.
    """
    for game in range(len(words)):
        tables[0] = tables[1]
        t = tables[0]
        new(t, players, 0)
        nature[0] = words[game]
        while t.actor != NOBODY:
            phase = t.phase
            if t.actor == NATURE:
                act(t, phase, nature_move(t, nature))
            elif seats[game, t.actor] == RANDOM_SEAT:
                act(t, phase, random_move(t, source))
            else:
                act(t, phase, weighed_move(t, source, rows[seats[game, t.actor]]))
        winners = 0
        florins = 0
        for seat in range(players):
            winners += wins(t, seat)
            florins += total(t, seat)
        for seat in range(players):
            row = seats[game, seat]
            if row != RANDOM_SEAT:
                mine = total(t, seat)
                share[row] += wins(t, seat) / winners
                lead[row] += mine - (florins - mine) / max(players - 1, 1)


def compiled_contest(book: Rulebook, weighed: Rule, random: Rule) -> Any:
    """The contest of a game, as machine code."""
    return compiled(
        bind(
            contest,
            act=book.act,
            nature_move=book.nature_move,
            new=book.new,
            total=book.total,
            wins=book.wins,
            weighed_move=weighed,
            random_move=random,
        )
    )
