"""A machine on which bots think for servers elsewhere: ``medici think``."""

import os
import secrets
import socket
import threading
import time
from contextlib import suppress

import msgspec
from redis.exceptions import RedisError, ResponseError

from medici.bots import BotFailure
from medici.online.server.hosting.bot_slot import BotSlot
from medici.online.server.hosting.remote_bots import GROUP, STREAM, THERE, Answer, Asked, connect
from medici.online.server.logs import log

BEAT = 1.0  # seconds between signs of life
GONE = 5  # seconds without one, after which a machine counts as gone
PAUSE = 1.0  # seconds before Redis is tried again
BLOCK = 1000  # milliseconds to wait for a thought
FIRST_SECONDS = 180.0  # for the first thought of its kind, which may have to compile
KEPT = 60  # seconds that an answer waits for its server


class BotMachine:
    """Takes thoughts from the stream, as many at once as there are processes."""

    def __init__(self, url: str, workers: int) -> None:
        self._redis = connect(url)
        self._stop = threading.Event()
        self._slots = [BotSlot(quick_only=False) for _ in range(workers)]
        self._threads = [threading.Thread(target=self._work, args=(slot,)) for slot in self._slots]
        self.answered = 0

    def run(self) -> None:
        """Think until told to stop; RedisError if Redis lets nobody in at the start."""
        self.join_group()
        for thread in self._threads:
            thread.start()
        try:
            while not self._stop.is_set():
                with suppress(RedisError, OSError):
                    self._redis.set(THERE, 1, ex=GONE)
                self._stop.wait(BEAT)
        finally:
            self.stop()
            for thread in self._threads:
                thread.join()

    def stop(self) -> None:
        """Take no more thoughts; one that is under way is lost."""
        self._stop.set()
        for slot in self._slots:
            slot.closed = True
            if slot.worker is not None:
                slot.worker.kill()

    def join_group(self) -> None:
        """Have thoughts that come from now on kept for machines; RedisError."""
        try:
            self._redis.xgroup_create(STREAM, GROUP, id="$", mkstream=True)
        except ResponseError as problem:
            if "BUSYGROUP" not in str(problem):  # it is there already
                raise

    def _work(self, slot: BotSlot) -> None:
        name = f"{socket.gethostname()}-{os.getpid()}-{secrets.token_hex(4)}"
        while not self._stop.is_set():
            try:
                found = self._redis.xreadgroup(GROUP, name, {STREAM: ">"}, count=1, block=BLOCK)
                for _, entries in found or ():
                    for number, fields in entries:
                        self._answer(slot, number, fields)
            except (RedisError, OSError) as problem:
                log.warning("Redis is away", extra={"reason": " ".join(str(problem).split())})
                self._stop.wait(PAUSE)
                with suppress(RedisError, OSError):  # one that was started anew knows no group
                    self.join_group()

    def _answer(self, slot: BotSlot, number: bytes, fields: dict[bytes, bytes]) -> None:
        try:
            asked = msgspec.json.decode(fields[b"asked"], type=Asked)
            answer = None if self._late(number, asked.limit) else think(slot, asked)
        except (KeyError, ValueError, msgspec.DecodeError) as problem:
            answer = Answer(failed=f"expected a thought; got {problem}")
        with self._redis.pipeline(transaction=False) as pipe:
            if answer is not None and not self._stop.is_set():
                pipe.rpush(fields[b"reply"], msgspec.json.encode(answer))
                pipe.expire(fields[b"reply"], KEPT)
            pipe.xack(STREAM, GROUP, number)
            pipe.xdel(STREAM, number)
            pipe.execute()
        self.answered += answer is not None

    def _late(self, number: bytes, limit: float) -> bool:
        """Whether nobody waits for a thought any more, by the clock of Redis alone."""
        now: tuple[int, int] = self._redis.time()  # seconds, microseconds
        return now[0] + now[1] / 1e6 - int(number.partition(b"-")[0]) / 1000 > limit


def think(slot: BotSlot, asked: Asked) -> Answer:
    """What a bot chooses. The first time it may take longer than its server waits."""
    began, question = time.monotonic(), asked.question()
    known = slot.worker is not None and (asked.bot, asked.game) in slot.worker.known
    if not known:
        question = question._replace(limit=FIRST_SECONDS)
    try:
        return Answer(slot.think(question, FIRST_SECONDS))
    except BotFailure as failure:
        took = round(time.monotonic() - began, 1)
        log.warning("a bot failed", extra={"reason": failure.reason, "seconds": took})
        return Answer(failed=failure.reason)
