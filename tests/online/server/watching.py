"""A browser at a table: it holds the game by its events, and checks that each message fits."""

import asyncio
import json
import random
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import httpx
from msgspec import UNSET

from medici.online.server.wire.messages import Events
from medici.online.tables import Player, Snapshot
from medici.presentation.playback import Step
from tests.online.server.conftest import Raw, exactly, raw
from tests.online.tables.following import Follower, News
from tests.waiting import PATIENCE


class Browser:
    """What a page knows after the messages so far."""

    def __init__(self, socket: Raw, player: Player | None) -> None:
        self.socket = socket
        self.player = player
        self.table = Follower()
        self.shown: list[Step] = []  # every step that came after the first hello
        self.seen: list[str] = []  # every message as it came
        self.asked = 0

    async def hello(self, seq: int | None = None) -> News:
        """Come in anew, or come back having seen so much; what one is told."""
        if seq is None:
            self.table = Follower()
        await self.socket.send({"type": "hello", "seq": seq, "log": True})
        return await self.next()

    async def next(self) -> News:
        """Take the next news in, all parts of them."""
        kept, fresh = len(self.log), 0
        while True:
            text = json.dumps(await self.socket.receive("events", "snapshot"))
            self.seen.append(text)
            message: Events = exactly(text, Events)
            assert message.first == self.table.seq + 1
            news = self.table.hear(message.events)
            kept, fresh = min(kept, news.kept), fresh + len(news.steps)
            self.shown += news.steps
            if message.more is not True:
                break
        if message.you is not UNSET:
            assert message.you == (self.player.id if self.player else None)
        live = self.table.live
        due = live.due()
        assert (message.actor, message.clocks) == (live.actor(), live.clocks)
        assert message.deadline == (due[1] if due else None)
        assert [step.n for step in self.log] == list(range(1, self.view.moves + 1))
        return News(kept, self.shown[-fresh:] if fresh else [])

    @property
    def log(self) -> list[Step]:
        """Every step so far, without its scene."""
        return self.table.log

    @property
    def view(self) -> Snapshot:
        """The table as the player sees it."""
        return self.table.view(self.player)

    async def command(self, kind: str, **fields: Any) -> None:
        """Ask for something; the answer may come later."""
        self.asked += 1
        message = {"type": kind, "cmd_id": f"{kind}-{self.asked}-{self.table.seq}"}
        await self.socket.send(message | {"seq": self.table.seq} | fields)

    async def play(self, chooser: random.Random) -> None:
        """Play at random to the end, for all of one's seats."""
        async with asyncio.timeout(PATIENCE):
            while self.table.live.phase == "running":
                if legal := self.view.legal:
                    await self.command("move", move=chooser.choice(legal))
                await self.next()


async def whose(url: str, session: str | None) -> Player | None:
    """The player of a session."""
    if session is None:
        return None
    async with httpx.AsyncClient(base_url=url) as http:
        me = (await http.get("/api/me", headers={"Authorization": f"Bearer {session}"})).json()
    return Player(me["player"], me["name"])


@asynccontextmanager
async def watching(url: str, table: str, session: str | None) -> AsyncIterator[Browser]:
    """A browser that has said hello."""
    async with raw(url, table, session, hello=False) as socket:
        browser = Browser(socket, await whose(url, session))
        await browser.hello()
        browser.shown.clear()
        yield browser
