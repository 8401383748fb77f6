"""A browser at a table: it keeps what the messages say, and checks that each is well formed."""

import asyncio
import json
import random
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from medici.playback import Step
from medici.scene import Scene
from medici.server.wire.messages import BrowserSnapshot, BrowserUpdate, TableView
from tests.server.conftest import Raw, exactly, raw


class Browser:
    """What a page knows after the messages so far."""

    def __init__(self, socket: Raw) -> None:
        self.socket = socket
        self.view: TableView
        self.log: list[Step] = []
        self.shown: list[Step] = []  # every step that came with a scene
        self.seen: list[str] = []  # every message as it came
        self.asked = 0

    async def hello(self, seq: int | None = None) -> str:
        """Come in, or come back; with what one is welcomed."""
        await self.socket.send({"type": "hello", "seq": seq, "scenes": True})
        return await self.next()

    async def next(self) -> str:
        """Take the next news in."""
        text = json.dumps(await self.socket.receive("snapshot", "update"))
        self.seen.append(text)
        message = exactly(text, BrowserSnapshot | BrowserUpdate)
        self.view = message.table
        assert message.seq == self.view.seq
        if isinstance(message, BrowserSnapshot):
            self.log = message.log
            assert not any(isinstance(step.scene, Scene) for step in self.log)
        else:
            self.take(message)
        assert [step.n for step in self.log] == list(range(1, self.view.moves + 1))
        return "snapshot" if isinstance(message, BrowserSnapshot) else "update"

    def take(self, message: BrowserUpdate) -> None:
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
