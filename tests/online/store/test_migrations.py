"""The schema: brought up to date at the start, by one at a time, and never down."""

import asyncio
from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest
from msgspec.structs import replace

from medici.online.community.visibility import Shown
from medici.online.store import NewTable, SchemaTooNew, Store, open_store
from medici.online.store.community.ratings import MONDAY
from medici.online.store.migrations import MIGRATIONS, Migration
from medici.online.store.postgres import PostgresStore
from medici.online.store.sqlite import SqliteStore
from medici.online.store.urls import sqlite_path
from tests.online.store.conftest import sit

pytestmark = [pytest.mark.anyio, pytest.mark.no_tables]

Ask = Callable[[str], list[tuple[object, ...]]]


async def open_at(url: str, schema: tuple[Migration, ...]) -> Store:
    if url.startswith("sqlite"):
        return await SqliteStore.open(sqlite_path(url), schema=schema)
    return await PostgresStore.open(url, schema=schema)


def test_versions_count_up_from_one() -> None:
    assert [step.version for step in MIGRATIONS] == list(range(1, len(MIGRATIONS) + 1))


def blob(url: str, text: str) -> str:
    """Bytes, as the database writes them."""
    value = text.encode().hex()
    return f"X'{value}'" if url.startswith("sqlite") else f"'\\x{value}'"


def write_old_table(url: str, rows: Ask, table_id: str, *bodies: str) -> None:
    """A table as the first version of the schema has it."""
    rows(
        "INSERT INTO game_table (id, head, status, public, created, updated) "
        f"VALUES ('{table_id}', {blob(url, 'head')}, 'running', TRUE, 1.0, 1.0)"
    )
    for seq, body in enumerate(bodies, start=1):
        rows(
            "INSERT INTO event (table_number, seq, upto, at, body) "
            f"SELECT number, {seq}, {seq}, 1.0, {blob(url, body)} FROM game_table "
            f"WHERE id = '{table_id}'"
        )


async def test_an_older_store_keeps_its_games(url: str, rows: Ask) -> None:
    await (await open_at(url, MIGRATIONS[:1])).close()
    write_old_table(url, rows, "t1", "one")
    assert rows("SELECT max(version) FROM schema_version") == [(1,)]
    store = await open_store(url)
    assert rows("SELECT max(version) FROM schema_version") == [(MIGRATIONS[-1].version,)]
    assert await store.events("t1") == [(1, b"one")]
    await store.create_player("ada", "Ada", b"hash", 1.0)
    await sit(store, "ada", "t1", 0)
    await store.close()


async def test_an_older_store_was_last_up_when_something_last_happened(url: str, rows: Ask) -> None:
    """Otherwise clocks would run from then on, while it is being brought up to date."""
    await (await open_at(url, MIGRATIONS[:1])).close()
    write_old_table(url, rows, "t1", "one")
    store = await open_store(url)
    assert [(span.up, span.last) for span in await store.spans(0)] == [(1.0, 1.0)]
    await store.close()


async def test_what_an_older_store_says_of_people_is_found_without_reading_it(
    url: str, rows: Ask
) -> None:
    await (await open_at(url, MIGRATIONS[:3])).close()
    for name in ("ada", "bruno", "chen"):
        rows(f"INSERT INTO player (id, name, created) VALUES ('{name}', 'x', 1.0)")
    hour, none = '"clock":{"kind":"bank","seconds":60}', '"clock":{"kind":"none","seconds":0}'
    created = '{"type":"table-created","at":1.0,%s,"by":"%s","by_name":"\\"player\\":\\"chen"}'
    said = '{"type":"said","at":1.0,"player":"bruno","name":"x","text":"\\"by\\":\\"chen"}'
    write_old_table(url, rows, "t1", created % (hour, "ada"), said, said)
    write_old_table(url, rows, "t2", created % (none, "gone"), '{"type":"moved","seat":1}')
    rows("INSERT INTO seat (table_number, seat, player_id) SELECT number, 0, 'ada' FROM game_table")
    store = await open_store(url)
    assert await store.mentions("ada") == ["t1", "t2"]
    assert await store.mentions("bruno") == ["t1"]
    assert await store.mentions("chen") == []
    assert [await store.hosted("ada"), await store.hosted("gone")] == [1, 1]
    assert [row.timed for row in await store.unfinished()] == [True, False]
    await store.close()


async def test_every_step_is_in_the_log_with_its_seconds(
    url: str, caplog: pytest.LogCaptureFixture
) -> None:
    await (await open_at(url, MIGRATIONS[:-2])).close()
    caplog.clear()
    with caplog.at_level("INFO", "medici.online.store"):
        for _ in range(2):  # the second time there is nothing to be done
            await (await open_store(url)).close()
    newest = MIGRATIONS[-1].version
    assert [record.getMessage() for record in caplog.records] == [
        f"the schema of the store went from version {step.version - 1} to {step.version}: "
        f"{step.name}"
        for step in MIGRATIONS[newest - 2 :]
    ]
    assert all(0 <= record.__dict__["seconds"] < 60 for record in caplog.records)


async def test_a_new_store_is_one_line_in_the_log(
    url: str, caplog: pytest.LogCaptureFixture
) -> None:
    with caplog.at_level("INFO", "medici.online.store"):
        await (await open_store(url)).close()
    (line,) = [record.getMessage() for record in caplog.records]
    assert line == f"made a new store, with version {MIGRATIONS[-1].version} of the schema"


async def test_a_newer_store_is_refused_and_left_alone(url: str, rows: Ask) -> None:
    newest = MIGRATIONS[-1].version
    extra = Migration(newest + 1, "of tomorrow", ("CREATE TABLE tomorrow (day {int}) {strict}",))
    store = await open_at(url, (*MIGRATIONS, extra))
    await store.close()
    with pytest.raises(SchemaTooNew, match="install a newer Medici") as raised:
        await open_store(url)
    assert (raised.value.version, raised.value.known) == (newest + 1, newest)
    assert rows("SELECT count(*) FROM tomorrow") == [(0,)]


async def test_a_step_that_fails_leaves_the_store_as_it_was(url: str, rows: Ask) -> None:
    store = await open_store(url)
    await store.close()
    newest = MIGRATIONS[-1].version
    broken = Migration(newest + 1, "broken", ("CREATE TABLE half (a {int})", "NONSENSE"))
    with pytest.raises(Exception, match="NONSENSE"):
        await open_at(url, (*MIGRATIONS, broken))
    assert rows("SELECT max(version) FROM schema_version") == [(newest,)]
    store = await open_store(url)
    await store.ping()
    await store.close()


async def test_many_may_start_at_once(url: str, rows: Ask) -> None:
    stores = await asyncio.gather(*(open_store(url) for _ in range(6)))
    assert rows("SELECT version FROM schema_version ORDER BY version") == [
        (step.version,) for step in MIGRATIONS
    ]
    await stores[0].create_table(NewTable("t1", b"", [b"one"], b"", True), 1.0)
    raced = await asyncio.gather(
        *(store.append("t1", 1, [b"two"], None, 1.0) for store in stores), return_exceptions=True
    )
    assert raced.count(2) == 1
    for store in stores:
        await store.close()


async def test_the_file_of_the_user(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("MEDICI_DATA", str(tmp_path / "data"))
    store = await open_store("sqlite://")
    await store.close()
    assert (tmp_path / "data" / "medici.db").exists()


async def test_an_older_store_says_when_its_tables_were_last_used(url: str, rows: Ask) -> None:
    await (await open_at(url, MIGRATIONS[:10])).close()
    write_old_table(url, rows, "t1", "one", "two")
    rows("UPDATE event SET at = 7.0 WHERE seq = 2")
    store = await open_store(url)
    assert [(row.noted, row.updated) for row in await store.used("running", 0.0, 9.0)] == [
        (7.0, 7.0)
    ]
    await store.close()


async def test_who_withdrew_from_an_older_tournament_is_found(url: str, rows: Ask) -> None:
    await (await open_at(url, MIGRATIONS[:22])).close()
    for name in ("ada", "bruno"):
        rows(f"INSERT INTO player (id, name, created) VALUES ('{name}', 'x', 1.0)")
    rows(
        "INSERT INTO tournament (id, head, secret, status, listed, club, organiser, created, "
        f"starts, due) VALUES ('t1', {blob(url, 'h')}, {blob(url, 's')}, 'open', TRUE, '', 'ada', "
        "1.0, 9.0, 9.0)"
    )
    told = (
        '{"type":"tournament-created","at":1.0,"by":"ada"}',
        '{"type":"entered","at":2.0,"player":"bruno","name":"Bruno"}',
        '{"type":"withdrew","at":3.0,"player":"bruno","reason":"self"}',
        '{"type":"entered","at":4.0,"player":"gone","name":"Guest"}',
    )
    for seq, body in enumerate(told, start=1):
        rows(
            "INSERT INTO tournament_event (tournament_number, seq, at, body) "
            f"SELECT number, {seq}, 1.0, {blob(url, body)} FROM tournament"
        )
    store = await open_store(url)
    assert await store.tournaments_naming("bruno") == ["t1"]
    assert await store.tournaments_naming("ada") == ["t1"]
    assert rows("SELECT count(*) FROM entrant") == [(1,)]
    assert await store.tournaments_entered("bruno", 9) == []
    await store.close()


async def test_what_is_not_over_in_an_older_store_is_known(url: str, rows: Ask) -> None:
    await (await open_at(url, MIGRATIONS[:29])).close()
    rows("INSERT INTO player (id, name, created) VALUES ('ada', 'x', 1.0)")
    for number, status in enumerate(("open", "finished", "running", "abandoned"), start=1):
        write_old_table(url, rows, status, "one")
        rows(f"UPDATE game_table SET status = '{status}' WHERE number = {number}")
        rows(f"INSERT INTO seat (table_number, seat, player_id) VALUES ({number}, 0, 'ada')")
    for number, status in enumerate(("open", "ended", "running", "cancelled"), start=1):
        rows(
            "INSERT INTO tournament (id, head, secret, status, listed, club, organiser, created, "
            f"starts, due) VALUES ('{status}', {blob(url, 'h')}, {blob(url, 's')}, '{status}', "
            "TRUE, '', 'ada', 1.0, 9.0, 9.0)"
        )
        rows(f"INSERT INTO entrant (tournament_number, player_id) VALUES ({number}, 'ada')")
    store = await open_store(url)
    for ended, statuses in ((False, ["running", "open"]), (True, ["abandoned", "finished"])):
        assert [row.id for row in await store.tables_with("ada", ended)] == statuses
    entered = [row.id for row in await store.tournaments_entered("ada", 9)]
    assert entered == ["cancelled", "running", "open"]
    await store.close()


async def test_whose_rating_is_settled_stays_on_the_board_of_the_week(url: str, rows: Ask) -> None:
    await (await open_at(url, MIGRATIONS[:23])).close()
    for name, settled in (("ada", "TRUE"), ("bruno", "FALSE")):
        rows(
            "INSERT INTO rating (player_id, game, speed, mu, sigma, games, settled, last) "
            f"VALUES ('{name}', 'card', 'live', 1500, 60, 9, {settled}, 1.0)"
        )
        rows(
            "INSERT INTO rating_week (player_id, week, game, speed, gain, games) "
            f"VALUES ('{name}', 7, 'card', 'live', 20, 2)"
        )
    await (await open_at(url, MIGRATIONS[:24])).close()
    assert rows("SELECT player_id FROM rating_week WHERE settled") == [("ada",)]


async def test_who_counts_on_boards_of_an_older_store(url: str, rows: Ask) -> None:
    await (await open_at(url, MIGRATIONS[:25])).close()
    for name, devices, shown in (
        ("ada", 2, None),
        ("bruno", 1, None),
        ("chen", 2, "everybody"),
        ("dora", 2, "friends"),
        ("emil", 1, "everybody"),
    ):
        rows(f"INSERT INTO player (id, name, created) VALUES ('{name}', 'x', 1.0)")
        for device in range(devices):
            secret = blob(url, f"{name} {device}")
            rows(f"INSERT INTO player_session (hash, player_id) VALUES ({secret}, '{name}')")
        if shown is not None:
            body = msgspec.json.encode(replace(Shown(), ratings=shown)).decode()
            rows(f"INSERT INTO profile (player_id, shown) VALUES ('{name}', {blob(url, body)})")
        rows(
            "INSERT INTO rating (player_id, game, speed, mu, sigma, games, settled, last) "
            f"VALUES ('{name}', 'card', 'live', 1500, 60, 9, TRUE, 1.0)"
        )
        rows(
            "INSERT INTO rating_week (player_id, week, game, speed, gain, games, settled) "
            f"VALUES ('{name}', 1, 'card', 'live', 20, 2, TRUE)"
        )
    store = await open_at(url, MIGRATIONS[:26])  # a later one folds ratings anew
    for board in (store.board("card", "live", 9), store.week_board("card", "live", MONDAY, 9)):
        assert [row.player for row in await board] == ["ada", "chen"]
    await store.close()


async def test_games_that_an_older_store_got_from_browsers_are_known(url: str, rows: Ask) -> None:
    await (await open_at(url, MIGRATIONS[:26])).close()
    for number, commitment in enumerate(("", "ab12"), start=1):
        created = f'{{"type":"table-created","at":1.0,"commitment":"{commitment}"}}'
        write_old_table(url, rows, f"t{number}", created)
        rows(
            "INSERT INTO result (number, table_id, game, size, speed, rated, ended) "
            f"VALUES ({number}, 't{number}', 'card', 2, 'none', FALSE, 1.0)"
        )
    rows("UPDATE game_table SET entered = 1")
    await (await open_store(url)).close()
    assert rows("SELECT table_id FROM result WHERE imported") == [("t1",)]
