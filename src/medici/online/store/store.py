"""What every store can do. Payloads are bytes that the store never looks into."""

from abc import abstractmethod

from medici.online.store.ledger import LedgerStore
from medici.online.store.moderation import ModerationStore
from medici.online.store.players import PlayerStore
from medici.online.store.sessions import SessionStore
from medici.online.store.tables import TableStore
from medici.online.store.uptime import UptimeStore


class Store(TableStore, PlayerStore, SessionStore, ModerationStore, LedgerStore, UptimeStore):
    """Tables and their events, players, and all that is kept beside them.

    Whatever changes the store has been made durable by the time it returns. A call that is
    cancelled may still take effect.
    """

    @abstractmethod
    async def ping(self) -> None:
        """Write something that means nothing, durably; Unavailable or Closed if that fails."""

    @abstractmethod
    async def close(self) -> None:
        """Finish what is under way and let go of the database. May be called twice."""
