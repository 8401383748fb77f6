"""Compiled rules: a folder that keeps them for all processes of a server, and warming up.

What the bots run on is compiled before anybody waits for it, and only once.
"""

import asyncio
import os
import shutil
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from multiprocessing.process import BaseProcess
from random import Random

from medici.bots import BOTS, LEVELS, Budget
from medici.bots.processes.child import start_process
from medici.bots.search.engine import search_engine
from medici.bots.solve.ending_solver import ending_solver, size_for
from medici.games import GAMES
from medici.kernel.cache import CACHE, cache_folder, cache_problem
from medici.online.server.logs import log
from medici.record import Game

A_LITTLE = Budget(seconds=0.01)
POLL_SECONDS = 1.0  # between looks whether it is done
NICENESS = 10  # steps behind the server itself and the bots at work


def pairs() -> Iterator[tuple[str, str]]:
    """Every game with every bot, the quick bots first."""
    for bot in LEVELS:
        for game in GAMES:
            yield game, bot


def play_once(name: str, bot: str) -> None:
    """Let a bot move once in a game: whatever it needs is compiled then."""
    book = GAMES[name]
    game = Game(name, book.seats[-1])
    game.let_nature_act(Random(1))
    BOTS[bot].move(name, game.state, 1, A_LITTLE)


def compile_all() -> None:
    """Let every bot move once in every game, behind everybody else."""
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    for game, bot in pairs():
        play_once(game, bot)
    for game in GAMES:  # for the solitaire, unusual options, hints and reviews
        search_engine(game).warm_up()
        ending_solver(game, size_for(1)).warm_up()


def start_compiler() -> BaseProcess:
    """Start compiling in a process of its own."""
    return start_process(compile_all, name="medici-warm")


async def wait_for_compiler(process: BaseProcess) -> None:
    """Wait until it is done: asking is what takes it out of the list of processes."""
    began = time.perf_counter()
    while process.is_alive():
        await asyncio.sleep(POLL_SECONDS)
    log.info("the bots are ready", extra={"seconds": round(time.perf_counter() - began, 1)})


def folder_name() -> str:
    """The usual folder, where there is a home that it could be in."""
    with suppress(RuntimeError):
        return str(cache_folder())
    return CACHE


@contextmanager
def keep_rules() -> Iterator[None]:
    """Have a folder for compiled rules: the usual one, or one for as long as the server runs."""
    problem = cache_problem()
    if problem is None:
        log.info("compiled rules are kept", extra={"folder": str(cache_folder())})
        yield
        return
    log.warning(
        "compiled rules cannot be kept: what is missing is compiled at every start, and bots are "
        "slow to begin; set MEDICI_CACHE to a folder that can be written",
        extra={"folder": folder_name(), "reason": problem},
    )
    with tempfile.TemporaryDirectory(prefix="medici-rules-", ignore_cleanup_errors=True) as folder:
        with suppress(OSError, RuntimeError):  # what was compiled before, perhaps in an image
            shutil.copytree(cache_folder(), folder, dirs_exist_ok=True)
        usual = os.environ.get(CACHE)
        os.environ[CACHE] = folder  # for the bots' processes, which are started later
        try:
            yield
        finally:
            if usual is None:
                del os.environ[CACHE]
            else:
                os.environ[CACHE] = usual
