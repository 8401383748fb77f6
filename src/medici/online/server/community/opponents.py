"""Finding opponents: one queue for all servers, in the store.

A page that waits asks again and again, and its question is answered when something has changed or
after some seconds; that is how the queue knows that the page is still there. Any server puts people
together; the store lets one of them through for each person (``store/community/waiting.py``). The
bus only makes it quicker: without it servers ask the store every second while somebody waits.
"""

import asyncio
import time
from collections import Counter
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field

import msgspec

from medici.online.community.matching import Match, Request, match
from medici.online.community.wishes import Wish, easiest_to_join, hold_after, wait_kind
from medici.online.server.bus import Bus
from medici.online.server.community.found_tables import FoundTables
from medici.online.server.hosting.table_service import TableService
from medici.online.server.logs import log
from medici.online.server.push.notifier import FOUND, PushNotifier
from medici.online.server.tasks import spawn
from medici.online.store import NoSuchTable, Store, StoreError
from medici.online.store.community.waiting import WaitingRow
from medici.online.tables import Player, TableError, decode_event
from medici.online.tables.events import TableCreated

ROUND_SECONDS = 1.0  # between two rounds while somebody waits here
IDLE_SECONDS = 5.0  # between two rounds otherwise: another server may have been stopped
GONE_SECONDS = 40.0  # without a word from its page, after which somebody has left the queue
QUEUE = 1000  # people who are looked at in one round, who waits longest first
HERE_SECONDS = 2.0  # for which the numbers of the queue are kept
KNOWN_WAITS = 3  # finds of a kind, before a wait is expected
WAITS_KEPT = 6 * 3600.0  # seconds for which a wait tells of the next
MOST_TABLES = 30  # of one player that are not over, beyond which no further one is looked for
MOST_PAGES = 8  # of one player that wait for one answer; with more, those before are answered
WORD = "opponents"  # on the bus


class WaitState(msgspec.Struct):
    """How it stands with somebody who looks for opponents."""

    waiting: bool  # or a table was found
    wish: Wish | None = None
    waited: float = 0.0  # seconds
    hold: float = 0.0  # seconds in which others go first, after one did not come repeatedly
    expected: float | None = None  # seconds that others have waited lately; None: not known
    others: int = 0  # who wait too
    table: str | None = None  # that was found: one is to come
    within: float = 0.0  # seconds that are left for that
    rated: bool = False  # whether the game there counts


class Entry(msgspec.Struct):
    """What the queue keeps of somebody: the wish, and ratings as they were then, by game."""

    wish: Wish
    ratings: dict[str, float] = {}


NOBODY = WaitState(waiting=False)


@dataclass(eq=False)
class Asking:
    """The pages of one player that ask here, and what wakes them."""

    known: str | None  # the table that they know of
    news: asyncio.Event = field(default_factory=asyncio.Event)
    pages: int = 0


class Opponents:
    """The queue, as one server works on it."""

    def __init__(
        self,
        store: Store,
        tables: TableService,
        bus: Bus,
        push: PushNotifier,
        clock: Callable[[], float] = time.time,
    ) -> None:
        self.found = FoundTables(tables)
        self._store = store
        self._tables = tables
        self._bus = bus
        self._push = push
        self._clock = clock
        self._news: dict[str, Asking] = {}  # by player
        self._wake = asyncio.Event()
        self._resume = 0  # where the last round of matching has stopped
        self._counted = 0.0
        self._counts: Counter[str] = Counter()  # who waits, by game; in all under ""
        self._waiting: dict[str, Wish] = {}  # who wants what, who waits longest first
        self._order: list[str] = []  # of them, as others are offered to join them; empty: not known
        bus.heed(WORD, self._wake.set)

    async def enter(self, player: Player, wish: Wish) -> WaitState:
        """Look for opponents from now on."""
        await self._tables.moderation.let_in(player)
        wish.check()
        current = await self._store.tables_with(player.id, ended=False, limit=MOST_TABLES)
        if len(current) >= MOST_TABLES:
            expected = f"fewer than {MOST_TABLES} tables of yours that are not over"
            raise TableError("forbidden", expected=expected, got=len(current))
        now = self._clock()
        times, last = await self._store.no_shows(player.id)
        ready = max(now, last + hold_after(times)) if times else now
        entry = msgspec.json.encode(Entry(wish, await self._ratings(player, wish)))
        row = await self._store.enter_queue(player.id, entry.decode(), now, ready)
        self._look()
        return await self._state(row)

    async def _ratings(self, player: Player, wish: Wish) -> dict[str, float]:
        rows = await self._store.ratings_of(player.id)
        return {row.game: row.skill.points for row in rows if row.speed == wish.speed}

    async def state(self, player: Player) -> WaitState:
        """How it stands."""
        row = await self._store.waiting_of(player.id)
        return NOBODY if row is None else await self._state(row)

    async def beat(self, player: Player, known: str | None, seconds: float) -> WaitState:
        """Say that the page is there; the answer comes when there is news, or after so long.

        ``known`` is the table that the page knows of.
        """
        row = await self._store.beat_queue(player.id, self._clock())
        if row is None or row.table != known or self._tables.draining:
            return NOBODY if row is None else await self._state(row)
        await self._news_for(player.id, known, seconds)
        return await self.state(player)

    async def _news_for(self, player: str, known: str | None, seconds: float) -> None:
        """Wait for news, together with other pages of the same player: or each would wake them."""
        asking = self._news.get(player)
        if asking is None or asking.known != known or asking.pages >= MOST_PAGES:
            self._tell(player)
            asking = self._news[player] = Asking(known)
        asking.pages += 1
        try:
            with suppress(TimeoutError):
                async with asyncio.timeout(seconds):
                    await asking.news.wait()
        finally:
            asking.pages -= 1
            if not asking.pages and self._news.get(player) is asking:
                del self._news[player]

    async def leave(self, player: Player) -> None:
        """Look for opponents no more; a table that was found is left as well, before it begins."""
        _, table_id = await self._store.leave_queue(player.id)
        if table_id is not None:
            with suppress(NoSuchTable):
                await self.found.leave(table_id, player, self._clock())
            self._look()
        self._tell(player.id)

    def stop(self) -> None:
        """Answer all who ask: another server goes on."""
        for player in list(self._news):
            self._tell(player)

    async def counts(self) -> Counter[str]:
        """How many wait, by game, and in all under the empty name; a moment old at most."""
        now = self._clock()
        if not 0 <= now - self._counted < HERE_SECONDS:
            self._counted = now
            self._count(await self._store.queue(QUEUE))
        return self._counts

    async def others(self, player: Player | None) -> tuple[Counter[str], Wish | None]:
        """How many wait besides somebody, and what they join by one tap: nobody of a block."""
        await self.counts()
        own = "" if player is None else player.id
        blocked = await self._store.blocks_with(own) if own and self._waiting else set()
        counts, waiting = self._counts, self._waiting  # as they are by now
        if not self._order:
            self._order = easiest_to_join(waiting)
        order = self._order
        if not blocked.isdisjoint(waiting):
            order = easiest_to_join({one: waiting[one] for one in waiting if one not in blocked})
        for one in waiting.keys() & {own, *blocked}:
            counts = counts - Counter({"", *waiting[one].games})
        return counts, next((waiting[one] for one in order if one != own), None)

    async def run(self) -> None:
        """Put people together, for ever."""
        while True:
            try:
                again = await self.round()
            except StoreError as problem:
                log.warning("cannot look for opponents now; trying again", exc_info=problem)
                again = False
            except Exception:  # whatever it is, others are still to be put together
                log.exception("opponents cannot be found")
                again = False
            if not again:
                with suppress(TimeoutError):
                    async with asyncio.timeout(ROUND_SECONDS if self._news else IDLE_SECONDS):
                        await self._wake.wait()
            self._wake.clear()

    async def round(self) -> bool:
        """Put those together who can be now, and see to the tables that were found before.

        Returns whether there is more to do at once.
        """
        now = self._clock()
        await self._store.expire_queue(now - GONE_SECONDS)
        due = await self.found.look_after(now)
        rows = await self._store.queue(QUEUE)
        self._resume = self._resume if rows else 0
        made = await self._put_together(rows, now) if rows else 0
        self._count(rows)
        if made or due:
            self._bus.say(WORD)
        await self._tell_news()
        return bool(self._resume)

    async def _put_together(self, rows: list[WaitingRow], now: float) -> int:
        blocked = await self._store.blocks_in_queue()
        requests = {row.player: request_of(row) for row in rows}
        done = await asyncio.to_thread(match, list(requests.values()), blocked, now, self._resume)
        self._resume = done.resume
        levels = {row.player: wish_of(row).level for row in rows}
        wishes = {row.player: row.wish for row in rows}
        made = 0
        for found in done.matches:
            waits = [requests[player].waited(now) for player in found.players]
            level = levels[found.players[0]]
            same = {player: wishes[player] for player in found.players}
            table = await self.found.make(found, same, level, now, now - GONE_SECONDS, waits)
            if table is not None:
                made += 1
                self._tell_found(found, table)
        return made

    def _tell_found(self, found: Match, table: str) -> None:
        for player in found.players:
            self._tell(player)
            if self._push.key is not None:
                spawn(self._call(player, table, found.game))

    async def _call(self, player: str, table_id: str, game: str) -> None:
        """Call somebody to a table who does not come by themselves."""
        await asyncio.sleep(self._push.after)
        with suppress(NoSuchTable, StoreError):
            hosted = await self._tables.table(table_id)
            await self._tables.others.refresh(hosted)
            if hosted.live.phase == "open" and not hosted.live.seats_of(player):
                self._push.call(player, table_id, game, FOUND)

    async def _tell_news(self) -> None:
        """Answer the pages here for which another server has found a table, or that have left."""
        asking = list(self._news)
        if not asking:
            return
        tables = await self._store.found_for(asking)
        for player in asking:
            if player not in tables or tables[player] != self._known(player):
                self._tell(player)

    def _known(self, player: str) -> str | None:
        return self._news[player].known if player in self._news else None

    def _tell(self, player: str) -> None:
        asking = self._news.pop(player, None)
        if asking is not None:
            asking.news.set()

    def _look(self) -> None:
        """Have somebody look at the queue soon, here and elsewhere."""
        self._wake.set()
        self._bus.say(WORD)

    def _count(self, rows: list[WaitingRow]) -> None:
        self._waiting, self._order = {row.player: wish_of(row) for row in rows}, []
        counts: Counter[str] = Counter({"": len(rows)})
        for wish in self._waiting.values():
            counts.update(set(wish.games))
        self._counts, self._counted = counts, self._clock()

    async def _state(self, row: WaitingRow) -> WaitState:
        now, wish = self._clock(), wish_of(row)
        state = WaitState(True, wish, max(0.0, now - row.entered), max(0.0, row.ready - now))
        if row.table is None:
            state.others = max(0, (await self.counts())[""] - 1)
            state.expected = await self._expected(wish, now)
            return state
        await self._tables.ledger.enter_all()  # its promise is in the list before anybody knows it
        state.table = row.table
        due = await self._store.due_at(row.table)
        state.within = max(0.0, (due or now) - now)
        for _, body in await self._store.events(row.table, limit=1):
            created = decode_event(body)
            state.rated = isinstance(created, TableCreated) and created.rated
        return state

    async def _expected(self, wish: Wish, now: float) -> float | None:
        """How long others have waited lately for the quickest of what is looked for."""
        kinds = {wait_kind(game, wish.clock, wish.rated) for game in wish.games}
        rows = await self._store.recent_waits(now - WAITS_KEPT)
        known = [row.seconds for row in rows if row.kind in kinds and row.times >= KNOWN_WAITS]
        return min(known, default=None)


def entry_of(row: WaitingRow) -> Entry:
    """What is kept of somebody who waits."""
    return msgspec.json.decode(row.wish, type=Entry)


def wish_of(row: WaitingRow) -> Wish:
    """What somebody looks for."""
    return entry_of(row).wish


def request_of(row: WaitingRow) -> Request:
    """Somebody who waits, as they are matched with others."""
    entry = entry_of(row)
    return entry.wish.request(row.player, row.entered, row.ready, entry.ratings)
