"""Adding what came of futures to what has been seen, order by order."""

from collections.abc import Sequence

from medici.analysis.review.plan import STAY, Order
from medici.analysis.review.scales import add_future
from medici.analysis.review.sight import Pan, Sight


def take(sight: Sight, order: Order, players: int, ends: Sequence[float], seats: int) -> None:
    """Add the outcome of an order.

    ``ends`` is one row: future by future, in it action by action, there the parts of the victory
    of so many seats and then their totals. Alone, what is gained is the score.
    """
    gains = seats if players == 1 else 0
    if order.actions == [STAY]:
        sums = sight.sums[order.position]
        for future in range(order.futures):
            for seat in range(players):
                sums[seat] += ends[future * 2 * seats + gains + seat]
        sight.counts[order.position] += order.futures
        return
    scales = next(each for each in sight.scales if each.n == order.position + 1)
    pans: list[Pan] = [
        next(pan for pan in scales.pans if pan.action == action) for action in order.actions
    ]
    played = order.actions.index(scales.pans[scales.played].action)
    gained, came = gains + scales.seat, seats + scales.seat
    for future in range(order.futures):
        first = future * len(pans) * 2 * seats
        own = first + played * 2 * seats
        for number, pan in enumerate(pans):
            at = first + number * 2 * seats
            half = future % 2
            add_future(
                pan, half, ends[at + gained], ends[own + gained], ends[at + came], ends[own + came]
            )
