"""What those may know of a table who only watch it, where that is less than those know who play."""

from collections.abc import Iterator

from medici.online.store.tables import OPEN
from medici.online.tables import LiveTable, Player, decode_event
from medici.online.tables.watching import Lots


class Onlookers:
    """The table as onlookers see it. What follows from the log is worked out once, on demand.

    A log can be long. Whoever can wait has it followed in pieces first, so that little is left to
    do at once.
    """

    def __init__(self, live: LiveTable, log: list[bytes]) -> None:
        self._live = live
        self._log = log
        self._lots = Lots(live.created)
        self._behind: LiveTable | None = None  # as far as onlookers have seen it

    def includes(self, player: Player | None) -> bool:
        """Whether somebody only watches."""
        return player is None or not self._live.seats_of(player.id)

    def is_behind(self, player: Player | None) -> bool:
        """Whether somebody sees less than those who play."""
        return self._live.is_held_back and self.includes(player)

    def table_for(self, player: Player | None) -> LiveTable:
        """The table as somebody may see it."""
        return self.behind() if self.is_behind(player) else self._live

    def seq_for(self, player: Player | None) -> int:
        """How many events somebody may know of, as far as it has been followed."""
        if not self.is_behind(player):
            return self._live.seq
        return 1 if self._behind is None else self._behind.seq

    def behind(self) -> LiveTable:
        """The table as onlookers see it."""
        for _ in self.follow():
            pass
        return self._behind if self._behind is not None and self._live.is_held_back else self._live

    def follow(self) -> Iterator[None]:
        """Follow the log event by event; it may stop wherever it yields, and others go on."""
        if not self._live.is_held_back and self._live.phase != OPEN:
            self._behind = None
            return
        while self._lots.seq < self._live.seq:
            self._lots.follow(decode_event(self._log[self._lots.seq]))
            yield
        if self._behind is None:
            self._behind = LiveTable.from_events([decode_event(self._log[0])])
        behind = self._behind
        while behind.seq < self._reach():
            behind.apply(decode_event(self._log[behind.seq]))
            yield

    def keep_up(self) -> None:
        """Follow what happens before the game, if anybody watched: all of it is held back then."""
        if self._live.phase == OPEN and self._behind is not None:
            self.behind()

    def forget(self) -> None:
        """Somebody was forgotten, and the log no longer has the name: follow it anew."""
        self._behind = None

    def _reach(self) -> int:
        """How many events onlookers may know."""
        return self._lots.began if self._live.is_held_back else self._live.seq
