"""A bot of somebody else's, seated like any other; it thinks in a process of its own.

Whatever it does there stays there: it may raise, print, never come back or take its process with
it; none of it reaches the game. This guards against accidents, not against malice.
"""

import os
import sys
import traceback
from dataclasses import dataclass
from multiprocessing.connection import Connection
from operator import index
from pathlib import Path

from medici.bots.bot import Budget, check_asked
from medici.bots.compiled.engine import Engine
from medici.bots.external.loading import DEFAULT_BUDGET, LoadedBot, NotABot, load_bot
from medici.bots.processes.child import BotFailure, Child
from medici.games import GAMES
from medici.kernel import State
from medici.kernel.arrays import Record

LOAD_SECONDS = 60.0  # for importing a bot and making it
BUDGET_FACTOR = 2.0  # a bot may take so many times its budget,
GRACE_SECONDS = 1.0  # and so much more: machines are busy at times
FIRST_ANSWER_SECONDS = 30.0  # and so much more for its first answer: much may be compiled


@dataclass(frozen=True)
class Introduction:
    """What a bot that was loaded says of itself."""

    about: str
    budget: Budget


Question = tuple[str, State, int, Budget]  # the arguments of ``move``
Answer = Introduction | NotABot | BotFailure | int


class BotProcess(Child):
    """One bot in a process of its own."""

    def __init__(self, name: str) -> None:
        super().__init__(serve, name, name=name)
        try:
            found = self.answer(LOAD_SECONDS)
        except BotFailure as failure:
            found = NotABot(
                f"{name}: expected a bot after {LOAD_SECONDS:g} s at most; got {failure}"
            )
        if not isinstance(found, Introduction):
            self.end()
            raise found if isinstance(found, NotABot) else NotABot(f"{name}: got {found!r}")
        self.introduction = found

    def move(self, question: Question, limit: float) -> int:
        """The bot's answer; a process that has none by the limit is ended."""
        answer = self.ask(question, limit)
        if isinstance(answer, BotFailure):
            raise answer
        assert isinstance(answer, int)
        return answer


def serve(connection: "Connection[Answer, Question]", name: str) -> None:
    """Load a bot and answer questions, until nobody asks any more."""
    os.dup2(2, 1)  # what it prints is no part of the results
    sys.path.insert(0, str(Path.cwd()))
    try:
        bot = load_bot(name)
    except NotABot as problem:
        connection.send(problem)
        return
    connection.send(Introduction(bot.about, bot.budget))
    while True:
        try:
            question = connection.recv()
        except (EOFError, OSError):
            return
        connection.send(answer_question(bot, question))


def answer_question(bot: LoadedBot, question: Question) -> Answer:
    """A bot's move, or what went wrong."""
    try:
        move = bot.move(*question)
    except BaseException as problem:
        return failure_of(problem)
    try:
        return index(move)
    except TypeError:
        kind = type(move).__name__
        return BotFailure(
            f"answered with a {kind}", f"expected an action, an integer; got {move!r:.80}"
        )


def failure_of(problem: BaseException) -> BotFailure:
    """What a bot raised, and where; our own frame at the top is left out."""
    frames = traceback.extract_tb(problem.__traceback__)[1:]
    where = f" at {Path(frames[-1].filename).name}:{frames[-1].lineno}" if frames else ""
    lines = [*traceback.format_list(frames), *traceback.format_exception_only(problem)]
    return BotFailure(f"raised {type(problem).__name__}{where}", "".join(lines).strip())


_external_bots: dict[str, "ExternalBot"] = {}  # at most one of each in every process of ours


class ExternalBot:
    """Asks the bot in its process; raises ``BotFailure`` for whatever is not a legal move."""

    strength = "not measured"

    def __init__(self, name: str) -> None:
        self.name = name
        self._process = BotProcess(name)
        self._answers = 0  # from the process that runs now
        self._may_start_slowly = True  # whether its first answer is worth waiting for
        self.about = self._process.introduction.about
        self.budget = self._process.introduction.budget

    def choose(self, engine: Engine, t: Record, budget: Budget, seed: int) -> int:
        """The action of the seat to act in the state ``t``, a record of the engine's game."""
        return self.move(engine.book.name, engine.book.state.read(t), seed, budget)

    def move(self, game: str, state: State, seed: int, budget: Budget | None = None) -> int:
        """The same for a state object; with no budget the bot takes its own."""
        check_asked(state.actor)
        budget = budget or self.budget
        process = self._running()
        action = process.move((game, state, seed, budget), self.limit(budget))
        self._answers += 1
        if not GAMES[game].can(state, action):
            legal = ", ".join(map(str, GAMES[game].legal_moves(state)))
            raise BotFailure(
                f"illegal move {action}", f"seat {state.actor}: expected one of {legal:.200}"
            )
        return action

    def limit(self, budget: Budget) -> float:
        """The seconds after which an answer does not count any more."""
        seconds = budget.seconds or self.budget.seconds or DEFAULT_BUDGET.seconds
        assert seconds is not None
        starting = FIRST_ANSWER_SECONDS if self._may_start_slowly and not self._answers else 0.0
        return BUDGET_FACTOR * seconds + GRACE_SECONDS + starting

    def _running(self) -> BotProcess:
        """Its process, or a new one if that was ended; one that never answers costs time once."""
        if self._process.ended:
            self._may_start_slowly = self._answers > 0
            self._answers = 0
            try:
                self._process = BotProcess(self.name)
            except NotABot as problem:
                raise BotFailure("could not be started again", str(problem)) from problem
        return self._process

    def stop(self) -> None:
        """End its process."""
        if not self._process.ended:
            self._process.end()


def external_bot(name: str) -> ExternalBot:
    """The bot of a name such as ``my.module:Bot``, which is started when first asked for."""
    if name not in _external_bots:
        _external_bots[name] = ExternalBot(name)
    return _external_bots[name]


def stop_external_bots() -> None:
    """End the processes of all bots that were started here."""
    while _external_bots:
        _external_bots.popitem()[1].stop()
