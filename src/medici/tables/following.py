"""A table as somebody follows it from outside: its events in, and out of them steps to show.

It has no secret and decides nothing. Browsers hold one of these for a live table.
"""

from collections.abc import Sequence

from msgspec import Struct
from msgspec.structs import replace

from medici.playback import Step, step
from medici.scene import Scene, scene
from medici.tables import events as ev
from medici.tables.live import LiveTable
from medici.tables.player import Player
from medici.tables.view import Snapshot


class News(Struct, frozen=True):
    """What some events have led to."""

    kept: int  # of the steps before; those after them were taken back
    steps: list[Step]  # the steps that came


class Follower:
    """Follows a table from its creation on.

    >>> from medici.fair import Secret
    >>> from medici.tables import Terms
    >>> ada = Player("p1", "Ada")
    >>> _, events = LiveTable.create("t1", Terms("dice", 1), ada, Secret(bytes(32)), now=0.0)
    >>> follower = Follower()
    >>> follower.hear(events)
    News(kept=0, steps=[])
    >>> follower.seq, follower.view(None).host
    (1, 'Ada')
    """

    def __init__(self) -> None:
        self.log: list[Step] = []  # every step without its scene
        self._live: LiveTable | None = None

    @property
    def live(self) -> LiveTable:
        """The table; refuses before its creation was heard of."""
        if self._live is None:
            raise ValueError("expected the events of a table; none has come yet")
        return self._live

    @property
    def seq(self) -> int:
        """The number of the last event."""
        return 0 if self._live is None else self._live.seq

    def hear(self, events: Sequence[ev.Event], scenes: bool = True) -> News:
        """Take the next events in; the steps have the scenes that they led to, unless many come."""
        kept = len(self.log)
        shown: dict[int, Step] = {}
        for event in events:
            if self._live is None:
                self._live = LiveTable.from_events([event])
                continue
            game = self._live.game
            earlier = game.copy() if game is not None and isinstance(event, ev.Moved) else None
            self._live.apply(event)
            if isinstance(event, ev.Undone):
                kept = min(kept, event.moves)
                del self.log[event.moves :]
            elif game is not None and earlier is not None:
                bare = step(earlier, game)
                self.log.append(bare)
                if scenes:
                    shown[bare.n] = replace(bare, scene=scene(game))
        return News(kept, [shown.get(bare.n, bare) for bare in self.log[kept:]])

    def view(self, player: Player | None) -> Snapshot:
        """What a player or an onlooker sees of the table."""
        return self.live.view(player)

    def scene(self) -> Scene | None:
        """What lies on the table; None before the game."""
        game = self.live.game
        return None if game is None else scene(game)
