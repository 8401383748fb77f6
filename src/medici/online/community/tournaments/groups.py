"""Rounds of more than two at a table: a search with a bound.

It begins with the standings cut into tables and swaps two people at a time, as long as that makes
fewer repeated pairs, or as many with people nearer to each other in points. Where no swap helps and
pairs are still repeated, a few people are swapped at random and it goes on from the best so far. It
ends when nobody meets twice, after ``PATIENCE`` such attempts in vain, or after ``MOST_TRIES``
swaps that were looked at: about a second.
"""

from collections.abc import Iterator, Mapping, Sequence
from random import Random

from medici.online.community.tournaments.history import History, pair

MOST_TRIES = 200_000
PATIENCE = 100  # attempts in a row that find nothing better
KICK = 3  # people who are swapped at random

Groups = list[list[int]]  # people by their places in the standings


def group(
    order: Sequence[str],
    sizes: Sequence[int],
    points: Mapping[str, int],
    history: History,
    tries: int = MOST_TRIES,
    begin: Groups | None = None,
) -> list[list[str]]:
    """Everybody at tables of these sizes; people in the order of the standings.

    The search may begin with other tables than the standings cut into pieces.
    """
    search = Search(order, points, history, tries)
    search.groups = begin or cut(len(order), sizes)
    search.improve()
    best, least, in_vain = copy(search.groups), search.total(), 0
    random = Random(len(order))  # the same on every server
    while search.is_bad(least) and search.left > 0 and in_vain < PATIENCE and len(sizes) > 1:
        search.kick(random)
        search.improve()
        total = search.total()
        if total < least:
            best, least, in_vain = copy(search.groups), total, 0
        else:
            search.groups, in_vain = copy(best), in_vain + 1
    return [[order[player] for player in each] for each in best]


def cut(people: int, sizes: Sequence[int]) -> Groups:
    """People one after the other at tables of these sizes.

    >>> cut(5, [3, 2])
    [[0, 1, 2], [3, 4]]
    """
    rest = iter(range(people))
    return [[next(rest) for _ in range(size)] for size in sizes]


def copy(groups: Groups) -> Groups:
    """The same groups once more."""
    return [list(each) for each in groups]


class Search:
    """Groups that are made better by swaps."""

    def __init__(
        self, order: Sequence[str], points: Mapping[str, int], history: History, tries: int
    ) -> None:
        self.groups: Groups = []
        self.left = tries
        self.looked = 0
        widest = max(points[player] for player in order) - min(points[player] for player in order)
        self._again = len(order) ** 2 * (widest**2 + 1)  # more than all distances together
        self._cost = [[0] * len(order) for _ in order]  # of two people at one table
        for here, one in enumerate(order):
            for there in range(here):
                other = order[there]
                met, apart = history.met[pair(one, other)], points[one] - points[other]
                cost = met * met * self._again + apart * apart
                self._cost[here][there] = self._cost[there][here] = cost

    def is_bad(self, cost: int) -> bool:
        """Whether somebody meets again."""
        return cost >= self._again

    def total(self) -> int:
        """The cost of all tables."""
        return sum(self.cost(each) for each in self.groups)

    def cost(self, people: Sequence[int]) -> int:
        """The cost of one table: that of each two people there."""
        return sum(self._cost[one][other] for one in people for other in people) // 2

    def improve(self) -> None:
        """Swap as long as that helps at a table where people meet again."""
        while self.left > 0 and any(self._mend(number) for number in self._bad()):
            pass

    def _bad(self) -> list[int]:
        return [each for each, people in enumerate(self.groups) if self.is_bad(self.cost(people))]

    def _mend(self, number: int) -> bool:
        """Make the best swap of somebody at a table with somebody elsewhere, if one helps."""
        best, swap = 0, None
        for seat, other, there in self._swaps(number):
            if self.left <= 0:
                break
            self.left -= 1
            self.looked += 1
            gain = self._gain(number, seat, other, there)
            if gain < best:
                best, swap = gain, (seat, other, there)
        if swap is not None:
            self._swap(number, *swap)
        return swap is not None

    def _swaps(self, number: int) -> Iterator[tuple[int, int, int]]:
        """A seat at this table, another table, a seat there: those near in the standings first."""
        near = sorted(range(len(self.groups)), key=lambda other: abs(other - number))
        for other in near[1:]:
            for seat in range(len(self.groups[number])):
                for there in range(len(self.groups[other])):
                    yield seat, other, there

    def _gain(self, number: int, seat: int, other: int, there: int) -> int:
        """By how much a swap changes the cost."""
        here, elsewhere = self.groups[number], self.groups[other]
        one, two = self._cost[here[seat]], self._cost[elsewhere[there]]
        gain = sum(two[each] - one[each] for each in here)
        gain += sum(one[each] - two[each] for each in elsewhere)
        return gain - 2 * one[elsewhere[there]]  # each was counted beside the other's old place

    def _swap(self, number: int, seat: int, other: int, there: int) -> None:
        here, elsewhere = self.groups[number], self.groups[other]
        here[seat], elsewhere[there] = elsewhere[there], here[seat]

    def kick(self, random: Random) -> None:
        """Swap a few people at random."""
        for _ in range(KICK):
            number, other = random.sample(range(len(self.groups)), 2)
            seat = random.randrange(len(self.groups[number]))
            self._swap(number, seat, other, random.randrange(len(self.groups[other])))
            self.left -= 1
            self.looked += 1
