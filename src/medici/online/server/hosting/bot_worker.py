"""A process in which bots think, one thought after the other; a thought can be given up."""

import os
import signal
import traceback
from multiprocessing.connection import Connection
from typing import Any, NamedTuple

from medici.bots import BotFailure, own_bot
from medici.bots.processes.child import Child
from medici.kernel import State

MARGIN = 5.0  # seconds after a thought's limit in which the server should have ended the process


class Question(NamedTuple):
    """What a bot is asked."""

    bot: str
    game: str
    state: State
    seed: int
    limit: float  # seconds


class GivenUp(Exception):  # noqa: N818
    """Nobody wants to know any more."""


class Worker(Child):
    """One process. It ends with the server: at once if it is idle, soon if it thinks, and if it
    hangs so badly that not even that is noticed, when the time for its thought is up."""

    def __init__(self) -> None:
        super().__init__(serve, name="medici-thinker")
        self.known: set[tuple[str, str]] = set()  # bots and games it has answered for: compiled

    def think(self, question: Question) -> int | None:
        """The action that a bot chooses; None if the thought was given up. BotFailure."""
        answer = self.ask(question, question.limit)
        if isinstance(answer, BotFailure):
            raise answer
        self.known.add((question.bot, question.game))
        return None if answer is None else int(answer)

    def give_up(self) -> None:
        """Have it think about something else; what it has answered already is lost."""
        if hasattr(signal, "SIGUSR1") and not self.ended:
            os.kill(self.pid, signal.SIGUSR1)


def serve(connection: "Connection[Any, Question]") -> None:
    """Answer questions until nobody asks any more; runs in the process."""
    thinking = False

    def give_up(*_: object) -> None:
        if thinking:
            raise GivenUp

    if hasattr(signal, "SIGUSR1"):
        signal.signal(signal.SIGUSR1, give_up)
    while True:
        try:
            question = connection.recv()
        except (EOFError, OSError):
            return
        answer: int | BotFailure | None = None
        try:
            thinking = True
            answer = answer_question(question)
            thinking = False
        except GivenUp:
            thinking = False
        set_alarm(0)
        connection.send(answer)


def answer_question(question: Question) -> int | BotFailure:
    """A bot's move, or what went wrong."""
    set_alarm(question.limit + MARGIN)
    try:
        bot = own_bot(question.bot)
        assert bot, "nobody else's code is loaded by a name that came over the network"
        return bot.move(question.game, question.state, question.seed)
    except GivenUp:
        raise
    except Exception as problem:
        return BotFailure(f"raised {type(problem).__name__}", traceback.format_exc())


def set_alarm(seconds: float) -> None:
    """Have the system end this process then, even if it never comes back from compiled code."""
    if hasattr(signal, "setitimer"):
        signal.setitimer(signal.ITIMER_REAL, seconds)
