"""What every store can do. Payloads are bytes that the store never looks into."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Protocol

from medici.store.rows import PlayerExport, PlayerRow, Sitting, TableRow


class Store(Protocol):
    """The event log of live tables, and the players who sit at them.

    Whatever changes the store has been made durable by the time it returns. A call that is
    cancelled may still take effect.
    """

    async def create_table(
        self,
        table_id: str,
        head: bytes,
        events: Sequence[bytes],
        secret: bytes,
        public: bool,
        now: float,
    ) -> None:
        """Make an open table with its first events, all or nothing; AlreadyExists if it is there.

        The secret is kept in a place of its own and comes back from ``secret_of`` alone.
        """

    async def append(
        self,
        table_id: str,
        after_seq: int,
        events: Sequence[bytes],
        cmd_id: str | None,
        now: float,
        *,
        status: str | None = None,
    ) -> int:
        """Add events after the last one, and set the status if one is given; the new last seq.

        Raises Duplicate if a command of this id is there, even if the table has moved on since;
        Stale if ``after_seq`` is not the last event; NoSuchTable.
        """

    async def events(self, table_id: str, after_seq: int = 0) -> list[tuple[int, bytes]]:
        """The events after a seq, in order; none for a table that is not there."""

    async def command(self, table_id: str, cmd_id: str) -> tuple[int, int] | None:
        """The first and the last event of a command that is stored; None if it is not."""

    async def last_seq(self, table_id: str) -> int:
        """The seq of the last event, 0 if there is none; NoSuchTable."""

    async def last_seqs(self, table_ids: Sequence[str]) -> dict[str, int]:
        """The seq of the last event of each of these tables, of those that are there."""

    async def mentions(self, text: bytes) -> list[str]:
        """The tables that have an event with this text in its body; every event is looked at."""

    async def rewrite(self, table_id: str, head: bytes, bodies: Mapping[int, bytes]) -> None:
        """Put other bodies in the place of events, by their seq, and another head: the one change
        that a log admits, so that people can be forgotten."""

    async def secret_of(self, table_id: str) -> bytes:
        """The table's secret; NoSuchTable."""

    async def table(self, table_id: str) -> TableRow | None:
        """One table."""

    async def tables(
        self,
        status: str | None = None,
        public: bool | None = None,
        limit: int = 100,
        before: str | None = None,
    ) -> list[TableRow]:
        """Tables, newest first. ``before`` is the id of the last table already seen."""

    async def running(self) -> list[str]:
        """The ids of the tables that are neither finished nor abandoned, oldest first."""

    async def set_status(self, table_id: str, status: str, now: float) -> None:
        """Set a table's status; NoSuchTable."""

    async def create_player(
        self, player_id: str, name: str, session_hash: bytes, now: float
    ) -> None:
        """Add a player with a first session; AlreadyExists if either is there."""

    async def player(self, player_id: str) -> PlayerRow | None:
        """One player."""

    async def player_by_session(self, session_hash: bytes) -> PlayerRow | None:
        """The player whose session this is."""

    async def rename(self, player_id: str, name: str) -> None:
        """Give a player another name; NoSuchPlayer."""

    async def add_session(self, player_id: str, session_hash: bytes) -> None:
        """Add a session; NoSuchPlayer, or AlreadyExists if the session is there."""

    async def sit(self, player_id: str, table_id: str, seat: int) -> None:
        """Seat a player; whoever sat there before gives way. NoSuchPlayer, NoSuchTable."""

    async def tables_of(self, player_id: str, limit: int = 100) -> list[Sitting]:
        """Where a player sits and sat, newest table first."""

    async def tables_with(
        self, player_id: str, ended: bool, limit: int = 100, before: str | None = None
    ) -> list[TableRow]:
        """The tables with a seat of the player's that have ended, or those that have not.

        Each is there once, the newest first. ``before`` is the id of the last one already seen.
        """

    async def delete_player(self, player_id: str) -> None:
        """Forget a player: name and sessions go, seats stay with nobody in them; NoSuchPlayer."""

    async def export_player(self, player_id: str) -> PlayerExport:
        """Everything the store knows of a player; NoSuchPlayer."""

    async def backup(self, path: Path) -> None:
        """Write a consistent copy, secrets included, while play goes on."""

    async def ping(self) -> None:
        """Return if the store can read and write; Unavailable or Closed if not."""

    async def close(self) -> None:
        """Finish what is under way and let go of the database. May be called twice."""
