"""The schema, as the ordered list of steps that lead to it.

A step that has been released is never changed; a new version of the schema is a new step. To add a
column: a step (``schema.py`` has the first ones), then the row and the statements in the module of
its subject (``tables.py``, ``players.py``, ``sessions.py``, ``moderation.py``, ``ledger.py``).
"""

import logging
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from medici.online.store import ranked
from medici.online.store.community import (
    achievements,
    club_rows,
    deals,
    friends,
    invitations,
    matches,
    presence,
    profiles,
    ratings,
    results,
    tournaments,
    waiting,
)
from medici.online.store.errors import SchemaTooNew
from medici.online.store.schema import (
    ARCHIVE,
    DUE_TABLES,
    HOSTS_AND_MENTIONS,
    LIVE_SEATS,
    MODERATION,
    ORDERS_AND_PUSH,
    PLAYERS,
    PROMISES,
    SESSIONS_AND_PASSKEYS,
    TABLES,
    UNSETTLED,
    UPTIME,
)

log = logging.getLogger("medici.online.store")

VERSION_TABLE = """
CREATE TABLE IF NOT EXISTS schema_version (
    version {int} PRIMARY KEY,
    name TEXT NOT NULL
) {strict}
"""
VERSION = "SELECT coalesce(max(version), 0) FROM schema_version"
APPLIED = "INSERT INTO schema_version (version, name) VALUES (:version, :name)"


@dataclass(frozen=True, slots=True)
class Migration:
    """One step from a version of the schema to the next."""

    version: int
    name: str
    steps: tuple[str, ...]

    def sql(self, types: Mapping[str, str]) -> list[str]:
        """The statements, with the types of one database."""
        return [step.format_map(types) for step in self.steps]


MIGRATIONS = (
    Migration(1, "tables, their events and their secrets", TABLES),
    Migration(2, "players, their sessions and their seats", PLAYERS),
    Migration(3, "standing orders, and where players are called", ORDERS_AND_PUSH),
    Migration(4, "when servers were up", UPTIME),
    Migration(5, "which tables have to do with whom, and must be looked after", HOSTS_AND_MENTIONS),
    Migration(6, "sessions by device, and passkeys", SESSIONS_AND_PASSKEYS),
    Migration(7, "how people behave, and what the operator did about it", MODERATION),
    Migration(8, "the list of promises", PROMISES),
    Migration(9, "what is still to be entered into the list of promises", UNSETTLED),
    Migration(10, "who has games in the archive", ARCHIVE),
    Migration(11, "which tables are public, have a clock or were not used for long", DUE_TABLES),
    Migration(12, "friends, and who asks to be one", friends.SCHEMA),
    Migration(13, "invitations to tables", invitations.SCHEMA),
    Migration(14, "what players show, and to whom", profiles.SCHEMA),
    Migration(15, "achievements", achievements.SCHEMA),
    Migration(16, "deals for everybody, and matches over them", deals.SCHEMA + matches.SCHEMA),
    Migration(17, "who is here", presence.SCHEMA),
    Migration(18, "tournaments, their logs and who entered", tournaments.SCHEMA),
    Migration(19, "results of finished games, and ratings", (*results.SCHEMA, *ratings.SCHEMA)),
    Migration(20, "who looks for opponents", waiting.SCHEMA),
    Migration(21, "clubs, their members and what is said there", club_rows.SCHEMA),
    Migration(
        22,
        "matches between clubs, and which club is the server's",
        (*matches.CLUBS_SCHEMA, *club_rows.HOUSE_SCHEMA),
    ),
    Migration(23, "who withdrew from tournaments", tournaments.WITHDRAWN_SCHEMA),
    Migration(24, "whose ratings are settled in a week", ratings.SETTLED_WEEK_SCHEMA),
    Migration(25, "how many points tell how much, and ratings anew", ratings.SCALE_SCHEMA),
    Migration(26, "who counts on boards", ranked.SCHEMA),
    Migration(27, "which games came from browsers", results.IMPORTED_SCHEMA),
    Migration(28, "tournaments of clubs in their own lists", tournaments.UNLISTED_SCHEMA),
    Migration(29, "scales of ratings from games that were played", ratings.PLAYED_SCHEMA),
    Migration(30, "which tables of a player's are not over", LIVE_SEATS),
    Migration(31, "which tournaments of a player's are not over", tournaments.PENDING_SCHEMA),
    Migration(32, "how strong players are at best", ratings.BEST_SCHEMA),
)


def log_applied(applied: Sequence[tuple[Migration, float]]) -> None:
    """Note in the log which steps were taken, each with its seconds, once they are durable.

    The steps that make a new store interest nobody.
    """
    if applied and applied[0][0].version == 1:
        log.info(f"made a new store, with version {applied[-1][0].version} of the schema")
        return
    for migration, seconds in applied:
        version = migration.version
        log.info(
            f"the schema of the store went from version {version - 1} to {version}: "
            f"{migration.name}",
            extra={"seconds": round(seconds, 3)},
        )


def pending(version: int, migrations: Sequence[Migration]) -> list[Migration]:
    """The steps still to take from a version of the schema; refuses one that is not known.

    >>> [step.version for step in pending(1, MIGRATIONS[:4])]
    [2, 3, 4]
    >>> [step.version for step in pending(26, MIGRATIONS)]
    [27, 28, 29, 30, 31, 32]
    """
    known = migrations[-1].version
    if version > known:
        raise SchemaTooNew(version, known)
    return [migration for migration in migrations if migration.version > version]
