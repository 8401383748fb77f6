"""What happens at a table without anybody asking: clocks run out, and bots move."""

import asyncio
import time
from collections.abc import Sequence
from typing import NamedTuple

from medici.record import Game
from medici.server.hosting.hosted_table import Execute, HostedTable
from medici.server.hosting.thinkers import Thinkers
from medici.server.logs import log
from medici.store import StoreError
from medici.tables import LiveTable, TableError
from medici.tables.commands import BotMove, Expire

LONGEST_NAP = 3600.0  # seconds; a timer for longer is set again
SLACK = 0.01  # seconds after a deadline
LONGEST_PAUSE = 0.4  # seconds after which a bot asks again how long it is to wait
AGAIN = 1.0  # seconds until something that failed is tried again


class Ahead(NamedTuple):
    """A bot's thought about a position that is still to come."""

    bot: str
    moves: Sequence[tuple[int | str, str]]  # that lead to it
    thought: asyncio.Task[str]


def only_move(game: Game) -> str | None:
    """The move of the seat to act, if there is no other."""
    legal = game.legal()
    return legal[0] if len(legal) == 1 else None


class Turns:
    """Keeps the clocks of all tables, and lets their bots play."""

    def __init__(self, execute: Execute, thinkers: Thinkers, pace: float) -> None:
        self._execute = execute
        self._thinkers = thinkers
        self._pace = pace  # where a table has none of its own
        self._stopped = False

    def stop(self) -> None:
        """Begin nothing new."""
        self._stopped = True

    def arrange(self, hosted: HostedTable) -> None:
        """Wake up when the next clock has run out, and let a bot think if it is its turn."""
        if hosted.alarm is not None:
            hosted.alarm.cancel()
            hosted.alarm = None
        if self._stopped:
            return
        live = hosted.live
        if due := live.due():
            nap = min(LONGEST_NAP, max(0.0, due[1] - time.time()) + SLACK)
            loop = asyncio.get_running_loop()
            hosted.alarm = loop.call_later(nap, self._ring, hosted, due[0])
        elif live.bot_to_move() is not None and (hosted.thinking is None or hosted.thinking.done()):
            hosted.thinking = asyncio.create_task(self._play(hosted))

    def _ring(self, hosted: HostedTable, seat: int) -> None:
        hosted.alarm = None
        hosted.thinking = asyncio.create_task(self._expire(hosted, seat))

    async def _expire(self, hosted: HostedTable, seat: int) -> None:
        due = hosted.live.due()
        if due is None or due[0] != seat or due[1] > time.time():
            self.arrange(hosted)
            return
        await self._ask(hosted, Expire(seat), hosted.seq)
        await self._play(hosted)

    async def _play(self, hosted: HostedTable) -> None:
        """Play for the bots as long as it is their turn."""
        live = hosted.live
        ahead: Ahead | None = None
        while not self._stopped and (seat := live.bot_to_move()) is not None:
            began, seq, game = time.monotonic(), hosted.seq, live.game
            bot = live.seats[seat].bot
            if game is None or bot is None:
                break
            forced = only_move(game)
            try:
                move = forced or await self._thought(bot, game, ahead)
            except Exception:
                log.exception("a bot failed", extra={"table": hosted.id, "bot": bot})
                ahead = None
                await asyncio.sleep(AGAIN)
                continue
            ahead = self._look_ahead(live, game, move)
            if forced is None:  # nobody waits for what cannot be otherwise
                await self._pause(live, began)
            if live.bot_to_move() == seat and hosted.settled <= seq:
                await self._ask(hosted, BotMove(seat, move), seq)
        if ahead is not None:
            ahead.thought.cancel()

    async def _thought(self, bot: str, game: Game, ahead: "Ahead | None") -> str:
        """What a bot does, which it may have begun to think about in good time."""
        if ahead is not None:
            if ahead.bot == bot and ahead.moves == game.moves:
                return await ahead.thought
            ahead.thought.cancel()
        return await self._thinkers.move(bot, game.copy())

    def _look_ahead(self, live: LiveTable, game: Game, move: str) -> "Ahead | None":
        """Let the bot that will be next think already, unless chance lies between."""
        later = game.copy()
        later.play(move)
        actor = later.actor
        bot = live.seats[actor].bot if isinstance(actor, int) else None
        if bot is None or only_move(later) is not None:
            return None
        thought = asyncio.create_task(self._thinkers.move(bot, later))
        return Ahead(bot, later.moves, thought)

    async def _pause(self, live: LiveTable, began: float) -> None:
        """Let the pace of the table pass, which somebody may change meanwhile."""
        while True:
            pace = self._pace if live.pace is None else live.pace
            left = began + pace - time.monotonic()
            if left <= 0:
                return
            await asyncio.sleep(min(left, LONGEST_PAUSE))

    async def _ask(self, hosted: HostedTable, command: BotMove | Expire, seq: int) -> None:
        """Carry out a command of the house; if another server was first, that is as good."""
        try:
            await self._execute(hosted, command, None, f"{type(command).__name__}-{seq}", seq)
        except TableError as problem:
            if problem.code != "stale":
                extra = {"table": hosted.id, "code": problem.code}
                log.warning("a command of the server's own was refused", extra=extra)
                await asyncio.sleep(AGAIN)
        except StoreError:
            if not self._stopped:
                log.exception("the store failed", extra={"table": hosted.id})
                await asyncio.sleep(AGAIN)
                self.arrange(hosted)
