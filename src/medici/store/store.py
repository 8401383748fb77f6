"""What every store can do. Payloads are bytes that the store never looks into."""

from abc import abstractmethod
from pathlib import Path

from medici.store.event_log import EventLog
from medici.store.promises import Promises
from medici.store.register import Register
from medici.store.standing import Standing


class Store(EventLog, Register, Standing, Promises):
    """The event log of live tables, their players, what stands beside it, and the promises.

    Whatever changes the store has been made durable by the time it returns. A call that is
    cancelled may still take effect.
    """

    @abstractmethod
    async def backup(self, path: Path) -> None:
        """Write a consistent copy, secrets included, while play goes on."""

    @abstractmethod
    async def ping(self) -> None:
        """Return if the store can read and write; Unavailable or Closed if not."""

    @abstractmethod
    async def close(self) -> None:
        """Finish what is under way and let go of the database. May be called twice."""
