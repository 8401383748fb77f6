"""The SQL that both databases understand. Parameters are written ``:name``."""

from medici.online.store.rows import ENDED

NEW_TABLE = """
INSERT INTO game_table (id, head, status, public, created, updated, host, timed)
VALUES (:id, :head, :status, :public, :now, :now, :host, :timed)
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
SELECT seq, body FROM event WHERE table_number = {OF_TABLE} AND seq > :after
ORDER BY seq LIMIT :limit
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
MENTION = """
INSERT INTO mention (player_id, table_number)
SELECT :player, number FROM game_table WHERE id = :id
ON CONFLICT (player_id, table_number) DO NOTHING
"""
MENTIONS = """
SELECT t.id FROM mention m JOIN game_table t ON t.number = m.table_number
WHERE m.player_id = :player ORDER BY t.number
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
UNFINISHED = f"""
SELECT t.number, t.id, t.status, t.timed,
CASE WHEN e.at > t.updated THEN e.at ELSE t.updated END, coalesce(e.seq, 0)
FROM game_table t {LAST_EVENT}
WHERE t.status NOT IN {ENDED!r} AND t.number > :after ORDER BY t.number LIMIT :limit
"""
HOSTED = f"SELECT count(*) FROM game_table WHERE host = :id AND status NOT IN {ENDED!r}"

NEW_PLAYER = "INSERT INTO player (id, name, created) VALUES (:id, :name, :now)"
PLAYER = "SELECT id, name, created FROM player WHERE id = :id"
KNOWN_SESSIONS = """
SELECT listed.value FROM {listed} WHERE EXISTS (
    SELECT 1 FROM player_session s
    WHERE s.hash = {unhexed} OR s.offered = {unhexed} OR s.former = {unhexed}
)
"""
RENAME = "UPDATE player SET name = :name WHERE id = :id RETURNING id"
# Sessions and seats follow by the rules of their foreign keys.
DELETE_PLAYER = "DELETE FROM player WHERE id = :id RETURNING id"
SIT = """
INSERT INTO seat (table_number, seat, player_id)
SELECT number, :seat, :id FROM game_table WHERE id = :table
ON CONFLICT (table_number, seat) DO UPDATE SET player_id = excluded.player_id
RETURNING seat
"""
# Whoever has a row in one of these has played, spoken, laid a table, or wants to be known.
KEPT_BY = ("seat", "mention", "passkey", "push_subscription")
UNUSED = " AND ".join(
    f"NOT EXISTS (SELECT 1 FROM {name} WHERE {name}.player_id = p.id)" for name in KEPT_BY
)
GUESTS = f"""
SELECT p.id, p.created, {UNUSED} FROM player p
WHERE (p.created, p.id) > (:created, :id) AND p.created < :before
ORDER BY p.created, p.id LIMIT :limit
"""
FORGET_GUESTS = f"""
DELETE FROM player AS p
WHERE p.id IN (SELECT listed.value FROM {{listed}}) AND {UNUSED} RETURNING id
"""
SITTINGS = f"""
SELECT {TABLE_COLUMNS}, s.seat
FROM seat s JOIN game_table t ON t.number = s.table_number {LAST_EVENT}
WHERE s.player_id = :id ORDER BY t.number DESC, s.seat LIMIT :limit
"""

NEW_SESSION = """
INSERT INTO player_session (id, hash, player_id, device, created, used, rotated)
VALUES (:session, :hash, :id, :device, :now, :now, :now)
"""
SESSION_COLUMNS = (
    "id, player_id, hash, device, created, used, rotated, offered, offered_at, former, former_until"
)
PLAYER_BY_SESSION = f"""
SELECT p.id, p.name, p.created, {", ".join(f"s.{name}" for name in SESSION_COLUMNS.split(", "))}
FROM player_session s JOIN player p ON p.id = s.player_id
WHERE s.hash = :hash OR s.offered = :hash OR s.former = :hash
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
END_UNUSED = "DELETE FROM player_session WHERE used <= :before RETURNING id"

NEW_PASSKEY = """
INSERT INTO passkey (credential, player_id, site, public_key, sign_count, name, created)
VALUES (:credential, :id, :site, :public_key, :sign_count, :name, :now)
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

# The last span may be later than now, if the time was set back.
BEAT = """
UPDATE uptime SET last = :now, up = CASE WHEN up > :now THEN :now ELSE up END
WHERE number = (SELECT max(number) FROM uptime) AND last > :least RETURNING number
"""
NEW_SPAN = "INSERT INTO uptime (up, last) VALUES (:now, :now)"
FORGET_SPANS = "DELETE FROM uptime WHERE last < :old"
SPANS = (
    "SELECT number, up, last FROM uptime WHERE number >= :after ORDER BY number DESC LIMIT :limit"
)

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

# What is pruned: tables that never ended and have long been left alone, and guests of long ago who
# never did anything, as above.
IDLE_TABLES = f"""
SELECT t.id FROM game_table t {LAST_EVENT}
WHERE t.status NOT IN {ENDED!r} AND t.updated < :before AND (e.at IS NULL OR e.at < :before)
ORDER BY t.number
"""
IDLE_PLAYERS = f"SELECT p.id FROM player p WHERE p.created < :before AND {UNUSED} ORDER BY p.id"

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
