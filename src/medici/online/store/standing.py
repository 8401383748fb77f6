"""What stands beside the log: orders given in advance, and where players want to be called."""

from medici.online.store import statements as sql
from medici.online.store.database import Database
from medici.online.store.errors import ForeignClash, NoSuchPlayer, NoSuchTable


class Standing(Database):
    """The part of a store that keeps what nobody else may see: it is in no log."""

    async def give_order(self, table_id: str, seat: int, body: bytes) -> None:
        """Keep a seat's order, in the place of an earlier one; NoSuchTable."""
        arguments = {"id": table_id, "seat": seat, "body": body}
        if not await self._write((sql.GIVE_ORDER, arguments)):
            raise NoSuchTable(f"there is no table {table_id}")

    async def orders(self, table_id: str) -> dict[int, bytes]:
        """The orders that stand at a table, by seat."""
        return {seat: bytes(body) for seat, body in await self._read(sql.ORDERS, {"id": table_id})}

    async def end_order(self, table_id: str, seat: int, body: bytes) -> None:
        """Forget this very order of a seat, if it is still there."""
        await self._write((sql.END_ORDER, {"id": table_id, "seat": seat, "body": body}))

    async def subscribe(self, player_id: str, endpoint: str, body: bytes, now: float) -> None:
        """Note where a player's browser is called; whose it was before no longer is."""
        arguments = {"id": player_id, "endpoint": endpoint, "body": body, "now": now}
        try:
            await self._write((sql.SUBSCRIBE, arguments))
        except ForeignClash as clash:
            raise NoSuchPlayer(f"there is no player {player_id}") from clash

    async def subscriptions(self, player_id: str) -> list[tuple[str, bytes]]:
        """Where a player is called, the newest first: addresses, and what is known of each."""
        rows = await self._read(sql.SUBSCRIPTIONS, {"id": player_id})
        return [(endpoint, bytes(body)) for endpoint, body in rows]

    async def unsubscribe(self, endpoint: str) -> None:
        """Call there no more."""
        await self._write((sql.UNSUBSCRIBE, {"endpoint": endpoint}))
