"""Results by game and size, and head to head: what a player's page counts of finished games."""

from dataclasses import replace

import pytest

from medici.online.store import Store
from medici.online.store.community.acquaintances import RecordRow, TogetherRow
from tests.online.store.community.test_results import finished

pytestmark = pytest.mark.anyio


async def test_results_count_by_game_and_size(people: Store) -> None:
    await people.enter_results(
        [
            finished("t1", ["ada", "bruno"], game="dice"),
            finished("t2", ["ada", "bruno"], [2, 1], game="dice"),
            finished("t3", ["ada", "bruno", None], game="dice"),
        ]
    )
    assert await people.records("ada") == [
        RecordRow("dice", 2, 2, 1, 3, 99),
        RecordRow("dice", 3, 1, 1, 1, 99),
    ]
    assert await people.together("ada", "bruno") == [TogetherRow("dice", 3, 2, 1)]


async def test_a_game_from_a_browser_does_not_count(people: Store) -> None:
    """Its first part was played where nobody could see it."""
    brought = replace(finished("t1", ["ada", "bruno"], rated=False), imported=True)
    await people.enter_results([brought])
    assert await people.records("ada") == []
    assert await people.together("ada", "bruno") == []
    assert [row.table for row in await people.results_of("ada")] == ["t1"]


async def test_who_plays_for_several_has_no_result_of_their_own(people: Store) -> None:
    """They would have won and lost the same game."""
    await people.enter_results([finished("t1", ["ada", "ada", "bruno"], rated=False)])
    assert await people.records("ada") == []
    assert [row.games for row in await people.records("bruno")] == [1]
    assert await people.together("ada", "bruno") == []
    assert await people.together("bruno", "ada") == []
    assert [row.player for row in await people.opponents("bruno")] == ["ada"]
