"""Clubs as each kind of store keeps them."""

from pathlib import Path

import pytest

from medici.online.community import clubs
from medici.online.community.clubs import Joining
from medici.online.store import AlreadyExists, NewTable, Store, open_store
from medici.online.store.audit import Act
from medici.online.store.community.club_rows import (
    BY_LOOKS,
    CLUBS_OF,
    END_EMPTY,
    FOUND,
    HOUSE,
    IN_CLUB,
    LISTED,
    MAKE_HEIR,
    STANDINGS,
    TABLE_CLUB,
    TALK,
    NewClub,
    TableClubRow,
)
from medici.online.store.community.matches import MATCHES_OF_CLUB, TAKEN_BY_CLUB
from medici.online.store.sqlite import SqliteStore
from medici.online.tables import TableError
from tests.online.store.test_log import new_table
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
    with pytest.raises(AlreadyExists, match="a name unlike"):
        await people.create_club(new("other", "FLORENCE"), "bruno", now=1.0)
    for number in range(clubs.MOST_OWNED - 1):
        await found(people, f"club{number}")
    with pytest.raises(TableError, match="clubs of one person"):
        await found(people, "further")
    await people.change_club(new("florence", "Firenze", "ask"), "ada", now=3.0)
    with pytest.raises(AlreadyExists, match="a name unlike"):
        await people.change_club(new("florence", "Club0"), "ada", now=3.0)
    with pytest.raises(TableError, match="steward"):
        await people.change_club(new("florence", "Siena"), "bruno", now=3.0)


async def test_no_club_is_handed_over_beyond_what_one_may_own(people: Store) -> None:
    for number in range(clubs.MOST_OWNED):
        await found(people, f"club{number}", owner="bruno")
    await found(people, "florence")
    await people.join_club("florence", "bruno", None, now=2.0)
    with pytest.raises(TableError, match="clubs of one person"):
        await people.set_club_role("florence", "bruno", "owner", "ada", now=3.0)
    assert await people.club_role("florence", "bruno") == "member"


async def test_a_club_that_is_handed_over_has_no_steward_too_many(people: Store) -> None:
    await found(people, "florence")
    names = [f"p{number}" for number in range(clubs.MOST_STEWARDS + 1)]
    for name in names:
        await people.create_player(name, name, name.encode(), 1.0)
        await people.join_club("florence", name, None, now=2.0)
    for name in names[1:]:
        await people.set_club_role("florence", name, "steward", "ada", now=3.0)
    with pytest.raises(TableError, match="stewards"):
        await people.set_club_role("florence", names[0], "owner", "ada", now=4.0)
    await people.set_club_role("florence", names[1], "owner", "ada", now=4.0)
    assert len(await people.club_members("florence", "steward", 99)) == clubs.MOST_STEWARDS


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
    for _ in range(3):  # what is gone is taken back once, and noted once
        await people.unsay_in_club("florence", talk[1].number, "ada", now=60.0)
    taken = [act for act in await people.club_acts("florence", 9) if act.act == "took-words-back"]
    assert len(taken) == 1
    assert len(await people.club_talk_by("bruno")) == 1
    await people.delete_player("bruno")
    assert [row.name for row in await people.club_talk("florence")] == ["Ada"]
    assert (await people.club_acts("florence", 9))[-1].actor == "Ada"


async def test_the_club_of_a_server_has_the_owner_whom_the_operator_names(people: Store) -> None:
    await people.create_club(new("house"), None, now=1.0)
    assert await people.house_club() is None
    await people.set_house("house")
    await people.set_house("house")
    assert await people.house_club() == "house"
    assert await people.join_club("house", "bruno", None, now=2.0) == "member"
    assert await people.club_members("house", "owner", 9) == []
    for number, owner in enumerate(("chen", "bruno", "bruno")):
        act = Act("olga", 3.0 + number, "club", "", owner)
        await people.name_club_owner("house", owner, act)
    assert [row.player for row in await people.club_members("house", "owner", 9)] == ["bruno"]
    assert await people.club_role("house", "chen") == "steward"
    assert [line.who for line in await people.audit(9)] == ["olga"] * 3
    await found(people, "other")
    await people.set_house("other")
    assert await people.house_club() == "other"


async def test_an_owner_who_goes_is_followed_by_a_steward_or_the_oldest_member(
    people: Store,
) -> None:
    for club in ("led", "equals", "alone", "house"):
        await people.create_club(new(club), None if club == "house" else "ada", now=1.0)
    await people.set_house("house")
    act = Act("olga", 1.0, "club", "", "ada")
    await people.name_club_owner("house", "ada", act)
    for club in ("led", "equals", "house"):
        await people.join_club(club, "bruno", None, now=2.0)
        await people.join_club(club, "chen", None, now=3.0)
    await people.change_club(new("alone", joining="ask"), "ada", now=4.0)
    assert await people.join_club("alone", "bruno", None, now=5.0) == "asking"
    await people.set_club_role("led", "chen", "steward", "ada", now=4.0)
    await people.delete_player("ada")
    owners = {
        club: [row.player for row in await people.club_members(club, "owner", 9)]
        for club in ("led", "equals", "house")
    }
    assert owners == {"led": ["chen"], "equals": ["bruno"], "house": []}
    assert await people.club("alone") is None  # nobody is left in it
    line = (await people.club_acts("equals", 9))[0]
    assert (line.actor, line.act, line.target) == (None, "joined-as-owner", "Bruno")
    await people.delete_player("chen")  # who then owns a club where others are
    assert [row.player for row in await people.club_members("led", "owner", 9)] == ["bruno"]


async def test_who_is_in_a_club_is_no_idle_guest(people: Store) -> None:
    await found(people, "florence")
    unused, _ = await people.unused_guests((0.0, ""), 9.0)
    assert unused == ["bruno", "chen"]


async def test_tables_of_a_club(people: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    await found(people, "florence")
    monkeypatch.setattr(clubs, "MOST_TABLES", 2)
    for table in ("t1", "t2", "t3"):
        await people.list_club_table("florence", table)
    assert await people.club_tables("florence", 10) == ["t3", "t2"]
    await new_table(people, "open")
    await people.list_club_table("florence", "open")
    for table in ("t4", "t5"):
        await people.list_club_table("florence", table)
    assert await people.club_tables("florence", 10) == ["t5", "t4", "open"]  # it waits for somebody


async def play_again(store: Store, before: str, table: str, host: str) -> None:
    """Another game after one."""
    more = NewTable(table, b"", [b"one"], b"", public=False, host=host)
    await store.append(before, await store.last_seq(before), [b"again"], None, 1.0, table=more)


async def test_a_table_belongs_to_a_club_as_long_as_there_is_one(people: Store) -> None:
    await found(people, "florence")
    for table in ("t1", "other"):
        await new_table(people, table)
    await people.list_club_table("florence", "t1")
    await play_again(people, "t1", "t2", host="ada")
    await play_again(people, "other", "t3", host="ada")
    assert await people.club_of_table("t2", "ada") == TableClubRow("florence", "Florence", "owner")
    assert await people.club_of_table("t1", "bruno") == TableClubRow("florence", "Florence", None)
    assert await people.club_of_table("t3", "bruno") is None
    await people.dissolve_club("florence", "ada")
    assert await people.club_of_table("t1", "bruno") is None


async def test_another_game_is_the_clubs_if_one_of_its_members_lays_it(people: Store) -> None:
    await people.create_club(new("florence", joining="ask"), "ada", now=1.0)
    await people.join_club("florence", "chen", None, now=2.0)  # who waits to be let in
    await new_table(people, "t1")
    await people.list_club_table("florence", "t1")
    for table, host in (("t2", "bruno"), ("t3", "chen"), ("t4", "ada")):
        await play_again(people, "t1", table, host)
    assert await people.club_tables("florence", 10) == ["t4", "t1"]


QUERIES = [LISTED, FOUND, BY_LOOKS, CLUBS_OF, TALK, HOUSE, TABLE_CLUB]
QUERIES += [STANDINGS.format(members=SqliteStore._one_of.format(IN_CLUB))]
QUERIES += [MATCHES_OF_CLUB, TAKEN_BY_CLUB, MAKE_HEIR, END_EMPTY]


async def test_every_list_is_found_by_an_index(tmp_path: Path) -> None:
    """In SQLite: PostgreSQL scans a small table, whatever its indexes."""
    url = f"sqlite:///{tmp_path / 'clubs.db'}"
    await (await open_store(url)).close()
    more = {"club": "c", "player": "p", "looks": b"", "beyond": b"", "small": b"", "game": "board"}
    more |= {"id": "p", "table": "t"}
    for query in QUERIES:
        steps = plan(url, query, **more, speed="live").splitlines()
        scanned = {step for step in steps if step.startswith("SCAN") and "USING" not in step}
        assert scanned <= {"SCAN best", "SCAN own"}, query  # the few that were found by an index
