"""Players: sessions, seats, and the right to be told and to be forgotten."""

from collections.abc import Callable

import pytest

from medici.online.store import AlreadyExists, NewTable, NoSuchPlayer, NoSuchTable, Stale, Store
from medici.online.store.players import PlayerRow, Sitting
from medici.online.store.sessions import PasskeyRow
from medici.online.store.tables import ABANDONED, FINISHED, SeatRow
from tests.online.store.conftest import sit

pytestmark = pytest.mark.anyio

Ask = Callable[[str], list[tuple[object, ...]]]


@pytest.fixture
async def ada(store: Store) -> PlayerRow:
    await store.create_player("ada", "Ada", b"hash-1", 5.0)
    return PlayerRow("ada", "Ada", 5.0)


async def test_a_player_is_known_by_id_and_by_each_session(store: Store, ada: PlayerRow) -> None:
    await store.add_session("ada", b"hash-2", 6.0)
    assert await store.player("ada") == ada
    for secret in (b"hash-1", b"hash-2"):
        found = await store.player_by_session(secret)
        assert found is not None
        assert (found[0], found[1].hash) == (ada, secret)
    assert await store.player_by_session(b"hash-3") is None
    assert await store.player("bruno") is None


async def test_many_sessions_are_looked_up_at_once(store: Store, ada: PlayerRow) -> None:
    await store.add_session("ada", b"\x00\xff'hash", 6.0)
    asked = [b"hash-1", b"\x00\xff'hash", b"hash-3"]
    assert await store.known_sessions(asked) == {b"hash-1", b"\x00\xff'hash"}
    assert await store.known_sessions([]) == set()
    await store.delete_player("ada")
    assert await store.known_sessions(asked) == set()


async def test_a_player_or_session_is_there_once(store: Store, ada: PlayerRow) -> None:
    with pytest.raises(AlreadyExists):
        await store.create_player("ada", "Another", b"hash-2", 6.0)
    with pytest.raises(AlreadyExists):
        await store.create_player("bruno", "Bruno", b"hash-1", 6.0)
    with pytest.raises(AlreadyExists):
        await store.add_session("ada", b"hash-1", 6.0)
    assert await store.player("ada") == ada
    assert await store.player("bruno") is None
    assert await store.player_by_session(b"hash-2") is None


async def test_a_new_name(store: Store, ada: PlayerRow) -> None:
    await store.rename(ada.id, "Ada L.")
    assert await store.player(ada.id) == PlayerRow("ada", "Ada L.", 5.0)


async def test_a_player_or_table_that_is_not_there(store: Store, ada: PlayerRow) -> None:
    await store.create_table(NewTable("t1", b"", [], b"", True), 1.0)
    for refused in (
        store.rename("nobody", "x"),
        store.add_session("nobody", b"x", 6.0),
        store.delete_player("nobody"),
    ):
        with pytest.raises(NoSuchPlayer, match=r"no player nobody|no such player"):
            await refused
    with pytest.raises(NoSuchPlayer):
        await sit(store, "nobody", "t1", 0)
    with pytest.raises(NoSuchTable):
        await sit(store, ada.id, "nowhere", 0)
    assert await store.tables_of("nobody") == []


async def test_seats_newest_table_first(store: Store, ada: PlayerRow) -> None:
    await store.create_player("bruno", "Bruno", b"hash-b", 5.0)
    for n in range(3):
        await store.create_table(NewTable(f"t{n}", b"h", [b"one"], b"", True), float(n))
        await sit(store, ada.id, f"t{n}", n)
    await sit(store, ada.id, "t1", 1)  # once more is no more
    await sit(store, "bruno", "t2", 2)  # takes her seat
    tables = {row.id: row for row in await store.tables()}
    assert await store.tables_of(ada.id) == [Sitting(tables["t1"], 1), Sitting(tables["t0"], 0)]
    assert await store.tables_of(ada.id, limit=1) == [Sitting(tables["t1"], 1)]
    assert await store.tables_of("bruno") == [Sitting(tables["t2"], 2)]


async def test_tables_with_a_player_once_each_page_by_page(store: Store, ada: PlayerRow) -> None:
    for n in range(6):
        await store.create_table(NewTable(f"t{n}", b"h", [b"one"], b"", True), float(n))
        for seat in range(2):  # people at one device
            await sit(store, ada.id, f"t{n}", seat)
    for n, status in ((0, FINISHED), (2, "running"), (3, ABANDONED), (5, FINISHED)):
        last = await store.last_seq(f"t{n}")
        await store.append(f"t{n}", last, [b"end"], None, 9.0, status=status)

    async def ids(ended: bool, limit: int = 100, before: str | None = None) -> list[str]:
        return [row.id for row in await store.tables_with(ada.id, ended, limit, before)]

    assert await ids(False) == ["t4", "t2", "t1"]
    assert await ids(True) == ["t5", "t3", "t0"]
    assert await ids(True, limit=2) == ["t5", "t3"]
    assert await ids(True, before="t3") == ["t0"]
    assert await ids(True, before="nowhere") == []
    assert await store.tables_with("nobody", True) == []


async def test_a_table_that_begins_ended_is_no_current_one(store: Store, ada: PlayerRow) -> None:
    seats = [SeatRow(0, ada.id)]
    for status in ("running", FINISHED):
        table = NewTable(status, b"h", [b"one"], b"", False, status, seats=seats)
        await store.create_table(table, 1.0)
    assert [row.id for row in await store.tables_with(ada.id, ended=False)] == ["running"]
    assert [row.id for row in await store.tables_with(ada.id, ended=True)] == [FINISHED]


async def test_a_player_is_told_of_every_seat(store: Store, ada: PlayerRow) -> None:
    await store.create_table(NewTable("t1", b"h", [b"one"], b"secret", True), 1.0)
    await sit(store, ada.id, "t1", 4)
    (table,) = await store.tables()
    assert await store.player(ada.id) == ada
    assert await store.tables_of(ada.id) == [Sitting(table, 4)]


async def test_a_player_is_forgotten_and_the_seat_stays(
    store: Store, ada: PlayerRow, rows: Ask
) -> None:
    await store.add_session(ada.id, b"hash-2", 6.0)
    await store.create_player("bruno", "Bruno", b"hash-b", 5.0)
    await store.create_table(NewTable("t1", b"h", [b"one"], b"", True), 1.0)
    await sit(store, ada.id, "t1", 0)
    await sit(store, "bruno", "t1", 1)
    await store.add_passkey(PasskeyRow(b"key", ada.id, "here", b"ada", 0, "Ada's", 6.0, None))
    assert await store.delete_player(ada.id) == (["t1"], [])
    assert await store.player(ada.id) is None
    assert await store.player_by_session(b"hash-1") is None
    assert await store.player_by_session(b"hash-2") is None
    assert await store.tables_of(ada.id) == []
    assert rows("SELECT seat, player_id FROM seat ORDER BY seat") == [(0, None), (1, "bruno")]
    for name in ("player", "player_session", "passkey", "seat", "mention"):
        assert "ada" not in repr(rows(f"SELECT * FROM {name}")).lower()
    assert (await store.events("t1"))[0] == (1, b"one")
    assert await store.player_by_session(b"hash-b") is not None


async def test_a_seat_is_taken_with_its_event_or_not_at_all(
    store: Store, ada: PlayerRow, rows: Ask
) -> None:
    await store.create_table(NewTable("t1", b"h", [b"one"], b"", True), 1.0)
    with pytest.raises(NoSuchPlayer):
        await sit(store, "nobody", "t1", 0)
    assert await store.events("t1") == [(1, b"one")]
    with pytest.raises(Stale):
        await store.append("t1", 7, [b"late"], None, 1.0, seats=[SeatRow(0, ada.id)])
    assert rows("SELECT * FROM seat") == rows("SELECT * FROM mention") == []
    await sit(store, ada.id, "t1", 2)
    assert await store.last_seq("t1") == 2
    assert rows("SELECT seat, player_id FROM seat") == [(2, "ada")]


async def test_which_tables_have_to_do_with_a_player(store: Store, ada: PlayerRow) -> None:
    await store.create_player("bruno", "Bruno", b"hash-b", 5.0)
    await store.create_table(NewTable("t1", b"", [b"one"], b"", True, host=ada.id), 1.0)
    await store.create_table(
        NewTable("t2", b"", [b"one"], b"", True, seats=[SeatRow(1, "bruno")]), 1.0
    )
    await store.create_table(NewTable("t3", b"", [b"one"], b"", True), 1.0)
    for _ in range(2):
        last = await store.last_seq("t3")
        await store.append("t3", last, [b"ciao"], None, 1.0, speakers=[ada.id])
    assert await store.mentions(ada.id) == ["t1", "t3"]
    assert await store.mentions("bruno") == ["t2"]
    assert [await store.hosted(ada.id), await store.hosted("bruno")] == [1, 0]
    await store.append("t1", 1, [b"end"], None, 2.0, status=FINISHED)
    assert await store.hosted(ada.id) == 0
    await store.delete_player(ada.id)
    assert await store.mentions(ada.id) == []
    with pytest.raises(NoSuchPlayer):
        await store.append("t3", 3, [b"ciao"], None, 1.0, speakers=[ada.id])
    with pytest.raises(NoSuchPlayer):
        await store.create_table(NewTable("t4", b"", [b"one"], b"", True, host=ada.id), 1.0)
    assert await store.table("t4") is None


async def test_guests_who_never_did_anything_are_forgotten(store: Store) -> None:
    for n in range(8):
        await store.create_player(f"p{n}", "x", b"hash-%d" % n, float(n // 2))
    await store.create_table(NewTable("t1", b"", [b"one"], b"", True, host="p0"), 1.0)
    await sit(store, "p1", "t1", 0)
    await store.append("t1", 2, [b"ciao"], None, 1.0, speakers=["p2"])
    await store.subscribe("p3", "https://push", b"", 1.0)
    seen: list[str] = []
    after: tuple[float, str] | None = (-1.0, "")
    while after is not None:
        unused, after = await store.unused_guests(after, 3.0, 2)
        seen += unused
    assert seen == ["p4", "p5"]  # the last two are too young
    await store.append("t1", 3, [b"ciao"], None, 1.0, speakers=["p5"])  # in the last moment
    assert await store.forget_guests(seen) == 1
    assert await store.player_by_session(b"hash-4") is None
    assert await store.player_by_session(b"hash-5") is not None
