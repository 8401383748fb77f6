"""Around the game: what people say, and another game."""

from collections.abc import Iterator

from medici.tables import commands as cmd
from medici.tables import events as ev
from medici.tables.checks import must_be_host
from medici.tables.errors import TableError
from medici.tables.names import clean_name, clean_talk
from medici.tables.player import Player
from medici.tables.state import Table

FLOOD = 5  # sayings of one person within
WHILE = 10.0  # seconds


def chat(table: Table, command: cmd.Chat, player: Player, now: float) -> Iterator[ev.Event]:
    """Everybody may speak, onlookers too, but not without pause."""
    if table.phase == "cancelled":
        raise TableError("over", expected="a table", got="one that is cancelled")
    text = clean_talk(command.text)
    lately = [
        saying for saying in table.chat if saying.player == player.id and saying.at > now - WHILE
    ]
    if len(lately) >= FLOOD:
        raise TableError("flood", expected=f"at most {FLOOD} messages in {WHILE:.0f} s", got="more")
    yield ev.Said(at=now, player=player.id, name=clean_name(player.name), text=text)


def rematch(table: Table, player: Player, now: float, new_table: str | None) -> Iterator[ev.Event]:
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
