"""Takes notice, while a server runs, of what its operator decides with ``medici admin``."""

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress

from medici.online.server.hosting.tables import Tables
from medici.online.server.logs import log
from medici.online.store import StoreError
from medici.online.tables import Player, TableError
from medici.online.tables import commands as cmd

OVERLAP = 100  # lines of the audit log that are read again: they may come out of order


class Keeper:
    """Sees to it that those who are banned leave, and that closed tables are seen to be closed."""

    def __init__(
        self,
        tables: Tables,
        dismiss: Callable[[str], object],  # closes the sockets of a player
        compare: Callable[[list[str]], Awaitable[None]],  # reads what is new at some tables
    ) -> None:
        self._tables = tables
        self._dismiss = dismiss
        self._compare = compare
        self._seen = 0  # the last line of the audit log

    async def begin(self) -> None:
        """Know what holds before anybody is let in."""
        self._seen = await self._tables.store.last_act()
        await self._tables.conduct.look()

    async def keep(self, seconds: float) -> None:
        """Look again and again, so many seconds apart."""
        while True:
            try:
                await self.look()
            except StoreError:
                log.warning("cannot ask the store what its operator has decided; trying again")
            await asyncio.sleep(seconds)

    async def look(self) -> None:
        """See what is new, and act on it."""
        await self._tables.conduct.look()
        for player_id in self._tables.conduct.newly_banned():
            self._dismiss(player_id)
            await self._give_up_seats(player_id)
        closed = await self._tables.store.closed_after(self._seen - OVERLAP)
        if closed:
            self._seen = max(self._seen, closed[-1][0])
            await self._compare([table for _, table in closed if table in self._tables.hosted])

    async def _give_up_seats(self, player_id: str) -> None:
        """Let bots play on where somebody who is banned sat, so that nobody waits in vain."""
        for row in await self._tables.store.tables_with(player_id, ended=False):
            hosted = await self._tables.table(row.id)
            for number in hosted.live.seats_of(player_id):
                seat = hosted.live.seats[number]
                if seat.bot is None:
                    with suppress(TableError):  # another server was first
                        leave = cmd.Leave(number)
                        await self._tables.execute(hosted, leave, Player(player_id, seat.name))
