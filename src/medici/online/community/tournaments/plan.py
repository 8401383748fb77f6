"""What an organiser says of a tournament before it begins."""

from math import isfinite
from typing import Annotated, Literal

import msgspec

from medici.bots import BOTS
from medici.games import GAMES
from medici.online.community.finished import speed_of
from medici.online.tables.clock import TimeControl
from medici.online.tables.errors import TableError, quote
from medici.online.tables.names import clean_text
from medici.online.tables.terms import Terms

Format = Literal["rounds", "knockout", "league"]
Admission = Literal["all", "secured", "link", "club"]

LONGEST_TITLE = 60
MOST_ENTRANTS = 300
MOST_ROUNDS = 15
MOST_SEASONS = 12
LONGEST_WAIT = 14 * 24 * 3600.0  # seconds for somebody to come to a table
MINUTE = 60.0
FURTHEST = 366 * 24 * 3600.0  # seconds until a tournament may begin


class Plan(msgspec.Struct, frozen=True):
    """A tournament as it is announced; as JSON, the body of the request for one.

    >>> Plan("Spring", "dice", 2, clock=TimeControl("decision", 30)).most_rounds
    3
    """

    title: Annotated[str, msgspec.Meta(min_length=1, max_length=LONGEST_TITLE)]
    game: str
    size: Annotated[int, msgspec.Meta(ge=2, le=6)]  # people at a table
    format: Format = "rounds"
    rounds: Annotated[int, msgspec.Meta(ge=1, le=MOST_ROUNDS)] = 3  # of a league: of a season
    clock: TimeControl = msgspec.field(default_factory=TimeControl)
    starts: float = 0.0  # when it begins, in seconds since 1970
    rated: bool = False
    admission: Admission = "all"
    club: str = ""  # whose members may enter, if it is a club's
    options: dict[str, bool | str] = {}
    duplicate: bool = False  # whether all tables of a round play the same deals
    bots: str | None = None  # the level of bots that fill a table; None: nobody does
    wait: Annotated[float, msgspec.Meta(ge=1, le=LONGEST_WAIT)] = 300.0  # seconds to come
    pause: Annotated[float, msgspec.Meta(ge=0, le=24 * 3600.0)] = 60.0  # seconds between rounds
    most: Annotated[int, msgspec.Meta(ge=2, le=MOST_ENTRANTS)] = 64  # entrants
    advance: Annotated[int, msgspec.Meta(ge=1, le=3)] = 1  # of a table, in a knock-out
    division: Annotated[int, msgspec.Meta(ge=2, le=MOST_ENTRANTS)] = 8  # people, in a league
    promoted: Annotated[int, msgspec.Meta(ge=1, le=10)] = 1  # of a division, up and down
    seasons: Annotated[int, msgspec.Meta(ge=1, le=MOST_SEASONS)] = 1  # of a league

    def check(self, now: float) -> None:
        """Refuse a tournament that could not be played."""
        self.clean_title()
        self.terms(self.size).check()
        if self.clock.kind == "none":
            raise TableError("bad-command", expected="a clock, so that rounds end", got="none")
        if self.bots is not None and self.bots not in BOTS:
            expected = f"one of {', '.join(BOTS)}"
            raise TableError("unknown-bot", expected=expected, got=quote(self.bots))
        if self.rated and self.bots is not None:
            raise TableError("bad-command", expected="people alone where it is rated", got="bots")
        if not isfinite(self.starts) or self.starts > now + FURTHEST:
            raise TableError("bad-command", expected="a start within a year", got="a later one")
        if self.starts < now - MINUTE:  # a form knows no seconds
            raise TableError("bad-command", expected="a start to come", got="one that is past")
        if self.most < self.size:
            expected = f"room for at least {self.size} entrants"
            raise TableError("bad-command", expected=expected, got=self.most)
        if (self.admission == "club") != bool(self.club):
            got = quote(self.club) if self.club else "none"
            raise TableError("bad-command", expected="a club if its members may enter", got=got)
        if self.format == "knockout" and self.advance > self.size // 2:
            expected = f"at most {self.size // 2} of {self.size} to go on"
            raise TableError("bad-command", expected=expected, got=self.advance)
        if self.format == "league":
            self._check_league()

    def clean_title(self) -> str:
        """The title as it will be shown."""
        return clean_text(self.title, "a title", LONGEST_TITLE, frozenset(), "bad-name", "bad-name")

    def _check_league(self) -> None:
        if self.division < self.size:
            expected = f"at least {self.size} people in a division"
            raise TableError("bad-command", expected=expected, got=self.division)
        if 2 * self.promoted > self.division:
            expected = f"at most {self.division // 2} of {self.division} to be promoted"
            raise TableError("bad-command", expected=expected, got=self.promoted)

    def terms(self, size: int) -> Terms:
        """The terms of a table of so many seats, before its people are known."""
        return Terms(
            self.game,
            size,
            options=self.options,
            clock=self.clock,
            talk="players",
            rated=self.rated,
        )

    @property
    def least(self) -> int:
        """The least number of people at a table without bots: one less than planned, if the game
        can be played so and all tables need not be alike."""
        fewer = self.size - 1
        return fewer if self.can_play(fewer) else self.size

    @property
    def needed(self) -> int:
        """How many there must be for a round: enough for a table, and nobody plays bots alone."""
        return self.least if self.bots is None else 2

    def can_play(self, came: int) -> bool:
        """Whether those who came to a table can play without the others.

        The deals of a table with fewer seats could be compared with no other's.
        """
        return came >= 2 and came in self.seats() and not self.duplicate

    def seats(self) -> tuple[int, ...]:
        """How many can play this game with these options."""
        rulebook = GAMES[self.game]
        allowed = set(rulebook.seats)
        for name, value in self.options.items():
            limits = rulebook.options[name].seats
            allowed &= set(limits.get(value, rulebook.seats))
        return tuple(sorted(allowed))

    @property
    def is_live(self) -> bool:
        """Whether people play at the same time, and not over days."""
        return speed_of(self.clock) == "live"

    @property
    def most_rounds(self) -> int:
        """How many rounds there are at most; a knock-out ends by itself."""
        return {
            "rounds": self.rounds,
            "league": self.rounds * self.seasons,
            "knockout": MOST_ENTRANTS,
        }[self.format]
