"""The terms of a new table: what is played, by how many, and on which settings.

To add a setting: a field of ``Terms``, one of ``events.TableCreated`` with a default for old logs,
where ``LiveTable.create`` fills it in, and ``terms_of_rematch``. If the host may change it, see
``SetPace``, ``PaceSet`` and ``TableState.pace``; if people are to see it, ``view.View``.
"""

# Runs in browsers too: docs/browser-subset.md

from math import isfinite
from typing import Annotated

import msgspec

from medici.online.tables.clock import TimeControl
from medici.online.tables.errors import TableError, quote
from medici.online.tables.events import Talk
from medici.online.tables.state import TableState
from medici.record import Game, SetupError

SLOWEST = 60.0  # seconds that a bot may let pass before its move


class Terms(msgspec.Struct, frozen=True):
    """What a new table is to be; as JSON, the body of the request for one.

    >>> Terms("board", 3, bots={"1": "merchant"}).bots_by_seat()
    {1: 'merchant'}
    """

    game: str
    players: Annotated[int, msgspec.Meta(ge=1, le=8)]
    options: dict[str, bool | str] = {}
    clock: TimeControl = msgspec.field(default_factory=TimeControl)
    public: bool = False
    bots: dict[str, str] = {}  # by seat
    pace: float | None = None  # seconds that a bot lets pass before its move
    citizens: dict[str, str] = {}  # who of its level a bot shall be, by seat, where that is free
    talk: Talk | None = None  # who may talk; None: everybody who was sent the link, or the players
    rated: bool = False  # whether it counts for ratings: community/consent.py

    def check(self) -> None:
        """Refuse a table at which no game could be played."""
        try:
            Game(self.game, self.players, self.options)
        except SetupError as problem:
            raise TableError("bad-command", str(problem)) from problem
        self.clock.check()
        check_pace(self.pace)

    def who_may_talk(self) -> Talk:
        """Who may talk: where strangers can come in and nothing was said, the players alone.

        >>> Terms("dice", 2).who_may_talk(), Terms("dice", 2, public=True).who_may_talk()
        ('all', 'players')
        """
        return self.talk or ("players" if self.public else "all")

    def bots_by_seat(self) -> dict[int, str]:
        """The bots by their seats as numbers, in the order of the seats."""
        try:
            bots = {int(seat): bot for seat, bot in self.bots.items()}
        except ValueError:
            message = f"bots: expected seat numbers as keys; got {quote(', '.join(self.bots))}"
            raise TableError("bad-command", message) from None
        return dict(sorted(bots.items()))


def check_pace(pace: float | None) -> None:
    """Refuse a pace of bots that nobody would want to wait for."""
    if pace is not None and not (isfinite(pace) and 0 <= pace <= SLOWEST):
        expected = f"a pace from 0 to {SLOWEST:.0f} seconds"
        raise TableError("bad-command", expected=expected, got=f"{pace:.1f}")


def terms_of_rematch(table: TableState) -> Terms:
    """The same table once more, with the bots that sat there from the beginning."""
    created = table.created
    sitting = [
        (str(number), seat) for number, seat in enumerate(table.seats) if seat.player is None
    ]
    bots = {number: seat.bot for number, seat in sitting if seat.bot is not None}
    return Terms(
        game=created.game,
        players=len(table.seats),
        options=created.options,
        clock=created.clock,
        public=created.public,
        bots=bots,
        pace=table.pace,
        citizens={number: seat.name for number, seat in sitting if number in bots},
        talk=table.talk,
        rated=created.rated,
    )
