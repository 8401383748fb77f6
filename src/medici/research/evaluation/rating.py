"""One scale for all bots of a game: the Plackett-Luce model over all victories, by choix.

Who sits at a table wins with odds in proportion to strength (Luce's choice: the first place of a
Plackett-Luce ranking, which is all that the bots play for). The rest of the order is not counted: a
bot that plays for victory may well be last when it does not win.

Needs ``pip install medici[rating]``.
"""

from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from importlib import import_module
from math import log
from typing import Any

import numpy as np

from medici.kernel.arrays import Row
from medici.research.arena.estimate import Estimate
from medici.research.arena.student import SURE
from medici.research.evaluation.play import item_of
from medici.research.evaluation.protocol import COMPANY, company
from medici.research.evaluation.result import Evaluation

ANCHOR, ANCHORED = COMPANY, 1500.0  # the merchant's rating
SCALE = 400 / log(10)  # as Elo's: 400 more are ten times the odds
PRIOR = 0.01  # choix's alpha: a strength for those who have never won
ITERATIONS = 10_000


@dataclass(frozen=True)
class RatedDeal:
    """Who sat at a table, and how many victories of its games went to whom."""

    seats: tuple[str, ...]
    victories: Counter[str]


def rated_deals(name: str, found: Evaluation) -> Iterator[RatedDeal]:
    """The deals of a result, with the bot under this name."""
    for table in found.tables:
        for number, deal in enumerate(table.deals):
            others = company(found.game, found.players, table.table, number)
            items = (item_of(other, table.table) for other in others)
            victories = Counter({name: deal.share})
            victories.update(deal.others)
            yield RatedDeal(tuple(sorted((name, *items))), victories)


def ratings(results: Mapping[str, Evaluation]) -> dict[str, Estimate]:
    """The ratings of all who were met, by the names of the results, with 95 % intervals."""
    deals = [deal for name, found in results.items() for deal in rated_deals(name, found)]
    names = sorted({item for deal in deals for item in deal.seats})
    strengths = fitted(names, deals)
    errors = errors_of(names, deals, strengths)
    base = strengths[names.index(ANCHOR)]
    return {
        name: Estimate(
            ANCHORED + SCALE * (strength - base),
            ANCHORED + SCALE * (strength - base - SURE * error),
            ANCHORED + SCALE * (strength - base + SURE * error),
        )
        for name, strength, error in zip(names, strengths, errors, strict=True)
    }


def fitted(names: Sequence[str], deals: Sequence[RatedDeal]) -> Row:
    """The logarithms of strengths, by choix; parts of shared victories are rounded once added."""
    try:
        choix: Any = import_module("choix")
    except ImportError as problem:
        raise RuntimeError(
            "expected the extra medici[rating]: choix is not installed here"
        ) from problem
    sums: dict[tuple[str, ...], Counter[str]] = defaultdict(Counter)
    for deal in deals:
        sums[deal.seats].update(deal.victories)
    data = []
    for seats, victories in sums.items():
        for winner, times in victories.items():
            losers = list(seats)
            losers.remove(winner)
            row = names.index(winner), [names.index(loser) for loser in losers]
            data += [row] * round(times)
    found: Row = choix.ilsr_top1(len(names), data, alpha=PRIOR, max_iter=ITERATIONS)
    return found


def errors_of(names: Sequence[str], deals: Sequence[RatedDeal], strengths: Row) -> Row:
    """Standard errors beside the anchor, with a deal as one observation.

    The larger of two: by what deals show (a sandwich estimate), and by what the model expects of
    games, which tells more of those who have won next to nothing.
    """
    others = [number for number, name in enumerate(names) if name != ANCHOR]
    expected, shown = np.zeros((2, len(names), len(names)))
    for deal in deals:
        seats = np.array([deal.seats.count(name) for name in names])
        games = sum(deal.victories.values())
        odds = seats * np.exp(strengths - strengths.max())
        odds /= odds.sum()
        expected += games * (np.diag(odds) - np.outer(odds, odds))
        beside = np.array([deal.victories[name] for name in names]) - games * odds
        shown += np.outer(beside, beside)
    inverse = np.linalg.inv(expected[np.ix_(others, others)])
    sandwich = inverse @ shown[np.ix_(others, others)] @ inverse
    errors = np.zeros(len(names))
    errors[others] = np.sqrt(np.maximum(np.diag(inverse), np.diag(sandwich)))
    return errors
