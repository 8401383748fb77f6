"""How people behave, what the operator does about it, and the audit log, on both databases."""

from collections.abc import Callable
from contextlib import suppress

import apsw
import pytest

from medici.online.store import NewTable, NoSuchPlayer, Stale, Store
from medici.online.store.audit import Act
from medici.online.store.moderation import BAN, BLOCK, MUTE
from medici.online.store.tables import SeatRow
from tests.online.store.conftest import sit

pytestmark = pytest.mark.anyio

Ask = Callable[[str], list[tuple[object, ...]]]


@pytest.fixture
async def people(store: Store) -> Store:
    """A store with three players."""
    for number, player in enumerate(("ada", "bruno", "chen")):
        await store.create_player(player, player.title(), player.encode(), float(number))
    return store


def act(what: str, at: float = 10.0, **more: str) -> Act:
    return Act("root", at, what, "insults", **more)


async def test_whom_a_player_shuns_is_kept_and_goes_with_either(people: Store) -> None:
    await people.shun("ada", "bruno", MUTE, 1.0)
    await people.shun("ada", "chen", BLOCK, 2.0)
    assert [(row.player, row.name, row.how) for row in await people.shunned("ada")] == [
        ("chen", "Chen", BLOCK),
        ("bruno", "Bruno", MUTE),
    ]
    assert await people.blocks("ada", "chen")
    assert not await people.blocks("ada", "bruno")
    assert not await people.blocks("chen", "ada")
    await people.shun("ada", "bruno", BLOCK, 3.0)
    assert await people.blocks("ada", "bruno")
    await people.unshun("ada", "bruno")
    await people.delete_player("chen")
    assert await people.shunned("ada") == []
    with pytest.raises(NoSuchPlayer):
        await people.shun("ada", "nobody", MUTE, 1.0)


async def test_blocks_among_players_are_found(people: Store) -> None:
    await people.shun("ada", "bruno", MUTE, 1.0)
    await people.shun("chen", "ada", BLOCK, 1.0)
    await people.shun("bruno", "ada", BLOCK, 1.0)
    found = await people.blocks_among(["ada", "bruno", "chen"])
    assert sorted(found) == [("bruno", "ada"), ("chen", "ada")]
    assert await people.blocks_among(["bruno", "chen"]) == []
    assert await people.blocks_among([]) == []


async def test_a_report_keeps_the_words_until_it_is_settled(people: Store) -> None:
    first = await people.report("ada", "bruno", "Bruno", "t1", "you fool", "rude", 1.0)
    second = await people.report("ada", "chen", "Chen", "t1", None, "stalls", 2.0)
    waiting = await people.reports()
    assert [(row.number, row.words, row.name) for row in waiting] == [
        (first, "you fool", "Bruno"),
        (second, None, "Chen"),
    ]
    assert await people.settle(first, act("settle"))
    assert not await people.settle(first, Act("other", 11.0, "settle", "harmless"))
    assert [line.who for line in await people.audit()] == ["root"]
    assert [row.number for row in await people.reports()] == [second]
    settled = await people.report_of(first)
    assert settled is not None
    assert (settled.settled, settled.outcome) == (10.0, "insults")
    assert [row.number for row in await people.reports(settled=True)] == [second, first]
    assert [row.number for row in await people.reports_by("ada")] == [first, second]
    await people.delete_player("ada")
    assert [(row.reporter, row.accused) for row in await people.reports()] == [(None, "chen")]
    await people.delete_player("chen")
    assert await people.reports() == []
    assert await people.report_of(99) is None
    with pytest.raises(NoSuchPlayer):
        await people.report("bruno", "nobody", "Nobody", "t1", None, "?", 1.0)


async def test_a_sanction_ends_by_itself_or_is_lifted(people: Store) -> None:
    await people.impose(MUTE, "bruno", 20.0, act("mute", player="bruno"))
    await people.impose(BAN, "chen", None, act("ban", player="chen"))
    in_force = [(row.player, row.kind, row.until) for row in await people.sanctions(15.0)]
    assert sorted(in_force) == [("bruno", MUTE, 20.0), ("chen", BAN, None)]
    assert [row.player for row in await people.sanctions(20.0)] == ["chen"]
    assert await people.player_by_session(b"chen") is None  # a ban ends the sessions
    assert await people.player_by_session(b"bruno") is not None
    await people.impose(MUTE, "bruno", 40.0, act("mute", player="bruno"))  # for longer
    assert [row.until for row in await people.sanctions_of("bruno", 15.0)] == [40.0]
    await people.lift(BAN, "chen", act("unban", player="chen"))
    assert await people.sanctions_of("chen", 15.0) == []


async def test_an_act_and_its_line_in_the_audit_log_are_one(people: Store, rows: Ask) -> None:
    with pytest.raises(NoSuchPlayer):
        await people.impose(BAN, "nobody", None, act("ban", player="nobody"))
    assert await people.audit() == []
    await people.impose(MUTE, "ada", None, act("mute", player="ada", about="for good"))
    seats = [SeatRow(0, "bruno")]
    table = NewTable("t1", b"", [b"one", b"two"], b"", True, seats=seats)
    await people.create_table(table, 1.0)
    assert [row.id for row in await people.tables_with("bruno", ended=False)] == ["t1"]
    with pytest.raises(Stale):
        await people.close_table("t1", 1, [b"end"], act("close", table="t1"))
    assert len(await people.audit()) == 1
    await people.close_table("t1", 2, [b"end"], act("close", table="t1"))
    assert await people.events("t1", 2) == [(3, b"end")]
    row = await people.table("t1")
    assert row is not None
    assert row.status == "abandoned"
    assert await people.tables_with("bruno", ended=False) == []
    assert await people.tables_with("bruno", ended=True) == [row]
    last, first = await people.audit()
    assert (first.act, first.player, first.reason, first.about, first.who) == (
        "mute",
        "ada",
        "insults",
        "for good",
        "root",
    )
    assert (last.act, last.table) == ("close", "t1")
    assert await people.closed_after(0) == [(last.number, "t1")]
    assert await people.closed_after(await people.last_act()) == []
    for attempt in ("DELETE FROM audit", "UPDATE audit SET who = 'nobody'"):
        with suppress(apsw.ConstraintError):  # SQLite says so, PostgreSQL does nothing
            rows(attempt)
    assert await people.audit() == [last, first]


async def test_players_are_found_by_their_names(people: Store) -> None:
    await people.create_player("dora", "100%_Dora", b"dora", 9.0)
    await people.create_table(NewTable("t1", b"", [b"one"], b"", True), 1.0)
    await sit(people, "ada", "t1", 0)
    await sit(people, "ada", "t1", 1)
    found = await people.players()
    assert [(row.id, row.tables, row.sessions) for row in found] == [
        ("dora", 0, 1),
        ("chen", 0, 1),
        ("bruno", 0, 1),
        ("ada", 1, 1),
    ]
    assert [row.id for row in await people.players("RUN")] == ["bruno"]
    assert [row.id for row in await people.players("%_d")] == ["dora"]
    assert await people.players("!") == []
    assert len(await people.players(limit=2)) == 2


async def test_what_was_long_left_alone_is_found_and_goes(people: Store) -> None:
    await people.create_table(NewTable("old", b"", [b"one"], b"", True), 1.0)
    await people.create_table(NewTable("lively", b"", [b"one"], b"", True), 1.0)
    await people.append("lively", 1, [b"two"], None, 100.0)
    await people.create_table(NewTable("over", b"", [b"one"], b"", True, status="finished"), 1.0)
    idle = [row.id for row in await people.unfinished() if row.updated < 50.0]
    assert idle == ["old"]
    await sit(people, "ada", "old", 0)
    unused, _ = await people.unused_guests((0.0, ""), 2.0)
    assert unused == ["bruno"]  # chen came later, ada sat down
    settled = await people.report("ada", "chen", "Chen", "old", None, "rude", 1.0)
    await people.settle(settled, act("settle"))
    await people.forget_players(["bruno", "ada"], 50.0, act("prune", at=60.0))
    assert await people.player("bruno") is None
    assert await people.player("ada") is not None
    assert await people.reports(settled=True) == []
    assert [row.act for row in await people.audit()] == ["prune", "settle"]
