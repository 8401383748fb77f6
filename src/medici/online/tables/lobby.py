"""Before the game: who may sit down, get up, begin, and give the table up."""

from collections.abc import Iterator

from medici.bots import BOTS
from medici.fair import FairError, check_seed
from medici.online.tables import commands as cmd
from medici.online.tables import events as ev
from medici.online.tables.chance import Nature
from medici.online.tables.checks import (
    must_be_host,
    must_be_open,
    must_exist,
    must_let_in,
    must_sit,
)
from medici.online.tables.citizens import citizen, level_of
from medici.online.tables.errors import TableError, shown
from medici.online.tables.names import clean_name
from medici.online.tables.nature import nature_moves
from medici.online.tables.player import Player
from medici.online.tables.state import Seat, Table
from medici.record import Game


def join(table: Table, command: cmd.Join, player: Player, now: float) -> Iterator[ev.Event]:
    """A person sits down; once more only under another name."""
    must_let_in(table)
    name = clean_name(player.name if command.name is None else command.name)
    for sitting in table.seats_of(player.id):
        if table.seats[sitting].name == name:
            got = f"a second seat besides seat {sitting}"
            raise TableError("seat-taken", expected="one seat per name", got=got)
    seat = free_seat(table, command.seat)
    try:
        check_seed(command.seed)
    except FairError as problem:
        raise TableError("bad-command", str(problem)) from problem
    yield ev.SeatTaken(at=now, seat=seat, player=player.id, name=name, seed=command.seed)


def leave(table: Table, command: cmd.Leave, player: Player, now: float) -> Iterator[ev.Event]:
    """A person gets up again."""
    for seat in must_sit(table, player, command.seat):
        yield ev.SeatLeft(at=now, seat=seat)


def seat_bot(table: Table, command: cmd.SeatBot, player: Player, now: float) -> Iterator[ev.Event]:
    """The host has a bot sit down."""
    must_let_in(table)
    must_be_host(table, player)
    yield bot_seated(table, free_seat(table, command.seat), command.bot, now)


def bot_seated(
    table: Table, seat: int, bot: str, now: float, wanted: str | None = None
) -> ev.BotSeated:
    """A bot in a seat: one of the people of Florence who are not here yet."""
    if bot not in BOTS:
        raise TableError("unknown-bot", expected=f"one of {', '.join(BOTS)}", got=shown(bot))
    here = table.present()
    if wanted is not None and level_of(wanted) == bot and wanted not in here:
        return ev.BotSeated(at=now, seat=seat, bot=bot, name=wanted)
    name = citizen(bot, table.id, seat, here)
    return ev.BotSeated(at=now, seat=seat, bot=bot, name=name)


def unseat(table: Table, command: cmd.Unseat, player: Player, now: float) -> Iterator[ev.Event]:
    """The host frees a seat; once the game runs, no seat of another person."""
    must_let_in(table)
    must_be_host(table, player)
    seat = table.seats[must_exist(table, command.seat)]
    if table.phase == "running" and seat.player not in (None, player.id):
        raise TableError("forbidden", expected="a bot's seat or one of yours", got=shown(seat.name))
    if seat.free:
        raise TableError("bad-command", expected="a taken seat", got=f"seat {command.seat}, free")
    yield ev.SeatLeft(at=now, seat=command.seat)


def start(table: Table, player: Player, now: float, nature: Nature | None) -> Iterator[ev.Event]:
    """Anybody who sits at a full table may begin, and the host."""
    must_be_open(table)
    if player.id != table.created.by:
        must_sit(table, player)
    if free := [str(number) for number, seat in enumerate(table.seats) if seat.free]:
        raise TableError("bad-command", expected="a full table", got=f"free: {', '.join(free)}")
    created = table.created
    game = Game(created.game, [seat.name for seat in table.seats], created.options)
    yield ev.Started(at=now, seeds=table.seeds)
    yield from nature_moves(game, 0, nature or table.hand_of_nature(), now)


def cancel(table: Table, player: Player | None, now: float) -> Iterator[ev.Event]:
    """The host gives an open table up, a player a game that everybody else has left."""
    if table.phase in ("over", "cancelled"):
        got = f"a table that is {table.phase}"
        raise TableError("over", expected="an open or running table", got=got)
    if player is not None and table.phase == "open":
        must_be_host(table, player)
    elif player is not None:
        must_sit(table, player)
        if others := [seat.name for seat in table.seats if plays_on(seat, player)]:
            got = f"other players: {', '.join(others)}"
            raise TableError("forbidden", expected="nobody else in the game", got=got)
    secret = table.house_secret().told()
    yield ev.Cancelled(at=now, by=player.id if player else None, secret=secret)


def plays_on(seat: Seat, player: Player) -> bool:
    """Whether another person still has a stake; those whose time was up may well come back."""
    return seat.player not in (None, player.id) and seat.lost_by in (None, "clock")


def free_seat(table: Table, wanted: int | None) -> int:
    """The seat that was asked for, or the first that is free."""
    if wanted is not None:
        if not table.seats[must_exist(table, wanted)].free:
            raise TableError("seat-taken", expected="a free seat", got=f"seat {wanted}, taken")
        return wanted
    for number, seat in enumerate(table.seats):
        if seat.free:
            return number
    raise TableError("full", expected="a free seat", got="none")
