"""What a rated table asks of those who play there. Whoever sits down agrees to it.

Two people or more and no bots, each in one seat; a clock; nobody gives the game up for the others.
That nobody takes back what another or chance has answered holds at every table (``why_not_undo``).
"""

from medici.online.tables import commands as cmd
from medici.online.tables.commands import Command, Player
from medici.online.tables.errors import TableError
from medici.online.tables.state import TableState
from medici.online.tables.terms import Terms

RATED = "a rated table"
STUDY = "a rated game can be replayed and reviewed by who plays it once it is over"


def check_rated(terms: Terms) -> None:
    """Refuse a rated table at which nothing could be rated.

    >>> check_rated(Terms("dice", 2, rated=True))
    Traceback (most recent call last):
    medici.online.tables.errors.TableError: expected a clock at a rated table; got none
    """
    if not terms.rated:
        return
    if terms.players < 2:
        raise TableError("bad-command", expected=f"two people or more at {RATED}", got="one")
    if terms.clock.kind == "none":
        raise TableError("bad-command", expected=f"a clock at {RATED}", got="none")
    if terms.bots:
        raise TableError("bad-command", expected=f"people alone at {RATED}", got="bots")


def check_consent(table: TableState, command: Command, player: Player) -> None:
    """Refuse what nobody may do at a rated table."""
    if not table.created.rated:
        return
    if isinstance(command, cmd.SeatBot):
        raise TableError("forbidden", expected=f"people alone at {RATED}", got="a bot")
    if isinstance(command, cmd.Join) and table.seats_of(player.id):
        raise TableError("seat-taken", expected=f"one seat for each person at {RATED}", got="two")
    if isinstance(command, cmd.Cancel) and table.phase == "running":
        expected = f"a game that is played to its end at {RATED}"
        raise TableError("forbidden", expected=expected, got="a wish to give it up")


def check_study(table: TableState, player: Player | None) -> None:
    """Refuse a look at the game so far, with review and advice, to who plays a rated one."""
    if table.created.rated and table.phase == "running" and player and table.seats_of(player.id):
        raise TableError("forbidden", STUDY)
