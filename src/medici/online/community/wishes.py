"""What somebody who looks for opponents would like to play, and the table that comes of it."""

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
