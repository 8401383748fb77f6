"""The process in which a bot of somebody else's thinks: whatever it does there stays there.

It may raise, print, never come back or take its process with it; none of it reaches the game.
This guards against accidents, not against malice: it is a process like any other.
"""

import os
import sys
import traceback
from dataclasses import dataclass
from operator import index
from pathlib import Path

from medici.bots.bot import Budget
from medici.bots.child import BotFailure, Child, Line
from medici.bots.loading import NotABot, Written, load
from medici.kernel import State

TO_LOAD = 60.0  # seconds for importing a bot and making it


@dataclass(frozen=True)
class Hello:
    """What a bot that was loaded says of itself."""

    about: str
    budget: Budget


Question = tuple[str, State, int, Budget]  # the arguments of ``move``
Answer = Hello | NotABot | BotFailure | int


class Process(Child):
    """One bot in a process of its own."""

    def __init__(self, name: str) -> None:
        super().__init__(serve, name, name=name)
        try:
            hello = self.answer(TO_LOAD)
        except BotFailure as failure:
            hello = NotABot(f"{name}: expected a bot after {TO_LOAD:g} s at most; got {failure}")
        if not isinstance(hello, Hello):
            self.end()
            raise hello if isinstance(hello, NotABot) else NotABot(f"{name}: got {hello!r}")
        self.hello = hello

    def move(self, question: Question, limit: float) -> int:
        """The bot's answer; a process that has none by the limit is ended."""
        answer = self.ask(question, limit)
        if isinstance(answer, BotFailure):
            raise answer
        assert isinstance(answer, int)
        return answer


def serve(line: "Line[Answer, Question]", name: str) -> None:
    """Load a bot and answer questions, until nobody asks any more."""
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
