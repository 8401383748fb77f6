"""Sessions by device, and passkeys: kept, renewed, ended."""

import asyncio
from collections.abc import Callable
from dataclasses import replace

import pytest

from medici.online.store import AlreadyExists, NoSuchPlayer, Store, open_store
from medici.online.store.migrations import MIGRATIONS
from medici.online.store.sessions import PasskeyRow, SessionRow
from tests.online.store.test_migrations import open_at

pytestmark = pytest.mark.anyio

Ask = Callable[[str], list[tuple[object, ...]]]
KEY = PasskeyRow(b"credential", "ada", "medici.example", b"public", 0, "Phone", 7.0, None)


@pytest.fixture
async def ada(store: Store) -> str:
    await store.create_player("ada", "Ada", b"hash-1", 5.0, "Firefox on Linux")
    return "ada"


async def found(store: Store, secret: bytes) -> SessionRow | None:
    entry = await store.player_by_session(secret)
    return None if entry is None else entry[1]


async def test_a_session_knows_its_device_and_its_dates(store: Store, ada: str) -> None:
    await store.add_session(ada, b"hash-2", 6.0, "Safari on iPhone")
    await store.note_use(b"hash-1", 9.0)
    first, second = await store.sessions(ada)
    assert (first.device, first.created, first.used) == ("Firefox on Linux", 5.0, 9.0)
    assert (second.device, second.created, second.used) == ("Safari on iPhone", 6.0, 6.0)
    assert first.id != second.id
    assert await store.sessions("nobody") == []


async def test_a_secret_is_offered_once_and_replaces_the_former_when_it_is_used(
    store: Store, ada: str
) -> None:
    before = await found(store, b"hash-1")
    assert before is not None
    assert await store.offer(b"hash-1", b"next", "Firefox on Linux", 100.0, 40.0)
    assert not await store.offer(b"hash-1", b"other", "Firefox on Linux", 101.0, 41.0)
    for secret in (b"hash-1", b"next"):  # the answer with the new one may be lost
        row = await found(store, secret)
        assert row is not None
        assert (row.id, row.hash, row.offered) == (before.id, b"hash-1", b"next")
    assert await found(store, b"other") is None
    assert await store.offer(b"hash-1", b"third", "Firefox on Linux", 200.0, 140.0)
    assert await found(store, b"next") is None
    for _ in range(2):
        await store.take_up(b"third", 201.0, 261.0)
        row = await found(store, b"third")
        assert row is not None
        assert (row.id, row.hash, row.rotated) == (before.id, b"third", 201.0)
        assert (row.former, row.former_until, row.offered) == (b"hash-1", 261.0, None)
    assert await found(store, b"hash-1") == row


async def test_sessions_end_one_by_one_all_others_and_the_unused(store: Store, ada: str) -> None:
    for n in range(2, 6):
        await store.add_session(ada, b"hash-%d" % n, float(n) + 5.0)
    await store.create_player("bruno", "Bruno", b"hash-b", 5.0)
    ids = {row.hash: row.id for row in await store.sessions(ada)}
    assert not await store.end_session("bruno", ids[b"hash-2"])
    await store.offer(b"hash-2", b"next", "", 50.0, 0.0)
    (ended,) = await store.end_session(ada, ids[b"hash-2"])
    assert ended.secrets == [b"hash-2", b"next"]
    assert not await store.end_session(ada, ids[b"hash-2"])
    assert await found(store, b"hash-2") is None
    assert await store.end_unused(8.0) == 3  # both first ones, and that of hash-3
    assert await found(store, b"hash-b") is None
    assert [row.hash for row in await store.sessions(ada)] == [b"hash-5", b"hash-4"]
    (ended,) = await store.end_other_sessions(ada, ids[b"hash-4"])
    assert ended.secrets == [b"hash-5"]
    assert [row.hash for row in await store.sessions(ada)] == [b"hash-4"]


async def test_of_too_many_sessions_the_longest_unused_goes(store: Store, ada: str) -> None:
    await store.add_session(ada, b"hash-2", 6.0)
    await store.note_use(b"hash-1", 7.0)
    await store.add_session(ada, b"hash-3", 8.0, most=2)
    assert [row.hash for row in await store.sessions(ada)] == [b"hash-3", b"hash-1"]


async def test_a_linked_session_needs_the_one_that_made_the_link(store: Store, ada: str) -> None:
    await store.add_session(ada, b"hash-2", 6.0)
    second, first = await store.sessions(ada)
    assert await store.add_linked_session(ada, b"hash-3", 7.0, "", second.id)
    await store.end_other_sessions(ada, first.id)
    assert not await store.add_linked_session(ada, b"hash-4", 8.0, "", second.id)
    assert [row.hash for row in await store.sessions(ada)] == [b"hash-1"]


async def test_links_and_endings_at_once_leave_no_session_behind(store: Store, ada: str) -> None:
    (own,) = await store.sessions(ada)
    for n in range(20):
        await store.add_session(ada, b"thief-%d" % n, 6.0)
        theirs = next(row.id for row in await store.sessions(ada) if row.id != own.id)
        await asyncio.gather(
            store.add_linked_session(ada, b"late-%d" % n, 7.0, "", theirs),
            store.end_other_sessions(ada, own.id),
            store.add_linked_session(ada, b"later-%d" % n, 7.0, "", theirs),
        )
        assert await store.sessions(ada) == [own]


async def test_passkeys_added_at_once_are_no_more_than_allowed(store: Store, ada: str) -> None:
    keys = [replace(KEY, credential=b"%d" % n) for n in range(6)]
    added = await asyncio.gather(*(store.add_passkey(key, 2) for key in keys))
    assert added.count(True) == 2
    assert len(await store.passkeys(ada)) == 2


async def test_passkeys(store: Store, ada: str) -> None:
    await store.create_player("bruno", "Bruno", b"hash-b", 5.0)
    assert await store.add_passkey(KEY)
    with pytest.raises(AlreadyExists):
        await store.add_passkey(KEY)
    with pytest.raises(NoSuchPlayer):
        await store.add_passkey(PasskeyRow(b"c", "nobody", "here", b"", 0, "", 1.0, None))
    assert await store.passkey(b"credential") == KEY
    assert await store.passkey(b"another") is None
    assert await store.passkeys(ada) == [KEY]
    assert await store.passkeys("bruno") == []
    for count, fits in ((0, True), (0, True), (3, True), (3, False), (2, False), (4, True)):
        assert await store.use_passkey(b"credential", count, 8.0) is fits
    assert not await store.use_passkey(b"another", 1, 8.0)
    assert not await store.name_passkey("bruno", b"credential", "Mine")
    assert await store.name_passkey(ada, b"credential", "Telephone")
    (row,) = await store.passkeys(ada)
    assert (row.name, row.sign_count, row.used) == ("Telephone", 4, 8.0)
    assert not await store.remove_passkey("bruno", b"credential")
    assert await store.remove_passkey(ada, b"credential")
    assert await store.passkeys(ada) == []


@pytest.mark.no_tables
async def test_sessions_of_an_older_store_count_from_the_upgrade(url: str, rows: Ask) -> None:
    steps = [step for step in MIGRATIONS if step.name != "sessions by device, and passkeys"]
    old = await open_at(url, tuple(steps[:3]))
    await old.close()
    rows("INSERT INTO player (id, name, created) VALUES ('ada', 'Ada', 5.0)")
    secret = "x'0102030405060708ff'" if url.startswith("sqlite") else r"'\x0102030405060708ff'"
    rows(f"INSERT INTO player_session (hash, player_id) VALUES ({secret}, 'ada')")
    store = await open_store(url)
    (session,) = await store.sessions("ada")
    assert session.id == "0102030405060708"
    assert session.created == session.used == session.rotated > 1e9
    assert session.device == ""
    await store.close()
