"""How much one turn of the loop does, and logs that are longer than any game."""

import asyncio
import sys
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec

from medici.fair import new_secret
from medici.online.server import Settings
from medici.online.server.hosting.stored_table import TableHead
from medici.online.server.services import Services
from medici.online.store import NewTable, open_store
from medici.online.tables import Event, LiveTable, Player, Terms, TimeControl, encode_event
from medici.online.tables import commands as cmd
from medici.online.tables import events as ev

ADA, BRUNO = Player("ada", "Ada"), Player("bruno", "Bruno")


class Turns:
    """Counts what the loop of this thread does in one turn, in calls of functions.

    Unlike seconds, they are the same on every machine.
    """

    most = 0  # calls in one turn
    seen = 0  # turns
    _calls = 0

    def _count(self, _frame: object, event: str, _argument: object) -> None:
        self._calls += event in ("call", "c_call")

    async def watch(self) -> None:
        """Look at every turn."""
        sys.setprofile(self._count)
        try:
            while True:
                self._calls = 0
                await asyncio.sleep(0)
                self.most = max(self.most, self._calls)
                self.seen += 1
        finally:
            sys.setprofile(None)


class TickingClock:
    """A clock that moves on by a millisecond whenever it is looked at, as if that were the work."""

    now = 0.0

    def perf_counter(self) -> float:
        """The time, a little later each time."""
        self.now += 0.001
        return self.now


@asynccontextmanager
async def watched_loop() -> AsyncIterator[Turns]:
    """Count what the loop does meanwhile."""
    turns = Turns()
    watching = asyncio.create_task(turns.watch())
    try:
        yield turns
    finally:
        watching.cancel()
        await asyncio.wait([watching])


@asynccontextmanager
async def opened(store: str, **settings: float) -> AsyncIterator[Services]:
    """A house in this loop."""
    services = await Services.open(Settings(store=store, **settings))  # type: ignore[arg-type]
    try:
        yield services
    finally:
        await services.close()


def begun(
    table: str, at: float, clock: TimeControl | None = None, public: bool = True
) -> tuple[LiveTable, list[Event]]:
    """A running game of Ada and Bruno; of a public one onlookers see the last lot later."""
    terms = Terms("board", 2, clock=clock or TimeControl(), public=public)
    live, log = LiveTable.create(table, terms, ADA, new_secret(), at)
    for player, command in ((ADA, cmd.Join(seed="a")), (BRUNO, cmd.Join(seed="b"))):
        log += (events := live.decide(command, player, at))
        live.take(events)
    log += (events := live.decide(cmd.Start(), ADA, at))
    live.take(events)
    return live, log


async def keep(
    url: str, table: str, log: list[Event], at: float, status: str = "running", **more: Any
) -> None:
    """Put a log into a store that is not in use."""
    store = await open_store(url)
    for player in (ADA, BRUNO):
        if await store.player(player.id) is None:
            await store.create_player(player.id, player.name, player.id.encode(), time.time())
    head = msgspec.json.encode(TableHead("board", 2, "Ada"))
    first, rest = encode_event(log[0]), [encode_event(event) for event in log[1:]]
    row = NewTable(table, head, [first], bytes(32), True, status=status, **more)
    await store.create_table(row, at)
    for start in range(0, len(rest), 500):
        await store.append(table, start + 1, rest[start : start + 500], None, at)
    await store.close()


def hesitant(table: str, pairs: int, at: float) -> list[Event]:
    """A log in which somebody takes the same move back again and again."""
    live, log = begun(table, at)
    seat, game = live.actor(), live.game
    assert seat is not None
    assert game is not None
    moved = ev.Moved(at=at, seat=seat, move="auction", clocks=None)
    return log + [moved, ev.Undone(at=at, seat=seat, moves=len(game.moves))] * pairs


def file_in(folder: Path) -> str:
    """The address of a store in a folder."""
    return f"sqlite:///{folder / 'store.db'}"
