"""What tuning maximises: to do well on the mean, against the worst, and never to be beaten again.

A candidate that does well against most and badly against a few meets those few in the end. So
half of what counts is the mean over all tables and half the mean of the worst quarter. What
rivals win (former champions and exploiters) counts once more, also as one among candidates.
"""

from collections.abc import Sequence

import numpy as np

from medici.arena.league import Member
from medici.arena.tables import Played, Table
from medici.bots.arrays import Payoffs, Row

LEAD = 0.002  # what a florin ahead of the others counts beside a won game
WORST = 0.25  # the part of the tables that is the worst
MEMORY = 0.2  # the weight of how a candidate does against rivals, besides
GUARD = 0.4  # the weight of what rivals win among candidates


def worst_part(values: Payoffs, part: float = WORST) -> Row:
    """The mean of the worst part of each row, of at least one value.

    >>> worst_part(np.array([[4.0, 1.0, 2.0, 9.0, 3.0, 7.0, 8.0, 6.0]])).tolist()
    [1.5]
    """
    count = max(1, round(values.shape[1] * part))
    mean: Row = np.sort(values, axis=1)[:, :count].mean(axis=1)
    return mean


def robust(values: Payoffs) -> Row:
    """Of each row the mean, half and half with that of its worst quarter."""
    mean: Row = (values.mean(axis=1) + worst_part(values)) / 2
    return mean


def fitness(played: Played, tables: Sequence[Table], members: Sequence[Member]) -> Row:
    """How good each candidate is in the league; more is better."""
    value = made_of(played)
    siege = np.array([table.siege for table in tables])
    against_rivals = np.array([among_rivals(table, members) for table in tables])
    good = robust(value[:, ~siege])
    if against_rivals.any():
        good += MEMORY * value[:, against_rivals].mean(axis=1)
    if siege.any():
        good -= GUARD * value[:, siege].mean(axis=1)
    return good


def made_of(played: Played) -> Payoffs:
    """What the seat that counts made of each table."""
    value: Payoffs = played.share.mean(axis=2) + LEAD * played.lead.mean(axis=2)
    return value


def among_rivals(table: Table, members: Sequence[Member]) -> bool:
    """Whether a candidate sits among rivals only."""
    return not table.siege and all(members[other].is_rival for other in table.others)
