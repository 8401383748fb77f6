"""Compile what the bots run on before anybody waits for it; the results stay on the disk."""

import asyncio
import os
from multiprocessing.process import BaseProcess
from random import Random

from medici.bots import BOTS, LEVELS, Budget
from medici.bots.child import start
from medici.games import GAMES
from medici.record import Game

A_LITTLE = Budget(seconds=0.01)
LOOK = 1.0  # seconds between looks whether it is done
POLITE = 10  # steps behind the server itself and the bots at work


def think_once() -> None:
    """Let every bot move once in every game, the quick bots first."""
    if hasattr(os, "nice"):
        os.nice(POLITE)
    for bot in LEVELS:
        for book in GAMES.values():
            game = Game(book.name, book.seats[-1])
            game.let_nature_act(Random(1))
            BOTS[bot].move(book.name, game.state, 1, A_LITTLE)


def warm_up() -> BaseProcess:
    """Start doing so in a process of its own."""
    return start(think_once, name="medici-warm")


async def lay_out(process: BaseProcess) -> None:
    """Wait until it is done: asking is what takes it out of the list of processes."""
    while process.is_alive():
        await asyncio.sleep(LOOK)
