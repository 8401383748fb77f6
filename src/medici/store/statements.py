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

SHUN = """
INSERT INTO shunned (player_id, other, how, since) VALUES (:id, :other, :how, :now)
ON CONFLICT (player_id, other) DO UPDATE SET how = excluded.how
"""
UNSHUN = "DELETE FROM shunned WHERE player_id = :id AND other = :other"
SHUNNED = """
SELECT s.other, p.name, s.how, s.since FROM shunned s JOIN player p ON p.id = s.other
WHERE s.player_id = :id ORDER BY s.since DESC, s.other
"""
SHUNS = "SELECT how FROM shunned WHERE player_id = :id AND other = :other"

NEW_REPORT = """
INSERT INTO report (at, reporter, accused, name, table_id, words, reason)
VALUES (:now, :reporter, :accused, :name, :table, :words, :reason) RETURNING number
"""
REPORT_COLUMNS = """
SELECT number, at, reporter, accused, name, table_id, words, reason, settled, outcome FROM report
"""
OPEN_REPORTS = f"{REPORT_COLUMNS} WHERE settled IS NULL ORDER BY number LIMIT :limit"
ALL_REPORTS = f"{REPORT_COLUMNS} ORDER BY number DESC LIMIT :limit"
REPORTS_BY = f"{REPORT_COLUMNS} WHERE reporter = :id ORDER BY number"
REPORTS_ABOUT = f"{REPORT_COLUMNS} WHERE accused = :id ORDER BY number DESC LIMIT :limit"
REPORT = f"{REPORT_COLUMNS} WHERE number = :number"
SETTLE = "UPDATE report SET settled = :now, outcome = :outcome WHERE number = :number"
DROP_REPORTS = "DELETE FROM report WHERE settled < :before"

SANCTION_COLUMNS = "SELECT player_id, kind, since, until, reason FROM sanction"
IN_FORCE = "(until IS NULL OR until > :now)"
SANCTIONS = f"{SANCTION_COLUMNS} WHERE {IN_FORCE} ORDER BY since"
SANCTIONS_OF = f"{SANCTION_COLUMNS} WHERE player_id = :id AND {IN_FORCE} ORDER BY since"
IMPOSE = """
INSERT INTO sanction (player_id, kind, since, until, reason)
VALUES (:id, :kind, :now, :until, :reason)
ON CONFLICT (player_id, kind) DO UPDATE
SET since = excluded.since, until = excluded.until, reason = excluded.reason
"""
LIFT = "DELETE FROM sanction WHERE player_id = :id AND kind = :kind"
END_SESSIONS = "DELETE FROM player_session WHERE player_id = :id"
END_CALLS = "DELETE FROM push_subscription WHERE player_id = :id"

NEW_ACT = """
INSERT INTO audit (at, who, act, player_id, table_id, reason, about)
VALUES (:at, :who, :act, :player, :table, :reason, :about) RETURNING number
"""
ACTS = """
SELECT number, at, who, act, player_id, table_id, reason, about FROM audit
ORDER BY number DESC LIMIT :limit
"""
LAST_ACT = "SELECT coalesce(max(number), 0) FROM audit"
CLOSED = """
SELECT number, table_id FROM audit WHERE act = 'close' AND number > :after ORDER BY number
"""

PLAYERS = """
SELECT p.id, p.name, p.created,
(SELECT count(DISTINCT table_number) FROM seat WHERE player_id = p.id),
(SELECT count(*) FROM player_session WHERE player_id = p.id)
FROM player p WHERE lower(p.name) LIKE :like ESCAPE '!' ORDER BY p.created DESC, p.id LIMIT :limit
"""

# What is pruned: tables that never ended and have long been left alone, and guests who have long
# been here and never sat down. Whoever hosts a table is in its first event.
IDLE_TABLES = f"""
SELECT t.id FROM game_table t {LAST_EVENT}
WHERE t.status NOT IN {ENDED!r} AND t.updated < :before AND (e.at IS NULL OR e.at < :before)
ORDER BY t.number
"""
NEVER_SAT = "NOT EXISTS (SELECT 1 FROM seat WHERE seat.player_id = player.id)"
IDLE_PLAYERS = f"SELECT id FROM player WHERE created < :before AND {NEVER_SAT} ORDER BY id"
FIRST_EVENTS = """
SELECT e.body FROM game_table t JOIN event e ON e.table_number = t.number AND e.seq = 1
"""
FORGET_PLAYERS = f"""
DELETE FROM player WHERE id IN (SELECT listed.value FROM {{listed}}) AND {NEVER_SAT}
"""

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
