"""Games to watch: what is shown of each in a list, as far as onlookers may know it."""

import asyncio
import time
from collections.abc import Callable, Collection, Iterable, Mapping
from contextlib import suppress

import msgspec

from medici.online.community.finished import speed_of
from medici.online.server.community.profiles import Profiles
from medici.online.server.hosting.followed_tables import FollowedTables, Look
from medici.online.server.hosting.hosted_table import NOTE_SECONDS
from medici.online.server.hosting.table_service import TableService
from medici.online.store import NoSuchTable
from medici.online.store.database import EVERY
from medici.online.store.tables import RUNNING
from medici.online.tables import LiveTable, TimeControl
from medici.online.tables.view import GameName, game_name

LISTED = 24  # games
LOOKED_AT = 96  # of which only bots may play some
FRESH_SECONDS = 5.0  # for which the list is kept
STILL_SECONDS = 900.0  # without any event, after which nobody plays any more


class WatchedSeat(msgspec.Struct):
    """Somebody who plays."""

    name: str
    bot: str | None
    player: str | None  # whose profile can be seen
    rating: int | None  # None: none yet, or not for everybody
    settled: bool
    score: int | None  # as far as onlookers know it; None before there is any


class WatchedTable(msgspec.Struct):
    """A game to watch."""

    table: str
    game: GameName
    rated: bool
    event: str
    clock: TimeControl
    day: int
    behind: bool  # whether onlookers see it a lot behind those who play
    seats: list[WatchedSeat]


class WatchList:
    """The public games that are played now, the best first; answered from memory for seconds."""

    def __init__(
        self,
        tables: TableService,
        profiles: Profiles,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self._tables = tables
        self._followed = FollowedTables(tables)
        self._profiles = profiles
        self._clock = clock
        self._asked = float("-inf")
        self._asking = asyncio.Lock()
        self._known: list[WatchedTable] = []
        self._passed: dict[str, int] = {}  # not to be listed before something happens after a seq

    async def best(self) -> list[WatchedTable]:
        """The public games, the best first."""
        async with self._asking:  # whoever comes meanwhile gets the same answer
            if self._clock() - self._asked >= FRESH_SECONDS:
                self._known = await self._told(await self._alive())
                self._asked = self._clock()
        return self._known

    async def named(self, ids: Collection[str]) -> list[WatchedTable]:
        """Those of some tables at which a game is played, the best first.

        None of a round in which others get the same deal: only its players look at such a table.
        """
        seqs = await self._tables.store.last_seqs(list(ids))
        return await self._told(
            look for look in await self._looks(seqs) if is_to_be_seen(look.live)
        )

    async def _alive(self) -> list[Look]:
        """The best games that somebody still plays, not bots alone for those who have gone."""
        since = self._tables.uptime.time.now() - STILL_SECONDS
        rows = await self._tables.store.best_games(since, since - NOTE_SECONDS, LOOKED_AT)
        found: list[Look] = []
        passed = {row.id: self._passed.get(row.id, 0) for row in rows}
        for row in rows:
            if passed[row.id] >= row.last_seq:
                continue
            for look in await self._looks({row.id: row.last_seq}):
                live = look.live
                if is_to_be_seen(live) and live.company > 1 and not live.deserted:
                    found.append(look)
                else:
                    passed[row.id] = EVERY if live.created.deal else row.last_seq
            if len(found) == LISTED:
                break
        self._passed = passed
        return found

    async def _looks(self, seqs: Mapping[str, int]) -> list[Look]:
        """Tables that have so many events each; those that were archived just now are left out."""
        looks = []
        for table_id, seq in seqs.items():
            with suppress(NoSuchTable):
                looks.append(await self._followed.look(table_id, seq))
        return looks

    async def _told(self, looks: Iterable[Look]) -> list[WatchedTable]:
        """What is told of some games, the best first."""
        told = [await self._watched(look) for look in looks]
        told.sort(key=lambda strength_and_table: -strength_and_table[0])
        return [table for _, table in told]

    async def _watched(self, look: Look) -> tuple[float, WatchedTable]:
        """A game as it is shown, and the mean rating of the people who play, which is not."""
        live, table = look
        created = live.created
        people = [seat.player for seat in live.seats if seat.player is not None]
        speed = speed_of(created.clock)
        skills = await self._tables.store.ratings(people, created.game, speed)
        open_to_all = await self._profiles.open_to_all(people, "ratings")
        scores = table.game.scores if table.game is not None else None
        seats = []
        for number, seat in enumerate(table.seats):
            skill = skills.get(seat.player or "") if seat.player in open_to_all else None
            seats.append(
                WatchedSeat(
                    name=seat.name,
                    bot=seat.bot,
                    player=seat.player,
                    rating=None if skill is None else round(skill.points),
                    settled=skill is not None and skill.settled,
                    score=None if scores is None else scores[number],
                )
            )
        points = [skill.mu for skill in skills.values()]
        return sum(points) / len(points) if points else 0.0, WatchedTable(
            table=live.id,
            game=game_name(table),
            rated=created.rated,
            event=created.event,
            clock=created.clock,
            day=len(table.game.days) + 1 if table.game is not None else 1,
            behind=table is not live,
            seats=seats,
        )


def is_to_be_seen(table: LiveTable) -> bool:
    """Whether a game is played that others may look at before its end."""
    return table.phase == RUNNING and not table.created.deal
