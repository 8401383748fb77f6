"""The process in which deals are played again: never in the event loop, nor where bots think.

One process of low priority, started with the first deal. Those who wait take turns by address.
"""

import os
from dataclasses import replace
from multiprocessing.connection import Connection
from typing import Any, NamedTuple

import msgspec

from medici.bots.processes.child import BotFailure, Child
from medici.fair import Secret
from medici.online.community.deals import Deal
from medici.online.community.replay_deal import DealRefused, Score, play_par, replay_deal
from medici.online.server.hosting.response_pool import ResponsePool
from medici.online.server.settings import Settings

NICENESS = 10


class Question(NamedTuple):
    """A deal that is to be played."""

    deal: bytes
    secret: bytes
    moves: bytes | None  # None: by a prince, for par


class DealPlayer:
    """Plays deals one after the other."""

    def __init__(self, settings: Settings) -> None:
        self._limit = settings.first_thought_seconds
        self._pool = ResponsePool(replace(settings, response_threads=1))
        self._process: Child | None = None

    async def play(self, question: Question, address: str = "") -> Score:
        """What a game came to; DealRefused, BotFailure, or HttpProblem if too many wait."""
        answer = await self._pool.run(self._ask, question, address=address)
        if isinstance(answer, str):
            raise DealRefused(answer)
        return answer

    def _ask(self, question: Question) -> Score | str:
        """Ask the process, from a thread."""
        if self._process is None or self._process.ended:
            self._process = Child(serve, name="medici-deals")
        answer = self._process.ask(question, self._limit)
        if isinstance(answer, BotFailure):
            raise answer
        assert isinstance(answer, Score | str)
        return answer

    def close(self) -> None:
        """End the process; what it was about is found in the store again."""
        self._pool.close()
        if self._process is not None and not self._process.ended:
            self._process.kill()


def serve(connection: "Connection[Any, Question]") -> None:
    """Answer questions until nobody asks any more; runs in the process."""
    os.nice(NICENESS)
    while True:
        try:
            question = connection.recv()
        except (EOFError, OSError):
            return
        connection.send(answer_to(question))


def answer_to(question: Question) -> Score | str | BotFailure:
    """A score, why there is none, or what went wrong."""
    try:
        deal = msgspec.json.decode(question.deal, type=Deal)
        secret = Secret(question.secret)
        if question.moves is None:
            return play_par(deal, secret)
        return replay_deal(deal, secret, msgspec.json.decode(question.moves, type=list[str]))
    except DealRefused as refusal:
        return str(refusal)
    except Exception as problem:  # whatever it is, the process goes on
        return BotFailure(f"raised {type(problem).__name__}", str(problem))
