"""What happens in a tournament. Their log is all that is kept of it.

>>> decode_event(encode_event(Withdrew(at=7.0, player="p1", reason="self")))
Withdrew(at=7.0, player='p1', reason='self', said='')
"""

from typing import Literal

import msgspec
from msgspec.structs import replace

from medici.online.community.tournaments.plan import Plan
from medici.online.tables.events import FORGOTTEN_NAME, BaseEvent

Why = Literal["self", "removed", "absent"]  # why an entrant is out: absent means twice in turn


class TournamentCreated(BaseEvent, frozen=True, kw_only=True):
    """A tournament is announced. The commitment binds the chance of its duplicate rounds."""

    v: int = 1
    tournament: str
    plan: Plan
    commitment: str
    by: str
    by_name: str


class Entered(BaseEvent, frozen=True, kw_only=True):
    """Somebody enters, with the rating by which the first round is made; 0 without one."""

    player: str
    name: str
    rating: float = 0.0


class Withdrew(BaseEvent, frozen=True, kw_only=True):
    """Somebody plays no further rounds."""

    player: str
    reason: Why
    said: str = ""  # why the organiser removed them


class StartSet(BaseEvent, frozen=True, kw_only=True):
    """The organiser lets it begin at another time."""

    starts: float


class PairedTable(msgspec.Struct, frozen=True, omit_defaults=True):
    """A table of a round: who has which seat, bots in the others."""

    table: str
    seats: list[str | None]

    @property
    def people(self) -> list[str]:
        """The entrants who have a seat."""
        return [player for player in self.seats if player is not None]


class RoundPaired(BaseEvent, frozen=True, kw_only=True):
    """A round begins: its tables, and who has none. A duplicate round promises its deal."""

    round: int  # from 1
    tables: list[PairedTable]
    byes: list[str] = msgspec.field(default_factory=list)
    commitment: str = ""
    # Of a league, in the first round of a season.
    divisions: list[list[str]] = msgspec.field(default_factory=list)


class SeatOutcome(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a seat came to: whether its person came, and the place and florins of the game."""

    came: bool = True  # False: a bot had the seat, or nobody
    place: int = 0  # from 1, shared by those who are equal; 0 if nothing was played
    florins: int = 0
    fled: bool = False  # left before the end, which is the last place


class TableEnded(BaseEvent, frozen=True, kw_only=True):
    """A table has its result; one that was broken off has none."""

    table: str
    seats: list[SeatOutcome]
    broken: bool = False


class TableVoided(BaseEvent, frozen=True, kw_only=True):
    """The organiser lets a table not count."""

    table: str
    by: str
    reason: str


class RoundEnded(BaseEvent, frozen=True, kw_only=True):
    """All tables of a round have ended; the secret of its deal is told.

    It also comes after a cancellation, once nobody plays the deal any more.
    """

    round: int
    secret: str = ""


class TournamentEnded(BaseEvent, frozen=True, kw_only=True):
    """The last round is over, and the secret is told."""

    secret: str


class TournamentCancelled(BaseEvent, frozen=True, kw_only=True):
    """The organiser, or the rules if nobody is named, gave it up; the secret is told.

    It is empty if tables still played a deal that follows from it: ``RoundEnded`` comes later.
    """

    by: str | None
    reason: str
    secret: str


class Retitled(BaseEvent, frozen=True, kw_only=True):
    """The operator gave it another title; the one before is gone from its creation, too."""

    title: str


class EntrantForgotten(BaseEvent, frozen=True, kw_only=True):
    """A person is forgotten: the name is gone, here and from the events before."""

    player: str


Event = (
    TournamentCreated
    | Entered
    | Withdrew
    | StartSet
    | RoundPaired
    | TableEnded
    | TableVoided
    | RoundEnded
    | TournamentEnded
    | TournamentCancelled
    | Retitled
    | EntrantForgotten
)


def redact(event: Event, player: str) -> Event:
    """The event without the name of a player, and what was said of them."""
    if isinstance(event, TournamentCreated) and event.by == player:
        return replace(event, by_name=FORGOTTEN_NAME)
    if isinstance(event, Entered) and event.player == player:
        return replace(event, name=FORGOTTEN_NAME)
    if isinstance(event, Withdrew) and event.player == player:
        return replace(event, said="")
    return event


def retitle(event: Event, title: str) -> Event:
    """The event under another title, if it tells one."""
    if isinstance(event, TournamentCreated):
        return replace(event, plan=replace(event.plan, title=title))
    return event


encode_event = msgspec.json.Encoder().encode
decode_event = msgspec.json.Decoder(Event).decode
