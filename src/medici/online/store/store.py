"""What every store can do. Payloads are bytes that the store never looks into."""

from abc import abstractmethod
from typing import NamedTuple

from medici.online.store.archive import ArchiveStore
from medici.online.store.community.achievements import AchievementStore
from medici.online.store.community.acquaintances import AcquaintanceStore
from medici.online.store.community.clubs import ClubStore
from medici.online.store.community.deals import DealStore
from medici.online.store.community.friends import FriendStore
from medici.online.store.community.invitations import InvitationStore
from medici.online.store.community.matches import MatchStore
from medici.online.store.community.presence import PresenceStore
from medici.online.store.community.profiles import ProfileStore
from medici.online.store.community.ratings import RatingStore
from medici.online.store.community.results import ResultStore
from medici.online.store.community.tournaments import TournamentStore
from medici.online.store.community.waiting import WaitingStore
from medici.online.store.community.watching import WatchingStore
from medici.online.store.ledger import LedgerStore
from medici.online.store.moderation import ModerationStore
from medici.online.store.players import PlayerStore
from medici.online.store.sessions import SessionStore
from medici.online.store.tables import TableStore
from medici.online.store.uptime import UptimeStore


class PoolFigures(NamedTuple):
    """How a pool of connections is used."""

    size: int  # connections that are open
    idle: int
    waiting: int  # requests that wait for one now
    waits: int  # requests that had to wait, since the start
    wait_seconds: float  # how long they did, together


class Store(
    TableStore,
    PlayerStore,
    SessionStore,
    ModerationStore,
    LedgerStore,
    UptimeStore,
    ArchiveStore,
    DealStore,
    FriendStore,
    InvitationStore,
    ProfileStore,
    AchievementStore,
    TournamentStore,
    AcquaintanceStore,
    MatchStore,
    PresenceStore,
    WatchingStore,
    ClubStore,
    ResultStore,
    RatingStore,
    WaitingStore,
):
    """Tables and their events, players, and all that is kept beside them.

    Whatever changes the store has been made durable by the time it returns. A call that is
    cancelled may still take effect.
    """

    @abstractmethod
    async def ping(self) -> None:
        """Write something that means nothing, durably; Unavailable or Closed if that fails."""

    def pool(self) -> PoolFigures | None:
        """How the connections are used; None if there is no pool of them. From any thread."""
        return None

    @abstractmethod
    async def close(self) -> None:
        """Finish what is under way and let go of the database. May be called twice."""
