"""Look at finished games for achievements, in the order in which their results were entered.

How far it came stands in the store, with what was found: a crash or another server in between
loses nothing, and nothing counts twice.
"""

import asyncio
import time

from medici.online.community.achievements import achievements_of
from medici.online.server.hosting.log_reader import LogReader
from medici.online.server.logs import log
from medici.online.server.tasks import await_news
from medici.online.store import Store, StoreError
from medici.online.store.community.achievements import Earned, UnseenResult
from medici.online.tables import LiveTable
from medici.record import MediciError

AT_ONCE = 20  # results that are looked at before it is noted how far it came
GATHER = 0.5  # seconds in which results come together
REST = 30.0  # seconds for each second of work, so that moves are not slowed


class AchievementWriter:
    """Finds what finished games have earned."""

    def __init__(self, store: Store, logs: LogReader, seconds: float, rest: float = 0.0) -> None:
        self.store = store
        self.seconds = seconds  # between looks for what others have left behind
        self._logs = logs
        self._rest = rest
        self._entered = asyncio.Event()

    def on_result(self, _: object) -> None:
        """A result was entered, which is looked at soon."""
        self._entered.set()

    async def run(self) -> None:
        """Look at results as they come."""
        while True:
            try:
                await self.catch_up()
            except StoreError as problem:
                log.warning("achievements cannot be entered now", exc_info=problem)
            await await_news(self._entered, self.seconds, GATHER)
            self._entered.clear()

    async def catch_up(self) -> None:
        """Look at all results that nobody has looked at."""
        while await self._look_at_some():
            pass

    async def _look_at_some(self) -> bool:
        """Look at the next few; False if there are none."""
        after = await self.store.achievement_cursor()
        results = await self.store.unseen_results(after, AT_ONCE)
        earned: list[Earned] = []
        for result in results:
            began = time.perf_counter()
            if not result.void:
                earned += await self._look_at(result)
            await asyncio.sleep(self._rest * (time.perf_counter() - began))
        if results:  # whoever was first has entered the same
            await self.store.enter_achievements(after, results[-1].number, earned)
        return bool(results)

    async def _look_at(self, result: UnseenResult) -> list[Earned]:
        """What was achieved in a game; nothing if it is in the archive or cannot be read."""
        bodies = await self._logs.read(result.table)
        if not bodies:
            return []
        try:
            live = await self._logs.fold(bodies)
            return await asyncio.to_thread(earned_by, live, result)
        except (MediciError, ValueError, LookupError) as problem:
            about = {"table": result.table}
            log.warning("achievements cannot be read", extra=about, exc_info=problem)
            return []


def earned_by(live: LiveTable, result: UnseenResult) -> list[Earned]:
    """What the people of a finished table have achieved there.

    Nobody whose seat a bot has at the end, or who played for several; and nothing in a game that
    came from a browser, which chose what chance did and how bots played.
    """
    if live.game is None or not live.game.over or not live.proven:
        return []
    people = [None if seat.bot is not None else seat.player for seat in live.seats]
    return [
        Earned(player, kind, result.number, result.table, result.ended)
        for player, kinds in zip(people, achievements_of(live.game), strict=True)
        if player is not None and people.count(player) == 1
        for kind in kinds
    ]
