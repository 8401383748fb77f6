"""The steps of the schema up to what people do at tables, as SQL for both databases.

Each is a step from one version to the next: a store may have been made by any of them, so none is
ever changed. What the community keeps has its steps beside its statements (``community/``).
"""

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
ORDERS_AND_PUSH = (
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

# Spans in which some server was up, in the order of their numbers. Older versions did not note
# them: that something happened is the last that is known of one, and no clock has run since.
UPTIME = (
    """
    CREATE TABLE uptime (
        number {number},
        up {real} NOT NULL,
        last {real} NOT NULL
    ) {strict}
    """,
    """
    INSERT INTO uptime (up, last)
    SELECT updated, updated FROM game_table ORDER BY updated DESC LIMIT 1
    """,
)

# Which tables have to do with whom, and which must be looked after, without reading their events:
# those of an older version are read once, here.
HOSTS_AND_MENTIONS = (
    "ALTER TABLE game_table ADD COLUMN host TEXT",
    "ALTER TABLE game_table ADD COLUMN timed {bool} NOT NULL DEFAULT FALSE",
    """
    CREATE INDEX game_table_host ON game_table (host)
    WHERE status NOT IN ('finished', 'abandoned')
    """,
    "CREATE INDEX player_created ON player (created, id)",
    """
    CREATE TABLE mention (
        player_id TEXT NOT NULL REFERENCES player (id) ON DELETE CASCADE,
        table_number {int} NOT NULL REFERENCES game_table (number),
        PRIMARY KEY (player_id, table_number)
    ) {strict}
    """,
    """
    UPDATE game_table SET host = (
        SELECT {named} FROM event e WHERE e.table_number = game_table.number AND e.seq = 1
    )
    """,
    """
    UPDATE game_table SET timed = TRUE WHERE status NOT IN ('finished', 'abandoned') AND EXISTS (
        SELECT 1 FROM event e WHERE e.table_number = game_table.number AND e.seq = 1
        AND {body} LIKE '%"clock":_"kind":"%' AND {body} NOT LIKE '%"clock":_"kind":"none"%'
    )
    """,
    """
    INSERT INTO mention (player_id, table_number)
    SELECT DISTINCT p.id, e.table_number FROM event e JOIN player p ON p.id = {named}
    WHERE {body} LIKE '%"player":"%' OR {body} LIKE '%"by":"%'
    """,
    """
    INSERT INTO mention (player_id, table_number)
    SELECT DISTINCT player_id, table_number FROM seat WHERE player_id IS NOT NULL
    ON CONFLICT (player_id, table_number) DO NOTHING
    """,
)

# A session keeps its id while its secrets change: the next one is offered, and once it has been
# used the former one holds for a moment longer. Older sessions count from the upgrade.
SESSIONS_AND_PASSKEYS = (
    "ALTER TABLE player_session ADD COLUMN id TEXT NOT NULL DEFAULT ''",
    "ALTER TABLE player_session ADD COLUMN device TEXT NOT NULL DEFAULT ''",
    "ALTER TABLE player_session ADD COLUMN created {real} NOT NULL DEFAULT 0",
    "ALTER TABLE player_session ADD COLUMN used {real} NOT NULL DEFAULT 0",
    "ALTER TABLE player_session ADD COLUMN rotated {real} NOT NULL DEFAULT 0",
    "ALTER TABLE player_session ADD COLUMN offered {blob}",
    "ALTER TABLE player_session ADD COLUMN offered_at {real}",
    "ALTER TABLE player_session ADD COLUMN former {blob}",
    "ALTER TABLE player_session ADD COLUMN former_until {real}",
    """
    UPDATE player_session
    SET id = {name_of_hash}, created = {now}, used = {now}, rotated = {now}
    """,
    """
    CREATE UNIQUE INDEX player_session_offered ON player_session (offered)
    WHERE offered IS NOT NULL
    """,
    "CREATE INDEX player_session_former ON player_session (former) WHERE former IS NOT NULL",
    "CREATE INDEX player_session_used ON player_session (used)",
    """
    CREATE TABLE passkey (
        credential {blob} NOT NULL PRIMARY KEY,
        player_id TEXT NOT NULL REFERENCES player (id) ON DELETE CASCADE,
        site TEXT NOT NULL,
        public_key {blob} NOT NULL,
        sign_count {int} NOT NULL,
        name TEXT NOT NULL,
        created {real} NOT NULL,
        used {real}
    ) {strict}
    """,
    "CREATE INDEX passkey_player ON passkey (player_id)",
)

# What is said of people goes when they are forgotten; the audit log has no names, and only grows.
MODERATION = (
    """
    CREATE TABLE shunned (
        player_id TEXT NOT NULL REFERENCES player (id) ON DELETE CASCADE,
        other TEXT NOT NULL REFERENCES player (id) ON DELETE CASCADE,
        how TEXT NOT NULL,
        since {real} NOT NULL,
        PRIMARY KEY (player_id, other)
    ) {strict}
    """,
    "CREATE INDEX shunned_other ON shunned (other)",
    """
    CREATE TABLE sanction (
        player_id TEXT NOT NULL REFERENCES player (id) ON DELETE CASCADE,
        kind TEXT NOT NULL,
        since {real} NOT NULL,
        until {real},
        reason TEXT NOT NULL,
        PRIMARY KEY (player_id, kind)
    ) {strict}
    """,
    """
    CREATE TABLE report (
        number {number},
        at {real} NOT NULL,
        reporter TEXT REFERENCES player (id) ON DELETE SET NULL,
        accused TEXT NOT NULL REFERENCES player (id) ON DELETE CASCADE,
        name TEXT NOT NULL,
        table_id TEXT NOT NULL,
        words TEXT,
        reason TEXT NOT NULL,
        settled {real},
        outcome TEXT
    ) {strict}
    """,
    "CREATE INDEX report_open ON report (number) WHERE settled IS NULL",
    "CREATE INDEX report_accused ON report (accused)",
    "CREATE INDEX report_reporter ON report (reporter)",
    """
    CREATE TABLE audit (
        number {number},
        at {real} NOT NULL,
        who TEXT NOT NULL,
        act TEXT NOT NULL,
        player_id TEXT,
        table_id TEXT,
        reason TEXT NOT NULL,
        about TEXT NOT NULL
    ) {strict}
    """,
    "CREATE INDEX audit_act ON audit (act, number)",
    "{no_update} {refuse}",
    "{no_delete} {refuse}",
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

# What is still to be entered into the list, found by an index: new promises, and tables that have
# ended and are not settled. One is settled once its end is in the list, or if it has no promise.
UNSETTLED = (
    "ALTER TABLE game_table ADD COLUMN settled {bool} NOT NULL DEFAULT FALSE",
    """
    UPDATE game_table SET settled = TRUE WHERE NOT EXISTS (
        SELECT 1 FROM promise p WHERE p.table_number = game_table.number AND p.stage < 2
    )
    """,
    "DROP INDEX promise_to_enter",
    "CREATE INDEX promise_new ON promise (table_number) WHERE stage = 0",
    """
    CREATE INDEX game_table_unsettled ON game_table (status, number)
    WHERE status IN ('finished', 'abandoned') AND NOT settled
    """,
)

# Whether games of a player's have been archived: they are gone, but the player is no mere visitor.
ARCHIVE = (
    "ALTER TABLE player ADD COLUMN archived {bool} NOT NULL DEFAULT FALSE",
    "CREATE INDEX mention_table ON mention (table_number)",
)

# What is listed, taken up at the start or ended for want of use, without looking at all the rest.
# When a table was last used is noted now and then; in older stores its last event says so.
DUE_TABLES = (
    """
    UPDATE game_table SET updated = (
        SELECT max(e.at) FROM event e WHERE e.table_number = game_table.number
    )
    WHERE status NOT IN ('finished', 'abandoned') AND updated < (
        SELECT max(e.at) FROM event e WHERE e.table_number = game_table.number
    )
    """,
    """
    CREATE INDEX game_table_public ON game_table (status, number)
    WHERE public AND status NOT IN ('finished', 'abandoned')
    """,
    """
    CREATE INDEX game_table_used ON game_table (status, updated, number)
    WHERE status NOT IN ('finished', 'abandoned')
    """,
    """
    CREATE INDEX game_table_timed ON game_table (status, number)
    WHERE timed AND status NOT IN ('finished', 'abandoned')
    """,
)

# Which of a player's tables are not over, however many are. Only the seats at those are written.
LIVE_SEATS = (
    "ALTER TABLE seat ADD COLUMN live {bool} NOT NULL DEFAULT FALSE",
    """
    UPDATE seat SET live = TRUE WHERE table_number IN (
        SELECT number FROM game_table WHERE status NOT IN ('finished', 'abandoned')
    )
    """,
    "CREATE INDEX seat_table ON seat (player_id, table_number)",
    "CREATE INDEX seat_live ON seat (player_id, table_number) WHERE live",
    "DROP INDEX seat_player",
)
