"""Bots that think on machines of their own: thoughts go there, and moves come back, over Redis.

A server writes a thought into a stream, from which one of the machines takes it (``medici think``),
and waits for the answer under a key of its own. Where no machine is there, or none answers in time,
the server thinks by itself. Both sides must be of one version, whose name the stream bears.
"""

import secrets
import time
from typing import Any

import msgspec
from redis import Redis
from redis.exceptions import RedisError

from medici import __version__
from medici.bots import BotFailure
from medici.games import GAMES
from medici.kernel.state import restored
from medici.online.server.hosting.bot_slot import BotSlot, NobodyThinks, Thought
from medici.online.server.hosting.bot_worker import Question

STREAM = f"medici:thoughts:{__version__}"
THERE = f"medici:thinkers:{__version__}"  # a key that is there while some machine is
ANSWER = "medici:thought:"
GROUP = "thinkers"
MOST = 10_000  # thoughts in the stream, beyond which the oldest go
WAIT = 1  # seconds, after which it is seen whether the server has been closed
ANSWER_SECONDS = 5.0  # for Redis to be connected to, or to answer


class Answer(msgspec.Struct):
    """What a bot has chosen, or why it has not."""

    action: int | None = None
    failed: str | None = None


class Asked(msgspec.Struct):
    """A thought as it stands in the stream."""

    bot: str
    game: str
    state: dict[str, int | list[int]]
    seed: int
    limit: float  # seconds

    def question(self) -> Question:
        """The same for a process; ValueError, KeyError."""
        state = restored(GAMES[self.game].state, self.state)
        return Question(self.bot, self.game, state, self.seed, self.limit)


def connect(url: str) -> Any:
    """A connection to Redis, made when it is first used."""
    return Redis.from_url(url, socket_timeout=ANSWER_SECONDS, socket_connect_timeout=ANSWER_SECONDS)


class RemoteSlot(BotSlot):
    """A place for a thought on some other machine."""

    remote = True

    def __init__(self, url: str) -> None:
        super().__init__(quick_only=False)
        self._redis = connect(url)

    def think(self, question: Question, first: float) -> int | None:
        """Have a machine think; NobodyThinks if there is none, or it does not answer in time."""
        try:
            return self._ask(question)
        except (RedisError, OSError) as problem:
            raise NobodyThinks(" ".join(str(problem).split())) from problem

    def _ask(self, question: Question) -> int | None:
        if not self._redis.exists(THERE):
            raise NobodyThinks("no machine for bots is there")
        asked = Asked(*question._replace(state=question.state.as_dict()))  # type: ignore[arg-type]
        reply = ANSWER + secrets.token_hex(16)
        entry = {"asked": msgspec.json.encode(asked), "reply": reply}
        self._redis.xadd(STREAM, entry, maxlen=MOST, approximate=True)
        end = time.monotonic() + question.limit
        while time.monotonic() < end and not self.closed:
            if found := self._redis.blpop([reply], timeout=WAIT):
                return self._read(msgspec.json.decode(found[1], type=Answer))
            if not self._redis.exists(THERE):
                raise NobodyThinks("the last machine for bots has gone")
        raise NobodyThinks(f"no machine for bots answered within {question.limit:g} s")

    @staticmethod
    def _read(answer: Answer) -> int | None:
        if answer.failed is not None:
            raise BotFailure(answer.failed, "on another machine")
        return answer.action

    def knows(self, thought: Thought) -> bool:
        """Machines for bots compile before they begin."""
        return True

    def give_up(self) -> None:
        """A thought that is elsewhere is thought to its end."""
