"""Players and their seats."""

from collections.abc import Sequence

import msgspec

from medici.online.store import statements as sql
from medici.online.store.database import Database
from medici.online.store.devices import session_row
from medici.online.store.errors import (
    AlreadyExists,
    NoSuchPlayer,
    UniqueClash,
)
from medici.online.store.rows import EVERY, PlayerExport, PlayerRow, Sitting, TableRow, table_row


class Register(Database):
    """The part of a store that keeps players and where they sit."""

    async def create_player(
        self, player_id: str, name: str, session_hash: bytes, now: float, device: str = ""
    ) -> None:
        """Add a player with a first session; AlreadyExists if either is there."""
        try:
            await self._write(
                (sql.NEW_PLAYER, {"id": player_id, "name": name, "now": now}),
                (sql.NEW_SESSION, session_row(player_id, session_hash, device, now)),
            )
        except UniqueClash as clash:
            raise AlreadyExists("this player or session already exists") from clash

    async def player(self, player_id: str) -> PlayerRow | None:
        """One player."""
        for row in await self._read(sql.PLAYER, {"id": player_id}):
            return PlayerRow(*row)
        return None

    async def rename(self, player_id: str, name: str) -> None:
        """Give a player another name; NoSuchPlayer."""
        if not await self._write((sql.RENAME, {"id": player_id, "name": name})):
            raise NoSuchPlayer(f"there is no player {player_id}")

    async def tables_of(self, player_id: str, limit: int = 100) -> list[Sitting]:
        """Where a player sits and sat, newest table first."""
        rows = await self._read(sql.SITTINGS, {"id": player_id, "limit": limit})
        return [Sitting(table_row(row[:-1]), row[-1]) for row in rows]

    async def tables_with(
        self, player_id: str, ended: bool, limit: int = 100, before: str | None = None
    ) -> list[TableRow]:
        """The tables with a seat of the player's that have ended, or those that have not.

        Each is there once, the newest first. ``before`` is the id of the last one already seen.
        """
        arguments: dict[str, object] = {"id": player_id, "limit": limit}
        if before is not None:
            arguments["before"] = before
        rows = await self._read(sql.tables_with_query(ended, before is not None), arguments)
        return [table_row(row) for row in rows]

    async def delete_player(self, player_id: str) -> None:
        """Forget a player: name, sessions and passkeys go, seats stay, empty; NoSuchPlayer."""
        if not await self._write((sql.DELETE_PLAYER, {"id": player_id})):
            raise NoSuchPlayer(f"there is no player {player_id}")

    async def unused_guests(
        self, after: tuple[float, str], before: float, limit: int = 100
    ) -> tuple[list[str], tuple[float, str] | None]:
        """Of so many players in the order of their making, those who have never done anything.

        ``after`` is when the last one already seen was made, and its id; the second of the answer
        is the same for the next call, None at the end. Only those made ``before`` are looked at.
        """
        created, player_id = after
        arguments = {"created": created, "id": player_id, "before": before, "limit": limit}
        rows = await self._read(sql.GUESTS, arguments)
        unused = [player for player, _, is_unused in rows if is_unused]
        return unused, (rows[-1][1], rows[-1][0]) if rows else None

    async def forget_guests(self, player_ids: Sequence[str]) -> int:
        """Forget those of these players who have still done nothing; how many they were."""
        ids = msgspec.json.encode(player_ids).decode()
        return len(await self._write((sql.FORGET_GUESTS.format(listed=self._listed), {"ids": ids})))

    async def export_player(self, player_id: str) -> PlayerExport:
        """A player with every seat; NoSuchPlayer."""
        player = await self.player(player_id)
        if player is None:
            raise NoSuchPlayer(f"there is no player {player_id}")
        return PlayerExport(player, await self.tables_of(player_id, EVERY))
