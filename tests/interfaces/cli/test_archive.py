"""Games of long ago go into files with ``medici admin archive``, and none is lost on the way."""

import asyncio
import gzip
import json
import os
import time
from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest

from medici.fair import Secret, verify
from medici.fair.ledger import table_hash
from medici.online.server import game_archive
from medici.online.server.community.results import ResultWriter
from medici.online.server.hosting.ledger import LedgerWriter
from medici.online.server.hosting.log_reader import LogReader
from medici.online.server.hosting.personal_data import export_player
from medici.online.store import NewTable, NoSuchTable, Store, Unavailable, open_store
from medici.online.store.archive import ArchiveStore
from medici.online.store.audit import Act
from medici.online.store.tables import SeatRow
from medici.online.tables import Event, LiveTable, Player, Terms, encode_event
from medici.online.tables import commands as cmd
from tests.interfaces.cli.commands import medici
from tests.servers import new_store

ADA, BRUNO = Player("id-of-ada", "Ada"), Player("id-of-bruno", "Bruno")
DAY = 86400.0
LONG_AGO, LATER = (datetime(2021, month, 3, tzinfo=UTC).timestamp() for month in (3, 4))
SECRET = Secret(bytes(range(32)))


def with_store(url: str, work: Callable[[Store], Any]) -> Any:
    async def working() -> Any:
        store = await open_store(url)
        try:
            return await work(store)
        finally:
            await store.close()

    return asyncio.run(working())


def played(table: str, now: float, moves: int = 1000) -> list[Event]:
    """A game of Ada and Bruno, to its end or until Ada gives it up."""
    live, log = LiveTable.create(table, Terms("dice", 2), ADA, SECRET, now)

    def do(player: Player | None, command: cmd.Command) -> None:
        events = live.decide(command, player, now)
        live.take(events)
        log.extend(events)

    if moves:
        for player in (ADA, BRUNO):
            do(player, cmd.Join(seed=player.id))
        do(BRUNO, cmd.Chat("I am Bruno"))
        do(ADA, cmd.Start())
    while moves and live.phase == "running" and live.game is not None:
        seat = live.actor()
        assert seat is not None
        do((ADA, BRUNO)[live.seats_of(BRUNO.id)[0] == seat], cmd.Move(live.game.legal()[0]))
        moves -= 1
    if live.phase in ("open", "running"):
        do(None, cmd.Cancel())
    return log


async def keep(store: Store, table: str, log: list[Event], now: float, status: str) -> None:
    bodies = [encode_event(event) for event in log]
    seats = [SeatRow(seat, player.id) for seat, player in enumerate((ADA, BRUNO))]
    head = b'{"game":"dice","players":2,"host":"Ada"}'
    secret = SECRET.reveal()
    await store.create_table(
        NewTable(
            table, head, bodies, secret, True, status, host=ADA.id, seats=seats, promised=True
        ),
        now,
    )


async def enter_all(store: Store) -> None:
    """Enter promises and results, as a server does in the background."""
    await LedgerWriter(store, 30.0).enter_all()
    await ResultWriter(store, LogReader(store), 30.0).enter_all()


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """A store of each kind, with games of two months, one given up, and others that must stay."""
    url = f"sqlite:///{tmp_path / 'own.db'}"
    if request.param == "postgresql":
        url = new_store(request.getfixturevalue("postgres_server"))

    async def furnish(store: Store) -> None:
        for player in (ADA, BRUNO):
            await store.create_player(player.id, player.name, player.id.encode(), LONG_AGO)
        for table, moves, now, status in (
            ("march", 1000, LONG_AGO, "finished"),
            ("cut", 3, LONG_AGO, "abandoned"),
            ("empty", 0, LONG_AGO, "abandoned"),
            ("april", 1000, LATER, "finished"),
            ("fresh", 1000, time.time(), "finished"),
        ):
            await keep(store, table, played(table, now, moves), now, status)
        await keep(store, "running", played("running", LONG_AGO)[:8], LONG_AGO, "running")
        await enter_all(store)
        # The list of promises has neither the promise nor the end of this one yet.
        await keep(store, "unlisted", played("unlisted", LONG_AGO), LONG_AGO, "finished")

    with_store(url, furnish)
    return url


def tables_in(url: str) -> set[str]:
    return {row.id for row in with_store(url, lambda store: store.tables())}


def archive(url: str, folder: Path, *words: str, status: int = 0) -> str:
    words = "--older-than", "365d", "--to", str(folder), "--store", url, "--yes", *words
    answer = medici("admin", "archive", *words)
    assert answer.status == status, answer.err
    return answer.err if status else answer.out


def lines(folder: Path, month: str) -> list[dict[str, Any]]:
    with gzip.open(folder / f"{month}.jsonl.gz") as file:
        return [json.loads(line) for line in file]


EVERYTHING = {"march", "cut", "empty", "april", "fresh", "running", "unlisted"}


def test_games_of_long_ago_lie_in_files_by_month_and_are_true(url: str, tmp_path: Path) -> None:
    folder = tmp_path / "archive"
    assert "Would archive 4 tables." in archive(url, folder, "--dry-run")
    assert not folder.exists()
    entries = with_store(url, lambda store: store.entries(0, 1000))
    assert "Archived 4 tables with 3 games." in archive(url, folder)
    assert tables_in(url) == {"fresh", "running", "unlisted"}
    assert [game["table"] for game in lines(folder, "2021-03")] == ["march", "cut"]
    (april,) = lines(folder, "2021-04")
    assert (april["table"], april["status"], april["ended"]) == ("april", "finished", LATER)
    assert verify(april).fair
    answer = medici("replay", *sorted(folder.glob("*.jsonl.gz")))
    assert "3 of 3 records are true" in answer.out
    # The list of promises is as it was, and the archived game is found in it.
    assert with_store(url, lambda store: store.entries(0, 1000)) == entries
    assert len(with_store(url, lambda store: store.entries_of(table_hash("april")))) == 2
    (line,) = [act for act in with_store(url, lambda store: store.audit()) if "04" in act.about]
    assert (line.act, line.about) == ("archive", "tables: 1, 2021-04.jsonl.gz")
    assert "Archived 0 tables" in archive(url, folder)


def test_nobody_is_named_in_an_archive_nor_forgotten_by_it(url: str, tmp_path: Path) -> None:
    archive(url, tmp_path / "archive")
    for path in (tmp_path / "archive").glob("*.jsonl.gz"):
        text = gzip.decompress(path.read_bytes()).decode()
        for game in map(json.loads, text.splitlines()):
            assert game["players"] == ["Guest", "Guest"]
        for words in (ADA.name, BRUNO.name, "I am"):
            assert f'"{words}' not in text
    export = with_store(url, lambda store: export_player(store, ADA))
    assert export.archived
    assert {deed.table for deed in export.deeds} == {"fresh", "running", "unlisted"}

    async def without_other_games(store: Store) -> Any:
        for table in ("fresh", "running", "unlisted"):
            act = Act("me", 1.0, "archive", "")
            await store.delete_tables([table], act)
        return await store.unused_guests((0.0, ""), time.time())

    unused, _ = with_store(url, without_other_games)
    assert unused == []  # they have played, though no table here says so


@pytest.mark.parametrize("when", ["written", "deleted"])
def test_what_is_cut_short_is_taken_up_again(
    url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, when: str
) -> None:
    folder = tmp_path / "archive"
    with monkeypatch.context() as broken:
        if when == "written":  # the disk is full before a file has its name

            def fail(*_: object) -> None:
                raise OSError(28, "No space left on device")

            broken.setattr(Path, "replace", fail)
        else:  # the store is gone before anything is deleted

            async def refuse(*_: object) -> None:
                raise Unavailable("the store is away")

            broken.setattr(ArchiveStore, "delete_tables", refuse)
        said = archive(url, folder, status=1)
        assert ("No space" if when == "written" else "the store is away") in said
    assert tables_in(url) == EVERYTHING
    archive(url, folder)
    assert tables_in(url) == {"fresh", "running", "unlisted"}
    games = [game["table"] for month in ("2021-03", "2021-04") for game in lines(folder, month)]
    assert games == ["march", "cut", "april"]  # each once
    assert sorted(path.name for path in folder.iterdir() if path.name != ".lock") == [
        "2021-03.jsonl.gz",
        "2021-04.jsonl.gz",
    ]


def test_later_games_of_a_month_are_added_to_its_file(url: str, tmp_path: Path) -> None:
    folder = tmp_path / "archive"
    archive(url, folder)

    async def add(store: Store) -> None:
        await enter_all(store)

    with_store(url, add)
    archive(url, folder)
    assert [game["table"] for game in lines(folder, "2021-03")] == ["march", "cut", "unlisted"]


def test_a_damaged_archive_is_left_alone_and_so_is_the_store(url: str, tmp_path: Path) -> None:
    folder = tmp_path / "archive"
    folder.mkdir()
    damaged = folder / "2021-03.jsonl.gz"
    damaged.write_bytes(gzip.compress(b"{}\n" * 100)[:-9])
    before = damaged.read_bytes()
    assert "cannot be read" in archive(url, folder, status=1)
    assert damaged.read_bytes() == before
    assert tables_in(url) == EVERYTHING
    answer = medici("replay", damaged)
    assert answer.status == 1
    assert "expected a file of lines" in answer.err


def test_a_game_that_cannot_be_played_again_stays(url: str, tmp_path: Path) -> None:
    async def falsify(store: Store) -> None:
        events = await store.events("march")
        moved = next(seq for seq, body in events if bytes(body).startswith(b'{"type":"moved"'))
        await store.rewrite("march", b"", {moved: b"no event"})

    with_store(url, falsify)
    assert "1 table cannot be played again and stayed" in archive(url, tmp_path / "archive")
    assert tables_in(url) == {"march", "fresh", "running", "unlisted"}


@pytest.mark.skipif(os.name != "posix", reason="folders are locked on POSIX alone")
def test_two_do_not_archive_into_one_folder(url: str, tmp_path: Path) -> None:
    with game_archive.locked(tmp_path):
        assert "another archive is being written" in archive(url, tmp_path, status=1)
    assert tables_in(url) == EVERYTHING


def test_a_table_that_is_gone_is_told_as_one(url: str, tmp_path: Path) -> None:
    archive(url, tmp_path / "archive")

    async def speak(store: Store) -> None:
        await store.append("march", 5, [b"said"], "late", time.time())

    with pytest.raises(NoSuchTable):
        with_store(url, speak)
