"""Rounds of two at a table: a matching of least cost, exact, by a library.

First nobody meets twice, as far as that can be; then people of equal points meet; then nobody has
the same seat again and again.
"""

from collections.abc import Iterator, Mapping, Sequence

from medici.online.community.tournaments.history import History, Pair, pair

NEAR = 10  # how far up and down the standings one looks for an opponent, at first


def pair_two(
    order: Sequence[str], points: Mapping[str, int], history: History
) -> list[tuple[str, str]]:
    """Everybody in pairs, the better one first; an even number of people in their order.

    All pairs are looked at only if those near each other do not suffice: that is quicker, and gives
    the same number of repeated pairs, namely none.
    """
    reach = NEAR
    while reach < len(order) - 1:
        found = match(order, points, history, reach, again=False)
        if 2 * len(found) == len(order):
            return found
        reach *= 3
    return match(order, points, history, len(order), again=True)


def match(
    order: Sequence[str],
    points: Mapping[str, int],
    history: History,
    reach: int,
    *,
    again: bool,
) -> list[tuple[str, str]]:
    """As many pairs as can be, of the least cost; ``again``: also of those who have met."""
    import networkx  # noqa: PLC0415 - it takes a third of a second, and few servers need it

    place = {player: number for number, player in enumerate(order)}
    costs = {
        who: cost(who, points, history)
        for who in near_pairs(order, reach)
        if again or not history.met[who]
    }
    dearest = max((each for _, each in costs.values()), default=0) * len(order) + 1
    graph = networkx.Graph()
    for (one, other), (met, else_) in costs.items():
        graph.add_edge(one, other, weight=-(met * dearest + else_))
    found = networkx.max_weight_matching(graph, maxcardinality=True)
    pairs = [tuple(sorted(each, key=place.__getitem__)) for each in found]
    return sorted(pairs, key=lambda each: place[each[0]])


def near_pairs(order: Sequence[str], reach: int) -> Iterator[Pair]:
    """All pairs of people who are not further apart than that."""
    for number, one in enumerate(order):
        for other in order[number + 1 : number + 1 + reach]:
            yield pair(one, other)


def cost(who: Pair, points: Mapping[str, int], history: History) -> tuple[int, int]:
    """How often two have met; and how far apart they are, with seats to decide among equals."""
    one, other = who
    apart = points[one] - points[other]
    seats = abs(history.leaning(one) + history.leaning(other))
    return history.met[who] ** 2, 16 * apart * apart + seats
