"""Players and their seats."""

from medici.store import statements as sql
from medici.store.database import Database
from medici.store.devices import session_row
from medici.store.errors import (
    AlreadyExists,
    ForeignClash,
    NoSuchPlayer,
    NoSuchTable,
    UniqueClash,
)
from medici.store.rows import PlayerExport, PlayerRow, Sitting, TableRow, table_row

EVERY = 2**31 - 1  # more rows than there can be


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

    async def sit(self, player_id: str, table_id: str, seat: int) -> None:
        """Seat a player; whoever sat there before gives way. NoSuchPlayer, NoSuchTable."""
        try:
            arguments = {"id": player_id, "table": table_id, "seat": seat}
            if not await self._write((sql.SIT, arguments)):
                raise NoSuchTable(f"there is no table {table_id}")
        except ForeignClash as clash:
            raise NoSuchPlayer(f"there is no player {player_id}") from clash

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

    async def export_player(self, player_id: str) -> PlayerExport:
        """A player with every seat; NoSuchPlayer."""
        player = await self.player(player_id)
        if player is None:
            raise NoSuchPlayer(f"there is no player {player_id}")
        return PlayerExport(player, await self.tables_of(player_id, EVERY))
