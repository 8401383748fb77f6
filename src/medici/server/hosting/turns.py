"""What happens at a table without anybody asking: clocks run out, and bots move."""

import asyncio
import time
from typing import TYPE_CHECKING

from medici.server.hosting.hosted_table import Room
from medici.server.logs import log
from medici.store import StoreError
from medici.tables import TableError
from medici.tables.commands import BotMove, Expire

if TYPE_CHECKING:
    from medici.server.hosting.tables import Tables

LONGEST_NAP = 3600.0  # seconds; a timer for longer is set again
SLACK = 0.01  # seconds after a deadline
AGAIN = 1.0  # seconds until something that failed is tried again


def set_alarm(tables: "Tables", room: Room) -> None:
    """Wake up when the next clock has run out, and let a bot think if it is its turn."""
    if room.alarm is not None:
        room.alarm.cancel()
        room.alarm = None
    if tables.draining:
        return
    live = room.live
    if due := live.due():
        nap = min(LONGEST_NAP, max(0.0, due[1] - time.time()) + SLACK)
        loop = asyncio.get_running_loop()
        room.alarm = loop.call_later(nap, _ring, tables, room, due[0])
    elif live.bot_to_move() is not None and (room.thinking is None or room.thinking.done()):
        room.thinking = asyncio.create_task(_play(tables, room))


def _ring(tables: "Tables", room: Room, seat: int) -> None:
    room.alarm = None
    room.thinking = asyncio.create_task(_expire(tables, room, seat))


async def _expire(tables: "Tables", room: Room, seat: int) -> None:
    due = room.live.due()
    if due is None or due[0] != seat or due[1] > time.time():
        set_alarm(tables, room)
        return
    await _ask(tables, room, Expire(seat), room.seq)
    await _play(tables, room)


async def _play(tables: "Tables", room: Room) -> None:
    """Play for the bots as long as it is their turn."""
    live = room.live
    while not tables.draining and (seat := live.bot_to_move()) is not None:
        began, seq, game = time.monotonic(), room.seq, live.game
        bot = live.seats[seat].bot
        if game is None or bot is None:
            return
        try:
            move = await tables.thinkers.move(bot, game.copy())
        except Exception:
            log.exception("a bot failed", extra={"table": room.id, "bot": bot})
            await asyncio.sleep(AGAIN)
            continue
        pace = tables.settings.pace if live.created.pace is None else live.created.pace
        await asyncio.sleep(max(0.0, began + pace - time.monotonic()))
        if live.bot_to_move() == seat and room.settled <= seq:
            await _ask(tables, room, BotMove(seat, move), seq)


async def _ask(tables: "Tables", room: Room, command: BotMove | Expire, seq: int) -> None:
    """Carry out a command of the house; if another server was first, that is as good."""
    try:
        await tables.execute(room, command, None, f"{type(command).__name__}-{seq}", seq)
    except TableError as problem:
        if problem.code != "stale":
            log.warning("the house was refused", extra={"table": room.id, "code": problem.code})
            await asyncio.sleep(AGAIN)
    except StoreError:
        if not tables.draining:
            log.exception("the store failed", extra={"table": room.id})
            await asyncio.sleep(AGAIN)
            set_alarm(tables, room)
