"""Games of a full store: those that are over, with what follows from them, and those being played.

Of a finished game stays what lists are made of: its row, its seats, its result, and the last of its
events. The last ones of the first player have whole logs, which the page of a player's games reads.
What the list of promises and the export of one's data need is left out.
"""

import msgspec
from full_rows import LEFT, LIVE, NOW, OPEN, TABLE, named, player, several

from medici.games import GAMES
from medici.online.community.achievements import RULES
from medici.online.server.community.opponents import QUEUE
from medici.online.server.hosting.stored_table import TableHead
from medici.online.store.community.results import ENTERED
from medici.online.store.tables import ABANDONED, FINISHED, RUNNING
from medici.online.store.tables import OPEN as WAITING

LOG = 150  # events of a game
SHOWN = 60  # games of the first player that have whole logs
RUN, WAIT = 2000, 400  # tables, of which every second is public
KINDS = " UNION ALL SELECT ".join(f"{at}, '{kind}'" for at, kind in enumerate(RULES))
CHOSEN = " ".join(f"WHEN {at} THEN '{game}'" for at, game in enumerate(GAMES))

FIGURES = {
    "now": NOW,
    "head": msgspec.json.encode(TableHead("board", 4, "Player 123")),
    "moved": b'{"type":"moved","at":1794999999.123,"seat":2,"move":"bid 7","cmd_id":"c1234567"}',
    "wish": '{"wish":{"games":["board"],"sizes":[2,3,4]},"ratings":{"board":1523.2}}',
}
GAME = f"CASE i % 3 {CHOSEN} END"
SPEED = "CASE i % 4 WHEN 2 THEN 'days' WHEN 3 THEN 'none' ELSE 'live' END"
RATED = "i % 2 = 0"
SIZE = "CASE i % 3 WHEN 2 THEN 2 + (i / 3) % 3 ELSE 2 + (i / 3) % 5 END"
ENDED = ":now - (:games - i) * 30.0"  # a year for a million
# The first has sat at so many tables, and the second at half of them.
WHO = f"""
CASE WHEN s.j = 0 AND i % :busy = 0 THEN {player("0")}
WHEN s.j = 1 AND i % (2 * :busy) = 0 THEN {player("1")}
ELSE {player("i * 7919 + s.j * 104729")} END
"""
SEATS = several("s", 6)

GAME_ROWS = (
    f"""
    INSERT INTO game_table
    (id, head, status, public, created, updated, host, timed, settled, entered)
    SELECT {named(TABLE, "i")}, :head, '{FINISHED}', i % 8 = 0, {ENDED} - 1800, {ENDED},
    {player("i * 7919")}, i % 4 <> 3, TRUE, {ENTERED} FROM n
    """,
    f"""
    INSERT INTO seat (table_number, seat, player_id)
    SELECT i, s.j, {WHO} FROM n, {SEATS} WHERE s.j < {SIZE}
    """,
    f"""
    INSERT INTO event (table_number, seq, upto, at, body)
    SELECT i, {LOG}, {LOG}, {ENDED}, :moved FROM n
    """,
    f"""
    INSERT INTO result (number, table_id, game, size, speed, rated, ended, void, event)
    SELECT i, {named(TABLE, "i")}, {GAME}, {SIZE}, {SPEED}, {RATED}, {ENDED}, FALSE,
    CASE WHEN i % 100 = 0 THEN 'some-tournament-' || (i / 10000) ELSE '' END FROM n
    """,
    f"""
    INSERT INTO result_seat (result_number, seat, player_id, bot, place, florins, fled)
    SELECT i, s.j, {WHO}, '', 1 + (s.j + i) % ({SIZE}), 100 - (s.j + i) % ({SIZE}), FALSE
    FROM n, {SEATS} WHERE s.j < {SIZE}
    """,
    f"""
    INSERT INTO rating_change (player_id, game, speed, result_number, mu, sigma, before_mu,
    before_sigma, ended)
    SELECT {WHO}, {GAME}, {SPEED}, i, 1500.0, 60.0, 1490.0, 61.0, {ENDED}
    FROM n, {SEATS} WHERE s.j < {SIZE} AND {RATED}
    ON CONFLICT (player_id, game, speed, result_number) DO NOTHING
    """,
    f"""
    INSERT INTO achievement (player_id, kind, number, table_id, at)
    SELECT {WHO}, 'victory', i, {named(TABLE, "i")}, {ENDED}
    FROM n, {several("s", 2)} WHERE s.j = 0 AND (i % 2 = 0 OR i % :busy = 0)
    """,
    f"""
    INSERT INTO achievement (player_id, kind, number, table_id, at)
    SELECT {WHO}, k.kind, i, {named(TABLE, "i")}, {ENDED}
    FROM n, {several("s", 2)}, (SELECT 0 AS j, 'victory' AS kind UNION ALL SELECT {KINDS}) k
    WHERE s.j = 0 AND i % 4 = 0 AND k.j = (i / :busy) % {len(RULES)}
    ON CONFLICT (player_id, kind, number) DO NOTHING
    """,
)
LEFT_ROWS = (  # one in twenty was given up
    f"""
    INSERT INTO game_table
    (id, head, status, public, created, updated, host, timed, settled, entered)
    SELECT {named(LEFT, "i")}, :head, '{ABANDONED}', i % 8 = 0, 1.0, 1.0, {player("i")}, FALSE,
    TRUE, 0 FROM n
    """,
    f"""
    INSERT INTO seat (table_number, seat, player_id)
    SELECT :games + i, s.j, CASE WHEN s.j = 0 AND i % 100 = 0 THEN {player("0")}
    ELSE {player("i * 7919 + s.j")} END FROM n, {several("s", 2)}
    """,
)
# Those that are played, and those that wait for people; the first player sits at some of each.
LIVE_ROWS = (
    f"""
    INSERT INTO game_table (id, head, status, public, created, updated, host, timed, settled)
    SELECT {named(LIVE, "i")}, :head, '{RUNNING}', i % 2 = 0, :now - 600, :now, {player("i")},
    TRUE, FALSE FROM n WHERE i <= {RUN}
    """,
    f"""
    INSERT INTO game_table (id, head, status, public, created, updated, host, timed, settled)
    SELECT {named(OPEN, "i")}, :head, '{WAITING}', i % 2 = 0, :now - 60, :now, {player("i")},
    TRUE, FALSE FROM n WHERE i <= {WAIT}
    """,
    f"""
    INSERT INTO seat (table_number, seat, player_id, live)
    SELECT t.number, s.j, CASE WHEN s.j = 0 AND i % 80 = 0 THEN {player("0")}
    ELSE {player("i * 4 + s.j")} END, TRUE
    FROM n JOIN game_table t ON t.id = {named(LIVE, "i")}, {several("s", 4)}
    WHERE i <= {RUN}
    """,
    f"""
    INSERT INTO seat (table_number, seat, player_id, live)
    SELECT t.number, 0, CASE WHEN i % 80 = 0 THEN {player("0")} ELSE {player("i")} END, TRUE
    FROM n JOIN game_table t ON t.id = {named(OPEN, "i")} WHERE i <= {WAIT}
    """,
    f"""
    INSERT INTO event (table_number, seq, upto, at, body)
    SELECT t.number, i, i, :now - 60, :moved FROM n, game_table t
    WHERE t.status = '{RUNNING}' AND i <= 60 OR t.status = '{WAITING}' AND i <= 2
    """,
    f"""
    INSERT INTO event (table_number, seq, upto, at, body)
    SELECT t.number, i, i, :now - 60, :moved FROM n, (
        SELECT number FROM game_table
        WHERE number <= :games AND number > :games - {SHOWN} * :busy AND number % :busy = 0
    ) t WHERE i < {LOG}
    """,
    f"""
    INSERT INTO event (table_number, seq, upto, at, body)
    SELECT number, 9, 9, 1.0, :moved FROM game_table WHERE status = '{ABANDONED}'
    """,
    f"""
    INSERT INTO waiting (player_id, wish, entered, ready, seen)
    SELECT {player("i - 1")}, :wish, :now - i, :now, :now FROM n WHERE i <= {QUEUE}
    """,
    f"""
    INSERT INTO shunned (player_id, other, how, since)
    SELECT {player("i")}, {player("i + 2")}, 'block', 1.0 FROM n WHERE i <= 900 AND i % 2 = 0
    ON CONFLICT (player_id, other) DO NOTHING
    """,
    f"""
    INSERT INTO arrangement (table_id, due)
    SELECT {named(OPEN, "i")}, :now + 30 FROM n WHERE i <= 100
    """,
    f"""
    INSERT INTO no_show (player_id, times, last)
    SELECT {player("i - 1")}, 2, :now FROM n WHERE i <= 1000
    """,
    """
    INSERT INTO recent_wait (kind, seconds, times, last)
    SELECT 'kind-' || i, 30.0, 9, :now - 60 FROM n WHERE i <= 20
    """,
)
