"""Matches in both stores: who is in, and that no team gets too large."""

import asyncio
from dataclasses import replace

import pytest

from medici.online.store import Store, open_store
from medici.online.store.community.club_rows import NewClub
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
    members = await store.match_members(["m1"])
    assert [(row.name, row.team) for row in members] == [("Bruno", 0), ("Ada", 1), ("Chen", 1)]
    found = await store.match("m1")
    assert found
    assert (found.host, found.ends) == ("ada", 100.0)
    assert [row.id for row in await store.matches_of("chen", 5)] == ["m1"]
    assert await store.matches_of("eve", 5) == []


async def test_of_matches_begun_at_once_there_are_no_more_than_allowed(url: str) -> None:
    stores = [await open_store(url) for _ in range(2)]
    await add_people(stores[0], "ada", "bruno")
    begun = await asyncio.gather(
        *(
            stores[number % 2].add_match(replace(MATCH, id=f"m{number}"), most=3)
            for number in range(10)
        )
    )
    assert begun.count(True) == 3
    ended = begun.index(True)
    assert not await stores[0].add_match(replace(MATCH, id="further", created=50.0), most=3)
    assert await stores[0].add_match(replace(MATCH, id="other", host="bruno"), most=3)
    await stores[0].end_match(f"m{ended}", 60.0)
    assert await stores[0].add_match(replace(MATCH, id="further", created=61.0), most=3)
    for store in stores:
        await store.close()


async def test_who_is_forgotten_is_in_no_match(store: Store) -> None:
    await add_people(store, "ada")
    await store.add_match(MATCH)
    await store.join_match("m1", "ada", 0, 2, 6.0)
    await store.delete_player("ada")
    assert await store.match_members(["m1"]) == []
    found = await store.match("m1")
    assert found
    assert found.host is None


async def test_a_club_finds_its_matches_once_one_of_its_own_plays(store: Store) -> None:
    await add_people(store, "ada", "bruno")
    for club in ("arno", "po"):
        new = NewClub(club, club, club, club.encode(), "", club, "open", True)
        await store.create_club(new, "ada", 1.0)
    await store.add_match(MATCH, ["arno", "po"])
    await store.take_up_match("m1", "arno")

    async def matches(club: str, *, all_of_them: bool) -> list[str]:
        return [row.id for row in await store.matches_of_club(club, 5, all_of_them=all_of_them)]

    assert await matches("arno", all_of_them=False) == ["m1"]
    assert await matches("po", all_of_them=False) == []
    assert await matches("po", all_of_them=True) == ["m1"]
    await store.dissolve_club("arno", "ada")
    assert await matches("arno", all_of_them=True) == []
    assert await store.match("m1")


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
    assert len(await stores[0].match_members(["m1"])) == 4
    for store in stores:
        await store.close()
