"""A table as a browser follows it: its events in, and out of them steps to show."""

from collections.abc import Sequence

import msgspec

from medici.online.tables import Event, LiveTable, Player, Snapshot
from medici.presentation.playback import Following, Step
from medici.presentation.scene import Scene, scene


class News(msgspec.Struct, frozen=True):
    """What some events have led to."""

    kept: int  # of the steps before; those after them were taken back
    steps: list[Step]  # the steps that came


class Follower:
    """Follows a table from its creation on, without its secret."""

    def __init__(self) -> None:
        self._live: LiveTable | None = None
        self._following = Following()

    @property
    def live(self) -> LiveTable:
        """The table, once its creation was heard of."""
        assert self._live is not None
        return self._live

    @property
    def log(self) -> list[Step]:
        """Every step so far, without its scene."""
        return self._following.log

    @property
    def seq(self) -> int:
        """The number of the last event."""
        return 0 if self._live is None else self._live.seq

    def hear(self, events: Sequence[Event], scenes: bool = True) -> News:
        """Take the next events in."""
        if self._live is None:
            self._live, events = LiveTable.from_events(events[:1]), events[1:]
        for event in events:
            self._live.apply(event)
        if self._live.game is None:
            return News(0, [])
        fresh, _ = self._following.go_on(self._live.game, scenes)
        return News(len(self.log) - len(fresh), fresh)

    def view(self, player: Player | None) -> Snapshot:
        """What a player or an onlooker sees of the table."""
        return self.live.view(player)

    def scene(self) -> Scene | None:
        """What lies on the table; None before the game."""
        return None if self.live.game is None else scene(self.live.game)
