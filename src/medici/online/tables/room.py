"""How much happens at one table: the work of whoever reads its log has an end.

No game comes near: the longest has a few hundred moves. What could go on for ever is refused beyond
these, talk first; moves, and whatever ends a table, never are.
"""

from medici.online.tables import commands as cmd
from medici.online.tables.errors import TableError
from medici.online.tables.state import Table

TALK = 4000  # events at a table, after which nobody speaks any more
ROOM = 6000  # events, after which nothing is taken back, set anew, and no seat changes hands
REPEATED = (
    cmd.Undo,
    cmd.Join,
    cmd.SeatBot,
    cmd.Unseat,
    cmd.Return,
    cmd.SetPace,
    cmd.SetTalk,
    cmd.Silence,
)


def must_have_room(table: Table, command: cmd.Command) -> None:
    """Refuse what could be done again and again at a table where too much has happened."""
    if isinstance(command, cmd.Chat) and table.seq >= TALK:
        raise TableError("forbidden", expected=f"fewer than {TALK} events at a table", got="more")
    if isinstance(command, REPEATED) and table.seq >= ROOM:
        raise TableError("forbidden", expected=f"fewer than {ROOM} events at a table", got="more")
