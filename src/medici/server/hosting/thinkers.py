"""Bots think in processes of their own, never in the event loop."""

import asyncio
import multiprocessing
import secrets
import signal
import time
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool

from medici.bots import BOTS
from medici.kernel import State
from medici.record import Game
from medici.server.logs import log
from medici.server.metrics import Metrics

TRIES = 3


def think(bot: str, game: str, state: State, seed: int) -> int:
    """The action of the seat to act; runs in a worker."""
    return BOTS[bot].move(game, state, seed)


def ignore_interrupts() -> None:
    """A worker is stopped by its server, not by the keyboard."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


class Thinkers:
    """The worker processes; they start when the first bot has to think."""

    def __init__(self, workers: int, metrics: Metrics) -> None:
        self.workers = workers
        self._metrics = metrics
        self._pool: ProcessPoolExecutor | None = None

    def _workers(self) -> ProcessPoolExecutor:
        if self._pool is None:
            context = multiprocessing.get_context("spawn")  # a fork would copy locks and threads
            self._pool = ProcessPoolExecutor(
                max(1, self.workers), mp_context=context, initializer=ignore_interrupts
            )
        return self._pool

    async def move(self, bot: str, game: Game) -> str:
        """What a bot does for the seat to act. The game must not change meanwhile."""
        loop = asyncio.get_running_loop()
        state, seed, start = game.state.copy(), secrets.randbits(63), time.perf_counter()
        for attempt in range(TRIES):
            pool = self._workers()
            try:
                action = await loop.run_in_executor(pool, think, bot, game.name, state, seed)
            except BrokenProcessPool:
                log.warning("a bot's process died; starting another", extra={"count": attempt + 1})
                if self._pool is pool:
                    self._pool = None
                    pool.shutdown(wait=False, cancel_futures=True)
                continue
            self._metrics.bot_seconds.observe(time.perf_counter() - start)
            return game.book.move_name(action)
        raise BrokenProcessPool(f"no process could think for {bot}")

    async def close(self) -> None:
        """Let the processes go; a thought that is under way is lost."""
        pool, self._pool = self._pool, None
        if pool is not None:
            processes = list((getattr(pool, "_processes", None) or {}).values())
            pool.shutdown(wait=False, cancel_futures=True)
            for process in processes:
                process.terminate()
