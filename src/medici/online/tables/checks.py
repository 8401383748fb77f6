"""What several commands require before they are carried out."""

# Runs in browsers too: docs/browser-subset.md

from medici.online.tables.commands import Player
from medici.online.tables.errors import TableError, quote
from medici.online.tables.state import TableState


def must_be_open(table: TableState) -> None:
    """Refuse unless the game is still to begin."""
    if table.phase == "running":
        raise TableError("not-open", expected="an open table", got="a running game")
    if table.phase != "open":
        raise TableError("over", expected="an open table", got=f"one that is {table.phase}")


def must_let_in(table: TableState) -> None:
    """Refuse unless seats may change hands.

    During a game they may where no proof of chance is promised: otherwise the seeds are settled.
    """
    if table.phase != "running" or table.proven:
        must_be_open(table)


def must_be_host(table: TableState, player: Player) -> None:
    """Refuse everybody but the one who created the table."""
    if player.id != table.created.by:
        host = f"the host, {table.created.by_name}"
        raise TableError("forbidden", expected=host, got=quote(player.name))


def must_exist(table: TableState, seat: int) -> int:
    """Refuse a seat that the table does not have."""
    if not 0 <= seat < len(table.seats):
        last = len(table.seats) - 1
        raise TableError("bad-command", expected=f"a seat from 0 to {last}", got=seat)
    return seat


def must_sit(table: TableState, player: Player, named: int | None = None) -> list[int]:
    """Where the person sits, or the one seat that was named; refuses onlookers."""
    own = table.seats_of(player.id)
    if not own:
        raise TableError("not-seated", expected="a player of this table", got="an onlooker")
    if named is None:
        return own
    if named not in own:
        raise TableError("not-seated", expected="a seat of yours", got=f"seat {named}")
    return [named]


def must_play(table: TableState, player: Player, named: int | None = None) -> list[int]:
    """Those of the person's seats that no bot plays; refuses if there is none."""
    playing = [seat for seat in must_sit(table, player, named) if table.seats[seat].bot is None]
    if not playing:
        raise TableError("not-your-turn", expected="you to return first", got="a bot in your seat")
    return playing


def pick_seat(seats: list[int], first: int | str | None) -> int:
    """The seat that is meant where none was named: a certain one if it is among them.

    >>> pick_seat([1, 2], 2), pick_seat([1, 2], 0)
    (2, 1)
    """
    return first if isinstance(first, int) and first in seats else seats[0]
