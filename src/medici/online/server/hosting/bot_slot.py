"""A place in which a bot thinks: for a process here, or for a thought on another machine."""

import asyncio
import time
from dataclasses import dataclass, field

from medici.bots import BotFailure
from medici.bots.processes.child import PROCESS_ENDED
from medici.online.server.hosting.bot_worker import Question, Worker
from medici.online.server.hosting.fair_queue import Place
from medici.record import Game


class NobodyThinks(Exception):  # noqa: N818
    """No other machine is there, or none has answered; the thought can be had elsewhere."""


@dataclass(eq=False)
class Thought(Place):
    """A bot's thought about a position; the game must not change meanwhile."""

    game: Game = field(kw_only=True)
    move: "asyncio.Future[str | None]" = field(kw_only=True)  # None: it was given up
    began: float = field(default_factory=time.perf_counter)


class BotSlot:
    """A place for a process, which is started when the first bot has to think there."""

    remote = False  # whether it is on another machine

    def __init__(self, quick_only: bool) -> None:
        self.quick_only = quick_only
        self.thought: Thought | None = None  # what is thought about now
        self.worker: Worker | None = None
        self.closed = False
        self.resting = False  # whether it is left alone for a while
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
