"""Who is at a table: browsers are told which players have no socket there.

A player who reloads a page is gone for a moment only, so that nobody is called away at once; who
comes back is told of at once. Where several servers share the tables, none knows all sockets, and
nobody is called away.
"""

import asyncio

from medici.online.server.wire.audience import Audience
from medici.online.server.wire.messages import Away, encode
from medici.online.server.wire.socket import Socket
from medici.online.server.wire.websocket_protocol import frame
from medici.online.tables import LiveTable


class Presence:
    """Which players of a table are away, as far as browsers have been told."""

    def __init__(self, live: LiveTable, audience: Audience, patience: float | None) -> None:
        self._live = live
        self._audience = audience
        self._patience = patience  # seconds before somebody is called away; None: nobody is
        self._told: list[int] = []
        self._timer: asyncio.TimerHandle | None = None

    def came(self, socket: Socket) -> None:
        """A socket was let in: it hears who is away, and the others that its player is not."""
        if self._patience is None:
            return
        if not self.returned() and self._told and socket.wants_log:
            socket.send(encode(Away(self._told)))
        self.changed()

    def returned(self) -> bool:
        """Call nobody away any longer who is there, or sits here no more; whether it was so."""
        away = self.away()
        return self._tell([seat for seat in self._told if seat in away])

    def changed(self) -> None:
        """Somebody came or went: have a look in a while."""
        if self._patience is None:
            return
        if self._timer is not None:
            self._timer.cancel()
        self._timer = asyncio.get_running_loop().call_later(self._patience, self._look)

    def away(self) -> list[int]:
        """The seats of people who have no socket here."""
        return [
            number
            for number, seat in enumerate(self._live.seats)
            if seat.player is not None and not self._audience.has(seat.player)
        ]

    def _look(self) -> None:
        self._timer = None
        self._tell(self.away())

    def _tell(self, away: list[int]) -> bool:
        """Tell all browsers, if it is news."""
        if away == self._told:
            return False
        self._told = away
        message = frame(encode(Away(away)))
        for socket in list(self._audience.sockets):
            if socket.wants_log:
                socket.push(message)
        return True
