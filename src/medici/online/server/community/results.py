"""Enter the results of finished games, and let them count for ratings.

A game's end is stored by its last move. Its result is entered afterwards, in the background. What
a crash or another server has left behind is found again by a query: none is lost, and none counts
twice. Whoever hangs on ``listeners`` may miss a result for the same reasons, and must look for it.
"""

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from inspect import isawaitable

from medici.online.community.finished import FinishedSeat, FinishedTable, places, speed_of
from medici.online.server.hosting.hosted_table import HostedTable
from medici.online.server.hosting.log_reader import PLAY, LogReader
from medici.online.server.logs import log
from medici.online.store import Store, StoreError
from medici.online.store.community.results import EnteredResult
from medici.online.tables import LiveTable, decode_event
from medici.online.tables import events as ev
from medici.record import MediciError

AT_ONCE = 100  # tables that are looked for at once
OLD_AT_ONCE = 50  # of those from before there were results, in one round
GATHER = 0.5  # seconds in which ends come together
PAUSE = 0.02  # seconds between two tables of long ago: they can wait

Listener = Callable[[EnteredResult], Awaitable[None] | None]


class ResultWriter:
    """Enters what is not entered yet."""

    def __init__(self, store: Store, logs: LogReader, seconds: float) -> None:
        self.store = store
        self.seconds = seconds  # between looks for what others have left behind
        self.listeners: list[Listener] = []  # called with each result that was entered here
        self._logs = logs
        self._ended = asyncio.Event()

    def on_stored(self, hosted: HostedTable) -> None:
        """Have the result of a game entered soon that is over."""
        if hosted.live.phase == "over":
            self._ended.set()

    async def run(self) -> None:
        """Enter results as they come, and whatever another server has left behind."""
        while True:
            try:
                await self.enter_all()
            except StoreError as problem:
                log.warning("results cannot be entered now", exc_info=problem)
            with suppress(TimeoutError):
                async with asyncio.timeout(self.seconds):
                    await self._ended.wait()
                    await asyncio.sleep(GATHER)
            self._ended.clear()

    async def enter_all(self) -> None:
        """Enter all that is to be entered now, and some of long ago."""
        while tables := await self.store.unentered(AT_ONCE):
            for table_id in tables:
                await self._enter(table_id)
        while await self.store.fold_ratings():
            pass
        for table_id in await self.store.unentered(OLD_AT_ONCE, old=True):
            await self._enter(table_id)
            await asyncio.sleep(PAUSE)

    async def _enter(self, table_id: str) -> None:
        """Enter one table; one whose log cannot be read is left alone from then on."""
        try:
            finished = await read_finished(self._logs, table_id)
        except (MediciError, ValueError, LookupError) as problem:
            log.warning("a result cannot be read", extra={"table": table_id}, exc_info=problem)
            await self.store.note_unreadable(table_id)
            return
        entered = await self.store.enter_result(finished)
        if entered is None:
            return
        if finished.rated:
            await self.store.fold_ratings()
        for listener in self.listeners:
            try:
                heard = listener(entered)
                if isawaitable(heard):
                    await heard
            except Exception:
                log.exception("a result was entered, but not heard", extra={"table": table_id})


async def read_finished(logs: LogReader, table_id: str) -> FinishedTable:
    """A finished table as its log tells; ValueError or MediciError if it does not."""
    bodies = await logs.read(table_id)
    if not bodies:
        raise ValueError("expected a log; got none")
    live = await logs.fold(bodies, skipped=PLAY)
    ends = (decode_event(body) for body in reversed(bodies) if body.startswith(b'{"type":"ended"'))
    ended = next(ends, None)
    if not isinstance(ended, ev.Ended):
        raise ValueError("expected the end of a game; got a log without one")
    return finished_table(live, ended.at)


def finished_table(live: LiveTable, ended: float) -> FinishedTable:
    """What counts of a game that is over."""
    result, created = live.result, live.created
    if result is None:
        raise ValueError("expected a finished game; got one without a result")
    fled = [number for number, seat in enumerate(live.seats) if seat.lost_by is not None]
    scores = result["scores"]
    ranked = places(scores, result["winners"], fled)
    seats = tuple(
        FinishedSeat(
            number,
            seat.player,
            "" if seat.player is not None else seat.bot or "",
            ranked[number],
            scores[number],
            number in fled,
        )
        for number, seat in enumerate(live.seats)
    )
    speed = speed_of(created.clock.kind, created.clock.seconds)
    people = {seat.player for seat in seats if seat.player is not None}
    rated = created.rated and speed != "none" and len(people) == len(seats) > 1
    return FinishedTable(live.id, created.game, speed, rated, created.event, ended, seats)
