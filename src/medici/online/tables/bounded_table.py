"""A table of a server: what is done there has bounds, and seats can be kept for people."""

from typing import Any

from medici.online.tables import commands as cmd
from medici.online.tables import events as ev
from medici.online.tables.chance import play_nature
from medici.online.tables.checks import must_be_open, must_exist
from medici.online.tables.commands import Player
from medici.online.tables.errors import TableError, quote
from medici.online.tables.live import LiveTable
from medici.record import Game

# The work of reading the log of a table has an end. What could be done again and again has room of
# its own, which nobody uses up for others and nothing for the game: moves, whatever ends a table,
# and the way back to a seat are never refused for want of room.
TALKS = 3000  # at a table,
TALKS_BY_PERSON = 1000  # and of one person
JOINS = 1000  # at a table, besides the host's,
JOINS_BY_PERSON = 20  # and of one person
BOTS_SEATED = 300  # at a table
SETTINGS = 300  # of pace, of talk and of who is silent, at a table
RESIGNATIONS = 50  # of a seat; whoever has left it more often has left for good


class StartWithout(cmd.Start, frozen=True, kw_only=True, tag="start"):
    """Begin without seats that are kept for people who did not come; from the server only."""

    without: tuple[int, ...]


class BoundedTable(LiveTable):
    """A live table that counts what its people do; one in a browser needs no bounds."""

    def __init__(self, *arguments: Any) -> None:
        super().__init__(*arguments)
        self.counts: dict[str, int] = {}  # how often something has happened

    def apply(self, event: ev.Event) -> None:
        """Carry out an event, and count it."""
        super().apply(event)
        count_event(self, event)

    def decide(
        self,
        command: cmd.Command,
        player: Player | None,
        now: float,
        *arguments: Any,
        **options: Any,
    ) -> list[ev.Event]:
        """What a command leads to, unless it was done too often or seats are others'."""
        if not isinstance(command, cmd.Move):
            must_have_room(self, command, player)
        if isinstance(command, StartWithout):
            return list(start_without(self, command.without, player, now))
        if self.is_binding and isinstance(command, (cmd.Move, cmd.Return)):
            must_not_have_left(self, player)
        if self.created.reserved:
            command = keep_reserved(self, command, player)
        return super().decide(command, player, now, *arguments, **options)


def must_have_room(table: BoundedTable, command: cmd.Command, player: Player | None) -> None:
    """Refuse what could be done again and again where it was done too often."""
    person = "" if player is None else player.id
    match command:
        case cmd.Chat():
            must_be_below(table, "talks", TALKS)
            must_be_below(table, f"talks {person}", TALKS_BY_PERSON)
        case cmd.Join():
            if person != table.created.by:
                must_be_below(table, "joins", JOINS)
            must_be_below(table, f"joins {person}", JOINS_BY_PERSON)
        case cmd.SeatBot():
            must_be_below(table, "bots", BOTS_SEATED)
        case cmd.SetPace() | cmd.SetTalk() | cmd.Silence():
            must_be_below(table, "settings", SETTINGS)
        case cmd.Resign():
            for seat in table.seats_of(person):
                must_be_below(table, f"resignations {seat}", RESIGNATIONS)
        case cmd.Return():
            for seat in table.seats_of(person):
                must_be_below(table, f"resignations {seat}", RESIGNATIONS + 1)


def keep_reserved(table: BoundedTable, command: cmd.Command, player: Player | None) -> cmd.Command:
    """The command at a table with reserved seats: everybody has their own and no other.

    Whoever made the table begins and ends it: a player could be first, before it is looked at
    whether one of them blocks another.
    """
    if player is None or player.id == table.created.by:
        return command
    if isinstance(command, cmd.Cancel):
        raise TableError("forbidden", expected="a game that is played out", got="its end")
    if isinstance(command, cmd.Start):
        raise TableError("forbidden", expected="a start by itself, once all are there", got="yours")
    if not isinstance(command, cmd.Join):
        return command
    if player.id not in table.created.reserved:
        got = quote(player.name)
        raise TableError("forbidden", expected="somebody whose seat is reserved", got=got)
    seat = table.created.reserved.index(player.id)
    return cmd.Join(seat=seat, seed=command.seed, name=command.name)


def start_without(
    table: BoundedTable, without: tuple[int, ...], player: Player | None, now: float
) -> ev.Decided:
    """Begin without seats that were kept for people who did not come, as whoever keeps them may."""
    must_be_open(table)
    if not table.created.reserved or player is None or player.id != table.created.by:
        raise TableError("forbidden", expected="whoever keeps seats for others", got="a player")
    for number in without:
        if not table.seats[must_exist(table, number)].free:
            raise TableError("seat-taken", expected="a free seat", got=f"seat {number}, taken")
    created = table.created
    seats = [seat for number, seat in enumerate(table.seats) if number not in without]
    if any(seat.free for seat in seats):
        raise TableError("bad-command", expected="no other free seats", got="more of them")
    seeds = [seat.seed for seat in seats]
    game = Game(created.game, [seat.name for seat in seats], created.options)
    yield ev.Started(at=now, seeds=seeds, without=without)
    yield from play_nature(game, 0, table.required_secret().nature(table.id, seeds), now)


def must_not_have_left(table: BoundedTable, player: Player | None) -> None:
    """Refuse the way back to a game that counts to whoever left it by their own will.

    Otherwise one could let a bot make the hard decisions.
    """
    own = [] if player is None else table.seats_of(player.id)
    if any(table.seats[seat].lost_by in ("resigned", "left") for seat in own):
        got = "one that you have left, in a game that counts"
        raise TableError("left-for-good", expected="a seat of yours", got=got)


def must_be_below(table: BoundedTable, what: str, most: int) -> None:
    """Refuse what has happened so many times at a table."""
    if table.counts.get(what, 0) >= most:
        raise TableError("forbidden", expected=f"at most {most} of these at a table", got="more")


def count_event(table: BoundedTable, event: ev.Event) -> None:
    """Count what may not happen without end."""
    match event:
        case ev.Said():
            count(table, "talks")
            count(table, f"talks {event.player}")
        case ev.SeatTaken():
            if event.player != table.created.by:
                count(table, "joins")
            count(table, f"joins {event.player}")
        case ev.BotSeated():
            count(table, "bots")
        case ev.PaceSet() | ev.TalkSet() | ev.Silenced():
            count(table, "settings")
        case ev.BotTookOver():
            if event.reason != "clock":
                count(table, f"resignations {event.seat}")


def count(table: BoundedTable, what: str) -> None:
    """Something has happened once more."""
    table.counts[what] = table.counts.get(what, 0) + 1
