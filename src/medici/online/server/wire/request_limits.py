"""What requests may hold on one server: connections, heads that never end, bytes, and its time.

Connections from a trusted proxy are as many as the proxy opens; their requests count for the
address that it names.
"""

from collections import Counter

from medici.online.server.security.rate_limits import ConnectionLimits, RateLimits
from medici.online.server.settings import Settings

UNCOUNTED = 16_384  # bytes that each connection may hold, so that short requests cost no counting


class RequestBytes:
    """Bytes of requests that are not answered yet, by address and in all.

    >>> held = RequestBytes(by_address=5, in_all=8)
    >>> held.change("192.0.2.1", 0, 5), held.change("192.0.2.1", 5, 6)
    (True, False)
    >>> held.change("192.0.2.2", 0, 2), held.change("192.0.2.3", 0, 1)
    (True, False)
    >>> held.change("192.0.2.1", 6, 0), held.change("192.0.2.2", 2, 3), held.total
    (True, True, 4)
    """

    def __init__(self, by_address: int, in_all: int) -> None:
        self.by_address = by_address
        self.in_all = in_all
        self.total = 0
        self._held: Counter[str] = Counter()

    def change(self, address: str, before: int, now: int) -> bool:
        """One connection holds more, or less; whether it may."""
        self.total += now - before
        self._held[address] += now - before
        held = self._held[address]
        if not held:
            del self._held[address]
        return now <= before or (held <= self.by_address and self.total <= self.in_all)


class RequestLimits:
    """The limits of one server."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.connections = ConnectionLimits(settings.connections_by_address)
        self.bytes = RequestBytes(settings.request_bytes_by_address, settings.request_bytes)
        self.pace = RateLimits(settings.requests_per_second, settings.requests_burst)
        self._heads: Counter[str] = Counter()  # that are awaited, by who is connected

    def await_head(self, peer: str) -> None:
        """A request may begin, or has begun."""
        self._heads[peer] += 1

    def end_head(self, peer: str) -> None:
        """Its head is here, or will never be."""
        self._heads[peer] -= 1
        if not self._heads[peer]:
            del self._heads[peer]

    def too_many_heads(self, peer: str) -> bool:
        """Whether more are awaited than one peer may leave unfinished."""
        return self._heads[peer] > self.settings.heads_by_address
