"""Rounds of two at a table: a matching of least cost, exact, by a library.

First nobody meets twice, as far as that can be; then whoever has no partner in an odd number is the
last of those whose turn it is; then people of equal points meet; then nobody has the same seat
again and again.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import combinations

from medici.online.community.tournaments.history import History, Pair, pair

NEAR, FAR = 10, 30  # how far up and down the standings one looks for an opponent
NOBODY = ""  # the partner of whoever has none

Costs = dict[Pair, tuple[int, int]]  # for having met, and for all else


def pair_two(
    order: Sequence[str], points: Mapping[str, int], history: History
) -> list[tuple[str, str]]:
    """People in their order in pairs, the better one first; of an odd number one is in none.

    All pairs are looked at only if those near each other do not suffice: that is quicker, and gives
    the same number of repeated pairs, namely none.
    """
    resting = who_may_rest(order, history) if len(order) % 2 else []
    whole = (len(order) + 1) // 2
    for reach in (NEAR, FAR):
        near = costs_of(near_pairs(order, reach), points, history)
        fresh = {who: each for who, each in near.items() if not history.met[who]}
        found = cheapest(fresh | rest_costs(resting[:1], fresh))
        if len(found) == whole:
            return in_order(found, order)
    far = costs_of(fewest_repeats(order, resting, history), points, history)
    return in_order(cheapest(near | far | rest_costs(resting, near | far)), order)


def who_may_rest(order: Sequence[str], history: History) -> list[str]:
    """Those who were least often without a partner, the last in the standings first."""
    fewest = min(history.byes[player] for player in order)
    return [player for player in reversed(order) if history.byes[player] == fewest]


def fewest_repeats(
    order: Sequence[str], resting: Sequence[str], history: History
) -> Iterator[Pair]:
    """Pairs by which as few as can be meet again, wherever in the standings they are.

    To weigh all pairs takes half a minute for 300 people; to count them takes a second.
    """
    fresh = [who for who in combinations(order, 2) if not history.met[pair(*who)]]
    able = sorted({player for who in fresh for player in who})
    # That nobody is left over is found much sooner than that somebody must be.
    spare = resting or (able if len(able) % 2 else [])
    found = most_pairs([*fresh, *((NOBODY, player) for player in spare[:1])])
    if 2 * len(found) < len(able):
        found = most_pairs([*fresh, *((NOBODY, player) for player in spare)])
    paired = {player for who in found for player in who}
    left = [player for player in order if player not in paired]
    # Sorted, since a set has another order on another server.
    yield from sorted(pair(*who) for who in found if NOBODY not in who)
    yield from (pair(*who) for who in combinations(left, 2))


def most_pairs(edges: Iterable[Pair]) -> set[Pair]:
    """As many pairs as can be, whatever they cost."""
    import networkx  # noqa: PLC0415 - it takes a third of a second, and few servers need it

    graph = networkx.Graph()
    graph.add_edges_from(edges)
    found: set[Pair] = networkx.max_weight_matching(graph, maxcardinality=True)
    return found


def cheapest(costs: Costs) -> set[Pair]:
    """As many pairs as can be, of the least cost: first for having met, then for all else."""
    import networkx  # noqa: PLC0415

    people = len({player for who in costs for player in who})
    dearest = max((each for _, each in costs.values()), default=0) * people + 1
    graph = networkx.Graph()
    for (one, other), (met, else_) in costs.items():
        graph.add_edge(one, other, weight=-(met * dearest + else_))
    found: set[Pair] = networkx.max_weight_matching(graph, maxcardinality=True)
    return found


def in_order(found: Iterable[Pair], order: Sequence[str]) -> list[tuple[str, str]]:
    """Pairs of two people by their places, without the one who has no partner."""
    place = {player: number for number, player in enumerate(order)}
    people = [sorted(who, key=place.__getitem__) for who in found if NOBODY not in who]
    return [(one, other) for one, other in sorted(people, key=lambda who: place[who[0]])]


def costs_of(pairs: Iterable[Pair], points: Mapping[str, int], history: History) -> Costs:
    """What each of these pairs costs."""
    return {who: cost(who, points, history) for who in pairs}


def rest_costs(resting: Sequence[str], pairs: Costs) -> Costs:
    """What it costs that somebody has no partner: each place more than all nearness together."""
    dearest = sum(each for _, each in pairs.values()) + 1
    return {(NOBODY, player): (0, number * dearest) for number, player in enumerate(resting)}


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
