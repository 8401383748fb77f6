"""Games to watch: what is shown of each in a list, as far as onlookers may know it."""

import asyncio
import time
from collections.abc import Callable, Iterable

import msgspec

from medici.online.community.finished import speed_of
from medici.online.server.community.profiles import Profiles
from medici.online.server.hosting.hosted_table import HostedTable
from medici.online.server.hosting.table_service import TableService
from medici.online.store import NoSuchTable
from medici.online.store.tables import RUNNING
from medici.online.tables import TimeControl
from medici.online.tables.view import GameName, game_name

LISTED = 24  # games
FRESH_SECONDS = 5.0  # for which the list is kept


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
        self._profiles = profiles
        self._clock = clock
        self._asked = float("-inf")
        self._asking = asyncio.Lock()
        self._known: list[WatchedTable] = []

    async def best(self) -> list[WatchedTable]:
        """The public games, the best first."""
        async with self._asking:  # whoever comes meanwhile gets the same answer
            if self._clock() - self._asked >= FRESH_SECONDS:
                rows = await self._tables.store.best_games(LISTED)
                self._known = await self.named(row.id for row in rows)
                self._asked = self._clock()
        return self._known

    async def named(self, ids: Iterable[str]) -> list[WatchedTable]:
        """Those of some tables at which a game is played, the best first.

        None of a round in which others get the same deal: only its players look at such a table.
        """
        found = []
        for table_id in ids:
            try:
                hosted = await self._tables.table(table_id)
            except NoSuchTable:
                continue
            if hosted.live.phase == RUNNING and not hosted.live.created.deal:
                found.append(await self._watched(hosted))
        found.sort(key=lambda strength_and_table: -strength_and_table[0])
        return [table for _, table in found]

    async def _watched(self, hosted: HostedTable) -> tuple[float, WatchedTable]:
        """A game as it is shown, and the mean rating of the people who play, which is not."""
        table, created = await self._tables.table_for(hosted, None), hosted.live.created
        people = [seat.player for seat in hosted.live.seats if seat.player is not None]
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
            table=hosted.id,
            game=game_name(table),
            rated=created.rated,
            event=created.event,
            clock=created.clock,
            day=len(table.game.days) + 1 if table.game is not None else 1,
            behind=table is not hosted.live,
            seats=seats,
        )
