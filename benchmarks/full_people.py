"""Players of a full store: how they sign in, what they show, whom they know, and their clubs."""

import msgspec
from full_rows import CLUB, LIVE, NOW, OPEN, named, player, several

from medici.online.community import clubs
from medici.online.community.ratings import SETTLED, SIGMA, START
from medici.online.community.visibility import Shown
from medici.online.store.community.friends import MOST_FRIENDS, MOST_OPEN
from medici.online.store.community.invitations import MOST_WAITING
from medici.online.store.community.profiles import MOST_REVIEWS
from medici.online.store.community.ratings import week_of
from medici.online.store.moderation import BLOCK, MUTE

FULL = "c.number IN (1, 7, 70, 700) OR c.number BETWEEN 7000 AND 7030 OR c.number > :events - 30"
P = named("player-no", "i")
FIGURES = {
    "now": NOW,
    "week": week_of(NOW),
    "shown": msgspec.json.encode(Shown()),
    "hiding": msgspec.json.encode(Shown(ratings="friends")),
    "exercises": b'{"games":[{"game":"board","tried":90,"solved":60}],"days":7}',
    "key": bytes(77),
    "start": START,
    "known": SETTLED - 15,
    "unknown": SIGMA,
    "settled": SETTLED,
}
# Every fourth is secured, by a second device, a passkey or both, and may count on boards.
PEOPLE = (
    f"INSERT INTO player (id, name, created) SELECT {P}, 'Player ' || i, :now - i * 300.0 FROM n",
    f"""
    INSERT INTO player_session (hash, player_id, id, created, used, rotated)
    SELECT CAST('hash-of-a-first-session-' || i AS BLOB), {P}, 's' || i, 1.0, 1.0, 1.0 FROM n
    """,
    f"""
    INSERT INTO player_session (hash, player_id, id, created, used, rotated)
    SELECT CAST('hash-of-another-session-' || i AS BLOB), {P}, 't' || i, 1.0, 1.0, 1.0
    FROM n WHERE i % 4 = 1
    """,
    f"""
    INSERT INTO passkey (credential, player_id, site, public_key, sign_count, name, created)
    SELECT CAST('credential-of-a-passkey-' || i AS BLOB), {P}, 'here', :key, 0, 'mine', 1.0
    FROM n WHERE i % 8 = 1
    """,
    # One in ten was here within the ten minutes for which that is kept.
    f"""
    INSERT INTO player_seen (player_id, at)
    SELECT {P}, :now - (i % 6000) / 10.0 FROM n WHERE i % 10 = 1
    """,
    f"""
    INSERT INTO profile (player_id, shown, exercises, hides_ratings)
    SELECT {P}, CASE WHEN i % 20 = 5 THEN :hiding ELSE :shown END, :exercises, i % 20 = 5
    FROM n WHERE i % 2 = 1
    """,
    f"""
    INSERT INTO rating (player_id, game, speed, mu, sigma, games, settled, last, ranked)
    SELECT {P}, g.game, s.speed, :start - 500 + (i * 7919 % 10007) / 10.0,
    CASE WHEN i % 5 = 0 THEN :unknown ELSE :known END, 40, i % 5 <> 0, :now,
    i % 4 = 1 AND i % 20 <> 5
    FROM n, (SELECT 'board' AS game UNION ALL SELECT 'card' UNION ALL SELECT 'dice') g,
    (SELECT 'live' AS speed UNION ALL SELECT 'days') s
    """,
    f"""
    INSERT INTO rating_week (player_id, week, game, speed, gain, games, settled, ranked)
    SELECT {P}, :week - w.j, 'board', 'live', (i * 7919 % 10007) / 100.0, 3, i % 5 <> 0,
    i % 4 = 1 AND i % 20 <> 5 FROM n, {several("w", 10)} WHERE w.j = 0 OR (i + w.j) % 3 = 0
    """,
    f"""
    INSERT INTO review_summary
    (player_id, table_id, at, game, size, title, rate, choices, mistakes)
    SELECT {P}, 'a-table-of-' || i || '-' || r.j, :now - r.j, 'dice', 3, 'prior', 90, 40, 4
    FROM n, {several("r", 3)} WHERE i % 5 = 0
    """,
    f"""
    INSERT INTO shunned (player_id, other, how, since)
    SELECT {P}, {player("i")}, '{BLOCK}', :now - i FROM n WHERE i % 5 = 1
    """,
)
# Each has the next five and those five before; the first has as many as one may have.
FRIENDS = (
    f"""
    INSERT INTO friendship (player_id, other, since)
    SELECT {P}, {player("i + k.j")}, :now - i FROM n, {several("k", 5)}
    """,
    f"""
    INSERT INTO friendship (player_id, other, since)
    SELECT {player("i + k.j")}, {P}, :now - i FROM n, {several("k", 5)}
    """,
    # Answered and forgotten ones stay until those who asked ask again.
    f"""
    INSERT INTO friend_request (player_id, other, state, at)
    SELECT {P}, {player("i + 10")}, 'declined', :now - i FROM n
    """,
    f"""
    INSERT INTO invitation (player_id, table_id, inviter, game, at, until, answered)
    SELECT {player("i")}, 'a-table-of-' || i || '-' || k.j, {P}, 'dice', 1.0, 3601.0, i % 2 = 0
    FROM n, {several("k", 3)}
    """,
)
OF_THE_FIRST = (
    f"""
    INSERT INTO friendship (player_id, other, since)
    SELECT {player("0")}, {player("i + 5")}, :now - i FROM n WHERE i <= {MOST_FRIENDS - 10}
    """,
    f"""
    INSERT INTO friendship (player_id, other, since)
    SELECT {player("i + 5")}, {player("0")}, :now - i FROM n WHERE i <= {MOST_FRIENDS - 10}
    """,
    f"""
    INSERT INTO friend_request (player_id, other, state, at)
    SELECT {player("0")}, {player("i + 300")}, 'open', :now - i FROM n WHERE i < {MOST_OPEN}
    """,
    f"""
    INSERT INTO friend_request (player_id, other, state, at)
    SELECT {player("i + 400")}, {player("0")}, 'open', :now - i FROM n WHERE i <= {MOST_OPEN}
    """,
    f"""
    INSERT INTO invitation (player_id, table_id, inviter, game, at, until)
    SELECT {player("0")}, {named(OPEN, "i")}, {player("i + 5")}, 'dice', :now, :now + 3600
    FROM n WHERE i <= {MOST_WAITING}
    """,
    f"""
    INSERT INTO shunned (player_id, other, how, since)
    SELECT {player("0")}, {player("i + 500")}, '{BLOCK}', :now - i FROM n WHERE i <= 50
    """,
    f"""
    INSERT INTO sanction (player_id, kind, since, reason)
    SELECT {player("i * 7 - 7")}, '{MUTE}', :now, 'insults' FROM n
    """,
    # The reviews of its last games, which others may see if they may see the games.
    f"""
    INSERT INTO review_summary
    (player_id, table_id, at, game, size, title, rate, choices, mistakes)
    SELECT {player("0")}, id, :now - i, 'dice', 3, 'prior', 90, 40, 4
    FROM n JOIN game_table ON number = :games - i * :busy WHERE i <= {MOST_REVIEWS}
    """,
)
CLUB_ROWS = (
    f"""
    INSERT INTO club (id, name, looks, looks_small, about, crest, joining, listed, created)
    SELECT {named(CLUB, "i")}, 'Club ' || i, 'club' || i, CAST('club' || i AS BLOB),
    'We meet on Fridays, and whoever is free comes along', 'lilies', 'ask', TRUE, i FROM n
    """,
    f"""
    INSERT INTO club_member (club_id, player_id, role, since)
    SELECT {named(CLUB, "i")}, {player("i * 10 + m.j")},
    CASE m.j WHEN 0 THEN 'owner' ELSE 'member' END, i FROM n, {several("m", 10)}
    """,
)
# The clubs that lists begin with are full, and the first player is in some of them.
FULL_CLUBS = (
    f"""
    INSERT INTO club_member (club_id, player_id, role, since)
    SELECT c.id, {player("c.number * 613 + i")}, CASE WHEN i <= {clubs.MOST_STEWARDS}
    THEN 'steward' WHEN i <= 490 THEN 'member' ELSE 'asking' END, i
    FROM n, club c WHERE ({FULL}) AND i <= 490 + {clubs.MOST_ASKING}
    ON CONFLICT (club_id, player_id) DO NOTHING
    """,
    f"""
    INSERT INTO club_member (club_id, player_id, role, since)
    SELECT c.id, {player("0")}, 'steward', 0 FROM club c
    WHERE c.number = 1 OR c.number > :events - {clubs.MOST_JOINED - 2}
    ON CONFLICT (club_id, player_id) DO UPDATE SET role = 'steward'
    """,
    f"""
    INSERT INTO club_talk (club_id, player_id, at, words)
    SELECT {named(CLUB, "1")}, {player("i")}, i, 'Well played, all of you'
    FROM n WHERE i <= {clubs.KEPT_TALK}
    """,
    f"""
    INSERT INTO club_act (club_id, at, actor, act, target)
    SELECT {named(CLUB, "1")}, i, {player("i")}, 'made-member', {player("i * 3")}
    FROM n WHERE i <= {clubs.KEPT_ACTS}
    """,
    f"""
    INSERT INTO club_table (club_id, table_id)
    SELECT {named(CLUB, "1")}, {named(LIVE, "i")} FROM n WHERE i <= {clubs.MOST_TABLES}
    """,
)
