"""Put people together who look for opponents: by rating, wider as they wait.

``match`` is pure and deterministic: the same requests at the same moment give the same tables. It
looks at each request in the order of waiting, and for each game and size at the ``NEAREST`` others
by rating. A round stops after ``CHECKS`` looks at a person or comparisons of two, or few more than
one request takes, and says where the next one is to go on; so nobody is passed over for ever.
"""

from bisect import bisect_left
from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, field

from medici.games import GAMES

DEFAULT_RATING = 1500.0  # of somebody without a rating
FIRST_DISTANCE = 150.0  # between the ratings of two who have just come
WIDER = 12.0  # more of it for each second that they have waited, on average
GATHER = 8.0  # seconds in which somebody waits for the largest table that they would play at
NEAREST = 24  # candidates by rating, for one seat-seeker, game and size
CHECKS = 20_000  # comparisons of two people in one round

Clock = str  # one of the clocks that are offered; people with different ones do not meet
Pairs = Collection[tuple[str, str]]  # who has blocked whom


@dataclass(frozen=True, slots=True)
class Request:
    """Somebody who looks for opponents."""

    player: str
    games: tuple[str, ...]  # those liked best first
    sizes: tuple[int, ...]  # of tables, in people and bots
    clock: Clock
    rated: bool
    entered: float  # when, in seconds
    patience: float | None  # seconds after which bots fill the table; None: never
    ready: float = 0.0  # not put together with anybody before then
    ratings: Mapping[str, float] = field(default_factory=dict)  # by game

    def rating(self, game: str) -> float:
        """The rating in a game."""
        return self.ratings.get(game, DEFAULT_RATING)

    def sizes_of(self, game: str) -> list[int]:
        """The sizes that suit a game as well, the largest first; nobody is matched alone."""
        seats = GAMES[game].seats
        return sorted({size for size in self.sizes if size > 1 and size in seats}, reverse=True)

    def waited(self, now: float) -> float:
        """How long this has taken so far."""
        return max(0.0, now - self.entered)

    def gives_up(self, now: float) -> bool:
        """Whether bots may fill the table by now."""
        return self.patience is not None and self.waited(now) >= self.patience


@dataclass(frozen=True, slots=True)
class Match:
    """A table to be made: who plays what, and how many bots fill it."""

    game: str
    size: int
    clock: Clock
    rated: bool
    players: tuple[str, ...]  # who waited longest first
    bots: int = 0


@dataclass(frozen=True, slots=True)
class Round:
    """What one round of matching came to."""

    matches: list[Match]
    resume: (
        int  # the place in the order of waiting at which the next round begins; 0: from the start
    )
    checks: int  # comparisons of two people that it took


def order(requests: Sequence[Request]) -> list[Request]:
    """Who waits longest comes first; those who came together, by their ids."""
    return sorted(requests, key=lambda request: (request.entered, request.player))


def match(
    requests: Sequence[Request], blocked: Pairs, now: float, start: int = 0, most: int = CHECKS
) -> Round:
    """The tables that can be made now."""
    return Matcher([one for one in order(requests) if one.ready <= now], blocked, now, most).run(
        start
    )


class Matcher:
    """One round of matching."""

    def __init__(
        self, requests: list[Request], blocked: Pairs, now: float, most: int = CHECKS
    ) -> None:
        self._requests = requests
        self._blocked = set(blocked)
        self._now = now
        self._most = most
        self._checks = 0
        self._taken: set[str] = set()
        self._by_wish = index(requests)

    def run(self, start: int = 0) -> Round:
        """Look at each request in the order of waiting, from a place in it."""
        matches: list[Match] = []
        first = start if start < len(self._requests) else 0
        for place in range(first, len(self._requests)):
            if self._checks >= self._most:
                return Round(matches, place, self._checks)
            request = self._requests[place]
            if request.player in self._taken:
                continue
            found = self._with_people(request) or self._with_bots(request)
            if found is not None:
                self._taken.update(found.players)
                matches.append(found)
        return Round(matches, 0, self._checks)

    def _with_people(self, request: Request) -> Match | None:
        choices = [(game, size) for game in request.games for size in request.sizes_of(game)]
        choices.sort(key=lambda choice: -choice[1])  # of equal tables, the game liked best
        patient = request.waited(self._now) < GATHER
        for game, size in choices:
            if not patient or size == request.sizes_of(game)[0]:
                group = self._gather(request, game, size, self._candidates(request, game, size))
                if len(group) == size:
                    players = tuple(one.player for one in order(group))
                    return Match(game, size, request.clock, request.rated, players)
        return None

    def _with_bots(self, request: Request) -> Match | None:
        """A table for those whose patience is over; bots take the seats that are left."""
        if not request.gives_up(self._now):
            return None
        best: Match | None = None
        for game in request.games:
            for size in request.sizes_of(game):
                others = [
                    one
                    for rated in (True, False)
                    for one in self._candidates(request, game, size, rated=rated)
                    if one.gives_up(self._now)
                ]
                group = order(self._gather(request, game, size, order(others)))
                if best is None or len(group) > len(best.players):
                    players = tuple(one.player for one in group)
                    bots = size - len(group)
                    best = Match(game, size, request.clock, False, players, bots)
        return best

    def _candidates(
        self, request: Request, game: str, size: int, *, rated: bool | None = None
    ) -> list[Request]:
        """The nearest by rating who want the same, who waits longest first."""
        wish = game, size, request.clock, request.rated if rated is None else rated
        ratings, people = self._by_wish.get(wish, ([], []))
        nearest = nearest_first(ratings, request.rating(game))
        found: list[Request] = []
        for place in nearest:
            one = people[place]
            self._checks += 1
            if one.player != request.player and one.player not in self._taken:
                found.append(one)
                if len(found) == NEAREST:
                    break
        return order(found)

    def _gather(
        self, request: Request, game: str, size: int, candidates: Sequence[Request]
    ) -> list[Request]:
        """Those who can all play with each other, up to the size of the table."""
        group = [request]
        for one in candidates:
            if len(group) == size:
                break
            if all(self._fit(one, other, game) for other in group):
                group.append(one)
        return group

    def _fit(self, one: Request, other: Request, game: str) -> bool:
        """Whether two people may meet: neither has blocked the other, and their ratings fit.

        When both have given up waiting for equals, ratings do not matter any more.
        """
        self._checks += 1
        if {(one.player, other.player), (other.player, one.player)} & self._blocked:
            return False
        if one.gives_up(self._now) and other.gives_up(self._now):
            return True
        return abs(one.rating(game) - other.rating(game)) <= distance(one, other, self._now)


def distance(one: Request, other: Request, now: float) -> float:
    """How far the ratings of two people may lie apart by now.

    >>> ada = Request("ada", ("board",), (2,), "live", True, entered=0.0, patience=None)
    >>> bruno = Request("bruno", ("board",), (2,), "live", True, entered=20.0, patience=None)
    >>> distance(ada, bruno, now=20.0), distance(ada, bruno, now=60.0)
    (270.0, 750.0)
    """
    return FIRST_DISTANCE + WIDER * (one.waited(now) + other.waited(now)) / 2


def index(
    requests: Sequence[Request],
) -> dict[tuple[str, int, Clock, bool], tuple[list[float], list[Request]]]:
    """The requests by game, size, clock and whether they are rated, in order of rating."""
    lists: dict[tuple[str, int, Clock, bool], list[tuple[float, str, Request]]] = {}
    for one in requests:
        for game in set(one.games):
            for size in one.sizes_of(game):
                key = game, size, one.clock, one.rated
                lists.setdefault(key, []).append((one.rating(game), one.player, one))
    sorted_lists = {key: sorted(entries) for key, entries in lists.items()}
    return {
        key: ([rating for rating, _, _ in entries], [one for _, _, one in entries])
        for key, entries in sorted_lists.items()
    }


def nearest_first(ratings: Sequence[float], rating: float) -> Iterator[int]:
    """The places of ratings in a sorted list, the nearest to one first.

    >>> list(nearest_first([1400.0, 1500.0, 1520.0, 1900.0], 1510.0))
    [1, 2, 0, 3]
    """
    above = bisect_left(ratings, rating)
    below = above - 1
    while below >= 0 or above < len(ratings):
        lower = rating - ratings[below] if below >= 0 else float("inf")
        upper = ratings[above] - rating if above < len(ratings) else float("inf")
        if lower <= upper:
            yield below
            below -= 1
        else:
            yield above
            above += 1
