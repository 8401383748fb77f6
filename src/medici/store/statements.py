"""The SQL that both databases understand. Parameters are written ``:name``."""

from medici.store.rows import ENDED

NEW_TABLE = """
INSERT INTO game_table (id, head, status, public, created, updated)
VALUES (:id, :head, :status, :public, :now, :now)
"""
NEW_SECRET = """
INSERT INTO table_secret (table_number, secret)
SELECT number, :secret FROM game_table WHERE id = :id
"""
NEW_EVENT = """
INSERT INTO event (table_number, seq, upto, at, body)
SELECT number, :seq, :upto, :now, :body FROM game_table WHERE id = :id
"""
SET_STATUS = "UPDATE game_table SET status = :status, updated = :now WHERE id = :id RETURNING id"

OF_TABLE = "(SELECT number FROM game_table WHERE id = :id)"
EVENTS = f"""
SELECT seq, body FROM event WHERE table_number = {OF_TABLE} AND seq > :after ORDER BY seq
"""
LAST_SEQ = """
SELECT coalesce((SELECT max(seq) FROM event WHERE table_number = t.number), 0)
FROM game_table t WHERE t.id = :id
"""
LAST_SEQS = """
SELECT t.id, coalesce((SELECT max(seq) FROM event WHERE table_number = t.number), 0)
FROM {listed} CROSS JOIN game_table t WHERE t.id = listed.value
"""
COMMAND = f"SELECT seq, upto FROM event WHERE table_number = {OF_TABLE} AND cmd_id = :cmd"
# A player is forgotten rarely: no index is kept for it, and every event is looked through.
MENTIONS = """
SELECT DISTINCT t.number, t.id FROM event e JOIN game_table t ON t.number = e.table_number
WHERE {within} ORDER BY t.number
"""
REWRITE = f"UPDATE event SET body = :body WHERE table_number = {OF_TABLE} AND seq = :seq"
SET_HEAD = "UPDATE game_table SET head = :head WHERE id = :id RETURNING id"
SECRET = f"SELECT secret FROM table_secret WHERE table_number = {OF_TABLE}"

TABLE_COLUMNS = """
t.id, t.head, t.status, t.public, t.created,
CASE WHEN e.at > t.updated THEN e.at ELSE t.updated END, coalesce(e.seq, 0)
"""
LAST_EVENT = """
LEFT JOIN event e ON e.table_number = t.number
AND e.seq = (SELECT max(seq) FROM event WHERE table_number = t.number)
"""
TABLE = f"SELECT {TABLE_COLUMNS} FROM game_table t {LAST_EVENT} WHERE t.id = :id"
RUNNING = f"SELECT id FROM game_table WHERE status NOT IN {ENDED!r} ORDER BY number"

NEW_PLAYER = "INSERT INTO player (id, name, created) VALUES (:id, :name, :now)"
NEW_SESSION = "INSERT INTO player_session (hash, player_id) VALUES (:hash, :id)"
PLAYER = "SELECT id, name, created FROM player WHERE id = :id"
PLAYER_BY_SESSION = """
SELECT p.id, p.name, p.created
FROM player p JOIN player_session s ON s.player_id = p.id WHERE s.hash = :hash
"""
RENAME = "UPDATE player SET name = :name WHERE id = :id RETURNING id"
# Sessions and seats follow by the rules of their foreign keys.
DELETE_PLAYER = "DELETE FROM player WHERE id = :id RETURNING id"
SESSIONS = "SELECT count(*) FROM player_session WHERE player_id = :id"
SIT = """
INSERT INTO seat (table_number, seat, player_id)
SELECT number, :seat, :id FROM game_table WHERE id = :table
ON CONFLICT (table_number, seat) DO UPDATE SET player_id = excluded.player_id
RETURNING seat
"""
SITTINGS = f"""
SELECT {TABLE_COLUMNS}, s.seat
FROM seat s JOIN game_table t ON t.number = s.table_number {LAST_EVENT}
WHERE s.player_id = :id ORDER BY t.number DESC, s.seat LIMIT :limit
"""

GIVE_ORDER = """
INSERT INTO standing_order (table_number, seat, body)
SELECT number, :seat, :body FROM game_table WHERE id = :id
ON CONFLICT (table_number, seat) DO UPDATE SET body = excluded.body
RETURNING seat
"""
ORDERS = f"SELECT seat, body FROM standing_order WHERE table_number = {OF_TABLE}"
# Only the order that is meant goes, not one that was given in its place since.
END_ORDER = f"""
DELETE FROM standing_order WHERE table_number = {OF_TABLE} AND seat = :seat AND body = :body
"""
SUBSCRIBE = """
INSERT INTO push_subscription (endpoint, player_id, body, created)
VALUES (:endpoint, :id, :body, :now)
ON CONFLICT (endpoint) DO UPDATE SET player_id = excluded.player_id, body = excluded.body,
created = excluded.created
"""
SUBSCRIPTIONS = """
SELECT endpoint, body FROM push_subscription WHERE player_id = :id ORDER BY created DESC
"""
UNSUBSCRIBE = "DELETE FROM push_subscription WHERE endpoint = :endpoint"

NEW_PROMISE = """
INSERT INTO promise (table_number, late, stage)
SELECT number, :late, 0 FROM game_table WHERE id = :id
"""
LAST_ENTRY = "SELECT line FROM promise_entry ORDER BY number DESC LIMIT 1"
TO_ENTER = """
SELECT t.id, p.late, t.status, s.secret
FROM promise p JOIN game_table t ON t.number = p.table_number
JOIN table_secret s ON s.table_number = p.table_number
WHERE {which} ORDER BY p.table_number LIMIT :limit
"""
UNPROMISED = TO_ENTER.format(which="p.stage = 0")
UNREVEALED = TO_ENTER.format(which=f"p.stage = 1 AND t.status IN {ENDED!r}")
NEW_ENTRY = """
INSERT INTO promise_entry (number, table_hash, line) VALUES (:number, :hash, :line)
"""
SET_STAGE = f"UPDATE promise SET stage = :stage WHERE table_number = {OF_TABLE}"
ENTRIES = """
SELECT line FROM promise_entry WHERE number > :after ORDER BY number LIMIT :limit
"""
ENTRIES_OF = "SELECT line FROM promise_entry WHERE table_hash = :hash ORDER BY number"

OLDER = "t.number < (SELECT number FROM game_table WHERE id = :before)"


def tables_query(status: bool, public: bool, before: bool) -> str:
    """The list of tables, narrowed by what the caller names, so that an index serves each."""
    narrowed = [
        condition
        for wanted, condition in (
            (status, "t.status = :status"),
            (public, "t.public = :public"),
            (before, OLDER),
        )
        if wanted
    ]
    where = f"WHERE {' AND '.join(narrowed)}" if narrowed else ""
    return (
        f"SELECT {TABLE_COLUMNS} FROM game_table t {LAST_EVENT} {where} "
        "ORDER BY t.number DESC LIMIT :limit"
    )


def tables_with_query(ended: bool, before: bool) -> str:
    """The tables with a seat of a player's, of which the table may have several."""
    older = f"AND {OLDER}" if before else ""
    return (
        f"SELECT {TABLE_COLUMNS} FROM game_table t {LAST_EVENT} "
        "WHERE t.number IN (SELECT table_number FROM seat WHERE player_id = :id) "
        f"AND t.status {'IN' if ended else 'NOT IN'} {ENDED!r} {older} "
        "ORDER BY t.number DESC LIMIT :limit"
    )
