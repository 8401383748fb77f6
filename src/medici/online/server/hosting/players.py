"""The players of a server: guests, their names, and links to another device."""

import secrets
import time

from medici.online.server.bus import Bus
from medici.online.server.hosting.export import Export, export_player
from medici.online.server.hosting.passkeys import Passkeys
from medici.online.server.hosting.sessions import Sessions
from medici.online.server.security.session_cookies import digest, new_secret
from medici.online.server.settings import Settings
from medici.online.store import Store
from medici.online.store.players import PlayerRow
from medici.online.tables import Player, clean_name

LINK_SECONDS = 600.0


class Players:
    """The players of one server."""

    def __init__(self, store: Store, bus: Bus, settings: Settings) -> None:
        self._store = store
        self._bus = bus
        self.sessions = Sessions(store, settings)
        self.passkeys = Passkeys(store, bus, settings)

    async def guest(self, name: str, device: str) -> tuple[Player, str]:
        """A new player, and the session that proves it."""
        player = Player(secrets.token_hex(8), clean_name(name))
        secret = new_secret()
        await self._store.create_player(player.id, player.name, digest(secret), time.time(), device)
        return player, secret

    async def of_session(self, secret: str | None) -> Player | None:
        """Whose session this is; nobody's if it is missing, made up or over."""
        found = await self.sessions.find(secret)
        return None if found is None else player_of(found[0])

    async def rename(self, player: Player, name: str) -> Player:
        """Another name, from now on."""
        renamed = Player(player.id, clean_name(name))
        await self._store.rename(player.id, renamed.name)
        return renamed

    async def forget(self, player: Player) -> None:
        """Delete a player: name, sessions and passkeys go."""
        await self._store.delete_player(player.id)

    async def export(self, player: Player) -> Export:
        """Everything that is kept of a player."""
        return await export_player(self._store, player)

    async def link(self, player: Player) -> str:
        """A token that carries the session to another device, once and soon."""
        token = new_secret()
        await self._bus.put(digest(token).hex(), player.id, LINK_SECONDS)
        return token

    async def redeem(self, token: str) -> Player | None:
        """The player of a token; none if it is spent."""
        player_id = await self._bus.take(digest(token).hex())
        return None if player_id is None else await self.player(player_id)

    async def player(self, player_id: str) -> Player | None:
        """One player; none if it is gone."""
        row = await self._store.player(player_id)
        return None if row is None else player_of(row)


def player_of(row: PlayerRow) -> Player:
    """The player of a row."""
    return Player(row.id, row.name)
