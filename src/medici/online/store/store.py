"""What every store can do. Payloads are bytes that the store never looks into."""

from abc import abstractmethod

from medici.online.store.conduct import Conduct
from medici.online.store.devices import Devices
from medici.online.store.event_log import EventLog
from medici.online.store.operator import Operations
from medici.online.store.promises import Promises
from medici.online.store.register import Register
from medici.online.store.standing import Standing
from medici.online.store.uptime import Uptime


class Store(EventLog, Register, Devices, Standing, Uptime, Conduct, Operations, Promises):
    """The event log of live tables, their players, what stands beside it, and the promises.

    Whatever changes the store has been made durable by the time it returns. A call that is
    cancelled may still take effect.
    """

    @abstractmethod
    async def ping(self) -> None:
        """Write something that means nothing, durably; Unavailable or Closed if that fails."""

    @abstractmethod
    async def close(self) -> None:
        """Finish what is under way and let go of the database. May be called twice."""
