"""Adding what came of futures to what has been seen, order by order."""

from collections.abc import Sequence

from medici.review.plan import STAY, Order
from medici.review.scales import add_future
from medici.review.sight import Pan, Sight


def take(
    sight: Sight, order: Order, players: int, shares: Sequence[float], totals: Sequence[float]
) -> None:
    """Add the outcome of an order.

    Shares of the victory and florins at the end stand in one row: future by future, in it action
    by action, in it seat by seat. Alone, what is gained is the score.
    """
    gains = totals if players == 1 else shares
    if order.actions == [STAY]:
        take_position(sight, order, players, gains)
    else:
        take_decision(sight, order, players, gains, totals)


def take_position(sight: Sight, order: Order, players: int, gains: Sequence[float]) -> None:
    """Futures of a position: what everybody gained."""
    sums = sight.sums[order.position]
    for future in range(order.futures):
        for seat in range(players):
            sums[seat] += gains[future * players + seat]
    sight.counts[order.position] += order.futures


def take_decision(
    sight: Sight, order: Order, players: int, gains: Sequence[float], totals: Sequence[float]
) -> None:
    """Futures of a decision: what its seat gained by each option, and by the move played."""
    scales = next(each for each in sight.scales if each.n == order.position + 1)
    pans: list[Pan] = [
        next(pan for pan in scales.pans if pan.action == action) for action in order.actions
    ]
    played = order.actions.index(scales.pans[scales.played].action)
    width = len(pans)
    for future in range(order.futures):
        row = future * width
        own = (row + played) * players + scales.seat
        for number, pan in enumerate(pans):
            at = (row + number) * players + scales.seat
            add_future(pan, future % 2, gains[at], gains[own], totals[at], totals[own])
