"""How much network lag of a move is not counted on its player's clock: a little, from a quota.

The way is measured by the server's own pings. Whoever answers them late gains what is stated here,
and no more.
"""

import time
from collections.abc import Iterable

from medici.online.server.security.rate_limits import Now, RateLimit
from medici.online.server.wire.socket import Socket
from medici.online.tables.clock import LAG, to_seconds

QUOTA = 1.0  # seconds that a seat has at the beginning, and at most,
REFILL = 0.02  # of which so much comes back every second


class LagQuotas:
    """The quotas of a table."""

    def __init__(self, now: Now = time.monotonic) -> None:
        self._now = now
        self._quotas: dict[int, RateLimit] = {}

    def allowance(self, seat: int, way: float) -> float:
        """What a move of a seat is granted whose way takes so many seconds."""
        return max(0.0, min(to_seconds(LAG), way, self._of(seat).refill()))

    def spend(self, seat: int, seconds: float) -> None:
        """A move was granted so much."""
        self._of(seat).left -= seconds

    def _of(self, seat: int) -> RateLimit:
        return self._quotas.setdefault(seat, RateLimit(REFILL, QUOTA, self._now))


def round_trip_of(player: str | None, sockets: Iterable[Socket]) -> float:
    """How long messages of a player are under way, there and back, by the shortest way known."""
    ways = [
        socket.round_trip
        for socket in sockets
        if socket.player is not None and socket.player.id == player and socket.round_trip > 0
    ]
    return min(ways, default=0.0)
