"""What somebody who looks for opponents would like to play, and the table that comes of it."""

from collections import Counter
from collections.abc import Mapping
from typing import Annotated, Literal

import msgspec

from medici.bots import BOTS
from medici.games import GAMES
from medici.online.community.finished import Speed, speed_of
from medici.online.community.matching import Match, Request
from medici.online.tables import Player, TableError, Terms
from medici.online.tables.clock import TimeControl
from medici.online.tables.errors import quote

HOUSE = Player("house", "Medici")  # the host of tables that are made for those who wait; nobody

CLOCKS: Mapping[str, TimeControl] = {
    "quick": TimeControl("bank", 300.0, 10.0),
    "calm": TimeControl("bank", 900.0, 20.0),
    "days": TimeControl("decision", 86400.0),
}
LONGEST_PATIENCE = 3600.0  # seconds

Size = Annotated[int, msgspec.Meta(ge=2, le=6)]


class Wish(msgspec.Struct, frozen=True):
    """What is looked for; as JSON, the body of the request for opponents."""

    games: Annotated[list[str], msgspec.Meta(min_length=1, max_length=3)]  # liked best first
    sizes: Annotated[list[Size], msgspec.Meta(min_length=1, max_length=5)]
    clock: Literal["quick", "calm", "days"] = "quick"
    rated: bool = False
    # Seconds after which bots fill the table; None: never.
    patience: Annotated[float, msgspec.Meta(ge=0, le=LONGEST_PATIENCE)] | None = None
    level: str = "merchant"  # of those bots

    def check(self) -> None:
        """Refuse what nobody could play."""
        for game in self.games:
            if game not in GAMES:
                expected = f"one of {', '.join(GAMES)}"
                raise TableError("bad-command", expected=expected, got=quote(game))
        if self.level not in BOTS:
            expected = f"one of {', '.join(BOTS)}"
            raise TableError("unknown-bot", expected=expected, got=quote(self.level))
        if not any(size in GAMES[game].seats for game in self.games for size in self.sizes):
            got = f"{', '.join(self.games)} with {', '.join(map(str, self.sizes))}"
            raise TableError("bad-command", expected="a size that one of the games has", got=got)

    @property
    def speed(self) -> Speed:
        """The speed at which ratings are compared."""
        return speed_of(CLOCKS[self.clock])

    def kinds(self) -> set[tuple[str, int, str, bool]]:
        """The tables that suit: game, size, clock, and whether they are rated."""
        return {
            (game, size, self.clock, self.rated)
            for game in self.games
            for size in self.sizes
            if size in GAMES[game].seats
        }

    def request(
        self, player: str, entered: float, ready: float, ratings: Mapping[str, float]
    ) -> Request:
        """The wish as it is matched with others."""
        return Request(
            player,
            tuple(dict.fromkeys(self.games)),
            tuple(self.sizes),
            self.clock,
            self.rated,
            entered,
            self.patience,
            ready,
            ratings,
        )


def terms_of(match: Match, level: str) -> Terms:
    """The terms of a table for those who were put together; bots sit after the people."""
    people = len(match.players)
    return Terms(
        match.game,
        match.size,
        clock=CLOCKS[match.clock],
        public=True,
        bots={str(seat): level for seat in range(people, match.size)},
        rated=match.rated,
    )


def easiest_to_join(wishes: Mapping[str, Wish]) -> list[str]:
    """The people who wait, in the order in which others are offered to join them by one tap.

    Rated games come last: nobody is to play for a rating unasked. Then what most people could play
    together, so that one who insists on something else does not keep them apart; of equals, who
    waits longest, whose wish comes first.

    >>> alone, *both = Wish(["board"], [6], "days"), Wish(["card"], [2, 3]), Wish(["card"], [3, 4])
    >>> many = {"ada": alone, "bruno": both[0], "chen": both[1]}
    >>> easiest_to_join(many | {"dino": Wish(["dice"], [2], rated=True)})
    ['bruno', 'chen', 'ada', 'dino']
    """
    kinds = {player: wish.kinds() for player, wish in wishes.items()}
    shared = Counter(kind for each in kinds.values() for kind in each)
    most = {player: max(map(shared.__getitem__, each), default=0) for player, each in kinds.items()}
    return sorted(wishes, key=lambda player: (wishes[player].rated, -most[player]))


def wait_kind(game: str, clock: str, rated: bool) -> str:
    """By what waits are averaged.

    >>> wait_kind("board", "quick", True)
    'board quick rated'
    """
    return f"{game} {clock} {'rated' if rated else 'unrated'}"


def hold_after(times: int) -> float:
    """The seconds that others go first, after somebody did not come so many times lately.

    >>> [hold_after(times) for times in (0, 1, 2, 3, 4, 9)]
    [0.0, 0.0, 30.0, 60.0, 120.0, 900.0]
    """
    return 0.0 if times < 2 else float(min(900, 30 * 2 ** (times - 2)))
