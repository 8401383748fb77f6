"""What those may know of a table who only watch it, where that is less than those know who play."""

from medici.online.tables import LiveTable, Player, decode_event
from medici.online.tables.watching import Lots, is_held_back


class Onlookers:
    """The table as onlookers see it. What follows from the log is worked out once, on demand."""

    def __init__(self, live: LiveTable, log: list[bytes]) -> None:
        self._live = live
        self._log = log
        self._lots = Lots(live.created)
        self._behind: LiveTable | None = None  # as far as onlookers have seen it

    def is_behind(self, player: Player | None) -> bool:
        """Whether somebody sees less than those who play."""
        return is_held_back(self._live) and (player is None or not self._live.seats_of(player.id))

    def reach(self) -> int:
        """How many events onlookers may know."""
        if not is_held_back(self._live):
            return self._live.seq
        for body in self._log[self._lots.seq : self._live.seq]:
            self._lots.follow(decode_event(body))
        return self._lots.began

    def table_for(self, player: Player | None) -> LiveTable:
        """The table as somebody may see it."""
        return self.behind() if self.is_behind(player) else self._live

    def behind(self) -> LiveTable:
        """The table as onlookers see it."""
        if not is_held_back(self._live):
            self._behind = None
            return self._live
        reach = self.reach()
        if self._behind is None:
            events = map(decode_event, self._log[:reach])
            self._behind = LiveTable.from_events(events)
        for body in self._log[self._behind.seq : reach]:
            self._behind.apply(decode_event(body))
        return self._behind
