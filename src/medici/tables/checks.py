"""What several commands ask for before they are carried out."""

from medici.tables.errors import TableError, shown
from medici.tables.player import Player
from medici.tables.state import Table


def must_be_open(table: Table) -> None:
    """Refuse unless the game is still to begin."""
    if table.phase == "running":
        raise TableError("not-open", expected="an open table", got="a running game")
    if table.phase != "open":
        raise TableError("over", expected="an open table", got=f"one that is {table.phase}")


def must_be_host(table: Table, player: Player) -> None:
    """Refuse everybody but the one who laid the table."""
    if player.id != table.created.by:
        host = f"the host, {table.created.by_name}"
        raise TableError("forbidden", expected=host, got=shown(player.name))


def must_exist(table: Table, seat: int) -> int:
    """Refuse a seat that the table does not have."""
    if not 0 <= seat < len(table.seats):
        last = len(table.seats) - 1
        raise TableError("bad-command", expected=f"a seat from 0 to {last}", got=seat)
    return seat


def must_sit(table: Table, player: Player) -> int:
    """Where the person sits; refuses onlookers."""
    seat = table.seat_of(player.id)
    if seat is None:
        raise TableError("not-seated", expected="a player of this table", got="an onlooker")
    return seat


def must_play(table: Table, player: Player) -> int:
    """Where the person sits and plays; refuses those for whom a bot plays."""
    seat = must_sit(table, player)
    if table.seats[seat].bot is not None:
        raise TableError("not-your-turn", expected="your return first", got="a bot in your seat")
    return seat
