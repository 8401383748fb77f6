"""How players are known again: the sessions of their devices, and their passkeys."""

from collections.abc import Sequence
from dataclasses import dataclass

from medici.online.store.database import Arguments, Database, Row, Step, json_list
from medici.online.store.errors import AlreadyExists, UniqueClash
from medici.online.store.ranked import rank_steps

ID_BYTES = 8  # of the first secret's hash, by which a session is called from then on


@dataclass(frozen=True, slots=True)
class SessionRow:
    """A session: a player at a device. Of its secrets there are only hashes."""

    id: str  # stays when the secrets change
    player_id: str
    hash: bytes
    device: str
    created: float
    used: float  # noted now and then
    rotated: float  # when the present secret came into use
    offered: bytes | None  # the next one, which nobody has used yet
    offered_at: float | None
    former: bytes | None  # the one before, which holds until the moment that follows
    former_until: float | None

    @property
    def secrets(self) -> list[bytes]:
        """The hashes of all secrets with which it may be in use somewhere."""
        return [each for each in (self.hash, self.offered, self.former) if each is not None]


@dataclass(frozen=True, slots=True)
class PasskeyRow:
    """A passkey of a player's: the public half."""

    credential: bytes
    player_id: str
    site: str  # the host for which it was made
    public_key: bytes
    sign_count: int
    name: str
    created: float
    used: float | None


NEW_SESSION = """
INSERT INTO player_session (id, hash, player_id, device, created, used, rotated)
VALUES (:session, :hash, :id, :device, :now, :now, :now)
"""
# What somebody is called: by a join PostgreSQL might read everybody for some hundreds.
NAME = "(SELECT p.name FROM player p WHERE p.id = {}.player_id)"
# On PostgreSQL two writers would not see each other's rows; so one waits for the other.
HOLD_PLAYER = "UPDATE player SET name = name WHERE id = :id"
LINKED_SESSION = """
INSERT INTO player_session (id, hash, player_id, device, created, used, rotated)
SELECT :session, :hash, :id, :device, :now, :now, :now WHERE EXISTS (
    SELECT 1 FROM player_session WHERE player_id = :id AND id = :made_by
) RETURNING id
"""
SESSION_COLUMNS = (
    "id, player_id, hash, device, created, used, rotated, offered, offered_at, former, former_until"
)
KNOWN_SESSIONS = """
SELECT listed.value FROM {listed} WHERE EXISTS (
    SELECT 1 FROM player_session s
    WHERE s.hash = {unhexed} OR s.offered = {unhexed} OR s.former = {unhexed}
)
"""
SESSIONS = f"""
SELECT {SESSION_COLUMNS} FROM player_session WHERE player_id = :id ORDER BY used DESC, id
"""
NOTE_USE = "UPDATE player_session SET used = :now WHERE hash = :hash"
# Of several requests at once only one is offered a secret, or all but the last would be in vain.
OFFER = """
UPDATE player_session SET offered = :offered, offered_at = :now, device = :device
WHERE hash = :hash AND (offered_at IS NULL OR offered_at <= :before) RETURNING id
"""
TAKE_UP = """
UPDATE player_session SET former = hash, former_until = :until, hash = offered,
rotated = :now, used = :now, offered = NULL, offered_at = NULL WHERE offered = :hash
"""
END_SESSION = f"""
DELETE FROM player_session WHERE player_id = :id AND id = :session
RETURNING {SESSION_COLUMNS}
"""
END_OTHERS = f"""
DELETE FROM player_session WHERE player_id = :id AND id <> :session
RETURNING {SESSION_COLUMNS}
"""
END_OLDEST = """
DELETE FROM player_session WHERE player_id = :id AND hash NOT IN (
    SELECT hash FROM player_session WHERE player_id = :id
    ORDER BY used DESC, created DESC LIMIT :most
)
"""
END_UNUSED = "DELETE FROM player_session WHERE used <= :before RETURNING player_id"
END_SESSIONS = "DELETE FROM player_session WHERE player_id = :id"

NEW_PASSKEY = """
INSERT INTO passkey (credential, player_id, site, public_key, sign_count, name, created)
SELECT :credential, :id, :site, :public_key, :sign_count, :name, :now
WHERE (SELECT count(*) FROM passkey WHERE player_id = :id) < :most RETURNING credential
"""
PASSKEY_COLUMNS = "credential, player_id, site, public_key, sign_count, name, created, used"
PASSKEY = f"SELECT {PASSKEY_COLUMNS} FROM passkey WHERE credential = :credential"
PASSKEYS = f"""
SELECT {PASSKEY_COLUMNS} FROM passkey WHERE player_id = :id ORDER BY created, credential
"""
# A count that does not grow is that of a copy; most passkeys count nothing, and stay at 0.
USE_PASSKEY = """
UPDATE passkey SET sign_count = :count, used = :now
WHERE credential = :credential AND (sign_count < :count OR (sign_count = 0 AND :count = 0))
RETURNING player_id
"""
NAME_PASSKEY = """
UPDATE passkey SET name = :name WHERE player_id = :id AND credential = :credential
RETURNING credential
"""
REMOVE_PASSKEY = """
DELETE FROM passkey WHERE player_id = :id AND credential = :credential RETURNING credential
"""


def new_session(player_id: str, session_hash: bytes, device: str, now: float) -> Arguments:
    """A new session, as its statement takes it."""
    session = session_hash[:ID_BYTES].hex()
    row = {"session": session, "id": player_id, "hash": session_hash}
    return row | {"device": device, "now": now}


class SessionStore(Database):
    """The part of a store that keeps sessions and passkeys.

    What changes how many of them a player has is done in turn: it is said in ratings, too.
    """

    async def _change_in_turn(self, player_id: str, statement: str, row: Arguments) -> list[Row]:
        """Change the sessions or passkeys of a player; the rows of the statement."""
        rank = rank_steps(self._listed, player_id)
        (rows,) = await self._in_turn([(statement, row)], lambda _: rank)
        return rows

    async def add_session(
        self, player_id: str, session_hash: bytes, now: float, device: str = "", most: int = 1000
    ) -> None:
        """Add a session; of more than so many those go that were not used for longest.

        NoSuchPlayer, or AlreadyExists if the session is there.
        """
        try:
            await self._write_in_turn(
                (NEW_SESSION, new_session(player_id, session_hash, device, now)),
                (END_OLDEST, {"id": player_id, "most": most}),
                *rank_steps(self._listed, player_id),
            )
        except UniqueClash as clash:
            raise AlreadyExists("this session already exists") from clash

    async def add_linked_session(
        self, player_id: str, session_hash: bytes, now: float, device: str, made_by: str
    ) -> bool:
        """Add a session by a link of another of the player's; False if that one has ended."""
        row = {**new_session(player_id, session_hash, device, now), "made_by": made_by}
        return bool(await self._change_in_turn(player_id, LINKED_SESSION, row))

    async def end_oldest(self, player_id: str, most: int) -> None:
        """Of more than so many sessions of a player's, end those not used for longest."""
        oldest = END_OLDEST, {"id": player_id, "most": most}
        await self._write_in_turn(oldest, *rank_steps(self._listed, player_id))

    async def known_sessions(self, session_hashes: Sequence[bytes]) -> set[bytes]:
        """Those of these secrets that are of somebody's session: present, offered or former."""
        ids = json_list([known.hex() for known in session_hashes])
        query = KNOWN_SESSIONS.format(listed=self._listed, unhexed=self._unhexed)
        return set(await self._rows(bytes.fromhex, query, ids=ids))

    async def sessions(self, player_id: str) -> list[SessionRow]:
        """The sessions of a player, the last used first."""
        return await self._rows(SessionRow, SESSIONS, id=player_id)

    async def note_use(self, session_hash: bytes, now: float) -> None:
        """Note that a session was used."""
        await self._change(NOTE_USE, hash=session_hash, now=now)

    async def offer(
        self, session_hash: bytes, offered: bytes, device: str, now: float, before: float
    ) -> bool:
        """Offer a session its next secret, unless it was offered one after a moment."""
        arguments = {"hash": session_hash, "offered": offered, "device": device}
        return bool(await self._change(OFFER, **arguments, now=now, before=before))

    async def take_up(self, offered: bytes, now: float, until: float) -> None:
        """The offered secret is used: it takes the place of the one before, which ends soon."""
        await self._change(TAKE_UP, hash=offered, now=now, until=until)

    async def end_session(self, player_id: str, session: str) -> list[SessionRow]:
        """End a session of a player's; what it was, or nothing if there was no such one."""
        end = {"id": player_id, "session": session}
        rows = await self._change_in_turn(player_id, END_SESSION, end)
        return [SessionRow(*row) for row in rows]

    async def end_other_sessions(self, player_id: str, session: str) -> list[SessionRow]:
        """End all sessions of a player's but one; what they were."""
        end = {"id": player_id, "session": session}
        rows = await self._change_in_turn(player_id, END_OTHERS, end)
        return [SessionRow(*row) for row in rows]

    async def end_unused(self, before: float) -> int:
        """End the sessions that were last used at a moment or before; how many there were."""

        def rank(found: list[list[Row]]) -> list[Step]:
            return rank_steps(self._listed, *sorted({player for (player,) in found[0]}))

        (ended,) = await self._in_turn([(END_UNUSED, {"before": before})], rank)
        return len(ended)

    async def add_passkey(self, passkey: PasskeyRow, most: int = 1000) -> bool:
        """Keep a new passkey, unless there are so many; NoSuchPlayer, or AlreadyExists."""
        row = {
            "credential": passkey.credential,
            "id": passkey.player_id,
            "site": passkey.site,
            "public_key": passkey.public_key,
            "sign_count": passkey.sign_count,
            "name": passkey.name,
            "now": passkey.created,
        }
        try:
            row["most"] = most
            return bool(await self._change_in_turn(passkey.player_id, NEW_PASSKEY, row))
        except UniqueClash as clash:
            raise AlreadyExists("this passkey already exists") from clash

    async def passkey(self, credential: bytes) -> PasskeyRow | None:
        """One passkey."""
        return await self._first(PasskeyRow, PASSKEY, credential=credential)

    async def passkeys(self, player_id: str) -> list[PasskeyRow]:
        """The passkeys of a player, the oldest first."""
        return await self._rows(PasskeyRow, PASSKEYS, id=player_id)

    async def use_passkey(self, credential: bytes, sign_count: int, now: float) -> bool:
        """Note that a passkey was used; False if its count of uses has not grown since the last."""
        return bool(
            await self._change(USE_PASSKEY, credential=credential, count=sign_count, now=now)
        )

    async def name_passkey(self, player_id: str, credential: bytes, name: str) -> bool:
        """Give a passkey of a player's another name; whether there is such a one."""
        return bool(
            await self._change(NAME_PASSKEY, id=player_id, credential=credential, name=name)
        )

    async def remove_passkey(self, player_id: str, credential: bytes) -> bool:
        """Remove a passkey of a player's; whether there was such a one."""
        row = {"id": player_id, "credential": credential}
        return bool(await self._change_in_turn(player_id, REMOVE_PASSKEY, row))


def hold_steps(*players: str) -> list[Step]:
    """The statements by which whatever concerns the same players waits for each other."""
    return [(HOLD_PLAYER, {"id": player}) for player in sorted(players)]
