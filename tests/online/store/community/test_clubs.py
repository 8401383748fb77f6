"""Clubs as each kind of store keeps them."""

import pytest

from medici.online.community import clubs
from medici.online.community.clubs import Joining
from medici.online.store import Store
from medici.online.store.community.club_rows import (
    BY_LOOKS,
    CLUBS_OF,
    FOUND,
    LISTED,
    STANDINGS,
    TALK,
    NewClub,
)
from medici.online.tables import TableError
from tests.online.store.test_plans import plan

pytestmark = pytest.mark.anyio


def new(club: str, name: str = "", joining: Joining = "open", listed: bool = True) -> NewClub:
    called = name or club.title()
    looks = called.casefold()
    return NewClub(club, called, looks, looks.encode(), "words", called, joining, listed)


async def found(store: Store, club: str, owner: str = "ada", joining: Joining = "open") -> None:
    await store.create_club(new(club, joining=joining), owner, now=1.0)


async def test_a_club_is_made_found_and_given_up(people: Store) -> None:
    await found(people, "florence")
    await people.create_club(new("hidden", listed=False), "ada", now=2.0)
    row = await people.club("florence")
    assert row is not None
    assert (row.name, row.members, row.joining) == ("Florence", 1, "open")
    assert [one.id for one in await people.listed_clubs(10)] == ["florence"]
    assert [one.id for one in await people.found_clubs("flo", 10)] == ["florence"]
    assert await people.found_clubs("hid", 10) == []
    assert await people.listed_clubs(10, before=row.number) == []
    with pytest.raises(TableError, match="the owner"):
        await people.dissolve_club("florence", "bruno")
    await people.dissolve_club("florence", "ada")
    assert await people.club("florence") is None
    assert [own.id for own in await people.clubs_of("ada")] == ["hidden"]


async def test_names_are_taken_once_and_people_own_few(people: Store) -> None:
    await found(people, "florence")
    with pytest.raises(TableError, match="a name unlike"):
        await people.create_club(new("other", "FLORENCE"), "bruno", now=1.0)
    for number in range(clubs.MOST_OWNED - 1):
        await found(people, f"club{number}")
    with pytest.raises(TableError, match="clubs of your own"):
        await found(people, "further")
    await people.change_club(new("florence", "Firenze", "ask"), "ada", now=3.0)
    with pytest.raises(TableError, match="a name unlike"):
        await people.change_club(new("florence", "Club0"), "ada", now=3.0)
    with pytest.raises(TableError, match="steward"):
        await people.change_club(new("florence", "Siena"), "bruno", now=3.0)


async def test_people_join_by_themselves_by_asking_or_by_link(people: Store) -> None:
    await found(people, "open")
    await found(people, "ask", joining="ask")
    await found(people, "link", joining="link")
    assert await people.join_club("open", "bruno", None, now=2.0) == "member"
    assert await people.join_club("open", "bruno", None, now=3.0) == "member"
    assert await people.join_club("ask", "bruno", None, now=2.0) == "asking"
    with pytest.raises(TableError, match="the club's link"):
        await people.join_club("link", "bruno", None, now=2.0)
    await people.set_club_link("link", b"key", "ada", now=2.0)
    with pytest.raises(TableError, match="the club's link"):
        await people.join_club("link", "bruno", b"old", now=2.0)
    assert await people.join_club("link", "bruno", b"key", now=2.0) == "member"
    with pytest.raises(TableError, match="a club"):
        await people.join_club("none", "bruno", None, now=2.0)
    await people.set_club_role("ask", "bruno", "member", "ada", now=4.0)
    assert await people.club_role("ask", "bruno") == "member"
    acts = [(act.actor, act.act, act.target) for act in await people.club_acts("ask", 10)]
    assert acts[0] == ("Ada", "made-member", "Bruno")


async def test_who_looks_after_a_club(people: Store) -> None:
    await found(people, "florence")
    for player in ("bruno", "chen"):
        await people.join_club("florence", player, None, now=2.0)
    with pytest.raises(TableError, match="the owner"):
        await people.set_club_role("florence", "chen", "steward", "bruno", now=3.0)
    await people.set_club_role("florence", "bruno", "steward", "ada", now=3.0)
    with pytest.raises(TableError, match="handed over"):
        await people.leave_club("florence", "ada", "ada", now=4.0)
    with pytest.raises(TableError, match="looks after"):
        await people.leave_club("florence", "ada", "bruno", now=4.0)
    await people.leave_club("florence", "chen", "bruno", now=4.0)
    assert await people.club_role("florence", "chen") is None
    await people.set_club_role("florence", "bruno", "owner", "ada", now=5.0)
    assert await people.club_role("florence", "ada") == "steward"
    assert [row.player for row in await people.club_members("florence", "owner", 9)] == ["bruno"]


async def test_talk_is_for_members_bounded_and_forgotten(
    people: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    await found(people, "florence")
    with pytest.raises(TableError, match="only members"):
        await people.say_in_club("florence", "bruno", "hello", now=1.0)
    await people.join_club("florence", "bruno", None, now=2.0)
    for number in range(clubs.FLOOD):
        await people.say_in_club("florence", "bruno", f"word {number}", now=10.0)
    with pytest.raises(TableError, match="at most"):
        await people.say_in_club("florence", "bruno", "more", now=10.0)
    monkeypatch.setattr(clubs, "KEPT_TALK", 3)
    await people.say_in_club("florence", "ada", "last", now=50.0)
    talk = await people.club_talk("florence")
    assert [row.words for row in talk] == ["last", "word 4", "word 3"]
    with pytest.raises(TableError, match="steward"):
        await people.unsay_in_club("florence", talk[0].number, "bruno", now=60.0)
    await people.unsay_in_club("florence", talk[1].number, "ada", now=60.0)
    assert len(await people.club_talk_by("bruno")) == 1
    await people.delete_player("bruno")
    assert [row.name for row in await people.club_talk("florence")] == ["Ada"]
    assert (await people.club_acts("florence", 9))[-1].actor == "Ada"


async def test_a_club_without_an_owner_is_the_first_ones(people: Store) -> None:
    await people.create_club(new("house", joining="ask"), None, now=1.0)
    assert await people.join_club("house", "bruno", None, now=2.0) == "owner"
    assert await people.join_club("house", "chen", None, now=2.0) == "asking"


async def test_tables_of_a_club(people: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    await found(people, "florence")
    monkeypatch.setattr(clubs, "MOST_TABLES", 2)
    for table in ("t1", "t2", "t3"):
        await people.list_club_table("florence", table)
    assert await people.club_tables("florence", 10) == ["t3", "t2"]


@pytest.mark.parametrize("query", [LISTED, FOUND, BY_LOOKS, CLUBS_OF, STANDINGS, TALK])
async def test_every_list_is_found_by_an_index(url: str, store: Store, query: str) -> None:
    if not url.startswith("sqlite"):
        pytest.skip("a small table is scanned there, whatever its indexes")
    more = {"club": "c", "player": "p", "looks": b"", "beyond": b"", "small": b"", "game": "board"}
    steps = plan(url, query, **more, speed="live").splitlines()
    assert [step for step in steps if step.startswith("SCAN") and "USING" not in step] == []
