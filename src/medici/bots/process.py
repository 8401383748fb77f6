"""The process in which a bot of somebody else's thinks: whatever it does there stays there.

It may raise, print, never come back or take its process with it; none of it reaches the game.
This guards against accidents, not against malice: it is a process like any other.
"""

import os
import signal
import sys
import traceback
from dataclasses import dataclass
from multiprocessing import get_context
from multiprocessing.connection import Connection
from operator import index
from pathlib import Path
from threading import Thread
from time import sleep

from medici.bots.bot import Budget
from medici.bots.loading import NotABot, Written, load
from medici.kernel import State

TO_LOAD = 60.0  # seconds for importing a bot and making it


class BotFailure(Exception):  # noqa: N818
    """A bot has not answered with a move: why in a few words, and all there is to tell."""

    def __init__(self, reason: str, detail: str) -> None:
        super().__init__(reason, detail)
        self.reason = reason
        self.detail = detail

    def __str__(self) -> str:
        return f"{self.reason}: {self.detail}"


@dataclass(frozen=True)
class Hello:
    """What a bot that was loaded says of itself."""

    about: str
    budget: Budget


Question = tuple[str, State, int, Budget]  # the arguments of ``move``
Answer = Hello | NotABot | BotFailure | int


class Process:
    """One bot in a process of its own, which ends with this one."""

    def __init__(self, name: str) -> None:
        context = get_context("spawn")
        self._line, theirs = context.Pipe()
        self._process = context.Process(
            target=serve, args=(name, theirs, os.getpid()), daemon=True, name=name
        )
        self._process.start()
        theirs.close()
        try:
            hello = self._answer(TO_LOAD)
        except BotFailure as failure:
            hello = NotABot(f"{name}: expected a bot after {TO_LOAD:g} s at most; got {failure}")
        if not isinstance(hello, Hello):
            self.end()
            raise hello if isinstance(hello, NotABot) else NotABot(f"{name}: got {hello!r}")
        self.hello = hello

    def ask(self, question: Question, limit: float) -> int:
        """The bot's answer; a process that has none by the limit is ended."""
        try:
            self._line.send(question)
            answer = self._answer(limit)
        except OSError as problem:
            self.end()
            raise BotFailure("its process ended", str(problem)) from problem
        if isinstance(answer, BotFailure):
            raise answer
        assert isinstance(answer, int)
        return answer

    def _answer(self, limit: float) -> Answer:
        """What comes over the line within the limit."""
        if not self._line.poll(limit):
            self.end()
            raise BotFailure(
                f"no answer within {limit:g} s", "it has twice its budget and a second"
            )
        try:
            answer: Answer = self._line.recv()
        except (EOFError, OSError) as problem:
            self._process.join(1)
            code = self._process.exitcode
            self.end()
            raise BotFailure("its process ended", f"with exit status {code}") from problem
        return answer

    @property
    def ended(self) -> bool:
        """Whether nobody can be asked any more."""
        return self._line.closed

    def end(self) -> None:
        """End the process, whatever it is doing."""
        self._process.kill()
        self._process.join()
        self._line.close()


def serve(name: str, line: "Connection[Answer, Question]", parent: int) -> None:
    """Load a bot and answer questions, until nobody asks any more."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # whoever asks decides when it is over
    end_with_parent(parent)
    os.dup2(2, 1)  # what it prints is no part of the results
    sys.path.insert(0, str(Path.cwd()))
    try:
        bot = load(name)
    except NotABot as problem:
        line.send(problem)
        return
    line.send(Hello(bot.about, bot.budget))
    while True:
        try:
            question = line.recv()
        except (EOFError, OSError):
            return
        line.send(answer_of(bot, question))


def answer_of(bot: Written, question: Question) -> Answer:
    """A bot's move, or what went wrong."""
    try:
        move = bot.move(*question)
    except BaseException as problem:
        return raised(problem)
    try:
        return index(move)
    except TypeError:
        kind = type(move).__name__
        return BotFailure(
            f"answered with a {kind}", f"expected an action, an integer; got {move!r:.80}"
        )


def raised(problem: BaseException) -> BotFailure:
    """What a bot raised, and where; our own frame at the top is left out."""
    frames = traceback.extract_tb(problem.__traceback__)[1:]
    where = f" at {Path(frames[-1].filename).name}:{frames[-1].lineno}" if frames else ""
    lines = [*traceback.format_list(frames), *traceback.format_exception_only(problem)]
    return BotFailure(f"raised {type(problem).__name__}{where}", "".join(lines).strip())


def end_with_parent(parent: int) -> None:
    """Watch the process that made this one, and leave when it is gone."""

    def watch() -> None:
        while os.getppid() == parent:
            sleep(1)
        os._exit(1)

    Thread(target=watch, daemon=True).start()
