"""The terms of a new table, checked before it is laid."""

from math import isfinite

from medici.fair import FairError
from medici.fair.commit import check_table
from medici.record import Game, SetupError
from medici.tables.errors import TableError
from medici.tables.events import TableCreated

SLOWEST = 60.0  # seconds that a bot may let pass


def check_terms(created: TableCreated) -> None:
    """Refuse a table at which no game could be played."""
    try:
        check_table(created.table)
        Game(created.game, created.seats, created.options)
    except (FairError, SetupError) as problem:
        raise TableError("bad-command", str(problem)) from problem
    created.clock.check()
    pace = created.pace
    if pace is not None and not (isfinite(pace) and 0 <= pace <= SLOWEST):
        raise TableError("bad-command", expected=f"pace: from 0 to {SLOWEST:.0f} seconds", got=pace)
