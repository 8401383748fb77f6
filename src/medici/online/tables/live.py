"""The live table: commands go in, events come out, and change it."""

# Runs in browsers too: docs/browser-subset.md

from collections.abc import Iterable
from typing import Self

from medici.fair import FairError
from medici.fair.commit import check_table
from medici.online.tables import commands as cmd
from medici.online.tables.chance import Chance, Nature
from medici.online.tables.commands import Player
from medici.online.tables.decide import decide
from medici.online.tables.errors import TableError
from medici.online.tables.events import Event, TableCreated
from medici.online.tables.fold import apply_event, apply_outcome
from medici.online.tables.lobby import bot_seated, find_free_seat
from medici.online.tables.names import clean_name
from medici.online.tables.state import TableState
from medici.online.tables.terms import Terms
from medici.online.tables.view import Snapshot, view


class LiveTable(TableState):
    """A table that is played at.

    The secret belongs to the server: without it a table can follow events, but decide nothing that
    needs chance or ends the game.

    >>> from medici.fair import Secret
    >>> ada = Player("p1", "Ada")
    >>> table, events = LiveTable.create("t1", Terms("dice", 1), ada, Secret(bytes(32)), now=0.0)
    >>> for command in (cmd.Join(seed="forza"), cmd.Start()):
    ...     for event in table.decide(command, ada, now=1.0):
    ...         table.apply(event)
    >>> table.phase, table.seq, table.view(ada).actor
    ('running', 4, 0)
    """

    @classmethod
    def create(
        cls, table: str, terms: Terms, by: Player, secret: Chance, now: float
    ) -> tuple[Self, list[Event]]:
        """Create a table, with bots in their seats; the events have been applied to it."""
        bots = terms.bots_by_seat()
        try:
            check_table(table)
        except FairError as problem:
            raise TableError("bad-command", str(problem)) from problem
        terms.check()
        created = TableCreated(
            at=now,
            table=table,
            game=terms.game,
            options=dict(terms.options),
            seats=terms.players,
            clock=terms.clock,
            public=terms.public,
            commitment=secret.commitment(),
            by=by.id,
            by_name=clean_name(by.name),
            pace=terms.pace,
            talk=terms.who_may_talk(),
            rated=terms.rated,
        )
        live = cls.from_events([created], secret)
        events: list[Event] = [created]
        for seat, bot in bots.items():
            wanted = terms.citizens.get(str(seat))
            event = bot_seated(live, find_free_seat(live, seat), bot, now, wanted)
            live.apply(event)
            events.append(event)
        return live, events

    @classmethod
    def from_events(cls, events: Iterable[Event], secret: Chance | None = None) -> Self:
        """The table that the events make; the first of them is its creation."""
        rest = iter(events)
        created = next(rest, None)
        if not isinstance(created, TableCreated):
            raise ValueError("expected a table's creation first; got something else")
        table = cls(created, secret)
        table.seq = 1
        for event in rest:
            table.apply(event)
        return table

    def apply(self, event: Event) -> None:
        """Carry out an event."""
        apply_event(self, event)
        self.seq += 1

    def take(self, events: list[Event]) -> None:
        """Carry out several events; the outcome of the last decision is known already."""
        outcome, self.outcome = self.outcome, None
        if outcome is not None and outcome.events is events and outcome.seq == self.seq:
            apply_outcome(self, outcome)
            self.seq += len(events)
            return
        for event in events:
            self.apply(event)

    def decide(
        self,
        command: cmd.Command,
        player: Player | None,
        now: float,
        nature: Nature | None = None,
        *,
        new_table: str | None = None,
        lag: float = 0.0,
    ) -> list[Event]:
        """What a command leads to; ``TableError`` if it is refused. The table stays as it is.

        No player means the server itself: its clocks, its bots, its operator. Chance comes from the
        table's secret unless it is given. A rematch needs the id of the new table. The seconds that
        a move was under way (``lag``) are not taken from its player's clock, up to a limit.
        """
        events = decide(self, command, player, now, nature, new_table, lag)
        return events if isinstance(events, list) else list(events)

    def view(self, player: Player | None) -> Snapshot:
        """What somebody, or an onlooker, may see."""
        return view(self, player)
