"""What happens at a table. A table is the sum of its events; their log is all that is kept.

>>> decode_event(encode_event(Undone(at=7.0, seat=1, moves=12)))
Undone(at=7.0, seat=1, moves=12)
>>> redact(Said(at=1.0, player="p1", name="Ada", text="hello"), "p1")
Said(at=1.0, player='p1', name='Guest', text='...')
"""

# Runs in browsers too: docs/browser-subset.md

import re
from collections.abc import Iterator
from typing import Literal

import msgspec
from msgspec.structs import replace

from medici.online.tables.clock import TimeControl
from medici.record.form import Result

Reason = Literal["clock", "resigned", "left"]
Talk = Literal["all", "players", "nobody"]  # who may talk at a table
FORGOTTEN_NAME = "Guest"
FORGOTTEN_WORDS = "..."


def kebab(name: str) -> str:
    """The tag of a class.

    >>> kebab("BotTookOver")
    'bot-took-over'
    """
    return re.sub(r"(?<!^)(?=[A-Z])", "-", name).lower()


class BaseEvent(
    msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag=kebab
):
    """Something that happened at a moment, in seconds since 1970."""

    at: float


class TableCreated(BaseEvent, frozen=True, kw_only=True, omit_defaults=False):
    """A table is created. The commitment binds the server before anybody sends a seed."""

    v: int = 1
    table: str
    game: str
    options: dict[str, bool | str]
    seats: int
    clock: TimeControl
    public: bool
    commitment: str
    by: str
    by_name: str
    pace: float | None = None  # seconds that a bot lets pass before its move
    talk: Talk = "all"  # as it was when nobody was asked
    event: str = ""  # the tournament, match or the like to which the table belongs
    reserved: tuple[str, ...] = ()  # whose seats these are, by seat; "" is anybody's
    deal: str = ""  # what the chance is drawn for, where several tables get the same
    rated: bool = False


class SeatTaken(BaseEvent, frozen=True, kw_only=True):
    """A person sits down and gives a seed for chance."""

    seat: int
    player: str
    name: str
    seed: str


class BotSeated(BaseEvent, frozen=True, kw_only=True):
    """A bot sits down."""

    seat: int
    bot: str
    name: str


class SeatLeft(BaseEvent, frozen=True, kw_only=True):
    """A seat is free again."""

    seat: int


class Started(BaseEvent, frozen=True, kw_only=True):
    """The game begins: seats and seeds stay as they are, and chance is settled.

    Seats that were kept for somebody who did not come are gone, and those behind them move up.
    """

    seeds: list[str]  # of the seats that are left
    without: tuple[int, ...] = ()


class Moved(BaseEvent, frozen=True, kw_only=True):
    """A move of a seat, or of nature if there is none, and the clocks after it."""

    seat: int | None
    move: str
    clocks: list[float] | None
    by_bot: bool = False


class Undone(BaseEvent, frozen=True, kw_only=True):
    """A seat took its last decision back: the game is back to so many recorded moves."""

    seat: int
    moves: int


class BotTookOver(BaseEvent, frozen=True, kw_only=True):
    """A bot plays on for a person."""

    seat: int
    reason: Reason


class PlayerReturned(BaseEvent, frozen=True, kw_only=True):
    """The person is back, and the bot gets up."""

    seat: int


class Resumed(BaseEvent, frozen=True, kw_only=True):
    """A server is up again, or its time was set: until then no clock ran for so many seconds."""

    until: float
    slept: float


class WentOn(BaseEvent, frozen=True, kw_only=True):
    """The person in a seat has seen the scoring of a day; once all have, the clocks run on."""

    seat: int


class Said(BaseEvent, frozen=True, kw_only=True):
    """Somebody said something."""

    player: str
    name: str
    text: str


class Ended(BaseEvent, frozen=True, kw_only=True):
    """The game is over, and the secret is told."""

    result: Result
    secret: str


class Cancelled(BaseEvent, frozen=True, kw_only=True):
    """The table was given up by a player, or by the server if there is none; the secret is told."""

    by: str | None
    secret: str


class RematchOffered(BaseEvent, frozen=True, kw_only=True):
    """Another table is created for the same players."""

    table: str
    by: str


class PaceSet(BaseEvent, frozen=True, kw_only=True):
    """From now on bots take so many seconds for a move; None: as the server does it."""

    pace: float | None = None


class TalkSet(BaseEvent, frozen=True, kw_only=True):
    """From now on these may talk."""

    talk: Talk


class Silenced(BaseEvent, frozen=True, kw_only=True):
    """The host lets somebody talk no more at this table, or again."""

    player: str
    silent: bool = True


class Forgotten(BaseEvent, frozen=True, kw_only=True):
    """A person is forgotten: the name and the words are gone, here and from the events before."""

    player: str


Event = (
    TableCreated
    | SeatTaken
    | BotSeated
    | SeatLeft
    | Started
    | Moved
    | Undone
    | BotTookOver
    | PlayerReturned
    | Resumed
    | WentOn
    | Said
    | Ended
    | Cancelled
    | RematchOffered
    | PaceSet
    | TalkSet
    | Silenced
    | Forgotten
)

Decided = Iterator[Event]  # what a command leads to

# Events after which a move that was meant for the table before them is not stale.
BESIDE_THE_GAME = (Said, WentOn, Resumed, RematchOffered, PaceSet, TalkSet, Silenced, Forgotten)


def makes_stale(event: Event) -> bool:
    """Whether moves that answer the table before this event come too late."""
    return not isinstance(event, BESIDE_THE_GAME)


def redact(event: Event, player: str) -> Event:
    """The event without the name and the words of a player; the same one if it has neither."""
    if isinstance(event, TableCreated) and event.by == player:
        return replace(event, by_name=FORGOTTEN_NAME)
    if isinstance(event, SeatTaken) and event.player == player:
        return replace(event, name=FORGOTTEN_NAME)
    return redact_words(event, player) if isinstance(event, Said) else event


def redact_words(said: Said, player: str) -> Said:
    """Something said, without name and words if a player said it."""
    if said.player != player:
        return said
    return replace(said, name=FORGOTTEN_NAME, text=FORGOTTEN_WORDS)


encode_event = msgspec.json.Encoder().encode
decode_event = msgspec.json.Decoder(Event).decode
