"""Matches in both stores: who is in, and that no team gets too large."""

import asyncio

import pytest

from medici.online.store import Store, open_store
from medici.online.store.community.matches import MatchRow

pytestmark = pytest.mark.anyio

MATCH = MatchRow("m1", b"{}", "ada", 5.0, 100.0)


async def add_people(store: Store, *players: str) -> None:
    for player in players:
        await store.create_player(player, player.title(), player.encode(), 1.0)


async def test_a_match_has_its_members_team_by_team(store: Store) -> None:
    await add_people(store, "ada", "bruno", "chen")
    await store.add_match(MATCH)
    assert await store.join_match("m1", "ada", 1, 2, 6.0)
    assert await store.join_match("m1", "ada", 0, 2, 7.0)  # in already, and stays where she is
    assert await store.join_match("m1", "bruno", 0, 2, 8.0)
    assert await store.join_match("m1", "chen", 1, 2, 9.0)
    assert not await store.join_match("m9", "chen", 1, 2, 9.0)
    members = await store.match_members("m1")
    assert [(row.name, row.team) for row in members] == [("Bruno", 0), ("Ada", 1), ("Chen", 1)]
    found = await store.match("m1")
    assert found
    assert (found.host, found.ends) == ("ada", 100.0)
    assert [row.id for row in await store.matches_of("chen", 5)] == ["m1"]
    assert await store.matches_of("eve", 5) == []
    assert await store.matches_hosted("ada", 50.0) == 1
    await store.end_match("m1", 60.0)
    assert await store.matches_hosted("ada", 61.0) == 0


async def test_who_is_forgotten_is_in_no_match(store: Store) -> None:
    await add_people(store, "ada")
    await store.add_match(MATCH)
    await store.join_match("m1", "ada", 0, 2, 6.0)
    await store.delete_player("ada")
    assert await store.match_members("m1") == []
    found = await store.match("m1")
    assert found
    assert found.host is None


async def test_no_team_gets_too_large(url: str) -> None:
    """However many come at once, to whichever server."""
    stores = await asyncio.gather(*(open_store(url) for _ in range(3)))
    people = [f"p{number}" for number in range(9)]
    await add_people(stores[0], "ada", *people)
    await stores[0].add_match(MATCH)
    came = [
        stores[number % 3].join_match("m1", player, 0, 4, 6.0)
        for number, player in enumerate(people)
    ]
    assert sum(await asyncio.gather(*came)) == 4
    assert len(await stores[0].match_members("m1")) == 4
    for store in stores:
        await store.close()
