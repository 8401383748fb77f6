"""How fast somebody may ask, and how much they may hold: by socket or by address."""

import time
from collections.abc import Callable

Now = Callable[[], float]


class Bucket:
    """Lets through so many at once, and so many a second in the long run.

    >>> bucket = Bucket(rate=1.0, burst=2, clock=lambda: 0.0)
    >>> bucket.take(), bucket.take(), bucket.take()
    (True, True, False)
    """

    __slots__ = ("burst", "clock", "last", "left", "rate")

    def __init__(self, rate: float, burst: int, clock: Now = time.monotonic) -> None:
        self.rate = rate
        self.burst = burst
        self.left = float(burst)
        self.clock = clock
        self.last = clock()

    def take(self) -> bool:
        """Whether one more may pass now."""
        now = self.clock()
        self.left = min(self.burst, self.left + (now - self.last) * self.rate)
        self.last = now
        if self.left < 1.0:
            return False
        self.left -= 1.0
        return True

    def full(self) -> bool:
        """Whether it is as good as a new one."""
        return self.left + (self.clock() - self.last) * self.rate >= self.burst


class Buckets:
    """A bucket for each address; those that are full again are forgotten.

    >>> hour = [0.0]
    >>> buckets = Buckets(rate=1.0, burst=2, clock=lambda: hour[0])
    >>> [buckets.take("192.0.2.1") for _ in range(3)], buckets.take("192.0.2.2")
    ([True, True, False], True)
    >>> len(buckets)
    2
    >>> hour[0] = 1.0
    >>> buckets.take("192.0.2.3"), len(buckets)
    (True, 3)
    >>> hour[0] = 3600.0
    >>> buckets.take("192.0.2.4"), len(buckets)
    (True, 1)
    """

    LARGEST = 10_000  # of which the one that was asked longest ago gives way, full or not

    def __init__(self, rate: float, burst: int, clock: Now = time.monotonic) -> None:
        self.rate = rate
        self.burst = burst
        self.clock = clock
        self._buckets: dict[str, Bucket] = {}

    def __len__(self) -> int:
        return len(self._buckets)

    def take(self, address: str) -> bool:
        """Whether this address may do one thing more now."""
        bucket = self._buckets.pop(address, None)
        if bucket is None:
            self._forget()
            bucket = Bucket(self.rate, self.burst, self.clock)
        self._buckets[address] = bucket  # the newest last
        return bucket.take()

    def _forget(self) -> None:
        """Make room: the oldest are the first to be full."""
        while self._buckets:
            oldest = next(iter(self._buckets))
            if len(self._buckets) < self.LARGEST and not self._buckets[oldest].full():
                return
            del self._buckets[oldest]


class Places:
    """So many places for each address, each held until it is given back.

    >>> places = Places(most=1)
    >>> places.take("192.0.2.1"), places.take("192.0.2.1"), places.take("192.0.2.2")
    (True, False, True)
    >>> places.give_back("192.0.2.1")
    >>> places.take("192.0.2.1")
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
