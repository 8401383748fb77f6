"""Deals, matches and tournaments of a full store: a year of them."""

from datetime import timedelta

import msgspec
from full_rows import CLUB, CUP, MATCH, NOW, Figures, named, player, several, write

from medici.fair import Secret
from medici.online.community.deals import DAY_SECONDS, SETUPS, day_of, id_of, new_deal, start_of
from medici.online.community.matches import MOST_DEALS, MOST_OF_CLUB, MOST_PEOPLE
from medici.online.community.tournaments.plan import MOST_ENTRANTS
from medici.online.server.community.deals import AHEAD, row_of
from medici.online.server.community.tournament_log import TournamentHead
from medici.online.store import Store
from medici.online.store.community import deals
from medici.online.store.community.tournaments import CANCELLED, ENDED, OPEN, RUNNING
from medici.online.store.ledger import PROMISED, REVEALED

DAYS = 365
YEAR = DAYS * DAY_SECONDS
SECRET = Secret(bytes(32))
HEAD = TournamentHead("Cup", "board", 4, "rounds", 7, False, True, True, "all", 64, "Player 7")
FIGURES = {
    "now": NOW,
    "secret": SECRET.reveal(),
    "deal": msgspec.json.encode(new_deal("a-match-of-7-1", SETUPS["board"], SECRET)),
    "match": b'{"deals":4,"people":4,"game":"board","players":4,"title":"Friday","teams":[]}',
    "cup": msgspec.json.encode(HEAD),
    "entered": b'{"type":"entered","at":1.0,"player":"player-no1000007","name":"Player 7"}',
    "paired": b'{"type":"round-paired","at":1.0,"tables":[' + b"x" * 10_000 + b"]}",
    "moves": b'["bid 7","pass","bid 8","fill",' + b" " * 1500 + b"]",
    "few": b'["bid 7","pass"]',
}
LOG = 800  # events of a tournament that is played
LISTED = 160  # of the newest tournaments: sixty are open, sixty running, and all of these are full
STATUS = f"""
CASE WHEN i > :events - 60 THEN '{OPEN}' WHEN i > :events - 120 THEN '{RUNNING}'
WHEN i % 10 = 3 THEN '{CANCELLED}' ELSE '{ENDED}' END
"""
# Every third has the first player in it, who announced every twentieth; every tenth is a club's.
TOURNAMENT_ROWS = (
    f"""
    INSERT INTO tournament (id, head, secret, status, listed, club, organiser, created, starts, due)
    SELECT {named(CUP, "i")}, :cup, :secret, {STATUS}, i % 10 <> 0,
    CASE WHEN i % 10 = 0 THEN {named(CLUB, "1")} ELSE '' END,
    CASE WHEN i % 20 = 1 THEN {player("0")} ELSE {player("i")} END,
    :now - (:events - i) * {YEAR} / :events, :now - (:events - 60 - i) * {YEAR} / :events, :now
    FROM n
    """,
    f"""
    INSERT INTO entrant (tournament_number, player_id, pending)
    SELECT t.number, CASE WHEN s.j = 0 AND i % 3 = 0 THEN {player("0")}
    ELSE {player("i * 37 + s.j")} END, t.status <> '{ENDED}'
    FROM n JOIN tournament t ON t.id = {named(CUP, "i")}, {several("s", 16)} WHERE i > 0
    ON CONFLICT (tournament_number, player_id) DO NOTHING
    """,
)
FULL_TOURNAMENTS = (
    f"""
    INSERT INTO entrant (tournament_number, player_id, withdrawn, pending)
    SELECT t.number, {player("t.number * 37 + i + 15")}, i % 20 = 0, t.status <> '{ENDED}'
    FROM n, tournament t WHERE i <= {MOST_ENTRANTS - 16}
    AND (t.number > :events - {LISTED} OR t.number % 10 = 0 AND t.number > :events - 400)
    ON CONFLICT (tournament_number, player_id) DO NOTHING
    """,
    f"""
    INSERT INTO tournament_event (tournament_number, seq, at, body)
    SELECT t.number, i, i, CASE WHEN i > {MOST_ENTRANTS} AND i % 77 = 0 THEN :paired
    ELSE :entered END FROM n, tournament t WHERE t.status = '{RUNNING}' AND i <= {LOG}
    """,
)
# Who plays: mostly four; in the newest, with the first player, two clubs by turns with two teams.
OF_CLUBS = "m.number > :events - 50 AND m.number % 2 = 0"
OF_TEAMS = "m.number > :events - 50 AND m.number % 2 = 1"
PLAYING = f"""
CASE WHEN {OF_CLUBS} THEN {2 * MOST_OF_CLUB} WHEN {OF_TEAMS} THEN {2 * MOST_PEOPLE} ELSE 4 END
"""
PLAYED = f"CASE WHEN m.number > :events - 50 THEN {MOST_DEALS} ELSE 4 END"
OVER = "m.number <= :events - 50"
MATCH_ROWS = (
    f"""
    INSERT INTO deal_match (id, body, host, created, ends)
    SELECT {named(MATCH, "i")}, :match, {player("i")}, i, CASE WHEN i > :events - 100
    THEN :now + 9 ELSE :now - 9 END FROM n
    """,
    f"""
    INSERT INTO match_member (match_number, player_id, team, joined)
    SELECT m.number, CASE WHEN i = 1 AND (m.number % 20 = 0 OR m.number > :events - 50)
    THEN {player("0")} ELSE {player("m.number * 7 + i")} END, i % 2, i
    FROM n, deal_match m WHERE i <= {2 * MOST_OF_CLUB} AND i <= {PLAYING}
    ON CONFLICT (match_number, player_id) DO NOTHING
    """,
    f"""
    INSERT INTO deal (id, kind, event, body, secret, opens, closes, stage)
    SELECT m.id || '-' || i, '{deals.MATCH}', m.id, :deal, :secret, m.created, m.ends,
    CASE WHEN {OVER} THEN {REVEALED} ELSE {PROMISED} END
    FROM n, deal_match m WHERE i <= {MOST_DEALS} AND i <= {PLAYED}
    """,
    f"""
    INSERT INTO match_club (club_id, match_number, taken)
    SELECT {named(CLUB, "1")}, m.number, TRUE FROM deal_match m WHERE {OF_CLUBS}
    OR m.number % 50 = 0
    """,
    f"""
    INSERT INTO deal_try (deal_number, player_id, kind, state, began, noted, finished, moves,
    florins, place)
    SELECT d.number, b.player_id, '{deals.MATCH}', '{deals.COUNTED}', 1.0, TRUE, 2.0, :few,
    90 + d.number % 60, 1 FROM n JOIN deal_match m ON m.number = i
    JOIN match_member b ON b.match_number = i
    JOIN deal d ON d.kind = '{deals.MATCH}' AND d.event = m.id
    """,
)
TODAY = id_of(day_of(NOW), "board")
# Who plays every day plays all four; others a few, and today all of them that of the board game.
TRY_ROWS = (
    f"UPDATE deal SET stage = {REVEALED}, par = 120 WHERE closes <= :now",
    f"UPDATE deal SET stage = {PROMISED}, par = 120 WHERE closes > :now AND opens <= :now",
    f"""
    INSERT INTO deal_try (deal_number, player_id, kind, state, began, noted, finished, moves,
    florins, place)
    SELECT number, {player("0")}, kind, '{deals.COUNTED}', opens, TRUE, opens + 900, :moves,
    90 + number % 60, 1 FROM deal WHERE kind = '{deals.DAY}' AND opens <= :now
    """,
    f"""
    INSERT INTO deal_try (deal_number, player_id, kind, state, began, noted, secured, finished,
    moves, florins, place)
    SELECT (SELECT number FROM deal WHERE id = '{TODAY}'), {player("i - 1")}, '{deals.DAY}',
    '{deals.COUNTED}', :now, TRUE, i % 4 = 1, :now, :moves, 40 + i % 170, 1 FROM n WHERE i > 1
    """,
    f"""
    INSERT INTO deal_try (deal_number, player_id, kind, state, began, noted, finished, moves,
    florins, place)
    SELECT 1 + (i * 13 + k.j * 101) % {4 * DAYS - 4}, {player("i - 1")}, '{deals.DAY}',
    '{deals.COUNTED}', 1.0, TRUE, 2.0, :few, 90, 1 FROM n, {several("k", 4)} WHERE i > 1
    """,
    f"""
    INSERT INTO deal_score (deal_number, secured, florins, results)
    SELECT t.deal_number, t.secured, t.florins, count(*) FROM deal_try t
    WHERE t.kind = '{deals.DAY}' GROUP BY 1, 2, 3
    """,
)


async def add_days(store: Store) -> None:
    """The deals of a year, and of the days ahead, as servers make them."""
    today = day_of(NOW)
    rows = []
    for number in range(-DAYS, AHEAD):
        day = today + timedelta(days=number)
        opens = start_of(day)
        for setup in SETUPS:
            deal = new_deal(id_of(day, setup), SETUPS[setup], SECRET)
            about = deals.DAY, day.isoformat(), opens, opens + DAY_SECONDS
            rows.append(row_of(deal, SECRET, *about))
    await store.add_deals(rows)


async def add_events(store: Store, people: int, figures: Figures) -> None:
    """Deals, matches and tournaments."""
    await add_days(store)
    for statement in TOURNAMENT_ROWS:
        await write(store, statement, figures["events"], figures)
    for statement in FULL_TOURNAMENTS:
        await write(store, statement, LOG, figures)
    for statement in MATCH_ROWS:
        await write(store, statement, figures["events"], figures)
    for statement in TRY_ROWS:
        await write(store, statement, people, figures)
