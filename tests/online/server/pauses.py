"""How long one turn of the loop takes, and logs that are longer than any game."""

import asyncio
import gc
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


class Pauses:
    """The longest turn of the loop, in seconds of its thread: other programs do not count."""

    longest = 0.0

    async def watch(self) -> None:
        """Look at every turn."""
        while True:
            began = time.thread_time()
            await asyncio.sleep(0)
            self.longest = max(self.longest, time.thread_time() - began)


@asynccontextmanager
async def watched_loop() -> AsyncIterator[Pauses]:
    """Measure what the loop does meanwhile."""
    gc.collect()
    gc.freeze()  # what earlier tests have left behind is not the loop's work
    pauses = Pauses()
    watching = asyncio.create_task(pauses.watch())
    try:
        yield pauses
    finally:
        watching.cancel()
        gc.unfreeze()


@asynccontextmanager
async def opened(store: str, **settings: float) -> AsyncIterator[Services]:
    """A house in this loop."""
    services = await Services.open(Settings(store=store, **settings))  # type: ignore[arg-type]
    try:
        yield services
    finally:
        await services.close()


def begun(table: str, at: float, clock: TimeControl | None = None) -> tuple[LiveTable, list[Event]]:
    """A running game of Ada and Bruno."""
    terms = Terms("board", 2, clock=clock or TimeControl(), public=True)
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
