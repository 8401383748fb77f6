"""Invitations to a table: one person asks another to sit down, for a while."""

from dataclasses import dataclass

from medici.online.store.database import Database
from medici.online.store.sessions import hold_steps

SCHEMA = (
    """
    CREATE TABLE invitation (
        player_id TEXT NOT NULL REFERENCES player (id) ON DELETE CASCADE,
        table_id TEXT NOT NULL,
        inviter TEXT NOT NULL REFERENCES player (id) ON DELETE CASCADE,
        game TEXT NOT NULL,
        at {real} NOT NULL,
        until {real} NOT NULL,
        answered {bool} NOT NULL DEFAULT FALSE,
        PRIMARY KEY (player_id, table_id)
    ) {strict}
    """,
    "CREATE INDEX invitation_open ON invitation (player_id, until) WHERE NOT answered",
    "CREATE INDEX invitation_inviter ON invitation (inviter, at)",
)

MOST_WAITING = 20  # invitations that wait for one player
MOST_DAILY = 60  # that one player sends in a day
DAY = 86400.0


@dataclass(frozen=True, slots=True)
class InvitationRow:
    """Somebody is asked to a table."""

    table: str
    game: str
    player: str  # who asks, or in a list of one's own who is asked
    name: str
    at: float
    until: float


DROP_OLD = "DELETE FROM invitation WHERE inviter = :by AND at <= :today"
# One who blocks the other hears nothing; it looks the same to who asks.
INVITE = """
INSERT INTO invitation (player_id, table_id, inviter, game, at, until, answered)
SELECT :id, :table, :by, :game, :now, :until, EXISTS (
    SELECT 1 FROM shunned WHERE player_id = :id AND other = :by
)
WHERE (SELECT count(*) FROM invitation WHERE inviter = :by) < :daily
AND (
    SELECT count(*) FROM invitation WHERE player_id = :id AND NOT answered AND until > :now
) < :waiting
ON CONFLICT (player_id, table_id) DO NOTHING
"""
# Who was invited there before is told nothing again.
INVITED = """
SELECT i.at = :now AND NOT i.answered FROM invitation i
WHERE i.player_id = :id AND i.table_id = :table
"""
# A table that has begun waits for nobody.
WAITING = """
SELECT i.table_id, i.game, p.id, p.name, i.at, i.until
FROM invitation i JOIN player p ON p.id = i.inviter JOIN game_table t ON t.id = i.table_id
WHERE i.player_id = :id AND NOT i.answered AND i.until > :now AND t.status = 'open'
ORDER BY i.until DESC LIMIT :limit
"""
SENT = """
SELECT i.table_id, i.game, p.id, p.name, i.at, i.until
FROM invitation i JOIN player p ON p.id = i.player_id
WHERE i.inviter = :id ORDER BY i.at DESC LIMIT :limit
"""
ANSWER = """
UPDATE invitation SET answered = TRUE WHERE player_id = :id AND table_id = :table
"""
UNINVITE = """
UPDATE invitation SET answered = TRUE WHERE (player_id = :id AND inviter = :other)
OR (player_id = :other AND inviter = :id)
"""


class InvitationStore(Database):
    """The part of a store that keeps invitations."""

    async def invite(
        self, by: str, player_id: str, table_id: str, game: str, now: float, until: float
    ) -> bool | None:
        """Invite somebody to a table: whether they are to be told. NoSuchPlayer.

        None if one of the two has too many invitations for now.
        """
        row = {"id": player_id, "by": by, "table": table_id, "game": game}
        bounds = {"daily": MOST_DAILY, "waiting": MOST_WAITING}
        times = {"now": now, "until": until, "today": now - DAY}
        invite = [(one, {**row, **bounds, **times}) for one in (DROP_OLD, INVITE, INVITED)]
        found = await self._write(*hold_steps(by, player_id), *invite)
        return bool(found[0][0]) if found else None

    async def invitations(self, player_id: str, now: float) -> list[InvitationRow]:
        """To which open tables a player is invited, the latest first."""
        return await self._rows(InvitationRow, WAITING, id=player_id, now=now, limit=MOST_WAITING)

    async def sent_invitations(self, player_id: str) -> list[InvitationRow]:
        """Whom a player has invited lately, the latest first."""
        return await self._rows(InvitationRow, SENT, id=player_id, limit=MOST_DAILY)

    async def answer_invitation(self, player_id: str, table_id: str) -> None:
        """An invitation is seen to, whether one comes or not."""
        await self._change(ANSWER, id=player_id, table=table_id)
