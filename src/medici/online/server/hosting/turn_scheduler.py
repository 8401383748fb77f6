"""Schedule what happens at a table without anybody asking: clocks run out, and bots move."""

import asyncio
import time
from collections.abc import Callable, Sequence
from typing import NamedTuple

from medici.online.server.hosting.bot_pool import BotPool
from medici.online.server.hosting.bot_slot import Thought
from medici.online.server.hosting.hosted_table import Execute, HostedTable, has_advanced, under_way
from medici.online.server.hosting.lag import round_trip_of
from medici.online.server.logs import log
from medici.online.server.tasks import spawn
from medici.online.store import StoreError
from medici.online.tables import LiveTable, TableError
from medici.online.tables.commands import BotMove, Expire
from medici.record import Game

LONGEST_TIMER = 60.0  # seconds; a timer for longer is set again
SLACK = 0.01  # seconds after a deadline
LONGEST_PAUSE = 0.4  # seconds after which a bot asks again how long it is to wait
RETRY = 1.0  # seconds until something that failed is tried again


class Ahead(NamedTuple):
    """A bot's thought about a position that is still to come."""

    bot: str
    moves: Sequence[tuple[int | str, str]]  # that lead to it
    thought: Thought


def only_move(game: Game) -> str | None:
    """The move of the seat to act, if there is no other."""
    legal = game.legal()
    return legal[0] if len(legal) == 1 else None


class TurnScheduler:
    """Sets timers for the clocks of all tables, and lets their bots play."""

    def __init__(
        self,
        execute: Execute,
        bots: BotPool,
        pace: float,
        now: Callable[[], float] = time.time,
    ) -> None:
        self._execute = execute
        self._bots = bots
        self._pace = pace  # where a table has none of its own
        self._now = now
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
        if live.due() is not None:
            seconds = min(LONGEST_TIMER, max(0.0, self._until_lost(hosted)) + SLACK)
            loop = asyncio.get_running_loop()
            hosted.alarm = loop.call_later(seconds, self._ring, hosted)
        elif live.bot_to_move() is not None and hosted.attended and not under_way(hosted.thinking):
            hosted.thinking = spawn(self._play(hosted))

    def _until_lost(self, hosted: HostedTable) -> float:
        """The seconds until the seat to act is lost, with what its move may be under way."""
        due = hosted.live.due()
        if due is None:
            return LONGEST_TIMER
        seat, moment = due
        way = round_trip_of(hosted.live.seats[seat].player, hosted.audience.sockets)
        return moment + hosted.lag.allowance(seat, way) - self._now()

    def _ring(self, hosted: HostedTable) -> None:
        """A clock may have run out. Bots have a task of their own: neither keeps the other back."""
        hosted.alarm = None
        if not under_way(hosted.ringing):
            hosted.ringing = spawn(self._expire(hosted))

    async def _expire(self, hosted: HostedTable) -> None:
        due, goes_on = hosted.live.due(), True
        if due is not None and self._until_lost(hosted) <= 0:
            goes_on = await self._ask(hosted, Expire(due[0]), hosted.seq)
        if goes_on and hosted.alarm is None:
            hosted.ringing = None  # done: the next alarm may ring
            self.arrange(hosted)

    async def _play(self, hosted: HostedTable) -> None:
        """Play for the bots as long as it is their turn and somebody is there to see it."""
        live = hosted.live
        ahead: Ahead | None = None
        while not self._stopped and hosted.attended and (seat := live.bot_to_move()) is not None:
            try:
                ahead, goes_on = await self._move(hosted, seat, ahead)
                if not goes_on:
                    break
            except Exception:
                extra = {"table": hosted.id, "bot": live.seats[seat].bot}
                log.exception("a bot failed", extra=extra)
                if ahead is not None:
                    ahead.thought.move.cancel()
                ahead = None
                await asyncio.sleep(RETRY)
        if ahead is not None:
            ahead.thought.move.cancel()

    async def _move(
        self, hosted: HostedTable, seat: int, ahead: Ahead | None
    ) -> tuple[Ahead | None, bool]:
        """One move of a bot; what the next one thinks about meanwhile, and whether to go on."""
        live, began, seq = hosted.live, time.monotonic(), hosted.seq
        game, bot = live.running(), live.seats[seat].played_by
        assert bot is not None  # it is the bot's turn
        forced = only_move(game)
        move = forced or await self._thought(live, bot, game, ahead)
        ahead = self._look_ahead(live, game, move)
        if forced is None:  # nobody waits for what cannot be otherwise
            await self._pause(live, began)
        goes_on = True
        if live.bot_to_move() == seat and hosted.settled <= seq:
            goes_on = await self._ask(hosted, BotMove(seat, move), seq)
        return ahead, goes_on

    async def _thought(self, live: LiveTable, bot: str, game: Game, ahead: Ahead | None) -> str:
        """What a bot does, which it may have begun to think about in good time."""
        if ahead is not None:
            if ahead.bot == bot and ahead.moves == game.moves:
                self._bots.want(ahead.thought)
                if move := await ahead.thought.move:
                    return move
            ahead.thought.move.cancel()
        return await self._bots.move(bot, game.copy(), live.id, live.created.by)

    def _look_ahead(self, live: LiveTable, game: Game, move: str) -> Ahead | None:
        """Let the bot that will be next think already, unless chance lies between."""
        later = game.copy()
        later.play(move)
        actor = later.actor
        bot = live.seats[actor].played_by if isinstance(actor, int) else None
        if bot is None or only_move(later) is not None:
            return None
        thought = self._bots.think(bot, later, live.id, live.created.by, ahead=True)
        return Ahead(bot, later.moves, thought)

    async def _pause(self, live: LiveTable, began: float) -> None:
        """Let the pace of the table pass, which somebody may change meanwhile.

        Nobody comes back to a rated game that all have left, and somebody may wait for its end.
        """
        while not (live.created.rated and live.deserted):
            pace = self._pace if live.pace is None else live.pace
            left = began + pace - time.monotonic()
            if left <= 0:
                return
            await asyncio.sleep(min(left, LONGEST_PAUSE))

    async def _ask(self, hosted: HostedTable, command: BotMove | Expire, seq: int) -> bool:
        """Carry out a command of the server's own; whether to go on after it.

        If another server was first, that is as good.
        """
        cmd_id = f"{type(command).__name__}-{seq}"
        try:
            await self._execute(hosted, command, None, cmd_id, seq)
            return has_advanced(hosted, seq, cmd_id)
        except TableError as problem:
            if problem.code != "stale":
                extra = {"table": hosted.id, "code": problem.code}
                log.warning("a command of the server's own was refused", extra=extra)
                await asyncio.sleep(RETRY)
        except StoreError:
            if not self._stopped:
                log.exception("the store failed", extra={"table": hosted.id})
                await asyncio.sleep(RETRY)
        return True
