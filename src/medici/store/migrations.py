"""The schema, as the ordered list of steps that lead to it.

A step that has been released is never changed; a new version of the schema is a new step.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from medici.store.errors import SchemaTooNew

SQLITE_TYPES = {
    "blob": "BLOB",
    "bool": "INTEGER",
    "int": "INTEGER",
    "number": "INTEGER PRIMARY KEY",
    "real": "REAL",
    "strict": "STRICT",
    "true": "1",
    "unproven": 'instr(e.body, CAST(\'"commitment":""\' AS BLOB)) > 0',
}
POSTGRES_TYPES = {
    "blob": "BYTEA",
    "bool": "BOOLEAN",
    "int": "BIGINT",
    "number": "BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY",
    "real": "DOUBLE PRECISION",
    "strict": "",
    "true": "TRUE",
    "unproven": 'position(CAST(\'"commitment":""\' AS BYTEA) IN e.body) > 0',
}

VERSION_TABLE = """
CREATE TABLE IF NOT EXISTS schema_version (
    version {int} PRIMARY KEY,
    name TEXT NOT NULL
) {strict}
"""
VERSION = "SELECT coalesce(max(version), 0) FROM schema_version"
APPLIED = "INSERT INTO schema_version (version, name) VALUES (:version, :name)"

# A table is known to others by its id, in here by its number: that keeps the keys of events short,
# and those of the tables now in play close together.
TABLES = (
    """
    CREATE TABLE game_table (
        number {number},
        id TEXT NOT NULL UNIQUE,
        head {blob} NOT NULL,
        status TEXT NOT NULL,
        public {bool} NOT NULL,
        created {real} NOT NULL,
        updated {real} NOT NULL
    ) {strict}
    """,
    "CREATE INDEX game_table_status ON game_table (status, number)",
    """
    CREATE INDEX game_table_running ON game_table (number)
    WHERE status NOT IN ('finished', 'abandoned')
    """,
    # upto is the last seq of the batch that the event came in.
    """
    CREATE TABLE event (
        table_number {int} NOT NULL REFERENCES game_table (number),
        seq {int} NOT NULL,
        upto {int} NOT NULL,
        at {real} NOT NULL,
        cmd_id TEXT,
        body {blob} NOT NULL,
        PRIMARY KEY (table_number, seq)
    ) {strict}
    """,
    """
    CREATE UNIQUE INDEX event_command ON event (table_number, cmd_id)
    WHERE cmd_id IS NOT NULL
    """,
    """
    CREATE TABLE table_secret (
        table_number {int} NOT NULL PRIMARY KEY REFERENCES game_table (number),
        secret {blob} NOT NULL
    ) {strict}
    """,
)

PLAYERS = (
    """
    CREATE TABLE player (
        id TEXT NOT NULL PRIMARY KEY,
        name TEXT NOT NULL,
        created {real} NOT NULL
    ) {strict}
    """,
    """
    CREATE TABLE player_session (
        hash {blob} NOT NULL PRIMARY KEY,
        player_id TEXT NOT NULL REFERENCES player (id) ON DELETE CASCADE
    ) {strict}
    """,
    "CREATE INDEX player_session_player ON player_session (player_id)",
    """
    CREATE TABLE seat (
        table_number {int} NOT NULL REFERENCES game_table (number),
        seat {int} NOT NULL,
        player_id TEXT REFERENCES player (id) ON DELETE SET NULL,
        PRIMARY KEY (table_number, seat)
    ) {strict}
    """,
    "CREATE INDEX seat_player ON seat (player_id)",
)

# Beside the log, since all who sit at a table are sent its log.
STANDING = (
    """
    CREATE TABLE standing_order (
        table_number {int} NOT NULL REFERENCES game_table (number),
        seat {int} NOT NULL,
        body {blob} NOT NULL,
        PRIMARY KEY (table_number, seat)
    ) {strict}
    """,
    """
    CREATE TABLE push_subscription (
        endpoint TEXT NOT NULL PRIMARY KEY,
        player_id TEXT NOT NULL REFERENCES player (id) ON DELETE CASCADE,
        body {blob} NOT NULL,
        created {real} NOT NULL
    ) {strict}
    """,
    "CREATE INDEX push_subscription_player ON push_subscription (player_id)",
)

# The list of promises, and how far each table with a promise has come in it: 0 not entered yet,
# 1 its promise is, 2 its end too. Tables that were there before are late; those that began in a
# browser have no promise, which their first event says.
PROMISES = (
    """
    CREATE TABLE promise (
        table_number {int} NOT NULL PRIMARY KEY REFERENCES game_table (number),
        late {bool} NOT NULL,
        stage {int} NOT NULL
    ) {strict}
    """,
    "CREATE INDEX promise_to_enter ON promise (stage, table_number) WHERE stage < 2",
    """
    CREATE TABLE promise_entry (
        number {int} NOT NULL PRIMARY KEY,
        table_hash TEXT NOT NULL,
        line TEXT NOT NULL
    ) {strict}
    """,
    "CREATE INDEX promise_entry_table ON promise_entry (table_hash)",
    """
    INSERT INTO promise (table_number, late, stage)
    SELECT t.number, {true}, 0 FROM game_table t WHERE NOT EXISTS (
        SELECT 1 FROM event e WHERE e.table_number = t.number AND e.seq = 1 AND {unproven}
    )
    """,
)


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
    Migration(3, "standing orders, and where players are called", STANDING),
    Migration(4, "the list of promises", PROMISES),
)


def pending(version: int, migrations: Sequence[Migration]) -> list[Migration]:
    """The steps still to take from a version of the schema; refuses one that is not known.

    >>> [step.version for step in pending(1, MIGRATIONS)]
    [2, 3, 4]
    """
    known = migrations[-1].version
    if version > known:
        raise SchemaTooNew(version, known)
    return [migration for migration in migrations if migration.version > version]
