"""Who is here: players with an open socket, or who asked for something within a minute or two.

Each server notes those that it has seen in the store, all at once and each at most once a minute.
So who is here is known across servers, to a minute or two, and no request writes anything.
"""

import time
from collections.abc import Callable, Sequence

from medici.online.server.wire.open_sockets import OpenSockets
from medici.online.store import Store

FLUSH_SECONDS = 5.0  # between two looks for players who are to be noted
NOTE_SECONDS = 60.0  # before a player is noted again
HERE_SECONDS = 90.0  # after a note, for which a player counts as here
KEPT_SECONDS = 600.0  # for which a note is kept
AT_ONCE = 1000  # players that are noted by one statement
COUNTED_SECONDS = 3.0  # for which the number of those who are here is kept
MOST = 100_000  # players that one server remembers; beyond them all are noted anew


class Presence:
    """The players of one server, noted for all of them."""

    def __init__(
        self, store: Store, sockets: OpenSockets, clock: Callable[[], float] = time.time
    ) -> None:
        self._store = store
        self._sockets = sockets
        self._clock = clock
        self._asked: set[str] = set()  # who asked for something since the last look
        self._noted: dict[str, float] = {}  # when a player was last noted
        self._counted = (-COUNTED_SECONDS, 0)  # when, and how many were here

    def saw(self, player_id: str) -> None:
        """A player has asked for something; never waits."""
        self._asked.add(player_id)

    async def flush(self) -> None:
        """Note those in the store who are here and have not been noted for a while."""
        now = self._clock()
        asked, self._asked = self._asked, set()
        here = asked | {socket.player.id for socket in self._sockets.open if socket.player}
        due = [
            player
            for player in here
            if self._noted.get(player, -NOTE_SECONDS) <= now - NOTE_SECONDS
        ]
        for start in range(0, len(due), AT_ONCE):
            batch = due[start : start + AT_ONCE]
            await self._store.see(batch, now, now - KEPT_SECONDS)
            self._noted |= dict.fromkeys(batch, now)
        if len(self._noted) > MOST:
            self._noted.clear()
        recent = now - NOTE_SECONDS
        self._noted = {player: at for player, at in self._noted.items() if at > recent}

    async def here(self, players: Sequence[str]) -> set[str]:
        """Those of these players who are here now, at any server."""
        return await self._store.seen_of(players, self._clock() - HERE_SECONDS)

    async def count(self) -> int:
        """How many players are here now, at all servers together; a moment old at most."""
        now = self._clock()
        if not 0 <= now - self._counted[0] < COUNTED_SECONDS:
            self._counted = now, await self._store.count_seen(now - HERE_SECONDS)
        return self._counted[1]
