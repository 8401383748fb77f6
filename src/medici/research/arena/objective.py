"""What tuning maximises: to do well among people, on the mean and at the worst of their tables.

A candidate that does well against most and badly against a few meets those few in the end. So
half of what counts is the mean over the tables with people and half that of their worst quarter.
Those who reckon as it does (champions, exploiters, cousins) count a little besides. Among the
people they would be the worst quarter of every generation, and a merchant for two would learn to
beat merchants and forget everybody else.
"""

from collections.abc import Sequence

import numpy as np

from medici.bots.opponents.league import Member
from medici.bots.policies.policy import HEURISTIC_POLICY
from medici.kernel.arrays import Payoffs, Row
from medici.research.arena.tables import Played, Table

LEAD = 0.002  # what a florin ahead of the others counts beside a won game
WORST = 0.25  # the part of the tables that is the worst
KIN = 0.1  # the weight of how a candidate does among its own kind
GUARD = 0.1  # the weight of what rivals win among candidates


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
    kin = np.array([among_kin(table, members) for table in tables])
    good = robust(value[:, ~siege & ~kin])
    if kin.any():
        good += KIN * value[:, kin].mean(axis=1)
    if siege.any():
        good -= GUARD * value[:, siege].mean(axis=1)
    return good


def made_of(played: Played) -> Payoffs:
    """What the seat that counts made of each table."""
    value: Payoffs = played.share.mean(axis=2) + LEAD * played.lead.mean(axis=2)
    return value


def among_kin(table: Table, members: Sequence[Member]) -> bool:
    """Whether there are others at a candidate's table and all follow weights, as it does."""
    kinds = [members[other].kind for other in table.others]
    return not table.siege and bool(kinds) and all(kind == HEURISTIC_POLICY for kind in kinds)
