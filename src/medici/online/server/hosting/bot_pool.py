"""A pool of processes in which bots think: never in the event loop, and nobody waits without end.

Where there are two processes or more, one is kept for the quick bots; with one alone a quick bot
waits for one search at most. A thought that takes too long is ended with its process, and a simple
move is made in its place.
"""

import asyncio
import secrets
import time
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field

from medici.bots import BotFailure
from medici.bots.processes.child import PROCESS_ENDED
from medici.online.server.hosting.bot_worker import Question, Worker
from medici.online.server.hosting.fair_queue import FairQueue, Place
from medici.online.server.logs import log
from medici.online.server.metrics import Metrics
from medici.online.server.settings import Settings
from medici.online.server.tasks import spawn
from medici.record import Game

IN_ITS_PLACE = "merchant"  # moves for a bot that was lost in thought


@dataclass(eq=False)
class Thought(Place):
    """A bot's thought about a position; the game must not change meanwhile."""

    game: Game = field(kw_only=True)
    move: "asyncio.Future[str | None]" = field(kw_only=True)  # None: it was given up
    began: float = field(default_factory=time.perf_counter)


class BotSlot:
    """A place for a process, which is started when the first bot has to think there."""

    def __init__(self, quick_only: bool) -> None:
        self.quick_only = quick_only
        self.thought: Thought | None = None  # what is thought about now
        self.worker: Worker | None = None
        self.closed = False
        self.starts = 0  # processes that were started here

    def _start(self) -> Worker:
        self.starts += 1
        return Worker()

    def think(self, question: Question, first: float) -> int | None:
        """Think in the process; blocks, and belongs into a thread. BotFailure.

        A new process has ``first`` seconds, for it has to start and perhaps to compile.
        """
        if self.worker is not None and self.worker.ended:
            self.worker.end()
            self.worker = None
        if self.worker is None:
            self.worker = self._start()
            question = question._replace(limit=first)
        if self.closed:
            self.worker.kill()
        try:
            return self.worker.think(question)
        except BotFailure as failure:
            if failure.reason != PROCESS_ENDED or self.closed:
                raise
        self.worker = self._start()  # it died, perhaps before it was asked: once more, in another
        return self.worker.think(question._replace(limit=first))

    def knows(self, thought: Thought) -> bool:
        """Whether the process has thought of the like before, and need compile nothing."""
        known = set() if self.worker is None or self.worker.ended else self.worker.known
        return (thought.bot, thought.game.name) in known

    def give_up(self) -> None:
        """Let go of a thought that nobody waits for, unless it is the first of its kind."""
        if self.worker is not None and self.thought is not None and self.knows(self.thought):
            self.worker.give_up()


class BotPool:
    """The processes, and the thoughts that wait for them."""

    def __init__(self, settings: Settings, metrics: Metrics) -> None:
        self._settings = settings
        self._metrics = metrics
        count = max(1, settings.workers)
        self._slots = [BotSlot(count > 1 and number == 0) for number in range(count)]
        self._queue = FairQueue(settings.bot_seconds_per_minute)
        self._threads = ThreadPoolExecutor(count, thread_name_prefix="medici-thinker")
        self._closed = False
        self.stuck = 0  # thoughts that were lost since the last one that was not
        metrics.gauges["thoughts_waiting"] = (
            "Thoughts of bots that wait for a process.",
            lambda: len(self._queue),
        )
        metrics.gauges["bot_processes"] = (
            "Places for processes of bots.",
            lambda: len(self._slots),
        )
        metrics.gauges["bot_processes_busy"] = (
            "Processes of bots that think.",
            lambda: sum(slot.thought is not None for slot in self._slots),
        )
        metrics.gauges["thoughts_stuck"] = (
            "Thoughts of bots that were lost since the last one that was not.",
            lambda: self.stuck,
        )

    def think(
        self, bot: str, game: Game, table: str = "", owner: str = "", ahead: bool = False
    ) -> Thought:
        """Let a bot think for the seat to act; its ``move`` can be waited for, or cancelled."""
        move: asyncio.Future[str | None] = asyncio.get_running_loop().create_future()
        thought = Thought(bot, table, owner, ahead, game=game, move=move)
        move.add_done_callback(lambda _: self._settled(thought))
        self._queue.add(thought)
        self._hand_out()
        return thought

    def want(self, thought: Thought) -> None:
        """From now on somebody waits for a thought that was begun ahead."""
        thought.ahead = False
        self._hand_out()

    async def move(self, bot: str, game: Game, table: str = "", owner: str = "") -> str:
        """What a bot does for the seat to act."""
        move = await self.think(bot, game, table, owner).move
        assert move is not None  # only a thought ahead is given up
        return move

    def _settled(self, thought: Thought) -> None:
        """A thought has its answer, or nobody wants one any more."""
        self._queue.drop(thought)
        for slot in self._slots:
            if slot.thought is thought:
                slot.give_up()

    def _hand_out(self) -> None:
        """Give every process that is free its next thought, and free one if somebody waits."""
        if self._closed:
            return
        for slot in self._slots:
            if slot.thought is None:
                next_one = self._queue.next(slot.quick_only)
                if isinstance(next_one, Thought):
                    slot.thought = next_one
                    spawn(self._work(slot, next_one))
        for slot in self._slots:
            ahead = slot.thought is not None and slot.thought.ahead
            if ahead and self._queue.urgent(slot.quick_only):
                slot.give_up()

    async def _work(self, slot: BotSlot, thought: Thought) -> None:
        """Think in a process, and give the answer to the task that waits."""
        game, began = thought.game, time.monotonic()
        first, later = self._settings.first_thought_seconds, self._settings.thought_seconds
        limit = later if slot.knows(thought) else first
        state, seed = game.state.copy(), secrets.randbits(63)
        question = Question(thought.bot, game.name, state, seed, limit)
        loop = asyncio.get_running_loop()
        self._metrics.bot_wait_seconds.observe(time.perf_counter() - thought.began)
        try:
            action = await loop.run_in_executor(self._threads, slot.think, question, first)
            move = None if action is None else game.book.move_name(action)
        except Exception as problem:
            move = self._lost(thought, problem)
        else:
            self.stuck = 0
        finally:
            slot.thought = None
            took = time.monotonic() - began
            self._metrics.bot_think_seconds.observe(took)
            self._metrics.bot_restarts = sum(max(0, each.starts - 1) for each in self._slots)
            self._queue.charge(thought, took)
        self._answer(thought, move)
        self._hand_out()

    def _answer(self, thought: Thought, move: str | None) -> None:
        if thought.move.done() or self._closed:
            return
        if move is None and not thought.ahead:  # given up, and then somebody wanted it
            self._queue.add(thought)
            return
        self._metrics.bot_seconds.observe(time.perf_counter() - thought.began)
        thought.move.set_result(move)

    def _lost(self, thought: Thought, problem: Exception) -> str | None:
        """The move of a bot that did not answer: what a quick one would do, or else the first."""
        if self._closed or thought.move.done():
            return None
        why = problem.reason if isinstance(problem, BotFailure) else type(problem).__name__
        extra = {"table": thought.table, "bot": thought.bot, "reason": why}
        log.error("a bot was lost in thought; a simple move is made", extra=extra, exc_info=problem)
        self.stuck += 1
        self._metrics.lost_thoughts += 1
        if thought.quick:
            return thought.game.legal()[0]
        thought.bot = IN_ITS_PLACE
        thought.ahead = False
        return None

    async def close(self) -> None:
        """End the processes; a thought that is under way is lost."""
        self._closed = True
        for slot in self._slots:
            slot.closed = True
            if slot.worker is not None and slot.thought is not None:
                slot.worker.kill()  # the thread that waits for it goes on
        await asyncio.to_thread(self._threads.shutdown)
        for slot in self._slots:
            if slot.worker is not None and not slot.worker.ended:
                slot.worker.end()
