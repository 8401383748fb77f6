"""A store full of people: who they are, what they played, how they are rated, whom they know.

Rows follow from their numbers, so that both databases get the same ones. The first player is the
busiest: one game in two hundred is theirs, and they have as many friends as one may have. Its
first club is full; a thousand public games are played, and five hundred people look for one.
"""

from medici.online.store import Store
from medici.online.store.community.ratings import week_of
from medici.online.store.postgres import PostgresStore

PART = 10_000  # rows of the first kind that are written at once: a store waits ten seconds at most
# PostgreSQL's plain integers would be too small for what is worked out from them.
NUMBERS = """
WITH RECURSIVE n (i) AS (
    SELECT CAST({first} AS BIGINT) UNION ALL SELECT i + 1 FROM n WHERE i < {last}
)
"""
NOW = 1_800_000_000.0  # when everything is measured

PEOPLE = (
    "INSERT INTO player (id, name, created) SELECT 'p' || i, 'Player ' || i, 1.0 FROM n",
    """
    INSERT INTO player_session (hash, player_id, id, created, used, rotated)
    SELECT CAST('s' || i AS {blob}), 'p' || i, 's' || i, 1.0, 1.0, 1.0 FROM n
    """,
    # Every fourth is secured, and counts on boards.
    """
    INSERT INTO player_session (hash, player_id, id, created, used, rotated)
    SELECT CAST('t' || i AS {blob}), 'p' || i, 't' || i, 1.0, 1.0, 1.0 FROM n WHERE i {mod} 4 = 1
    """,
    "INSERT INTO player_seen (player_id, at) SELECT 'p' || i, {now} - i FROM n",
    "INSERT INTO profile (player_id, shown) SELECT 'p' || i, CAST('{{}}' AS {blob}) FROM n",
    """
    INSERT INTO rating (player_id, game, speed, mu, sigma, games, settled, last, ranked)
    SELECT 'p' || i, g.game, g.speed, 25.0 + (i * 7919 {mod} 10007) / 1000.0, 3.0, 40, TRUE, {now},
    i {mod} 4 = 1 FROM n, (SELECT 'board' AS game, 'live' AS speed UNION ALL SELECT 'card', 'live'
    UNION ALL SELECT 'dice', 'days') g
    """,
    """
    INSERT INTO rating_week (player_id, week, game, speed, gain, games, settled, ranked)
    SELECT 'p' || i, {week}, 'board', 'live', (i * 7919 {mod} 10007) / 1000.0, 3, TRUE,
    i {mod} 4 = 1 FROM n
    """,
    """
    INSERT INTO achievement (player_id, kind, number, table_id, at)
    SELECT 'p' || i, 'kind-' || k.j, i, 'full' || i, 1.0 FROM n,
    (SELECT 1 AS j UNION ALL SELECT 2 UNION ALL SELECT 3 UNION ALL SELECT 4) k
    """,
)
FRIENDS = (  # each with the next ten, and the first with two hundred; both ways
    """
    INSERT INTO friendship (player_id, other, since)
    SELECT 'p' || i, 'p' || (i + k.j), 1.0 FROM n,
    (SELECT 1 AS j UNION ALL SELECT 2 UNION ALL SELECT 3 UNION ALL SELECT 4 UNION ALL SELECT 5) k
    WHERE i + k.j <= {people}
    """,
    """
    INSERT INTO friendship (player_id, other, since)
    SELECT 'p' || (i + k.j), 'p' || i, 1.0 FROM n,
    (SELECT 1 AS j UNION ALL SELECT 2 UNION ALL SELECT 3 UNION ALL SELECT 4 UNION ALL SELECT 5) k
    WHERE i + k.j <= {people}
    """,
)
# Four seats each; the first player has one game in two hundred.
RESULTS = (
    """
    INSERT INTO result (number, table_id, game, size, speed, rated, ended, void, event)
    SELECT i, 'full' || i, CASE i {mod} 3 WHEN 0 THEN 'board' WHEN 1 THEN 'card' ELSE 'dice' END, 4,
    CASE WHEN i {mod} 3 = 2 THEN 'days' ELSE 'live' END, i {mod} 2 = 0, {now} - {games} + i, FALSE,
    CASE WHEN i {mod} 100 = 0 THEN 'cup' || (i / 10000) ELSE '' END FROM n
    """,
    """
    INSERT INTO result_seat (result_number, seat, player_id, bot, place, florins, fled)
    SELECT i, s.j, CASE WHEN s.j = 0 AND i {mod} 200 = 0 THEN 'p1'
    ELSE 'p' || (1 + (i * 7919 + s.j * 104729) {mod} {people}) END, '', 1 + s.j, 100 - s.j, FALSE
    FROM n, (SELECT 0 AS j UNION ALL SELECT 1 UNION ALL SELECT 2 UNION ALL SELECT 3) s
    """,
    """
    INSERT INTO rating_change (player_id, game, speed, result_number, mu, sigma, before_mu,
    before_sigma, ended)
    SELECT s.player_id, r.game, r.speed, r.number, 25.0, 3.0, 25.0, 3.0, r.ended
    FROM result r JOIN result_seat s ON s.result_number = r.number
    WHERE r.number BETWEEN {first} AND {last} AND r.rated
    ON CONFLICT (player_id, game, speed, result_number) DO NOTHING
    """,
)
CLUBS = (
    """
    INSERT INTO club (id, name, looks, looks_small, about, crest, joining, listed, created)
    SELECT 'club' || i, 'Club ' || i, 'club' || i, CAST('club' || i AS {blob}), '', '', 'link',
    TRUE, 1.0 FROM n
    """,
    # The first is full; the others have ten each.
    """
    INSERT INTO club_member (club_id, player_id, role, since)
    SELECT 'club' || (1 + (i - 1) / 10), 'p' || i, CASE i {mod} 10 WHEN 1 THEN 'owner'
    ELSE 'member' END, i FROM n
    """,
    """
    INSERT INTO club_member (club_id, player_id, role, since)
    SELECT 'club1', 'p' || (10 + i), 'member', i FROM n WHERE i <= 490 AND 10 + i <= {people}
    """,
    """
    INSERT INTO club_talk (club_id, player_id, at, words)
    SELECT 'club1', 'p' || i, i, 'Well played, all of you' FROM n WHERE i <= 200
    """,
    """
    INSERT INTO club_table (club_id, table_id)
    SELECT 'club1', 'live' || i FROM n WHERE i <= 50
    """,
)
TOURNAMENTS = (  # every hundredth is open, and every tenth is the first club's
    """
    INSERT INTO tournament (id, head, secret, status, listed, club, organiser, created, starts, due)
    SELECT 'cup' || i, CAST('{{}}' AS {blob}), CAST('secret' AS {blob}),
    CASE WHEN i {mod} 100 = 0 THEN 'open' WHEN i {mod} 100 = 1 THEN 'running' ELSE 'finished' END,
    TRUE, CASE WHEN i {mod} 10 = 0 THEN 'club1' ELSE '' END, 'p' || (1 + i {mod} 50), i, i, {now}
    FROM n
    """,
    """
    INSERT INTO entrant (tournament_number, player_id)
    SELECT t.number, 'p' || (1 + (i * 37 + s.j) {mod} {people})
    FROM n JOIN tournament t ON t.id = 'cup' || i, (SELECT 0 AS j UNION ALL SELECT 1
    UNION ALL SELECT 2 UNION ALL SELECT 3 UNION ALL SELECT 4 UNION ALL SELECT 5) s
    """,
    """
    INSERT INTO deal_match (id, body, host, created, ends)
    SELECT 'match' || i, CAST('{{}}' AS {blob}), 'p' || (1 + i {mod} 1000), i, {now} FROM n
    """,
    """
    INSERT INTO match_member (match_number, player_id, team, joined)
    SELECT m.number, 'p' || (1 + (i + s.j) {mod} 1000), 0, i FROM n
    JOIN deal_match m ON m.id = 'match' || i, (SELECT 0 AS j UNION ALL SELECT 1 UNION ALL SELECT 2
    UNION ALL SELECT 3) s
    """,
)
LIVE = (
    """
    INSERT INTO game_table (id, head, status, public, created, updated, host, timed, settled)
    SELECT 'live' || i, CAST('{{}}' AS {blob}), 'running', TRUE, i, {now} - i, 'p' || i, TRUE, FALSE
    FROM n
    """,
    """
    INSERT INTO event (table_number, seq, upto, at, body)
    SELECT t.number, 1, 1, {now}, CAST('' AS {blob}) FROM n JOIN game_table t ON t.id = 'live' || i
    """,
    """
    INSERT INTO seat (table_number, seat, player_id)
    SELECT t.number, s.j, 'p' || (1 + (i * 4 + s.j) {mod} {people}) FROM n
    JOIN game_table t ON t.id = 'live' || i,
    (SELECT 0 AS j UNION ALL SELECT 1 UNION ALL SELECT 2 UNION ALL SELECT 3) s
    """,
    """
    INSERT INTO waiting (player_id, wish, entered, ready, seen)
    SELECT 'p' || i, '{{}}', {now} - i, {now}, {now} FROM n WHERE i <= 500
    """,
)
FINAL = (
    """
    INSERT INTO deal (id, kind, event, body, secret, opens, closes, stage, par)
    VALUES ('today', 'day', 'board', CAST('{{}}' AS {blob}), CAST('secret' AS {blob}), 1.0, {now},
    1, 100)
    """,
    """
    INSERT INTO deal_try (deal_number, player_id, kind, state, began, noted, finished, florins,
    place)
    SELECT 1, p.id, 'day', 'counted', 1.0, TRUE, 2.0, length(p.id) * 10, 1 FROM player p
    """,
    """
    INSERT INTO deal_score (deal_number, secured, florins, results)
    SELECT deal_number, secured, florins, count(*) FROM deal_try GROUP BY 1, 2, 3
    """,
)


async def fill_community(store: Store, people: int, games: int) -> None:
    """Fill an empty store with so many people and finished games."""
    postgres = isinstance(store, PostgresStore)
    figures = {
        "blob": "BYTEA" if postgres else "BLOB",
        "mod": "%%" if postgres else "%",  # its driver looks for placeholders
        "now": NOW,
        "week": week_of(NOW),
        "people": people,
        "games": games,
    }
    parts = (
        (people, PEOPLE),
        (people, FRIENDS),
        (games, RESULTS),
        (people // 10, CLUBS),
        (people // 10, TOURNAMENTS),
        (1000, LIVE),
    )
    for count, statements in parts:
        for first in range(1, count + 1, PART):
            part = figures | {"first": first, "last": min(first + PART - 1, count)}
            for statement in statements:
                await store._write((in_parts(statement).format(**part), {}))
    for statement in FINAL:
        await store._write((statement.format(**figures), {}))
    if postgres:
        await store._write(("ANALYZE", {}))  # as its own housekeeping does in time


def in_parts(statement: str) -> str:
    """A statement with the numbers of a part, where it uses them."""
    return NUMBERS + statement if "FROM n" in statement else statement
