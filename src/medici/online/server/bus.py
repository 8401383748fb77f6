"""Hints between servers that share a store: what happened at a table, and who is gone.

A hint that is lost costs time only, since every server also asks the store now and then.
"""

import time
from collections.abc import Callable

from medici.online.server.metrics import BusMetrics

# Gets the id of a table, how far it has come, and the last of its events if they came along.
OnHint = Callable[[str, int, list[bytes]], None]
SeqOf = Callable[[str], int]  # how far a table has come here; 0 if it is not in use
OnGone = Callable[[str | bytes], object]  # gets the id of a player, or the digest of a session


class BusAway(Exception):  # noqa: N818
    """What needs the bus cannot be done for the moment."""


class Bus:
    """Carries hints, and keeps values for a while.

    This one is for one server alone, which has nobody to send hints to.
    """

    alone = True  # whether no other server has the same tables
    metrics: BusMetrics | None = None  # what it has carried, if there is anybody to carry for

    def __init__(self) -> None:
        self._values: dict[str, tuple[float, str]] = {}  # until when, and what

    @property
    def away(self) -> bool:
        """Whether it cannot be reached."""
        return False

    async def check(self) -> None:
        """Refuse a bus that is there, but not as it was named; one that is away may come back.

        Raises ValueError.
        """

    def listen(self, on_hint: OnHint, seq_of: SeqOf) -> None:
        """Call this whenever another server has stored something of a table that is followed.

        One that begins to follow a table is told how far it has come here.
        """

    def follow(self, table_id: str) -> None:
        """Hear of a table from now on, or soon; never waits."""

    async def followed(self, table_id: str) -> None:
        """Follow a table, and wait until hints about it come; not for long if they cannot."""

    def leave(self, table_id: str) -> None:
        """Hear no more of a table; never waits."""

    def tell(self, table_id: str, seq: int, bodies: list[bytes]) -> None:
        """Tell the others who follow a table its last events, which are stored; never waits."""

    def hear(self, on_gone: OnGone) -> None:
        """Call this whenever a server dismisses somebody."""

    def dismiss(self, who: str | bytes) -> None:
        """Tell the other servers that a player or a session is gone; never waits."""

    def heed(self, word: str, listener: Callable[[], object]) -> None:
        """Call this whenever another server says a word."""

    def say(self, word: str) -> None:
        """Tell the other servers that there is something in the store to look at; never waits."""

    async def put(self, key: str, value: str, seconds: float) -> None:
        """Keep a value for so long; BusAway."""
        now = time.monotonic()
        self._values = {old: entry for old, entry in self._values.items() if entry[0] > now}
        self._values[key] = (now + seconds, value)

    async def get(self, key: str) -> str | None:
        """The value, which stays; BusAway."""
        until, value = self._values.get(key, (0.0, ""))
        return value if until > time.monotonic() else None

    async def take(self, key: str) -> str | None:
        """The value, which is there no longer; BusAway."""
        until, value = self._values.pop(key, (0.0, ""))
        return value if until > time.monotonic() else None

    async def close(self) -> None:
        """Stop."""
        self._values.clear()
