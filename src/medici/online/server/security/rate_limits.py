"""Rate limits: how fast somebody may ask, and how much they may hold, by socket or by address.

An address of IPv6 counts as its whole /64, since its owner can choose any address in there.

To add a limit for requests: two settings (a rate and a burst), ``RateLimits`` in
``services.Services``, and a guard in ``http/dependencies.py``.
"""

import time
from collections.abc import Callable
from ipaddress import IPv6Address, IPv6Network, ip_address

from litestar.types import Scope

Now = Callable[[], float]
HOST_BITS = 64  # of an IPv6 address, that its owner chooses freely
UNKNOWN = ""  # for all who have no address, such as over a Unix socket


class RateLimit:
    """Lets through so many at once, and so many a second in the long run.

    >>> limit = RateLimit(rate=1.0, burst=2, clock=lambda: 0.0)
    >>> limit.take(), limit.take(), limit.take()
    (True, True, False)
    """

    __slots__ = ("burst", "clock", "last", "left", "rate")

    def __init__(self, rate: float, burst: float, clock: Now = time.monotonic) -> None:
        self.rate = rate
        self.burst = burst
        self.left = float(burst)
        self.clock = clock
        self.last = clock()

    def take(self) -> bool:
        """Whether one more may pass now."""
        if self.refill() < 1.0:
            return False
        self.left -= 1.0
        return True

    def delay(self, longest: float) -> float | None:
        """The seconds that one more has to wait and then passes; None if that would be too long.

        >>> limit = RateLimit(rate=2.0, burst=1, clock=lambda: 0.0)
        >>> [limit.delay(longest=1.0) for _ in range(4)]
        [0.0, 0.5, 1.0, None]
        """
        seconds = max(0.0, (1.0 - self.refill()) / self.rate)
        if seconds > longest:
            return None
        self.left -= 1.0
        return seconds

    def refill(self) -> float:
        """What may pass now, after the time since the last look."""
        now = self.clock()
        self.left = min(self.burst, self.left + (now - self.last) * self.rate)
        self.last = now
        return self.left

    def full(self) -> bool:
        """Whether it is as good as a new one."""
        return self.refill() >= self.burst


class RateLimits:
    """A limit for each address; those that are full again are forgotten.

    >>> hour = [0.0]
    >>> limits = RateLimits(rate=1.0, burst=2, clock=lambda: hour[0])
    >>> [limits.take("192.0.2.1") for _ in range(3)], limits.take("192.0.2.2")
    ([True, True, False], True)
    >>> len(limits)
    2
    >>> hour[0] = 1.0
    >>> limits.take("192.0.2.3"), len(limits)
    (True, 3)
    >>> hour[0] = 3600.0
    >>> limits.take("192.0.2.4"), len(limits)
    (True, 1)
    """

    LARGEST = 10_000  # of which the one that was asked longest ago gives way, full or not

    def __init__(self, rate: float, burst: int, clock: Now = time.monotonic) -> None:
        self.rate = rate
        self.burst = burst
        self.clock = clock
        self._limits: dict[str, RateLimit] = {}

    def __len__(self) -> int:
        return len(self._limits)

    def take(self, address: str) -> bool:
        """Whether this address may do one thing more now."""
        return self._limit(address).take()

    def delay(self, address: str, longest: float) -> float | None:
        """The seconds that this address has to wait before it does one thing more."""
        return self._limit(address).delay(longest)

    def _limit(self, address: str) -> RateLimit:
        limit = self._limits.pop(address, None)
        if limit is None:
            self._forget()
            limit = RateLimit(self.rate, self.burst, self.clock)
        self._limits[address] = limit  # the newest last
        return limit

    def _forget(self) -> None:
        """Make room: the oldest are the first to be full."""
        while self._limits:
            oldest = next(iter(self._limits))
            if len(self._limits) < self.LARGEST and not self._limits[oldest].full():
                return
            del self._limits[oldest]


class ConnectionLimits:
    """So many places for each address, each held until it is given back.

    >>> limits = ConnectionLimits(most=1)
    >>> limits.take("192.0.2.1"), limits.take("192.0.2.1"), limits.take("192.0.2.2")
    (True, False, True)
    >>> limits.give_back("192.0.2.1")
    >>> limits.take("192.0.2.1")
    True
    """

    def __init__(self, most: int) -> None:
        self.most = most
        self._held: dict[str, int] = {}

    def take(self, address: str) -> bool:
        """Hold one place more, if there is one."""
        held = self._held.get(address, 0)
        if held >= self.most:
            return False
        self._held[address] = held + 1
        return True

    def give_back(self, address: str) -> None:
        """Hold one place less."""
        left = self._held[address] - 1
        if left:
            self._held[address] = left
        else:
            del self._held[address]


def address_of(scope: Scope) -> str:
    """By which the sender of a request is limited; a trusted proxy has said who that is."""
    client = scope.get("client")
    return UNKNOWN if client is None else limit_key(client[0])


def limit_key(host: str) -> str:
    """What is counted as one for a host.

    >>> limit_key("192.0.2.7"), limit_key("::ffff:192.0.2.7")
    ('192.0.2.7', '192.0.2.7')
    >>> limit_key("2001:db8:0:1:aaaa::1"), limit_key("2001:db8:0:1::2")
    ('2001:db8:0:1::/64', '2001:db8:0:1::/64')
    >>> limit_key("fe80::1%eth0"), limit_key("somebody")
    ('fe80::/64', '')
    """
    try:
        address = ip_address(host.partition("%")[0])
    except ValueError:
        return UNKNOWN
    if not isinstance(address, IPv6Address):
        return str(address)
    if address.ipv4_mapped is not None:
        return str(address.ipv4_mapped)
    return str(IPv6Network((int(address) >> HOST_BITS << HOST_BITS, 128 - HOST_BITS)))
