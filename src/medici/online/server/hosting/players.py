"""The players of a server: guests, links to another device, and sessions on their devices."""

import secrets
import time
from collections.abc import Callable
from contextlib import suppress

from medici.online.server.bus import Bus
from medici.online.server.hosting.passkeys import Passkeys
from medici.online.server.security.session_cookies import digest, looks_right, new_secret
from medici.online.server.settings import Settings
from medici.online.store import Store, StoreError
from medici.online.store.players import PlayerRow
from medici.online.store.sessions import SessionRow
from medici.online.tables import Player, clean_name

LINK_SECONDS = 600.0
NOTED_SECONDS = 3600.0  # how often it is noted that a session is in use
DAY = 86400.0


class Players:
    """The players of one server, and their sessions."""

    def __init__(
        self, store: Store, bus: Bus, settings: Settings, clock: Callable[[], float] = time.time
    ) -> None:
        self._store = store
        self._bus = bus
        self._settings = settings
        self._clock = clock
        self.passkeys = Passkeys(store, bus, settings)

    async def guest(self, name: str, device: str) -> tuple[Player, str]:
        """A new player, and the session that proves it."""
        player = Player(secrets.token_hex(8), clean_name(name))
        secret = new_secret()
        now = self._clock()
        await self._store.create_player(player.id, player.name, digest(secret), now, device)
        return player, secret

    async def player(self, player_id: str) -> Player | None:
        """One player; none if it is gone."""
        row = await self._store.player(player_id)
        return None if row is None else player_of(row)

    async def link(self, player: Player, session_id: str) -> str:
        """A token that carries a session to another device, once and soon, while the session is."""
        token = new_secret()
        await self._bus.put(digest(token).hex(), f"{player.id} {session_id}", LINK_SECONDS)
        return token

    async def redeem(self, token: str) -> tuple[Player, str] | None:
        """The player of a token, and the session that made it; none if it is spent."""
        player_id, _, session_id = (await self._bus.take(digest(token).hex()) or "").partition(" ")
        player = await self.player(player_id)
        return None if player is None else (player, session_id)

    async def add_session(self, player_id: str, device: str, link: str | None = None) -> str | None:
        """A new session of a player; its secret. None if the session that linked to it has ended.

        ``link`` is that session's id.
        """
        secret, now = new_secret(), self._clock()
        most, hashed = self._settings.sessions_per_player, digest(secret)
        if link is None:
            await self._store.add_session(player_id, hashed, now, device, most)
        elif await self._store.add_linked_session(player_id, hashed, now, device, link):
            await self._store.end_oldest(player_id, most)
        else:
            return None
        return secret

    async def of_session(self, secret: str | None) -> Player | None:
        """Whose session this is; nobody's if it is missing, made up or over."""
        found = await self.find_session(secret)
        return None if found is None else player_of(found[0])

    async def find_session(self, secret: str | None) -> tuple[PlayerRow, SessionRow] | None:
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
        if session.used <= self._oldest_use():
            return False
        if hashed in (session.hash, session.offered):
            return True
        return session.former_until is not None and self._clock() < session.former_until

    def _oldest_use(self) -> float:
        """A session that was last used then, or before, has ended."""
        return self._clock() - self._settings.session_days * DAY

    async def _note(self, session: SessionRow, hashed: bytes) -> None:
        """Note that a session is in use, and end its former secret if this is the next one."""
        now = self._clock()
        if hashed == session.offered:
            await self._store.take_up(hashed, now, now + self._settings.session_overlap)
        elif session.used < now - NOTED_SECONDS:
            await self._store.note_use(session.hash, now)

    async def renew_session(self, session: SessionRow, secret: str, device: str) -> str | None:
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

    async def sessions_of(self, player_id: str) -> list[SessionRow]:
        """The sessions of a player that can still be used, the last used first."""
        since = self._oldest_use()
        return [row for row in await self._store.sessions(player_id) if row.used > since]

    async def end_unused_sessions(self) -> None:
        """End what nobody has used for long."""
        await self._store.end_unused(self._oldest_use())


def player_of(row: PlayerRow) -> Player:
    """The player of a row."""
    return Player(row.id, row.name)
