"""Tournaments in both databases: one server takes a step, lists are found by indexes."""

import asyncio

import pytest

from medici.online.store import AlreadyExists, NewTable, NoSuchPlayer, Store, open_store
from medici.online.store.audit import Act
from medici.online.store.community import tournaments as sql
from medici.online.store.community.tournaments import NewTournament
from tests.online.store.test_migrations import Ask
from tests.online.store.test_plans import plan

pytestmark = pytest.mark.anyio


def new(
    name: str, starts: float = 10.0, organiser: str = "ada", **more: bool | str
) -> NewTournament:
    settings: dict[str, object] = {"listed": True, **more}
    return NewTournament(
        name,
        b"head",
        bytes(32),
        b"one",
        organiser,
        starts=starts,
        **settings,  # type: ignore[arg-type]
    )


async def ids(rows: list[sql.TournamentRow]) -> list[str]:
    return [row.id for row in rows]


async def test_a_log_grows_by_one_server_at_a_time(people: Store) -> None:
    await people.create_tournament(new("t1"), 1.0, 99)
    with pytest.raises(AlreadyExists):
        await people.create_tournament(new("t1"), 1.0, 99)
    with pytest.raises(NoSuchPlayer):
        await people.create_tournament(new("t2", organiser="nobody"), 1.0, 99)
    both = await asyncio.gather(
        people.append_tournament("t1", 1, [b"a", b"b"], 2.0, entered=["bruno"]),
        people.append_tournament("t1", 1, [b"c"], 2.0, entered=["chen"]),
    )
    assert sorted(both) == [False, True]
    events = await people.tournament_events("t1")
    assert events == ([b"one", b"a", b"b"] if both[0] else [b"one", b"c"])
    assert await people.tournament_events("t1", after=1) == events[1:]
    assert await people.tournament_events("nowhere") == []
    assert await people.tournament_secret("t1") == bytes(32)
    assert await people.tournament_secret("nowhere") is None
    assert await people.tournament_status("t1") == "open"
    assert await people.tournament_status("nowhere") is None
    (row,) = await people.open_tournaments(10)
    assert (row.entrants, row.status, row.starts) == (1, "open", 10.0)


async def test_what_is_due_is_looked_after_by_one_server(people: Store) -> None:
    await people.create_tournament(new("late", 20.0), 1.0, 99)
    await people.create_tournament(new("soon", 10.0), 1.0, 99)
    assert await people.claim_tournaments(9.0, 12.0) == []
    assert await people.claim_tournaments(30.0, 35.0, limit=1) == ["soon"]
    both = await asyncio.gather(*(people.claim_tournaments(30.0, 35.0) for _ in range(4)))
    assert sorted(both) == [[], [], [], ["late"]]
    await people.look_again("soon", 31.0)
    assert await people.claim_tournaments(32.0, 40.0) == ["soon"]
    assert sorted(await people.claim_tournaments(41.0, 50.0)) == ["late", "soon"]  # they died
    assert await people.append_tournament("late", 1, [b"end"], 2.0, status="ended", starts=0.0)
    assert await people.claim_tournaments(45.0, 50.0) == []


async def test_one_that_is_begun_by_hand_is_listed_with_the_time_when_it_began(
    people: Store,
) -> None:
    await people.create_tournament(new("t1", 5000.0), 1.0, 99)
    assert await people.append_tournament("t1", 1, [b"start"], 2.0, starts=2.0)
    assert await people.claim_tournaments(2.0, 9.0) == ["t1"]
    (row,) = await people.open_tournaments(10)
    assert row.starts == 2.0


async def test_an_organiser_has_so_many_at_once(people: Store) -> None:
    made = await asyncio.gather(
        *(people.create_tournament(new(f"t{number}"), 1.0, 2) for number in range(4))
    )
    assert sorted(made) == [False, False, True, True]
    first = (await people.open_tournaments(1))[0].id
    await people.append_tournament(first, 1, [b"end"], 2.0, status="ended")
    assert await people.create_tournament(new("next"), 1.0, 2)
    assert not await people.create_tournament(new("more"), 1.0, 2)


async def test_lists_are_bounded_and_go_on_where_one_stopped(people: Store) -> None:
    for number in range(5):
        await people.create_tournament(new(f"o{number}", 10.0 + number), 1.0, 99)
        await people.create_tournament(new(f"p{number}", 5.0, "bruno", club="c1"), 1.0, 99)
        await people.append_tournament(f"p{number}", 1, [b"x"], 2.0, status="ended")
    await people.create_tournament(new("secret", listed=False), 1.0, 99)
    first = await people.open_tournaments(3)
    assert await ids(first) == ["o0", "o1", "o2"]
    rest = await people.open_tournaments(3, first[-1].starts, first[-1].number)
    assert await ids(rest) == ["o3", "o4"]
    past = await people.listed_tournaments("ended", 2)
    assert await ids(past) == ["p4", "p3"]
    assert await ids(
        await people.listed_tournaments("ended", 9, past[-1].starts, past[-1].number)
    ) == [
        "p2",
        "p1",
        "p0",
    ]
    assert await ids(await people.tournaments_of_club("c1", 2)) == ["p4", "p3"]
    assert await ids(await people.tournaments_organised("ada", 2)) == ["secret", "o4"]


async def test_who_entered_what(people: Store) -> None:
    for name in ("t1", "t2"):
        await people.create_tournament(new(name), 1.0, 99)
        await people.append_tournament(name, 1, [b"x"], 2.0, entered=["bruno", "bruno"])
    await people.append_tournament("t1", 2, [b"y"], 2.0, left=["bruno"])
    assert await ids(await people.tournaments_entered("bruno", 10)) == ["t2"]
    await people.delete_player("bruno")
    assert await people.tournaments_entered("bruno", 10) == []
    await people.delete_player("ada")  # the organiser goes, the tournament stays
    assert len(await people.tournament_events("t1")) == 3
    assert await people.tournaments_organised("ada", 10) == []


async def test_a_long_league_stays_among_ones_own_whatever_ended_since(people: Store) -> None:
    for name in ("league", "t1", "t2"):
        await people.create_tournament(new(name), 1.0, 99)
        await people.append_tournament(name, 1, [b"x"], 2.0, entered=["bruno"])
    for name in ("t1", "t2"):
        await people.append_tournament(name, 2, [b"y"], 3.0, status="ended")
    assert await ids(await people.tournaments_entered("bruno", 2)) == ["league"]
    assert await ids(await people.tournaments_organised("ada", 2)) == ["league"]
    await people.append_tournament("league", 2, [b"y"], 3.0, status="cancelled")
    assert await ids(await people.tournaments_entered("bruno", 2)) == ["league"]


async def test_names_can_be_taken_out_and_acts_are_in_the_audit_log(people: Store) -> None:
    await people.create_tournament(new("t1"), 1.0, 99)
    await people.append_tournament("t1", 1, [b"two"], 2.0)
    await people.rewrite_tournament("t1", b"bare", {2: b"nobody"})
    assert await people.tournament_events("t1") == [b"one", b"nobody"]
    assert (await people.open_tournaments(1))[0].head == b"bare"
    act = Act("ada", 3.0, "cancel tournament", "rain", about="t1")
    assert not await people.append_tournament("t1", 1, [b"x"], 3.0, act=act)
    assert await people.audit() == []
    assert await people.append_tournament("t1", 2, [b"x"], 3.0, status="cancelled", act=act)
    (line,) = await people.audit()
    assert (line.who, line.act, line.about) == ("ada", "cancel tournament", "t1")


async def test_statuses_of_tables(people: Store) -> None:
    for table in ("a", "b"):
        await people.create_table(NewTable(table, b"", [b"one"], b"", False), 1.0)
    await people.append("b", 1, [b"two"], None, 2.0, status="finished")
    assert await people.table_statuses(["a", "b", "c"]) == {"a": "open", "b": "finished"}
    assert await people.table_statuses([]) == {}


TOURNAMENTS = """
WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 3000)
INSERT INTO tournament (id, head, secret, status, listed, club, organiser, created, starts, due)
SELECT 'x' || i, CAST('' AS {blob}), CAST('' AS {blob}),
CASE WHEN i % 100 = 0 THEN 'open' WHEN i % 100 = 1 THEN 'running' ELSE 'ended' END,
i % 2 = 0, CASE WHEN i % 50 = 0 THEN 'c' ELSE '' END,
CASE WHEN i % 300 = 0 THEN 'ada' ELSE NULL END, 1.0, i, i FROM n
"""
PLAYERS = """
WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 3000)
INSERT INTO player (id, name, created) SELECT 'p' || i, 'p', 1.0 FROM n
"""
ENTRANTS = """
INSERT INTO entrant (tournament_number, player_id, pending)
SELECT number, 'p' || (1 + (number * 7 + i) % 3000), status <> 'ended' FROM tournament,
(SELECT 1 AS i UNION ALL SELECT 2 UNION ALL SELECT 3 UNION ALL SELECT 4) few
"""


QUERIES = (
    (sql.DUE, "tournament_due"),
    (sql.OPEN_ONES, "tournament_listed"),
    (sql.LISTED, "tournament_listed"),
    (sql.OF_CLUB, "tournament_club"),
    (sql.ENTERED, "entrant_pending"),
    (sql.ENTERED, "entrant_there"),
    (sql.ORGANISED, "tournament_organised"),
)


async def test_lists_are_found_by_an_index(url: str, rows: Ask) -> None:
    store = await open_store(url)
    await store.create_player("ada", "Ada", b"ada", 1.0)
    await store.close()
    blob = "BLOB" if url.startswith("sqlite") else "BYTEA"
    for statement in (PLAYERS, TOURNAMENTS, ENTRANTS):
        rows(statement.format(blob=blob))
    if not url.startswith("sqlite"):
        rows("ANALYZE tournament, entrant")
    asked = {"now": 5.0, "club": "c", "player": "p5", "until": 1e9, "before": 2000, "limit": 20}
    for query, index in QUERIES:
        found = plan(url, query, **asked)
        # Of the few that are not over, PostgreSQL may find all by when they are due.
        assert f" {index}" in found or " tournament_due" in found, found
        assert "Seq Scan" not in found, query
        found = found.replace(f"SCAN t USING INDEX {index}", "").replace("SCAN own", "")  # a few
        assert "SCAN" not in found, query


async def test_guests_who_are_expected_somewhere_are_not_forgotten(people: Store) -> None:
    await people.create_player("dora", "Dora", b"dora", 1.0)
    await people.create_tournament(new("t1"), 1.0, 99)
    await people.append_tournament("t1", 1, [b"a"], 2.0, entered=["bruno"])
    await people.enter_queue("chen", "{}", 2.0, 2.0)
    unused, _ = await people.unused_guests((0.0, ""), 9.0)
    assert unused == ["dora"]
    assert await people.forget_guests(["ada", "bruno", "chen", "dora"]) == 1
