"""How long bots let pass before they move, and who may say so."""

from collections.abc import Iterator
from math import isfinite

from medici.online.tables import commands as cmd
from medici.online.tables import events as ev
from medici.online.tables.checks import must_be_host
from medici.online.tables.errors import TableError
from medici.online.tables.player import Player
from medici.online.tables.state import Table

SLOWEST = 60.0  # seconds that a bot may let pass


def check_pace(pace: float | None) -> None:
    """Refuse a pace that nobody would want to wait for."""
    if pace is not None and not (isfinite(pace) and 0 <= pace <= SLOWEST):
        expected = f"a pace from 0 to {SLOWEST:.0f} seconds"
        raise TableError("bad-command", expected=expected, got=pace)


def set_pace(table: Table, command: cmd.SetPace, player: Player, now: float) -> Iterator[ev.Event]:
    """The host says how fast bots are, or whoever plays with nobody but bots."""
    if table.phase not in ("open", "running"):
        raise TableError("over", expected="a table", got=f"one that is {table.phase}")
    people = {seat.player for seat in table.seats if seat.player is not None}
    if people != {player.id}:
        must_be_host(table, player)
    check_pace(command.pace)
    yield ev.PaceSet(at=now, pace=command.pace)
