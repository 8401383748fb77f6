"""A live table over a WebSocket that comes back by itself: no event is missed or seen twice."""

import asyncio
import json
import secrets
from collections import deque
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any, Self

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidStatus, WebSocketException

from medici.fair import Kept, Witness
from medici.online.client.check import Check
from medici.online.client.errors import ClientError

FIRST_PAUSE, LONGEST_PAUSE = 0.05, 5.0  # seconds between attempts to come back
LARGEST = 4 * 1024 * 1024  # bytes of a message that comes
LONGEST = 65_536  # bytes of a message that goes; a server hangs up on one who sends more
FINAL = (400, 401, 403, 404)  # answers after which it makes no sense to come back
CROWDED = 429  # too many sockets from this address; worth waiting for once one was in
AGAIN = "unavailable"  # the code of a refusal after which a command is sent again
TRIES = 3  # of a command, when a refusal does not say which one it is about
DISMISSED = 4001  # the code of a socket whose player has been forgotten or signed out
TOO_BIG = 1009  # the code of a socket over which came more than the server reads


@dataclass
class Sent:
    """A command that waits for its answer."""

    text: str
    answer: asyncio.Future[int]
    tries: int = 1

    def fail(self, problem: BaseException) -> None:
        """It will not be answered."""
        if not self.answer.done():
            self.answer.set_exception(problem)


@dataclass
class Update:
    """What happened, and what you may do now."""

    seq: int  # of the last event here
    events: list[dict[str, Any]] = field(default_factory=list)
    actor: int | None = None
    legal: list[str] = field(default_factory=list)  # empty unless it is your turn
    clocks: list[float] | None = None
    deadline: float | None = None
    state: dict[str, Any] | None = None
    snapshot: dict[str, Any] | None = None  # the whole table, at first and after a long absence

    @property
    def over(self) -> bool:
        """Whether the table has come to its end."""
        if self.snapshot is not None:
            return self.snapshot["phase"] in ("over", "cancelled")
        return any(event["type"] in ("ended", "cancelled") for event in self.events)


class Live:
    """A table that is followed from ``async with`` on; iterate over it for updates."""

    def __init__(
        self,
        base_url: str,
        table: str,
        session: str | None,
        judge: Callable[[str, Kept], Awaitable[Check]],
        *,
        state: bool = False,
        kept: Kept | None = None,
    ) -> None:
        self.id = table
        self._judge = judge
        self._witness = Witness(table, kept)
        self.snapshot: dict[str, Any] = {}  # as it was on the way in
        self.seq = 0  # of the last event that has arrived
        self.legal: list[str] = []
        self.orders: list[dict[str, Any]] = []  # of your own, that stand
        self.reconnects = 0
        self._url = f"ws{base_url.removeprefix('http')}/api/tables/{table}/live"
        self._headers = {"Authorization": f"Bearer {session}"} if session else {}
        self._wants_state = state
        self._socket: ClientConnection | None = None
        self._waiting: dict[str, Sent] = {}
        self._updates: deque[Update] = deque()
        self._arrived = asyncio.Event()
        self._follower: asyncio.Task[None] | None = None
        self._shown = 0  # the seq of the update that was last given
        self._failure: BaseException | None = None
        self._retry: asyncio.Task[None] | None = None
        self._doubting: asyncio.Task[None] | None = None
        self._closed = False

    async def __aenter__(self) -> Self:
        self._follower = asyncio.create_task(self._follow())
        while not self.snapshot and self._failure is None:
            await self._arrived.wait()
            self._arrived.clear()
        if self._failure is not None:
            raise self._failure
        self._arrived.set()
        self._shown = self.seq
        return self

    async def __aexit__(self, *_: object) -> None:
        self._closed = True
        tasks = [task for task in (self._follower, self._doubting) if task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def __aiter__(self) -> AsyncIterator[Update]:
        """Updates as they come; the first is the snapshot. Ends with the game."""
        while True:
            while not self._updates:
                if self._failure is not None:
                    raise self._failure
                await self._arrived.wait()
                self._arrived.clear()
            update = self._updates.popleft()
            self._shown = update.seq
            yield update
            if update.over:
                return

    async def move(self, move: str, seq: int | None = None) -> int:
        """Make a move; returns once it is durable. It answers the update that was last given."""
        return await self.command("move", move=move, seq=self._shown if seq is None else seq)

    async def join(
        self, seat: int | None = None, seed: str | None = None, name: str | None = None
    ) -> int:
        """Sit down; the seed is your part in chance. Another name gets you another seat."""
        more = {} if name is None else {"name": name}
        seed = seed or secrets.token_hex(16)
        self._witness.sends(seed)
        seq = await self.command("join", seat=seat, seed=seed, **more)
        self._witness.joined(seed)
        return seq

    @property
    def kept(self) -> Kept:
        """The promise that was seen before a seed was sent, the seeds, and who sat where.

        Plain data, to be stored by a program that does not run through the whole game; empty for
        an onlooker.
        """
        return self._witness.kept

    async def check(self) -> Check:
        """Check the chance of the game by what was seen here, once it is over."""
        return await self._judge(self.id, self.kept)

    async def start(self) -> int:
        """Begin the game."""
        return await self.command("start")

    async def chat(self, text: str) -> int:
        """Say something."""
        return await self.command("chat", text=text)

    async def order(self, ceiling: int, day: int, deck: int | None = None) -> int:
        """Bid up to a ceiling for the lot under which so many cards are left, or pass all day.

        The order is told to you alone, as ``orders``, and carried out when you are to speak.
        """
        return await self.command("order", ceiling=ceiling, day=day, deck=deck)

    async def withdraw(self) -> int:
        """Take your orders back."""
        return await self.command("withdraw")

    async def command(self, kind: str, cmd_id: str | None = None, **fields: Any) -> int:
        """Send a command until it is answered; the seq of its last event, or ClientError."""
        cmd_id = cmd_id or secrets.token_hex(8)
        text = json.dumps({"type": kind, "cmd_id": cmd_id, **fields})
        if len(text) > LONGEST:  # it is all ASCII
            raise ClientError("too-long", f"expected at most {LONGEST} bytes; got {len(text)}")
        sent = Sent(text, asyncio.get_running_loop().create_future())
        self._waiting[cmd_id] = sent
        try:
            await self.send(text)
            return await sent.answer
        finally:
            self._waiting.pop(cmd_id, None)

    async def send(self, text: str) -> None:
        """Send a message as it is; one that gets lost is sent again after coming back."""
        if self._failure is not None:
            raise self._failure
        if self._socket is not None:
            with suppress(WebSocketException):  # the follower notices too, and sends it again
                await self._socket.send(text)

    async def drop(self) -> None:
        """Lose the connection, as networks do; the table is followed again at once."""
        if self._socket is not None:
            self._socket.transport.abort()

    async def _follow(self) -> None:
        pause = FIRST_PAUSE
        try:
            while not self._closed:
                try:
                    async with connect(
                        self._url,
                        additional_headers=self._headers,
                        max_size=LARGEST,
                        compression=None,
                        proxy=None,
                    ) as socket:
                        pause = FIRST_PAUSE
                        await self._listen(socket)
                except InvalidStatus as refusal:
                    status = refusal.response.status_code
                    if status in FINAL or (status == CROWDED and not self.snapshot):
                        body = refusal.response.body or b""
                        otherwise = f"the server answered {refusal}"
                        raise ClientError.from_body(body, otherwise) from None
                except ConnectionClosed as end:
                    self._ended(end.rcvd.code if end.rcvd else None)
                except (OSError, WebSocketException, TimeoutError):
                    pass
                self._socket = None
                self.reconnects += 1
                await asyncio.sleep(pause * (0.5 + secrets.randbelow(1000) / 1000))
                pause = min(LONGEST_PAUSE, pause * 2)
        except Exception as problem:
            self._failure = problem
            self._arrived.set()
            for sent in self._waiting.values():
                sent.fail(problem)
        finally:
            if self._socket is not None:  # cancelled again, while it said goodbye
                self._socket.transport.abort()

    def _ended(self, code: int | None) -> None:
        """What can no longer be answered after the end of a socket is not sent again."""
        waiting = list(self._waiting.values())
        if code == DISMISSED:
            for sent in waiting:
                sent.fail(ClientError("no-session", "this session has ended; you may look on"))
        elif code == TOO_BIG and waiting:
            longest = max(waiting, key=lambda sent: len(sent.text))
            longest.fail(ClientError("too-long", "longer than anything that the server reads"))

    async def _listen(self, socket: ClientConnection) -> None:
        hello = {"type": "hello", "seq": self.seq or None, "state": self._wants_state}
        self.orders = []
        await socket.send(json.dumps(hello))
        self._socket = socket
        for sent in list(self._waiting.values()):
            if not sent.answer.done():
                await socket.send(sent.text)
        async for message in socket:
            self._take(json.loads(message))

    def _take(self, message: dict[str, Any]) -> None:
        kind = message["type"]
        if kind == "events":
            self._take_events(message)
        elif kind == "orders":
            self.orders = message["orders"]
        elif kind == "snapshot":
            table = message["table"]
            self.seq, self.legal = message["seq"], table["legal"]
            self.snapshot = table
            self._see(table)
            self._offer(
                Update(
                    self.seq,
                    actor=table["actor"],
                    legal=self.legal,
                    clocks=table["clocks"],
                    deadline=table["deadline"],
                    state=table["state"],
                    snapshot=table,
                )
            )
        elif kind == "error" and message.get("cmd_id") is None:
            self._doubt(ClientError.from_answer(message))
        elif message.get("cmd_id") in self._waiting:
            sent = self._waiting[message["cmd_id"]]
            if sent.answer.done():
                return
            if kind == "ok":
                sent.answer.set_result(message["seq"])
            elif message["code"] == AGAIN:
                self._retry = asyncio.create_task(self._again(sent.text))
            else:
                sent.fail(ClientError.from_answer(message))

    def _take_events(self, message: dict[str, Any]) -> None:
        first, events = message["from"], message["events"]
        if first > self.seq + 1:
            raise ValueError(f"expected event {self.seq + 1}; got {first}")
        events = events[self.seq + 1 - first :]
        self.legal = message.get("legal", [])
        if not events:
            return  # back again, and nothing was missed: this decision has been offered already
        self.seq += len(events)
        for event in events:
            self._witness.hears(event)
        self._offer(
            Update(
                self.seq,
                events,
                message["actor"],
                self.legal,
                message["clocks"],
                message["deadline"],
                message.get("state"),
            )
        )

    def _see(self, table: dict[str, Any]) -> None:
        """Note what the table promises, and where bots sit."""
        seats = enumerate(table["seats"])
        bots = [number for number, seat in seats if seat["bot"] and not seat["taken_over"]]
        self._witness.sees(table["commitment"], bots)

    def _offer(self, update: Update) -> None:
        self._updates.append(update)
        self._arrived.set()

    async def _again(self, text: str) -> None:
        """Send a command again in a moment."""
        await asyncio.sleep(FIRST_PAUSE * 2)
        await self.send(text)

    def _doubt(self, problem: ClientError) -> None:
        """Something was refused, and any command may be meant: none is done twice, so all are
        sent again, but not for ever."""
        if self._doubting is None or self._doubting.done():
            self._doubting = asyncio.create_task(self._try_all(problem))

    async def _try_all(self, problem: ClientError) -> None:
        doubtful = list(self._waiting.values())
        await asyncio.sleep(FIRST_PAUSE * 4)
        for sent in doubtful:
            if sent.answer.done():
                continue
            sent.tries += 1
            if sent.tries > TRIES:
                sent.fail(problem)
            else:
                await self.send(sent.text)
