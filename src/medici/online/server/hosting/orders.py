"""Orders given in advance: kept beside the log, told to nobody else, carried out in their turn.

The store has the last word: an order that was withdrawn at another server is no longer there. Any
server that knows of one carries it out: where it was given, and where the table was loaded since.
"""

import asyncio

import msgspec

from medici.online.server.hosting.hosted_table import Execute, HostedTable, has_advanced
from medici.online.server.logs import log
from medici.online.server.tasks import spawn
from medici.online.server.wire.messages import encode
from medici.online.store import Store, StoreError
from medici.online.tables import Player, TableError
from medici.online.tables.checks import must_sit
from medici.online.tables.commands import Move
from medici.online.tables.orders import (
    Order,
    OrderCommand,
    Withdraw,
    check_order,
    is_standing,
    move_now,
)

RETRY = 1.0  # seconds until the store is asked again that failed


class Orders:
    """Keeps the orders of all tables."""

    def __init__(self, store: Store, execute: Execute) -> None:
        self._store = store
        self._execute = execute
        self._stopped = False

    def stop(self) -> None:
        """Carry nothing out any more."""
        self._stopped = True

    async def load(self, hosted: HostedTable) -> None:
        """The orders that stood when a table was last in use."""
        for seat, body in (await self._store.orders(hosted.id)).items():
            order = msgspec.json.decode(body, type=Order)
            if is_standing(hosted.live, order):
                hosted.orders[seat] = order
            else:
                hosted.lapsed.append(order)

    async def take(self, hosted: HostedTable, command: OrderCommand, player: Player) -> int:
        """Keep an order, or give it up; the seq at which that was, once it is durable."""
        async with hosted.lock:
            if isinstance(command, Withdraw):
                await self._withdraw(hosted, must_sit(hosted.live, player, command.seat))
            else:
                order = check_order(hosted.live, command, player)
                assert order.seat is not None
                await self._store.give_order(hosted.id, order.seat, encode(order))
                hosted.orders[order.seat] = order
            hosted.tell_orders(player.id)
        self.arrange(hosted)
        return hosted.seq

    async def _end(self, hosted: HostedTable, order: Order) -> None:
        assert order.seat is not None
        await self._store.end_order(hosted.id, order.seat, encode(order))

    async def _withdraw(self, hosted: HostedTable, seats: list[int]) -> None:
        """Give up the orders of these seats, also what was given by way of another server."""
        for seat, body in (await self._store.orders(hosted.id)).items():
            if seat in seats:
                await self._store.end_order(hosted.id, seat, body)
        for seat in seats:
            hosted.orders.pop(seat, None)

    def arrange(self, hosted: HostedTable) -> None:
        """Carry out the order of the seat to act, and forget those that have lapsed."""
        if self._stopped:
            return
        if hosted.lapsed:
            lapsed, hosted.lapsed = hosted.lapsed, []
            spawn(self._forget(hosted, lapsed))
        busy = hosted.ordering is not None and not hosted.ordering.done()
        if hosted.orders and not busy and self._due(hosted) is not None:
            hosted.ordering = spawn(self._carry_out(hosted))

    async def _forget(self, hosted: HostedTable, lapsed: list[Order]) -> None:
        for order in lapsed:
            await self._end(hosted, order)

    @staticmethod
    def _due(hosted: HostedTable) -> tuple[Order, str] | None:
        """The order of the seat to act, and the move that it makes."""
        actor = hosted.live.actor()
        order = None if actor is None else hosted.orders.get(actor)
        move = None if order is None else move_now(hosted.live, order)
        return None if order is None or move is None else (order, move)

    async def _carry_out(self, hosted: HostedTable) -> None:
        """Make the moves of orders as long as they are due."""
        while not self._stopped and (due := self._due(hosted)) is not None:
            order, move = due
            assert order.seat is not None
            seat, seq = hosted.live.seats[order.seat], hosted.seq
            cmd_id = f"order-{seq}"
            try:
                kept = (await self._store.orders(hosted.id)).get(order.seat)
                if kept != encode(order) or seat.player is None:
                    hosted.forget_order(order)  # withdrawn at another server
                    continue
                player = Player(seat.player, seat.name)
                await self._execute(hosted, Move(move), player, cmd_id, seq)
                if not has_advanced(hosted, seq, cmd_id):
                    return
            except TableError as problem:
                if problem.code != "stale":
                    extra = {"table": hosted.id, "code": problem.code}
                    log.warning("an order could not be carried out", extra=extra)
                    hosted.forget_order(order)
                elif not has_advanced(hosted, seq, cmd_id):
                    return
                await asyncio.sleep(0)
            except StoreError:
                if not self._stopped:
                    log.exception("the store failed", extra={"table": hosted.id})
                    await asyncio.sleep(RETRY)
