"""Friends by consent, on both databases: nobody is one who has not said so."""

import asyncio

import pytest

from medici.online.store import NoSuchPlayer, Store, open_store
from medici.online.store.community import friends
from medici.online.store.community.friends import DAY, MOST_DAILY, MOST_FRIENDS, MOST_OPEN
from medici.online.store.moderation import BLOCK, MUTE
from tests.online.store.test_migrations import Ask

pytestmark = pytest.mark.anyio


async def names(store: Store, player: str) -> list[str]:
    return [row.name for row in await store.friends(player)]


async def requests(store: Store, player: str, now: float = 5.0) -> tuple[list[str], list[str]]:
    incoming, outgoing = await store.friend_requests(player, now)
    return [row.player for row in incoming], [row.player for row in outgoing]


async def test_two_are_friends_once_both_have_said_so(people: Store) -> None:
    assert await people.ask_friend("ada", "bruno", 2.0) == "asked"
    assert await people.ask_friend("ada", "bruno", 3.0) == "asked"
    assert not await people.are_friends("ada", "bruno")
    assert await requests(people, "bruno") == (["ada"], [])
    assert await requests(people, "ada") == ([], ["bruno"])
    assert await people.ask_friend("bruno", "ada", 4.0) == "friends"
    assert await names(people, "ada") == ["Bruno"]
    assert await names(people, "bruno") == ["Ada"]
    assert await requests(people, "bruno") == await requests(people, "ada") == ([], [])
    await people.part_friends("bruno", "ada")
    assert await names(people, "ada") == await names(people, "bruno") == []


async def test_who_asks_somebody_who_asked_is_a_friend_at_once(people: Store) -> None:
    await people.ask_friend("ada", "bruno", 2.0)
    assert await people.ask_friend("bruno", "ada", 3.0) == "friends"
    assert await people.are_friends("ada", "bruno")
    assert await people.ask_friend("ada", "bruno", 4.0) == "friends"
    with pytest.raises(NoSuchPlayer):
        await people.ask_friend("ada", "nobody", 2.0)


async def test_two_who_ask_at_once_are_friends(url: str) -> None:
    """Whichever server each asks: no request is left beside the friendship."""
    first, second = await open_store(url), await open_store(url)
    for number in range(10):
        a, b = f"a{number}", f"b{number}"
        for player in (a, b):
            await first.create_player(player, player, player.encode(), 1.0)
        outcomes = await asyncio.gather(first.ask_friend(a, b, 2.0), second.ask_friend(b, a, 2.0))
        assert sorted(outcomes) == ["asked", "friends"]
        assert await first.are_friends(a, b)
        assert await requests(first, a) == ([], [])
    await first.close()
    await second.close()


async def test_a_request_that_was_declined_looks_open_to_who_asked(people: Store) -> None:
    await people.ask_friend("ada", "bruno", 2.0)
    await people.decline_friend("bruno", "ada")
    assert await requests(people, "bruno") == ([], [])
    assert await requests(people, "ada") == ([], ["bruno"])
    assert await people.ask_friend("ada", "bruno", 3.0) == "asked"
    assert await requests(people, "bruno") == ([], [])
    assert await people.ask_friend("bruno", "ada", 4.0) == "friends"  # a change of mind


async def test_taking_a_request_back_does_not_tell_whether_it_was_declined(people: Store) -> None:
    await people.ask_friend("ada", "bruno", 2.0)
    await people.decline_friend("bruno", "ada")
    await people.part_friends("ada", "bruno")
    assert await requests(people, "ada") == ([], [])  # as one that was open
    await people.decline_friend("bruno", "ada")  # from a page that was not loaded anew
    assert await requests(people, "ada") == ([], [])
    assert await people.ask_friend("ada", "bruno", 3.0) == "asked"
    assert await requests(people, "ada") == ([], ["bruno"])
    assert await requests(people, "bruno") == ([], [])  # who said no is not asked again
    await people.part_friends("ada", "bruno")
    assert await people.ask_friend("bruno", "ada", 4.0) == "asked"  # nobody asks any more


async def test_a_request_can_be_taken_back_and_ends_by_itself(people: Store) -> None:
    await people.ask_friend("ada", "bruno", 2.0)
    await people.part_friends("ada", "bruno")
    assert await requests(people, "bruno") == ([], [])
    assert await people.ask_friend("bruno", "ada", 3.0) == "asked"  # as if for the first time
    await people.part_friends("bruno", "ada")
    assert await people.ask_friend("ada", "bruno", 4.0) == "asked"
    late = 4.0 + friends.REQUEST_SECONDS + 1
    assert await requests(people, "bruno", late) == ([], [])
    assert await people.ask_friend("bruno", "ada", late) == "asked"


async def test_a_block_ends_a_friendship_and_refuses_requests_silently(people: Store) -> None:
    await people.ask_friend("ada", "bruno", 2.0)
    await people.ask_friend("bruno", "ada", 2.0)
    await people.shun("ada", "bruno", MUTE, 3.0)
    assert await people.are_friends("ada", "bruno")
    await people.shun("ada", "bruno", BLOCK, 3.0)
    assert await names(people, "ada") == await names(people, "bruno") == []
    assert await people.ask_friend("bruno", "ada", 4.0) == "asked"  # as if nothing were
    assert await requests(people, "bruno") == ([], ["ada"])
    assert await requests(people, "ada") == ([], [])
    assert await people.ask_friend("ada", "bruno", 5.0) == "asked"  # let him off first
    assert not await people.are_friends("ada", "bruno")
    await people.ask_friend("chen", "ada", 5.0)
    await people.shun("ada", "chen", BLOCK, 6.0)
    assert (await requests(people, "ada", 7.0))[0] == []
    assert await requests(people, "chen", 7.0) == ([], ["ada"])


async def test_a_block_that_is_taken_back_lets_nobody_ask_anew(people: Store, rows: Ask) -> None:
    for now in (2.0, 4.0):
        await people.ask_friend("ada", "bruno", now)
        await people.decline_friend("bruno", "ada")
        await people.shun("ada", "bruno", BLOCK, now + 1)
        assert await requests(people, "ada") == ([], [])
        await people.unshun("ada", "bruno")
    assert await people.ask_friend("ada", "bruno", 6.0) == "asked"
    assert await requests(people, "bruno", 7.0) == ([], [])
    assert rows("SELECT count(*) FROM friend_request") == [(1,)]
    await people.ask_friend("ada", "chen", 6.0)
    await people.shun("ada", "chen", BLOCK, 7.0)
    assert await requests(people, "chen", 8.0) == ([], [])
    await people.unshun("ada", "chen")
    await people.ask_friend("ada", "chen", 8.0)  # who said nothing to the first one
    assert await requests(people, "chen", 9.0) == (["ada"], [])


async def test_a_link_makes_friends_a_few_times_and_not_for_ever(people: Store) -> None:
    await people.add_friend_link("ada", b"link", 2.0, 10.0, 1)
    assert await people.friend_link(b"other", 3.0) is None
    assert await people.friend_link(b"link", 10.0) is None
    assert await people.friend_link(b"link", 3.0) == "ada"
    assert not await people.link_friend("bruno", "chen", b"link", 3.0)  # not a link of Chen's
    await people.ask_friend("bruno", "ada", 3.0)
    assert await people.link_friend("bruno", "ada", b"link", 3.0)
    assert await requests(people, "ada") == ([], [])
    assert await people.friend_link(b"link", 4.0) is None
    assert not await people.link_friend("chen", "ada", b"link", 4.0)
    assert await people.link_friend("bruno", "ada", b"link", 4.0)  # is one already
    await people.add_friend_link("ada", b"more", 5.0, 10.0, 2)
    await people.link_friend("bruno", "ada", b"more", 5.0)
    assert await people.link_friend("chen", "ada", b"more", 6.0)
    assert await people.friend_link(b"more", 6.0) == "ada"  # Bruno has used nothing up
    await people.shun("ada", "chen", BLOCK, 6.0)
    assert not await people.link_friend("chen", "ada", b"more", 7.0)
    for number in range(9):
        await people.add_friend_link("ada", bytes([number]), 8.0 + number, 99.0, 1)
    assert await people.friend_links("ada") == [12.0, 13.0, 14.0, 15.0, 16.0]


async def test_friends_and_requests_are_bounded(people: Store, rows: Ask) -> None:
    many = range(1, MOST_FRIENDS + 60)
    values = ", ".join(f"('p{number}', 'P', 1.0)" for number in many)
    rows(f"INSERT INTO player (id, name, created) VALUES {values}")
    outcomes = [await people.ask_friend("ada", f"p{n}", 2.0) for n in range(1, MOST_DAILY + 2)]
    assert outcomes == ["asked"] * MOST_DAILY + ["full"]
    later = 3.0 + DAY
    more = [await people.ask_friend("ada", f"p{n}", later) for n in range(100, 130)]
    assert more.count("asked") == MOST_OPEN - MOST_DAILY
    pairs = ", ".join(f"('bruno', 'p{n}', 2.0), ('p{n}', 'bruno', 2.0)" for n in many)
    rows(f"INSERT INTO friendship (player_id, other, since) VALUES {pairs}")
    await people.ask_friend("chen", "bruno", 2.0)
    assert await people.ask_friend("bruno", "chen", 3.0) == "full"
    assert len(await people.friends("bruno")) == MOST_FRIENDS
    for number in range(200, 200 + MOST_OPEN + 1):
        outcome = await people.ask_friend(f"p{number}", "ada", later)
    assert outcome == "full"
    assert len((await people.friend_requests("ada", later))[0]) == MOST_OPEN


async def test_all_goes_with_a_player(people: Store, rows: Ask) -> None:
    await people.ask_friend("ada", "bruno", 2.0)
    await people.ask_friend("bruno", "ada", 2.0)
    await people.ask_friend("chen", "ada", 2.0)
    await people.add_friend_link("ada", b"link", 2.0, 10.0, 1)
    unused, _ = await people.unused_guests((0.0, ""), 10.0)
    assert unused == ["chen"]  # who has a friend is no mere visitor
    await people.delete_player("ada")
    for table in ("friendship", "friend_request", "friend_link"):
        assert rows(f"SELECT * FROM {table}") == []
