"""The queue of those who look for opponents, on each kind of store."""

import asyncio
from collections.abc import Callable

import psycopg
import pytest

from medici.online.store import NewTable, Store, open_store
from medici.online.store.community.presence import COUNT_SEEN
from medici.online.store.community.waiting import (
    BLOCKS_WITH,
    DUE,
    EXPECTED,
    EXPIRE,
    FORGIVEN,
    QUEUE,
)
from medici.online.store.moderation import BLOCK, MUTE
from tests.online.store.test_plans import plan
from tests.waiting import PATIENCE

pytestmark = pytest.mark.anyio
Ask = Callable[[str], list[tuple[object, ...]]]


async def enter(store: Store, *players: str, now: float = 100.0) -> None:
    for number, player in enumerate(players):
        await store.create_player(player, player.title(), player.encode(), 0.0)
        await store.enter_queue(player, "{}", now + number, 0.0)


def table(name: str) -> NewTable:
    return NewTable(name, b"head", [b"made"], b"seed", public=True)


async def seat(store: Store, name: str, *players: str, since: float = 0.0) -> bool:
    waits = [("board live", 12.0)]
    wishes = dict.fromkeys(players, "{}")
    return await store.seat_together(
        wishes, table(name), 200.0, since=since, due=230.0, waits=waits
    )


async def names(store: Store) -> list[str]:
    return [row.player for row in await store.queue(100)]


async def test_nobody_waits_twice(store: Store) -> None:
    await enter(store, "ada", "bruno")
    await store.enter_queue("ada", '{"other": 1}', 150.0, 160.0)
    assert await names(store) == ["bruno", "ada"]
    row = await store.waiting_of("ada")
    assert row is not None
    assert (row.wish, row.entered, row.ready, row.table) == ('{"other": 1}', 150.0, 160.0, None)


async def test_a_page_that_is_gone_leaves_the_queue(store: Store) -> None:
    await enter(store, "ada", "bruno")
    assert await store.beat_queue("ada", 140.0) is not None
    await store.expire_queue(130.0)
    assert await names(store) == ["ada"]
    assert await store.beat_queue("bruno", 141.0) is None
    assert await store.leave_queue("ada") == (True, None)
    assert await store.leave_queue("ada") == (False, None)


async def test_who_wants_something_else_by_now_is_not_seated(store: Store) -> None:
    await enter(store, "ada", "bruno")
    await store.enter_queue("ada", '{"rated": false}', 150.0, 0.0)
    assert not await seat(store, "t1", "ada", "bruno")
    assert await store.table("t1") is None
    assert await names(store) == ["bruno", "ada"]
    await store.leave_queue("ada")
    await store.enter_queue("ada", "{}", 160.0, 0.0)  # the same as before
    assert await seat(store, "t1", "ada", "bruno")


async def test_a_table_is_made_for_all_of_them(store: Store) -> None:
    await enter(store, "ada", "bruno", "carla")
    assert await seat(store, "t1", "ada", "carla")
    assert await names(store) == ["bruno"]
    assert await store.found_for(["ada", "bruno", "carla", "dino"]) == {
        "ada": "t1",
        "bruno": None,
        "carla": "t1",
    }
    assert await store.expected_at("t1") == ["ada", "carla"]
    assert await store.table("t1") is not None
    # Those who are to come are not put elsewhere, nor wait for something else.
    assert (await store.enter_queue("ada", '{"other": 1}', 210.0, 0.0)).table == "t1"
    await store.settle_arrangement("t1")
    assert await store.expected_at("t1") is None
    assert await store.waiting_of("ada") is None


async def test_or_for_none_of_them(store: Store) -> None:
    await enter(store, "ada", "bruno", "carla")
    assert await seat(store, "t1", "ada", "bruno")
    assert not await seat(store, "t2", "bruno", "carla")
    assert not await seat(store, "t3", "carla", "nobody")
    assert not await seat(store, "t4", "carla", since=150.0)  # whose page was seen before
    assert await names(store) == ["carla"]
    assert await store.table("t2") is None
    assert await store.expected_at("t2") is None
    assert await store.recent_waits(0.0) != []
    assert (await store.recent_waits(0.0))[0].times == 1


async def test_who_came_waits_again_and_who_did_not_is_remembered(store: Store) -> None:
    await enter(store, "ada", "bruno", "carla")
    assert await seat(store, "t1", "ada", "bruno", "carla")
    assert await store.due_arrangements(229.0, 10) == []
    assert await store.due_arrangements(230.0, 10) == ["t1"]
    await store.dissolve("t1", ["ada", "carla"], 231.0)
    await store.dissolve("t1", ["ada", "carla"], 231.0)  # by another server at the same time
    assert await names(store) == ["ada", "carla"]
    row = await store.waiting_of("ada")
    assert row is not None
    assert (row.entered, row.seen) == (100.0, 231.0)
    assert await store.no_shows("bruno") == (1, 231.0)
    assert await store.no_shows("ada") == (0, 0.0)
    assert await store.due_arrangements(999.0, 10) == []


@pytest.mark.slow
async def test_servers_that_give_a_table_up_at_once_count_an_absence_once(postgres: str) -> None:
    servers = [await open_store(postgres) for _ in range(2)]
    await enter(servers[0], "ada")
    assert await seat(servers[0], "t1", "ada")
    with psycopg.connect(postgres) as slow, psycopg.connect(postgres, autocommit=True) as watch:
        # Both begin before either is done: somebody else is about to write her row.
        slow.execute("INSERT INTO no_show (player_id, times, last) VALUES ('ada', 7, 1.0)")
        both = asyncio.gather(*(server.dissolve("t1", (), 231.0) for server in servers))
        async with asyncio.timeout(PATIENCE):
            while watch.execute("SELECT 1 FROM pg_locks WHERE NOT granted").rowcount < 2:
                await asyncio.sleep(0.01)
        slow.rollback()
        await both
    assert await servers[0].no_shows("ada") == (1, 231.0)
    for server in servers:
        await server.close()


async def test_not_coming_counts_for_a_while(store: Store) -> None:
    await enter(store, "ada")
    for at in (100.0, 200.0, 300.0):
        await store.note_no_show("ada", at)
    assert await store.no_shows("ada") == (3, 300.0)
    await store.note_no_show("ada", 301.0 + FORGIVEN)
    assert await store.no_shows("ada") == (1, 301.0 + FORGIVEN)


async def test_leaving_when_a_table_was_found_tells_which(store: Store) -> None:
    await enter(store, "ada", "bruno")
    assert await seat(store, "t1", "ada", "bruno")
    assert await store.leave_queue("ada") == (True, "t1")
    await store.hasten("t1", 205.0)
    assert await store.due_arrangements(205.0, 10) == ["t1"]


async def test_blocks_among_those_who_wait(store: Store) -> None:
    await enter(store, "ada", "bruno", "carla")
    await store.create_player("dino", "Dino", b"dino", 0.0)
    for player, other, how in (
        ("ada", "bruno", BLOCK),
        ("bruno", "carla", MUTE),
        ("carla", "dino", BLOCK),
    ):
        await store.shun(player, other, how, 1.0)
    assert await store.blocks_in_queue() == [("ada", "bruno")]
    apart = {
        player: await store.blocks_with(player) for player in ("ada", "bruno", "carla", "dino")
    }
    assert apart == {"ada": {"bruno"}, "bruno": {"ada"}, "carla": set(), "dino": {"carla"}}


async def test_waits_are_averaged(store: Store) -> None:
    await enter(store, "ada", "bruno", "carla", "dino")
    for name, player, seconds in (("t1", "ada", 10.0), ("t2", "bruno", 20.0)):
        waits = [("board live", seconds)]
        assert await store.seat_together(
            {player: "{}"}, table(name), 200.0, since=0.0, due=230.0, waits=waits
        )
    (row,) = await store.recent_waits(since=199.0)
    assert (row.kind, row.seconds, row.times) == ("board live", 12.0, 2)
    assert await store.recent_waits(since=200.0) == []


async def test_somebody_who_is_forgotten_leaves_nothing(store: Store, rows: Ask) -> None:
    await enter(store, "ada", "bruno")
    await store.note_no_show("ada", 100.0)
    await store.delete_player("ada")
    assert await names(store) == ["bruno"]
    assert rows("SELECT * FROM no_show") == []


async def test_servers_that_seat_the_same_people_at_once(store: Store, url: str) -> None:
    """Three servers and those who leave: everybody has one table at most, and all of a table."""
    people = [f"p{number}" for number in range(24)]
    await enter(store, *people)
    servers = [store, await open_store(url), await open_store(url)]

    async def work(server: Store, shift: int) -> list[tuple[str, list[str]]]:
        made = []
        for start in range(0, 24, 3):
            group = [people[(start + shift + step) % 24] for step in range(3)]
            name = f"t-{shift}-{start}"
            if await seat(server, name, *group):
                made.append((name, group))
            await asyncio.sleep(0)
        return made

    async def leave() -> list[str]:
        gone = []
        for player in people[::7]:
            left, found = await servers[0].leave_queue(player)
            if left and found is None:
                gone.append(player)
        return gone

    leaving = asyncio.create_task(leave())
    made = await asyncio.gather(*(work(server, shift) for shift, server in enumerate(servers)))
    gone = await leaving
    tables = dict(entry for entries in made for entry in entries)
    seated = [player for group in tables.values() for player in group]
    assert len(seated) == len(set(seated)) > 0
    assert not set(seated) & set(gone)
    waiting = set(await names(store))
    assert waiting | set(seated) | set(gone) == set(people)
    assert not waiting & set(seated)
    for server in servers[1:]:
        await server.close()


PEOPLE = """
WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 3000)
INSERT INTO player (id, name, created) SELECT 'p' || i, 'somebody', 1.0 FROM n
"""
WAITING = """
INSERT INTO waiting (player_id, wish, entered, ready, seen, table_id)
SELECT id, '', 1.0, 1.0, 1.0, CASE WHEN length(id) > 2 THEN id END FROM player
"""
SEEN = "INSERT INTO player_seen (player_id, at) SELECT id, length(id) FROM player"
SHUNNED = """
INSERT INTO shunned (player_id, other, how, since)
SELECT id, 'p' || (1000 + length(id)), 'block', 1.0 FROM player
UNION ALL SELECT id, 'p' || substr(id, 2, 1), 'block', 1.0 FROM player WHERE length(id) = 5
"""
ARRANGED = "INSERT INTO arrangement (table_id, due) SELECT id, length(id) FROM player"


QUERIES = (
    (QUEUE, "waiting_"),
    (BLOCKS_WITH, "shunned_other"),
    (EXPIRE, "waiting_seen"),
    (EXPECTED, "waiting_table"),
    (DUE, "arrangement_due"),
    (COUNT_SEEN, "player_seen_at"),
)


async def test_all_is_found_by_an_index(url: str, rows: Ask) -> None:
    await (await open_store(url)).close()
    for statement in (PEOPLE, WAITING, SEEN, ARRANGED, SHUNNED):
        rows(statement)
    if not url.startswith("sqlite"):
        rows("ANALYZE player, waiting, player_seen, arrangement, shunned")
    for query, index in QUERIES:
        found = plan(url, query, id="p77", table="p77", now=1.5, since=5.5)
        assert index in found, found
        assert "Seq Scan" not in found, query
