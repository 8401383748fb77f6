"""Hints between servers by way of Redis (``medici[redis]``).

Whoever follows a table says so to the others who do, and they answer how far it has come. So each
knows who else follows a table and tells those alone, by a channel that each server has for itself.
"""

import asyncio
import secrets
import time
from collections import deque
from collections.abc import Awaitable, Callable, Iterable, Set
from contextlib import suppress
from typing import Any

from redis.asyncio import Redis
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff
from redis.exceptions import AuthenticationError, NoPermissionError, RedisError, ResponseError

from medici.online.server.bus import Bus, BusAway, OnGone, OnHint, SeqOf
from medici.online.server.logs import log
from medici.online.server.metrics import BusMetrics

SENDING, RECEIVING = "sending", "receiving"
# Channels: of a table, where servers say that they follow it; of a server; and of all servers.
TABLE = "medici:follow:"
SERVER = "medici:server:"
GONE = "medici:gone"
WORD = "medici:word"
HERE, LEFT, NEWS = "here", "left", "news"  # a server follows a table, or no longer; what happened
LARGEST_HINT = 4096  # bytes of events; more of them are read from the store
BETWEEN_HINTS = b"\n\n"  # in a message; no event has such a thing
TOKEN = "medici:token:"
WAITING = 10_000  # hints that may wait until they are sent
ANSWER_SECONDS = 2.0  # for Redis to be connected to, or to answer
FOLLOW_SECONDS = 0.5  # for a subscription; without one the store is asked now and then
SUBSCRIBED = 1000  # channels in one request
QUIET_SECONDS = 10.0  # without a hint, after which Redis is asked whether it is still there
CALLS = 64  # connections to Redis at once
AWAY = (
    "Redis is away: other servers will ask the store, "
    "and links to other devices and shared scores do not work"
)
BACK = "Redis is back"
NO_LINKS = (
    "links to another device and shared scores do not work for the moment; try again in a minute"
)
FIRST_PAUSE = 1.0  # seconds before Redis is tried again; twice as long each time
LONGEST_PAUSE = 30.0
STEADY = 60.0  # seconds without a failure after which pauses begin anew
TROUBLES = (RedisError, OSError, TimeoutError, ValueError)


class Availability:
    """Whether Redis can be reached, over all that is done with it.

    The log is told once when it goes and once when it is back.
    """

    def __init__(self) -> None:
        self._failing: set[str] = set()
        self._since = 0.0

    @property
    def away(self) -> bool:
        """Whether something fails."""
        return bool(self._failing)

    def failed(self, what: str, problem: Exception) -> None:
        """Something fails."""
        if not self._failing:
            self._since = time.monotonic()
            log.warning("%s (%s)", AWAY, " ".join(str(problem).split()))
        self._failing.add(what)

    def worked(self, what: str) -> None:
        """Something works, perhaps again."""
        if what not in self._failing:
            return
        self._failing.discard(what)
        if not self._failing:
            log.warning(BACK, extra={"seconds": round(time.monotonic() - self._since, 1)})


class Followed:
    """A table that is followed: whether hints come, and which other servers follow it too."""

    def __init__(self) -> None:
        self.confirmed = asyncio.Event()
        self.others: set[str] = set()


class RedisBus(Bus):
    """Over Redis, for any number of servers."""

    alone = False

    def __init__(self, url: str) -> None:
        super().__init__()
        self.metrics: BusMetrics = BusMetrics()
        self._redis: Any = Redis.from_url(
            url,
            socket_timeout=ANSWER_SECONDS,
            socket_connect_timeout=ANSWER_SECONDS,
            retry=Retry(NoBackoff(), 0),  # the pauses between tries are kept here
            max_connections=CALLS,
        )
        self._availability = Availability()
        self._waiting: deque[tuple[str, bytes]] = deque(maxlen=WAITING)  # channels and hints
        self._name = secrets.token_hex(8)  # of this server
        self._on_hint: OnHint | None = None
        self._seq_of: SeqOf | None = None
        self._on_gone: OnGone | None = None
        self._on_word: dict[str, Callable[[], object]] = {}
        self._followed: dict[str, Followed] = {}  # by the ids of tables
        self._unsettled: set[str] = set()  # tables that were followed or left since Redis was told
        self._subscriber: Any = None  # what receives, while it does
        self._changed = asyncio.Event()
        self._wake = asyncio.Event()
        self._tasks = [asyncio.create_task(self._keep(SENDING, self._send))]

    @property
    def away(self) -> bool:
        return self._availability.away

    async def check(self) -> None:
        try:
            async with asyncio.timeout(2 * ANSWER_SECONDS):
                await self._redis.ping()
        except TROUBLES as problem:
            if refused(problem):
                raise ValueError(
                    "expected a Redis that lets this server in (is the password right?); "
                    f"it said: {problem}"
                ) from problem
            # One that is away may come back: the tasks that send and receive try again.

    def listen(self, on_hint: OnHint, seq_of: SeqOf) -> None:
        self._on_hint, self._seq_of = on_hint, seq_of
        self._tasks.append(asyncio.create_task(self._keep(RECEIVING, self._receive)))
        self._tasks.append(asyncio.create_task(self._subscribe()))

    def follow(self, table_id: str) -> None:
        if table_id not in self._followed:
            self._followed[table_id] = Followed()
            self._tell_redis(table_id)

    async def followed(self, table_id: str) -> None:
        self.follow(table_id)
        confirmed = self._followed[table_id].confirmed
        if not (confirmed.is_set() or self.away):
            with suppress(TimeoutError):
                async with asyncio.timeout(FOLLOW_SECONDS):
                    await confirmed.wait()

    def leave(self, table_id: str) -> None:
        followed = self._followed.pop(table_id, None)
        if followed is not None:
            self._tell_others(table_id, followed.others, LEFT)
            self._tell_redis(table_id)

    def _tell_redis(self, table_id: str) -> None:
        self._unsettled.add(table_id)
        self._changed.set()

    def others(self, table_id: str) -> Set[str]:
        """The other servers that follow a table as well, as far as is known."""
        followed = self._followed.get(table_id)
        return frozenset() if followed is None else followed.others

    def tell(self, table_id: str, seq: int, bodies: list[bytes]) -> None:
        others = self.others(table_id)
        if others:
            fit = sum(map(len, bodies)) <= LARGEST_HINT
            self._tell_others(table_id, others, NEWS, seq, bodies if fit else ())

    def _tell_others(
        self,
        table_id: str,
        others: Iterable[str],
        what: str,
        seq: int = 0,
        bodies: Iterable[bytes] = (),
    ) -> None:
        head = f"{self._name} {what} {table_id} {seq}".encode()
        hint = b"\n".join((head, *bodies))
        for other in others:
            self._publish(SERVER + other, hint)

    def _say_here(self, table_id: str) -> None:
        hint = f"{self._name} {HERE} {table_id} {self._seq(table_id)}"
        self._publish(TABLE + table_id, hint.encode())

    def _publish(self, channel: str, hint: bytes) -> None:
        self._waiting.append((channel, hint))
        self._wake.set()

    def hear(self, on_gone: OnGone) -> None:
        self._on_gone = on_gone

    def dismiss(self, who: str | bytes) -> None:
        text = f"session {who.hex()}" if isinstance(who, bytes) else f"player {who}"
        self._publish(GONE, text.encode())

    def heed(self, word: str, listener: Callable[[], object]) -> None:
        self._on_word[word] = listener

    def say(self, word: str) -> None:
        self._publish(WORD, f"{self._name} {word}".encode())

    async def put(self, key: str, value: str, seconds: float) -> None:
        await self._ask(self._redis.set(TOKEN + key, value, ex=max(1, int(seconds))))

    async def get(self, key: str) -> str | None:
        value: bytes | None = await self._ask(self._redis.get(TOKEN + key))
        return None if value is None else value.decode()

    async def take(self, key: str) -> str | None:
        value: bytes | None = await self._ask(self._redis.getdel(TOKEN + key))
        return None if value is None else value.decode()

    async def _ask(self, question: Awaitable[Any]) -> Any:
        try:
            async with asyncio.timeout(2 * ANSWER_SECONDS):
                return await question
        except TROUBLES as problem:
            raise BusAway(NO_LINKS) from problem

    async def close(self) -> None:
        ending = set(self._tasks)
        while ending:  # until Python 3.12 waiting for a time may let one cancellation pass
            for task in ending:
                task.cancel()
            _, ending = await asyncio.wait(ending, timeout=0.1)
        with suppress(*TROUBLES):
            await self._redis.aclose()

    async def _keep(self, what: str, work: Callable[[], Awaitable[None]]) -> None:
        """Do something for ever; when it fails, again after a while that grows with failures."""
        pause = 0.0
        while True:
            began = time.monotonic()
            try:
                await work()
            except TROUBLES as problem:
                self.metrics.bus_failures += 1
                self._availability.failed(what, problem)
                steady = not pause or time.monotonic() - began > STEADY
                pause = FIRST_PAUSE if steady else min(LONGEST_PAUSE, 2 * pause)
                await asyncio.sleep(pause)

    async def _send(self) -> None:
        if self._availability.away:  # what waited is of no use any more
            self._waiting.clear()
            async with asyncio.timeout(2 * ANSWER_SECONDS):
                await self._redis.ping()
            for table_id in self._followed:  # what was said of them may be lost
                self._say_here(table_id)
        while True:
            self._availability.worked(SENDING)
            await self._wake.wait()
            self._wake.clear()
            sent = len(self._waiting)
            messages: dict[str, list[bytes]] = {}
            for channel, hint in self._waiting:
                messages.setdefault(channel, []).append(hint)
            self._waiting.clear()
            async with self._redis.pipeline(transaction=False) as pipe:
                for channel, hints in messages.items():
                    pipe.publish(channel, BETWEEN_HINTS.join(hints))
                async with asyncio.timeout(2 * ANSWER_SECONDS):
                    heard = await pipe.execute()
            self.metrics.bus_hints_sent += sent
            for channel, servers in zip(messages, heard, strict=True):
                if not servers:
                    self._forget_server(channel.removeprefix(SERVER))

    def _forget_server(self, name: str) -> None:
        """Tell one that is gone nothing more; should it come back, it says what it follows."""
        for followed in self._followed.values():
            followed.others.discard(name)

    async def _subscribe(self) -> None:
        """Follow and leave tables in Redis, all that came together at once."""
        while True:
            await self._changed.wait()
            self._changed.clear()
            tables, self._unsettled = list(self._unsettled), set()
            left = [TABLE + table for table in tables if table not in self._followed]
            # What receives finds out that the connection is gone, and subscribes to all again.
            with suppress(*TROUBLES, RuntimeError, AttributeError):
                if self._subscriber is not None and left:
                    await self._subscriber.unsubscribe(*left)
                await self._subscribe_to([table for table in tables if table in self._followed])

    async def _subscribe_to(self, tables: list[str]) -> None:
        for start in range(0, len(tables), SUBSCRIBED):
            if self._subscriber is not None:
                channels = [TABLE + table for table in tables[start : start + SUBSCRIBED]]
                await self._subscriber.subscribe(*channels)

    async def _receive(self) -> None:
        async with self._redis.pubsub() as channel:
            try:
                await channel.subscribe(GONE, WORD, SERVER + self._name)
                self._subscriber = channel
                await self._subscribe_to(list(self._followed))
                await self._read(channel)
            finally:
                self._subscriber = None

    async def _read(self, channel: Any) -> None:
        asked = True  # the subscription is confirmed
        while True:
            patience = ANSWER_SECONDS if asked else QUIET_SECONDS
            message = await channel.get_message(timeout=patience)
            if message is None and asked:
                raise TimeoutError(f"no answer within {ANSWER_SECONDS:g} seconds")
            if message is None:
                await channel.ping()
                asked = True
                continue
            asked = False
            self._availability.worked(RECEIVING)
            self._heard(message["type"], (message["channel"] or b"").decode(), message["data"])

    def _heard(self, kind: str, channel: str, message: Any) -> None:
        if kind == "message":
            for hint in message.split(BETWEEN_HINTS):
                if channel == GONE:
                    self._heard_who_is_gone(hint.decode())
                elif channel == WORD:
                    self._heard_word(hint.decode())
                else:
                    self._heard_of_table(hint)
        elif kind == "subscribe":
            table_id = channel.removeprefix(TABLE)
            followed = self._followed.get(table_id)
            if followed is not None:
                followed.confirmed.set()
                self._say_here(table_id)

    def _heard_who_is_gone(self, hint: str) -> None:
        kind, _, who = hint.partition(" ")
        if self._on_gone is not None:
            self._on_gone(bytes.fromhex(who) if kind == "session" else who)

    def _heard_word(self, hint: str) -> None:
        server, _, word = hint.partition(" ")
        if server != self._name and word in self._on_word:
            self._on_word[word]()

    def _heard_of_table(self, hint: bytes) -> None:
        head, *bodies = hint.split(b"\n")
        try:
            server, what, table_id, seq = head.decode().split(" ")
        except ValueError:  # of a version that is not ours: the store is asked now and then
            return
        followed = self._followed.get(table_id)
        if followed is None or server == self._name:
            return
        self.metrics.bus_hints_received += 1
        if what == LEFT:
            followed.others.discard(server)
            return
        own, known = self._seq(table_id), server in followed.others
        followed.others.add(server)
        # One of whom we did not know may not have been told what happened before we did.
        if what == HERE or (not known and int(seq) < own):
            self._tell_others(table_id, (server,), NEWS, own)
        if self._on_hint is not None:
            self._on_hint(table_id, int(seq), bodies)

    def _seq(self, table_id: str) -> int:
        return 0 if self._seq_of is None else self._seq_of(table_id)


def refused(problem: BaseException | None) -> bool:
    """Whether Redis was there and said no, which it may have done further down."""
    said_no = AuthenticationError, NoPermissionError, ResponseError
    while problem is not None and not isinstance(problem, said_no):
        problem = problem.__cause__ or problem.__context__
    return problem is not None
