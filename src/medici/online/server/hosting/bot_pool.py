"""A pool of processes in which bots think: never in the event loop, and nobody waits without end.

Where there are two processes or more, one is kept for the quick bots; with one alone a quick bot
waits for one search at most. A thought that takes too long is ended with its process, and a simple
move is made in its place.
"""

import asyncio
import secrets
import time
from concurrent.futures import ThreadPoolExecutor

from medici.bots import BotFailure
from medici.online.server.hosting.bot_slot import BotSlot, NobodyThinks, Thought
from medici.online.server.hosting.bot_worker import Question
from medici.online.server.hosting.fair_queue import FairQueue
from medici.online.server.logs import log
from medici.online.server.metrics import Metrics
from medici.online.server.settings import Settings
from medici.online.server.tasks import spawn
from medici.record import Game

IN_ITS_PLACE = "merchant"  # moves for a bot that was lost in thought
REST_SECONDS = 5.0  # before another machine is asked again that was not there


class BotPool:
    """The processes, and the thoughts that wait for them."""

    def __init__(self, settings: Settings, metrics: Metrics) -> None:
        self._settings = settings
        self._metrics = metrics
        count = max(1, settings.workers)
        self._slots = [BotSlot(count > 1 and number == 0) for number in range(count)]
        self._slots += remote_slots(settings)  # the last to be asked
        self._queue = FairQueue(settings.bot_seconds_per_minute)
        self._threads = ThreadPoolExecutor(len(self._slots), thread_name_prefix="medici-thinker")
        self._closed = False
        self._alone = False  # whether machines for bots were asked for and are not there
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
            if slot.thought is None and not slot.resting:
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
            if slot.remote:
                self._tell_machines(there=True)
        except NobodyThinks as problem:
            move = None
            self._rest(slot, problem)
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

    def _rest(self, slot: BotSlot, problem: NobodyThinks) -> None:
        """Ask no other machine for a while: the thought goes back to the queue."""
        if self._closed:
            return
        slot.resting = True
        self._tell_machines(there=False, why=str(problem))
        asyncio.get_running_loop().call_later(REST_SECONDS, self._wake, slot)

    def _wake(self, slot: BotSlot) -> None:
        slot.resting = False
        self._hand_out()

    def _tell_machines(self, *, there: bool, why: str = "") -> None:
        """Note in the log when the machines for bots go, and when they are back."""
        if there == self._alone:
            said = "machines for bots answer again" if there else "bots think on this machine alone"
            log.warning(said, extra={} if there else {"reason": why})
        self._alone = not there

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


def remote_slots(settings: Settings) -> list[BotSlot]:
    """Places for thoughts on other machines, if the host wants any."""
    if not settings.remote_thoughts or settings.bus is None:
        return []
    from medici.online.server.hosting.remote_bots import RemoteSlot  # noqa: PLC0415  # needs Redis

    return [RemoteSlot(settings.bus) for _ in range(settings.remote_thoughts)]
