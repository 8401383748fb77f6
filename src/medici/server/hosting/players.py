"""Guests and their sessions: a secret of 128 bits, of which the store has the SHA-256 alone."""

import hashlib
import re
import secrets
import time
from typing import Any

import msgspec

from medici.server.bus import Bus
from medici.store import PlayerRow, Store
from medici.tables import Player, clean_name

SECRET_BYTES = 16
SECRET = re.compile(r"[A-Za-z0-9_-]{16,64}")
LINK_SECONDS = 600.0


def digest(secret: str) -> bytes:
    """What is kept of a secret."""
    return hashlib.sha256(secret.encode()).digest()


class Players:
    """The people at the tables."""

    def __init__(self, store: Store, bus: Bus) -> None:
        self._store = store
        self._bus = bus

    async def guest(self, name: str) -> tuple[Player, str]:
        """A new player, and the session that proves it."""
        player = Player(secrets.token_hex(8), clean_name(name))
        secret = secrets.token_urlsafe(SECRET_BYTES)
        await self._store.create_player(player.id, player.name, digest(secret), time.time())
        return player, secret

    async def known(self, secret: str | None) -> Player | None:
        """Whose session this is; nobody's if it is missing or made up."""
        if secret is None or not SECRET.fullmatch(secret):
            return None
        row = await self._store.player_by_session(digest(secret))
        return None if row is None else of(row)

    async def rename(self, player: Player, name: str) -> Player:
        """Another name, from now on."""
        renamed = Player(player.id, clean_name(name))
        await self._store.rename(player.id, renamed.name)
        return renamed

    async def forget(self, player: Player) -> None:
        """Delete a player: name and sessions go."""
        await self._store.delete_player(player.id)

    async def export(self, player: Player) -> dict[str, Any]:
        """Everything that is kept of a player, as JSON-ready data."""
        kept = await self._store.export_player(player.id)
        return {
            "player": kept.player.id,
            "name": kept.player.name,
            "created": kept.player.created,
            "sessions": kept.sessions,
            "tables": [
                {
                    "table": sitting.table.id,
                    "seat": sitting.seat,
                    "status": sitting.table.status,
                    "created": sitting.table.created,
                    "updated": sitting.table.updated,
                    **msgspec.json.decode(sitting.table.head, type=dict[str, Any]),
                }
                for sitting in kept.sittings
            ],
        }

    async def link(self, player: Player) -> str:
        """A token that carries the session to another device, once and soon."""
        token = secrets.token_urlsafe(SECRET_BYTES)
        await self._bus.put(digest(token).hex(), player.id, LINK_SECONDS)
        return token

    async def redeem(self, token: str) -> tuple[Player, str] | None:
        """A session of its own for whoever brings the token; none if it is spent."""
        player_id = await self._bus.take(digest(token).hex())
        row = None if player_id is None else await self._store.player(player_id)
        if row is None:
            return None
        secret = secrets.token_urlsafe(SECRET_BYTES)
        await self._store.add_session(row.id, digest(secret))
        return of(row), secret


def of(row: PlayerRow) -> Player:
    """The player of a row."""
    return Player(row.id, row.name)
