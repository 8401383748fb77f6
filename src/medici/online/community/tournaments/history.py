"""What the rounds so far say about who should meet whom, and where they should sit."""

from collections import Counter
from collections.abc import Iterable
from itertools import combinations

from medici.online.community.tournaments.events import PairedTable

Pair = tuple[str, str]  # of two people, in the order of their ids


def pair(one: str, other: str) -> Pair:
    """Two people, whichever is named first."""
    return (one, other) if one < other else (other, one)


class History:
    """Who has met whom how often, who sat where, and who met nobody.

    Those of whom one blocks the other count as having met once more.
    """

    def __init__(self, blocks: Iterable[Pair] = ()) -> None:
        self.blocks = frozenset(pair(*two) for two in blocks)
        self.met: Counter[Pair] = Counter(self.blocks)
        self.seats: Counter[tuple[str, int]] = Counter()
        self.byes: Counter[str] = Counter()

    def take(self, tables: Iterable[PairedTable], byes: Iterable[str] = ()) -> None:
        """Add a round; to meet bots alone is a bye, which everybody is to have in turn."""
        resting = set(byes)
        for table in tables:
            for seat, player in enumerate(table.seats):
                if player is not None:
                    self.seats[player, seat] += 1
            self.met.update(pair(*two) for two in combinations(table.people, 2))
            if len(table.people) == 1:
                resting.update(table.people)
        self.byes.update(resting)

    def leaning(self, player: str) -> int:
        """How much more often somebody sat in the first seat of two than in the second."""
        return self.seats[player, 0] - self.seats[player, 1]
