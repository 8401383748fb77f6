"""Create tables: new ones, for a game from a browser, or for a rematch; not too many a player."""

import asyncio
import re
import secrets
from collections.abc import Awaitable, Callable
from weakref import WeakValueDictionary

from medici.fair import new_secret
from medici.online.community.consent import check_rated
from medici.online.server.hosting.stored_table import new_table
from medici.online.server.security.rate_limits import RateLimits
from medici.online.server.settings import Settings
from medici.online.store import NewTable, Store
from medici.online.store.tables import RUNNING
from medici.online.tables import Event, LiveTable, Player, TableError, Terms
from medici.online.tables import commands as cmd
from medici.online.tables import events as ev
from medici.online.tables.bounded_table import BoundedTable
from medici.online.tables.errors import quote
from medici.online.tables.import_game import import_game
from medici.online.tables.terms import terms_of_rematch

TABLE_ID = re.compile(r"[0-9a-ft]{32}")  # the ids of tables
BROUGHT_ID = re.compile(r"[0-9a-f]{32}")  # of those from browsers: no tournament has such a table
Run = Callable[..., Awaitable[tuple[LiveTable, list[Event]]]]  # does something in a thread
Created = tuple[LiveTable, NewTable]  # a new table, and what is stored of it


def new_id() -> str:
    """The id of a new table: nobody finds it without being invited."""
    return secrets.token_hex(16)


def id_in(log: list[Event]) -> str:
    """The id of a table that was created elsewhere; TableError if it is not like ours."""
    table_id = log[0].table if log and isinstance(log[0], ev.TableCreated) else ""
    if not BROUGHT_ID.fullmatch(table_id):
        expected = "a table with an id like ours"
        raise TableError("bad-command", expected=expected, got=quote(table_id))
    return table_id


class TableCreator:
    """Creates tables, but not without end for one player."""

    def __init__(self, store: Store, settings: Settings) -> None:
        self._store = store
        self._most = settings.tables_by_player
        self._rates = RateLimits(settings.tables_per_second, settings.tables_burst)
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    def lock(self, player: Player) -> asyncio.Lock:
        """To be held from the check until the table is stored: one table of a player at a time."""
        lock = self._locks.get(player.id)
        if lock is None:
            lock = self._locks[player.id] = asyncio.Lock()
        return lock

    async def check(self, player: Player) -> None:
        """Refuse a player who creates tables too fast, or has too many that are not over."""
        if not self._rates.take(player.id):
            raise TableError("flood", "too many new tables; wait a little")
        hosted = await self._store.hosted(player.id)
        if hosted >= self._most:
            expected = f"at most {self._most} tables of yours that are not over"
            raise TableError("forbidden", expected=f"{expected}: end one first", got=hosted)

    async def create(self, player: Player, terms: Terms, now: float) -> Created:
        """Create a new table."""
        async with self.lock(player):
            await self.check(player)
            check_rated(terms)
            live, row = draft(player, terms, new_id(), now)
            await self._store.create_table(row, now)
        return live, row

    async def rematch(self, player: Player, table: LiveTable, table_id: str, now: float) -> Created:
        """A table for another game, which is to be stored with its offer."""
        await self.check(player)
        return draft(player, terms_of_rematch(table), table_id, now)

    async def import_game(
        self,
        player: Player,
        table_id: str,
        log: list[Event],
        free: int | None,
        now: float,
        run: Run,
    ) -> Created:
        """Create a table with a game from a browser, with a seat freed if one is named."""
        secret = new_secret()
        live, events = await run(import_game, table_id, log, player, secret, now)
        if free is not None:
            events += (freed := live.decide(cmd.Unseat(free), player, now))
            live.take(freed)
        row = new_table(live, events, secret, RUNNING)
        async with self.lock(player):
            await self.check(player)
            await self._store.create_table(row, now)
        return live, row


def draft(player: Player, terms: Terms, table_id: str, now: float) -> Created:
    """A new table that is still to be stored."""
    secret = new_secret()
    live, events = BoundedTable.create(table_id, terms, player, secret, now)
    return live, new_table(live, events, secret)
