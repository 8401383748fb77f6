"""Invitations to tables, on both databases: bounded, and over when the table has begun."""

import pytest

from medici.online.store import NewTable, NoSuchPlayer, Store
from medici.online.store.community.invitations import DAY, MOST_DAILY, MOST_WAITING
from medici.online.store.moderation import BLOCK, MUTE
from tests.online.store.test_migrations import Ask

pytestmark = pytest.mark.anyio


async def lay(store: Store, *tables: str) -> None:
    for table in tables:
        await store.create_table(NewTable(table, b"", [b"one"], b"", False), 1.0)


async def waiting(store: Store, player: str, now: float = 3.0) -> list[str]:
    return [row.table for row in await store.invitations(player, now)]


async def test_an_invitation_waits_until_it_is_answered_or_over(people: Store) -> None:
    await lay(people, "t1", "t2", "t3")
    for table in ("t1", "t2", "t3"):
        assert await people.invite("ada", "bruno", table, "dice", 2.0, 10.0)
    again = await people.invite("ada", "bruno", "t3", "dice", 3.0, 99.0)
    assert again is False  # no second one, and nobody is told again
    assert sorted(await waiting(people, "bruno")) == ["t1", "t2", "t3"]
    assert await waiting(people, "ada") == []
    assert await waiting(people, "bruno", 10.0) == []
    (sent,) = [row for row in await people.sent_invitations("ada") if row.table == "t1"]
    assert (sent.player, sent.name, sent.game, sent.until) == ("bruno", "Bruno", "dice", 10.0)
    await people.answer_invitation("bruno", "t1")
    await people.append("t2", 1, [b"two"], None, 2.0, status="running")
    (last,) = await people.invitations("bruno", 3.0)
    assert (last.table, last.player, last.name) == ("t3", "ada", "Ada")
    assert await people.invite("ada", "bruno", "t1", "dice", 4.0, 20.0) is False  # answered
    with pytest.raises(NoSuchPlayer):
        await people.invite("ada", "nobody", "t1", "dice", 2.0, 10.0)


async def test_who_shuns_another_hears_of_no_invitation(people: Store) -> None:
    await lay(people, "t1", "t2")
    assert await people.invite("ada", "bruno", "t1", "dice", 2.0, 10.0)
    await people.shun("bruno", "ada", BLOCK, 2.0)
    assert await waiting(people, "bruno") == []
    assert await people.invite("ada", "bruno", "t2", "dice", 2.0, 10.0) is False
    await people.shun("chen", "ada", MUTE, 2.0)
    assert await people.invite("ada", "chen", "t2", "dice", 2.0, 10.0) is False
    assert await waiting(people, "bruno") == await waiting(people, "chen") == []


async def test_invitations_are_bounded(people: Store) -> None:
    tables = [f"t{number}" for number in range(MOST_WAITING + 1)]
    await lay(people, *tables)
    sent = [await people.invite("ada", "bruno", table, "dice", 2.0, 10.0) for table in tables]
    assert sent == [True] * MOST_WAITING + [None]
    assert await people.invite("chen", "bruno", "t1", "dice", 2.0, 99.0)  # already invited there
    assert await people.invite("chen", "bruno", tables[-1], "dice", 2.0, 99.0) is None
    for number in range(MOST_DAILY - MOST_WAITING):
        now = 20.0 + number  # those before are over
        assert await people.invite("ada", "chen", f"x{number}", "dice", now, now + 0.5)
    assert await people.invite("ada", "chen", "more", "dice", 70.0, 80.0) is None
    assert await people.invite("ada", "chen", "more", "dice", 70.0 + DAY, 80.0 + DAY)


async def test_invitations_go_with_either(people: Store, rows: Ask) -> None:
    await lay(people, "t1", "t2")
    await people.invite("ada", "bruno", "t1", "dice", 2.0, 10.0)
    await people.invite("bruno", "chen", "t2", "dice", 2.0, 10.0)
    await people.delete_player("bruno")
    assert rows("SELECT * FROM invitation") == []
