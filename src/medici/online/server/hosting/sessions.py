"""The sessions of players on their devices: found, renewed, listed and ended."""

import asyncio
import time
from collections.abc import Callable
from contextlib import suppress

from medici.online.server.logs import log
from medici.online.server.security.session_cookies import digest, looks_right, new_secret
from medici.online.server.settings import Settings
from medici.online.store import Store, StoreError
from medici.online.store.players import PlayerRow
from medici.online.store.sessions import SessionRow

NOTED_SECONDS = 3600.0  # how often it is noted that a session is in use
DAY = 86400.0
SEARCH_SECONDS = 3600.0  # between looks for sessions that nobody uses


class Sessions:
    """The sessions of all players."""

    def __init__(
        self, store: Store, settings: Settings, clock: Callable[[], float] = time.time
    ) -> None:
        self._store = store
        self._settings = settings
        self._clock = clock

    async def add(self, player_id: str, device: str) -> str:
        """A new session of a player; its secret."""
        secret = new_secret()
        most = self._settings.sessions_per_player
        await self._store.add_session(player_id, digest(secret), self._clock(), device, most)
        return secret

    async def find(self, secret: str | None) -> tuple[PlayerRow, SessionRow] | None:
        """Whose session this is, and which; None if it is missing, made up or over."""
        if secret is None or not looks_right(secret):
            return None
        hashed = digest(secret)
        found = await self._store.player_by_session(hashed)
        if found is None or not self._holds(found[1], hashed):
            return None
        with suppress(StoreError):  # what was asked for is not refused for the sake of a note
            await self._note(found[1], hashed)
        return found

    def _holds(self, session: SessionRow, hashed: bytes) -> bool:
        """Whether a session can still be used with this secret of its own."""
        now = self._clock()
        if session.used <= now - self._settings.session_days * DAY:
            return False
        if hashed in (session.hash, session.offered):
            return True
        return session.former_until is not None and now < session.former_until

    async def _note(self, session: SessionRow, hashed: bytes) -> None:
        """Note that a session is in use, and end its former secret if this is the next one."""
        now = self._clock()
        if hashed == session.offered:
            await self._store.take_up(hashed, now, now + self._settings.session_overlap)
        elif session.used < now - NOTED_SECONDS:
            await self._store.note_use(session.hash, now)

    async def renew(self, session: SessionRow, secret: str, device: str) -> str | None:
        """Another secret for a session whose present one is old; None while it may stay.

        The present one holds until the other has been used: an answer can be lost.
        """
        now, hashed = self._clock(), digest(secret)
        age = self._settings.session_renewal_days * DAY
        if hashed != session.hash or session.rotated > now - age:
            return None
        offered, before = new_secret(), now - self._settings.session_overlap
        with suppress(StoreError):
            if await self._store.offer(hashed, digest(offered), device, now, before):
                return offered
        return None

    async def of_player(self, player_id: str) -> list[SessionRow]:
        """The sessions of a player that can still be used, the last used first."""
        since = self._clock() - self._settings.session_days * DAY
        return [row for row in await self._store.sessions(player_id) if row.used > since]

    async def end_unused(self) -> None:
        """End what nobody has used for long, again and again."""
        while True:
            before = self._clock() - self._settings.session_days * DAY
            try:
                await self._store.end_unused(before)
            except StoreError:
                log.warning("cannot end the sessions that nobody uses; trying again later")
            await asyncio.sleep(SEARCH_SECONDS)
