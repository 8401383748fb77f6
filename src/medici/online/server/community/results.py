"""Enter the results of finished games, and let them count for ratings.

A game's end is stored by its last move. Its result is entered afterwards, in the background. What
a crash or another server has left behind is found again by a query: none is lost, and none counts
twice. Whoever hangs on ``listeners`` may miss a result for the same reasons, and must look for it.
"""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from inspect import isawaitable

from medici.online.community.finished import FinishedSeat, FinishedTable, places, speed_of
from medici.online.community.leaving import left_at
from medici.online.server.hosting.hosted_table import HostedTable
from medici.online.server.hosting.log_reader import PLAY, LogReader
from medici.online.server.logs import log
from medici.online.server.tasks import await_news
from medici.online.store import Store, StoreError
from medici.online.store.community.results import EnteredResult
from medici.online.tables import LiveTable, decode_event
from medici.online.tables import events as ev
from medici.record import MediciError

AT_ONCE = 100  # tables that are looked for at once
OLD_AT_ONCE = 50  # of those from before there were results, in one round
GATHER = 0.5  # seconds in which ends come together
PAUSE = 0.02  # seconds between two tables of long ago: they can wait
MOST_AT_HAND = 1000  # tables that ended here; the logs of more are read

Listener = Callable[[EnteredResult], Awaitable[None] | None]


class ResultWriter:
    """Enters what is not entered yet."""

    def __init__(self, store: Store, logs: LogReader, seconds: float) -> None:
        self.store = store
        self.seconds = seconds  # between looks for what others have left behind
        self.listeners: list[Listener] = []  # called with each result that was entered here
        self._logs = logs
        self._at_hand: dict[str, HostedTable] = {}  # ended here: their logs need not be read
        self._ended = asyncio.Event()

    def on_stored(self, hosted: HostedTable) -> None:
        """Have the result of a game entered soon that is over."""
        if hosted.live.phase == "over":
            if len(self._at_hand) < MOST_AT_HAND:
                self._at_hand[hosted.id] = hosted
            self._ended.set()

    async def run(self) -> None:
        """Enter results as they come, and whatever another server has left behind."""
        while True:
            try:
                await self.enter_all()
            except StoreError as problem:
                log.warning("results cannot be entered now", exc_info=problem)
            await await_news(self._ended, self.seconds, GATHER)
            self._ended.clear()

    async def enter_all(self) -> None:
        """Enter all that is to be entered now, and some of long ago."""
        while tables := await self.store.unentered(AT_ONCE):
            await self._enter(tables)
        self._at_hand.clear()  # other servers have entered what is left
        while await self.store.fold_ratings():
            pass
        for table_id in await self.store.unentered(OLD_AT_ONCE, old=True):
            await self._enter([table_id])
            await asyncio.sleep(PAUSE)

    async def _enter(self, tables: Sequence[str]) -> None:
        """Enter some tables together, let rated ones count, and tell who listens."""
        finished = []
        for table_id in tables:
            if (table := await self._finished(table_id)) is not None:
                finished.append(table)
            await asyncio.sleep(0)  # moves come in between
        if not finished:
            return
        entered = await self.store.enter_results(finished)
        if any(result.table.rated for result in entered):
            while await self.store.fold_ratings():
                pass
        for result in entered:
            await self._tell(result)

    async def _finished(self, table_id: str) -> FinishedTable | None:
        """A finished table; one whose log cannot be read is left alone from then on."""
        try:
            hosted = self._at_hand.pop(table_id, None)
            if hosted is None:
                return await read_finished(self._logs, table_id)
            return finished_table(hosted.live, end_of(hosted.log))
        except (MediciError, ValueError, LookupError) as problem:
            log.warning("a result cannot be read", extra={"table": table_id}, exc_info=problem)
            await self.store.note_unreadable(table_id)
            return None

    async def _tell(self, entered: EnteredResult) -> None:
        for listener in self.listeners:
            try:
                heard = listener(entered)
                if isawaitable(heard):
                    await heard
            except Exception:
                about = {"table": entered.table.table}
                log.exception("a result was entered, but not heard", extra=about)


async def read_finished(logs: LogReader, table_id: str) -> FinishedTable:
    """A finished table as its log tells; ValueError or MediciError if it does not."""
    bodies = await logs.read(table_id)
    if not bodies:
        raise ValueError("expected a log; got none")
    return finished_table(await logs.fold(bodies, skipped=PLAY), end_of(bodies))


def end_of(bodies: Sequence[bytes]) -> float:
    """When the game of a log ended; ValueError if it did not."""
    ends = (decode_event(body) for body in reversed(bodies) if body.startswith(b'{"type":"ended"'))
    ended = next(ends, None)
    if not isinstance(ended, ev.Ended):
        raise ValueError("expected the end of a game; got a log without one")
    return ended.at


def finished_table(live: LiveTable, ended: float) -> FinishedTable:
    """What counts of a game that is over."""
    result, created = live.result, live.created
    if result is None:
        raise ValueError("expected a finished game; got one without a result")
    left = left_at(live)
    scores = result["scores"]
    ranked = places(scores, result["winners"], left)
    seats = tuple(
        FinishedSeat(
            number,
            seat.player,
            "" if seat.player is not None else seat.bot or "",
            ranked[number],
            scores[number],
            number in left,
        )
        for number, seat in enumerate(live.seats)
    )
    speed = speed_of(created.clock)
    people = {seat.player for seat in seats if seat.player is not None}
    rated = created.rated and speed != "none" and len(people) == len(seats) > 1
    about = live.id, created.game, speed, rated, created.event, ended
    return FinishedTable(*about, seats, imported=not live.proven)
