"""A browser at a table: it keeps what the messages say, and checks that each is well formed."""

import asyncio
import json
import random
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, Literal

import msgspec

from medici.playback import Step
from medici.scene import Scene
from medici.tables import Clock, SeatView
from medici.tables.view import Saying
from tests.server.conftest import Raw, raw


class TableView(msgspec.Struct, forbid_unknown_fields=True):
    """A table as web/src/lib/types.ts has it."""

    table: str
    seq: int
    game: Literal["board", "card", "dice"]
    options: dict[str, bool | str]
    public: bool
    host: str
    yours: bool
    seats: list[SeatView]
    phase: Literal["open", "running", "over", "cancelled"]
    clock: Clock
    clocks: list[float] | None
    deadline: float | None
    actor: int | Literal["nature"] | None
    legal: list[str]
    can_undo: bool
    moves: int
    days: list[dict[str, Any]]
    result: dict[str, Any] | None
    commitment: str
    chat: list[Saying]
    pace: float | None
    rematch: str | None
    scene: Scene | None


class Welcomed(msgspec.Struct, tag="snapshot", tag_field="type", forbid_unknown_fields=True):
    seq: int
    table: TableView
    log: list[Step]


class Updated(msgspec.Struct, tag="update", tag_field="type", forbid_unknown_fields=True):
    seq: int
    table: TableView
    steps: list[Step]
    undone: bool


class Browser:
    """What a page knows after the messages so far."""

    def __init__(self, socket: Raw) -> None:
        self.socket = socket
        self.view: TableView
        self.log: list[Step] = []
        self.shown: list[Step] = []  # every step that came with a scene
        self.seen: list[str] = []  # all that was told
        self.asked = 0

    async def hello(self, seq: int | None = None) -> str:
        """Come in, or come back; with what one is welcomed."""
        await self.socket.send({"type": "hello", "seq": seq, "scenes": True})
        return await self.next()

    async def next(self) -> str:
        """Take the next news in."""
        found = json.dumps(await self.socket.receive("snapshot", "update"))
        self.seen.append(found)
        message = msgspec.json.decode(found, type=Welcomed | Updated)
        self.view = message.table
        assert message.seq == self.view.seq
        if isinstance(message, Welcomed):
            self.log = message.log
            assert not any(isinstance(step.scene, Scene) for step in self.log)
        else:
            self.take(message)
        assert [step.n for step in self.log] == list(range(1, self.view.moves + 1))
        return "snapshot" if isinstance(message, Welcomed) else "update"

    def take(self, message: Updated) -> None:
        before = message.table.moves - len(message.steps)
        if message.undone:
            del self.log[before:]
        assert len(self.log) == before
        self.log += message.steps
        self.shown += message.steps
        if message.steps:
            assert message.steps[-1].scene == message.table.scene

    async def until(self, moves: int) -> None:
        """Listen until so many moves have been told."""
        async with asyncio.timeout(20):
            while self.view.moves < moves and self.view.phase == "running":
                await self.next()

    async def command(self, kind: str, **fields: Any) -> None:
        """Ask for something; the answer may come later."""
        self.asked += 1
        message = {"type": kind, "cmd_id": f"{kind}-{self.asked}-{self.view.seq}"}
        await self.socket.send(message | {"seq": self.view.seq} | fields)

    async def play(self, chooser: random.Random) -> None:
        """Play at random to the end, for all of one's seats."""
        async with asyncio.timeout(60):
            while self.view.phase == "running":
                if self.view.legal:
                    await self.command("move", move=chooser.choice(self.view.legal))
                await self.next()


@asynccontextmanager
async def watching(url: str, table: str, session: str | None) -> AsyncIterator[Browser]:
    """A browser that has said hello."""
    async with raw(url, table, session, hello=False) as socket:
        browser = Browser(socket)
        assert await browser.hello() == "snapshot"
        yield browser
