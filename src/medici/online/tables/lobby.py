"""Around the game: sit down, get up, begin, set the pace of bots, cancel, offer a rematch."""

# Runs in browsers too: docs/browser-subset.md

from medici.bots import BOTS
from medici.fair import FairError, check_seed
from medici.online.tables import commands as cmd
from medici.online.tables import events as ev
from medici.online.tables.chance import Nature, play_nature
from medici.online.tables.checks import (
    must_be_host,
    must_be_open,
    must_exist,
    must_let_in,
    must_sit,
)
from medici.online.tables.citizens import choose_citizen, level_of
from medici.online.tables.commands import Player
from medici.online.tables.errors import TableError, quote
from medici.online.tables.names import clean_name
from medici.online.tables.state import Seat, TableState
from medici.online.tables.terms import check_pace
from medici.record import Game


def join(table: TableState, command: cmd.Join, player: Player, now: float) -> ev.Decided:
    """A person sits down; once more only under another name."""
    must_let_in(table)
    name = clean_name(player.name if command.name is None else command.name)
    for sitting in table.seats_of(player.id):
        if table.seats[sitting].name == name:
            got = f"a second seat besides seat {sitting}"
            raise TableError("seat-taken", expected="one seat per name", got=got)
    seat = find_free_seat(table, command.seat)
    try:
        check_seed(command.seed)
    except FairError as problem:
        raise TableError("bad-command", str(problem)) from problem
    yield ev.SeatTaken(at=now, seat=seat, player=player.id, name=name, seed=command.seed)


def leave(table: TableState, command: cmd.Leave, player: Player, now: float) -> ev.Decided:
    """A person gets up again."""
    for seat in must_sit(table, player, command.seat):
        yield ev.SeatLeft(at=now, seat=seat)


def seat_bot(table: TableState, command: cmd.SeatBot, player: Player, now: float) -> ev.Decided:
    """The host has a bot sit down."""
    must_let_in(table)
    must_be_host(table, player)
    yield bot_seated(table, find_free_seat(table, command.seat), command.bot, now)


def bot_seated(
    table: TableState, seat: int, bot: str, now: float, wanted: str | None = None
) -> ev.BotSeated:
    """A bot in a seat: one of the people of Florence who are not here yet."""
    if bot not in BOTS:
        raise TableError("unknown-bot", expected=f"one of {', '.join(BOTS)}", got=quote(bot))
    here = table.present()
    if wanted is not None and level_of(wanted) == bot and wanted not in here:
        return ev.BotSeated(at=now, seat=seat, bot=bot, name=wanted)
    name = choose_citizen(bot, table.id, seat, here)
    return ev.BotSeated(at=now, seat=seat, bot=bot, name=name)


def unseat(table: TableState, command: cmd.Unseat, player: Player, now: float) -> ev.Decided:
    """The host frees a seat; once the game runs, no seat of another person."""
    must_let_in(table)
    must_be_host(table, player)
    seat = table.seats[must_exist(table, command.seat)]
    if table.phase == "running" and seat.player not in (None, player.id):
        raise TableError("forbidden", expected="a bot's seat or one of yours", got=quote(seat.name))
    if seat.free:
        raise TableError("bad-command", expected="a taken seat", got=f"seat {command.seat}, free")
    yield ev.SeatLeft(at=now, seat=command.seat)


def start(table: TableState, player: Player, now: float, nature: Nature | None) -> ev.Decided:
    """Anybody who sits at a full table may begin, and the host."""
    must_be_open(table)
    if player.id != table.created.by:
        must_sit(table, player)
    if free := [str(number) for number, seat in enumerate(table.seats) if seat.free]:
        raise TableError("bad-command", expected="a full table", got=f"free: {', '.join(free)}")
    created = table.created
    game = Game(created.game, [seat.name for seat in table.seats], created.options)
    yield ev.Started(at=now, seeds=table.seeds)
    yield from play_nature(game, 0, nature or table.required_nature(), now)


def set_pace(table: TableState, command: cmd.SetPace, player: Player, now: float) -> ev.Decided:
    """The host sets how fast bots move, or a person who plays with nobody but bots."""
    if table.phase not in ("open", "running"):
        raise TableError("over", expected="a table", got=f"one that is {table.phase}")
    people = {seat.player for seat in table.seats if seat.player is not None}
    if people != {player.id}:
        must_be_host(table, player)
    check_pace(command.pace)
    yield ev.PaceSet(at=now, pace=command.pace)


def cancel(table: TableState, player: Player | None, now: float) -> ev.Decided:
    """The host gives an open table up, a player a game that everybody else has left."""
    if table.phase in ("over", "cancelled"):
        got = f"a table that is {table.phase}"
        raise TableError("over", expected="an open or running table", got=got)
    if player is not None and table.phase == "open":
        must_be_host(table, player)
    elif player is not None:
        must_sit(table, player)
        if others := [seat.name for seat in table.seats if still_plays(seat, player)]:
            got = f"other players: {', '.join(others)}"
            raise TableError("forbidden", expected="nobody else in the game", got=got)
    secret = table.required_secret().published()
    yield ev.Cancelled(at=now, by=player.id if player else None, secret=secret)


def still_plays(seat: Seat, player: Player) -> bool:
    """Whether another person still has a stake; those whose time was up may well come back."""
    return seat.player not in (None, player.id) and seat.lost_by in (None, "clock")


def find_free_seat(table: TableState, wanted: int | None) -> int:
    """The seat that was asked for, or the first that is free."""
    if wanted is not None:
        if not table.seats[must_exist(table, wanted)].free:
            raise TableError("seat-taken", expected="a free seat", got=f"seat {wanted}, taken")
        return wanted
    for number, seat in enumerate(table.seats):
        if seat.free:
            return number
    raise TableError("full", expected="a free seat", got="none")


def rematch(table: TableState, player: Player, now: float, new_table: str | None) -> ev.Decided:
    """After the game anybody who played may offer another, once."""
    if table.phase != "over":
        raise TableError("forbidden", expected="a finished game", got=f"a table {table.phase}")
    if not table.seats_of(player.id):
        must_be_host(table, player)
    if table.rematch is not None:
        raise TableError("forbidden", expected="no rematch yet", got=f"table {table.rematch}")
    if new_table is None:
        raise ValueError("expected the id of the new table")
    yield ev.RematchOffered(at=now, table=new_table, by=player.id)
