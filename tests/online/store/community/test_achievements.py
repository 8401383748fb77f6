"""Achievements in the store: entered in the order of results, and never twice."""

import asyncio

import pytest

from medici.online.store import NewTable, Store, open_store
from medici.online.store.audit import Act
from medici.online.store.community.achievements import Earned
from tests.online.store.test_migrations import Ask

pytestmark = pytest.mark.anyio


async def test_achievements_are_counted_with_the_first_table(people: Store) -> None:
    assert await people.achievement_cursor() == 0
    first = [Earned("ada", "victory", 1, "t1", 1.0), Earned("gone", "victory", 1, "t1", 1.0)]
    assert await people.enter_achievements(0, 1, first)
    more = [Earned("ada", "victory", 2, "t2", 2.0), Earned("ada", "thrift", 2, "t2", 2.0)]
    assert await people.enter_achievements(1, 5, more)
    assert await people.achievement_cursor() == 5
    told = [(row.kind, row.table, row.at, row.times) for row in await people.achievements("ada")]
    assert told == [("victory", "t1", 1.0, 2), ("thrift", "t2", 2.0, 1)]
    assert await people.achievements("bruno") == []
    assert await people.earned_at("t2") == [more[1], more[0]]
    await people.delete_player("ada")
    assert await people.earned_at("t1") == []


async def test_of_several_servers_one_enters_a_result(url: str, people: Store) -> None:
    """Whoever comes late writes nothing, and looks again."""
    other = await open_store(url)
    earned = [Earned("ada", "victory", 1, "t1", 1.0)]
    tried = await asyncio.gather(
        *(store.enter_achievements(0, 1, earned) for store in (people, other) * 5)
    )
    assert tried.count(True) == 1
    assert [row.times for row in await people.achievements("ada")] == [1]
    await other.close()


async def test_all_can_be_counted_again_but_for_games_in_the_archive(
    people: Store, rows: Ask
) -> None:
    await people.create_table(NewTable("here", b"", [b"one"], b"", True), 1.0)
    earned = [Earned("ada", "victory", n, table, 1.0) for n, table in ((1, "here"), (2, "gone"))]
    await people.enter_achievements(0, 2, earned)
    await people.forget_achievements(Act("root", 5.0, "achievements", "count again"))
    assert await people.achievement_cursor() == 0
    assert rows("SELECT table_id FROM achievement") == [("gone",)]
    assert await people.enter_achievements(0, 2, earned)
    assert [row.times for row in await people.achievements("ada")] == [2]
