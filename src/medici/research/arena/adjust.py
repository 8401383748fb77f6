"""Results less luck: means whose intervals nature has little part in.

Luck has the mean 0, so any multiple of it may be taken off a result. How much of it to take is
fitted, for each day of the game apart: 1 would be right for an eye that sees through everything,
less for one that is often wrong. Where bots search there is luck of another kind besides (see
``medici.research.arena.skill``), and the fit says how much each counts. What is taken off a deal is
fitted to other deals alone, or else the fit would follow the very luck that it is to be held
against, and the mean would no longer be true.
"""

from collections.abc import Sequence
from typing import NamedTuple

import numpy as np

from medici.games.days import DAYS
from medici.kernel.arrays import Payoffs, Row
from medici.research.arena.estimate import Estimate, estimate

PARTS = 10  # of the deals: each is adjusted by what the others say
DOUBT = 10  # deals that say: it counts as the eye sees it; without many others they prevail
KINDS_OF_LUCK = DAYS + 1  # by the eye on each day; and beyond skill
AS_SEEN = (1.0,) * DAYS + (0.0,)
TINY = 1e-12  # where there was no luck of a kind, anything is as good


class Deal(NamedTuple):
    """What the seats of a bot came to in a deal, all together, and their luck of each kind."""

    result: float
    seats: int
    luck: Sequence[float]


def adjusted(deals: Sequence[Deal]) -> Estimate:
    """The mean result of a seat, less luck, with the interval that is left.

    >>> round(adjusted([Deal(1.0, 1, (0.6, 0.0)), Deal(0.0, 1, (-0.4, 0.0))]).mean, 2)
    0.41
    """
    return estimate(freed(deals))


def freed(deals: Sequence[Deal]) -> list[tuple[float, int]]:
    """What each deal came to, less luck, and of how many seats."""
    results = np.array([deal.result for deal in deals], np.float64)
    seats = np.array([deal.seats for deal in deals])
    luck = np.array([deal.luck for deal in deals])
    part_of = np.arange(len(deals)) % PARTS
    rest = results.copy()
    for part in range(min(PARTS, len(deals))):
        here, others = part_of == part, part_of != part
        rest[here] -= luck[here] @ share_of_luck(results[others], seats[others], luck[others])
    return list(zip(rest.tolist(), seats.tolist(), strict=True))


def share_of_luck(results: Row, seats: Row, luck: Payoffs) -> Row:
    """How much of each kind of luck went into the results of these deals."""
    as_seen = np.array(AS_SEEN[: luck.shape[1]])
    if not len(results):
        return as_seen
    beside_the_mean = results - seats * (results.sum() / seats.sum())
    doubt = DOUBT * np.maximum((luck**2).mean(axis=0), TINY)
    believed = luck.T @ beside_the_mean + doubt * as_seen
    found: Row = np.linalg.solve(luck.T @ luck + np.diag(doubt), believed)
    return found
