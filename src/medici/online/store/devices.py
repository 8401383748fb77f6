"""How players are known again: the sessions of their devices, and their passkeys."""

from collections.abc import Sequence

import msgspec

from medici.online.store import statements as sql
from medici.online.store.database import Arguments, Database
from medici.online.store.errors import AlreadyExists, ForeignClash, NoSuchPlayer, UniqueClash
from medici.online.store.rows import PasskeyRow, PlayerRow, SessionRow

ID_BYTES = 8  # of the first secret's hash, by which a session is called from then on


def session_row(player_id: str, session_hash: bytes, device: str, now: float) -> Arguments:
    """A new session, as a statement takes it."""
    session = session_hash[:ID_BYTES].hex()
    return {
        "session": session,
        "id": player_id,
        "hash": session_hash,
        "device": device,
        "now": now,
    }


class Devices(Database):
    """The part of a store that keeps sessions and passkeys."""

    async def add_session(
        self, player_id: str, session_hash: bytes, now: float, device: str = "", most: int = 1000
    ) -> None:
        """Add a session; of more than so many those go that were not used for longest.

        NoSuchPlayer, or AlreadyExists if the session is there.
        """
        try:
            await self._write(
                (sql.NEW_SESSION, session_row(player_id, session_hash, device, now)),
                (sql.END_OLDEST, {"id": player_id, "most": most}),
            )
        except UniqueClash as clash:
            raise AlreadyExists("this session already exists") from clash
        except ForeignClash as clash:
            raise NoSuchPlayer(f"there is no player {player_id}") from clash

    async def player_by_session(self, session_hash: bytes) -> tuple[PlayerRow, SessionRow] | None:
        """The player and the session with this secret: its present one, the next or the former."""
        for row in await self._read(sql.PLAYER_BY_SESSION, {"hash": session_hash}):
            return PlayerRow(*row[:3]), SessionRow(*row[3:])
        return None

    async def known_sessions(self, session_hashes: Sequence[bytes]) -> set[bytes]:
        """Those of these secrets that are of somebody's session: present, offered or former."""
        ids = msgspec.json.encode([known.hex() for known in session_hashes]).decode()
        query = sql.KNOWN_SESSIONS.format(listed=self._listed, unhexed=self._unhexed)
        return {bytes.fromhex(known) for (known,) in await self._read(query, {"ids": ids})}

    async def sessions(self, player_id: str) -> list[SessionRow]:
        """The sessions of a player, the last used first."""
        return [SessionRow(*row) for row in await self._read(sql.SESSIONS, {"id": player_id})]

    async def note_use(self, session_hash: bytes, now: float) -> None:
        """Note that a session was used."""
        await self._write((sql.NOTE_USE, {"hash": session_hash, "now": now}))

    async def offer(
        self, session_hash: bytes, offered: bytes, device: str, now: float, before: float
    ) -> bool:
        """Offer a session its next secret, unless it was offered one after a moment."""
        arguments = {"hash": session_hash, "offered": offered, "device": device}
        rows = await self._write((sql.OFFER, {**arguments, "now": now, "before": before}))
        return bool(rows)

    async def take_up(self, offered: bytes, now: float, until: float) -> None:
        """The offered secret is used: it takes the place of the one before, which ends soon."""
        await self._write((sql.TAKE_UP, {"hash": offered, "now": now, "until": until}))

    async def end_session(self, player_id: str, session: str) -> list[SessionRow]:
        """End a session of a player's; what it was, or nothing if there was no such one."""
        rows = await self._write((sql.END_SESSION, {"id": player_id, "session": session}))
        return [SessionRow(*row) for row in rows]

    async def end_other_sessions(self, player_id: str, session: str) -> list[SessionRow]:
        """End all sessions of a player's but one; what they were."""
        rows = await self._write((sql.END_OTHERS, {"id": player_id, "session": session}))
        return [SessionRow(*row) for row in rows]

    async def end_unused(self, before: float) -> int:
        """End the sessions that were last used at a moment or before; how many there were."""
        return len(await self._write((sql.END_UNUSED, {"before": before})))

    async def add_passkey(self, passkey: PasskeyRow) -> None:
        """Keep a new passkey; NoSuchPlayer, or AlreadyExists."""
        arguments = {
            "credential": passkey.credential,
            "id": passkey.player_id,
            "site": passkey.site,
            "public_key": passkey.public_key,
            "sign_count": passkey.sign_count,
            "name": passkey.name,
            "now": passkey.created,
        }
        try:
            await self._write((sql.NEW_PASSKEY, arguments))
        except UniqueClash as clash:
            raise AlreadyExists("this passkey already exists") from clash
        except ForeignClash as clash:
            raise NoSuchPlayer(f"there is no player {passkey.player_id}") from clash

    async def passkey(self, credential: bytes) -> PasskeyRow | None:
        """One passkey."""
        for row in await self._read(sql.PASSKEY, {"credential": credential}):
            return PasskeyRow(*row)
        return None

    async def passkeys(self, player_id: str) -> list[PasskeyRow]:
        """The passkeys of a player, the oldest first."""
        return [PasskeyRow(*row) for row in await self._read(sql.PASSKEYS, {"id": player_id})]

    async def use_passkey(self, credential: bytes, sign_count: int, now: float) -> bool:
        """Note that a passkey was used; False if its count of uses has not grown since the last."""
        arguments = {"credential": credential, "count": sign_count, "now": now}
        return bool(await self._write((sql.USE_PASSKEY, arguments)))

    async def name_passkey(self, player_id: str, credential: bytes, name: str) -> bool:
        """Give a passkey of a player's another name; whether there is such a one."""
        arguments = {"id": player_id, "credential": credential, "name": name}
        return bool(await self._write((sql.NAME_PASSKEY, arguments)))

    async def remove_passkey(self, player_id: str, credential: bytes) -> bool:
        """Remove a passkey of a player's; whether there was such a one."""
        arguments = {"id": player_id, "credential": credential}
        return bool(await self._write((sql.REMOVE_PASSKEY, arguments)))
