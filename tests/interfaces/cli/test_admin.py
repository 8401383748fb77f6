"""What an operator does with ``medici admin``, on SQLite and on PostgreSQL."""

import asyncio
import json
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from medici.fair import Secret
from medici.online.store import NewTable, Store, open_store
from medici.online.store.tables import SeatRow
from medici.online.tables import LiveTable, Player, Terms, decode_event, encode_event
from medici.online.tables import commands as cmd
from medici.online.tables import events as ev
from tests.interfaces.cli.commands import medici
from tests.servers import new_store

ADA, BRUNO, IDLE = Player("ada", "Ada"), Player("bruno", "Bru\x1b[2Jno"), Player("idle", "Idle")
LONG_AGO = time.time() - 100 * 86400
SECRET = Secret(bytes(range(32)))


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """A store of each kind, with people and tables."""
    url = f"sqlite:///{tmp_path / 'own.db'}"
    if request.param == "postgresql":
        url = new_store(request.getfixturevalue("postgres_server"))
    with_store(url, furnish)
    return url


def with_store(url: str, work: Callable[[Store], Any]) -> Any:
    """Ask the store itself."""

    async def working() -> Any:
        store = await open_store(url)
        try:
            return await work(store)
        finally:
            await store.close()

    return asyncio.run(working())


async def furnish(store: Store) -> None:
    """People, a table that was left alone long ago, and one at which people sit now."""
    for player in (ADA, BRUNO, IDLE):
        await store.create_player(player.id, player.name, player.id.encode(), LONG_AGO)
    for table, now, public in (("old", LONG_AGO, False), ("new", time.time(), True)):
        live, events = LiveTable.create(table, Terms("dice", 2, public=public), ADA, SECRET, now)
        for command in (cmd.Join(seed="abc"), cmd.Chat("hello")):
            done = live.decide(command, Player("bruno", "Bruno"), now)
            for event in done:
                live.apply(event)
            events += done
        bodies = [encode_event(event) for event in events]
        head = b'{"game":"dice","players":2,"host":"Ada"}'
        seats = [SeatRow(0, "bruno")]
        await store.create_table(
            NewTable(table, head, bodies, SECRET.reveal(), public, host=ADA.id, seats=seats), now
        )
    await store.report("ada", "bruno", "Bruno", "new", "hello", "too \x1bloud", time.time())


def admin(url: str, *words: str, status: int = 0) -> str:
    """What a command prints."""
    answer = medici("admin", *words, "--store", url)
    assert answer.status == status, answer.err
    return answer.out if status == 0 else answer.err


def found(url: str, *words: str) -> Any:
    """What a command prints for programs."""
    return json.loads(admin(url, *words, "--json"))


def test_tables_and_players_are_listed_and_no_name_sends_escape_codes(url: str) -> None:
    assert [row["table"] for row in found(url, "tables")] == ["new", "old"]
    assert [row["table"] for row in found(url, "tables", "--public")] == ["new"]
    assert found(url, "tables", "--status", "running") == []
    assert [row["host"] for row in found(url, "tables", "--player", "bruno", "--private")] == [
        "Ada"
    ]
    seen = found(url, "table", "new")
    assert [seat["player"] for seat in seen["seats"]] == ["bruno", None]
    assert (seen["phase"], seen["talk"], seen["host"]) == ("open", "players", "ada")
    assert [saying["text"] for saying in seen["chat"]] == ["hello"]
    assert {row["id"]: row["tables"] for row in found(url, "players")} == {
        "ada": 0,
        "bruno": 2,
        "idle": 0,
    }
    assert found(url, "players", "--name", "BRU")[0]["id"] == "bruno"
    one = found(url, "player", "bruno")
    assert {row["table"] for row in one["tables"]} == {"new", "old"}
    assert [row["words"] for row in one["reports"]] == ["hello"]
    for words in (["players"], ["player", "bruno"], ["reports"], ["table", "new"], ["tables"]):
        printed = admin(url, *words)
        assert "\x1b" not in printed
        assert "Bru" in printed or words == ["tables"]


def test_a_list_in_a_pipe_has_headings_and_says_yes_and_no(url: str) -> None:
    headings, *rows = (line.split("\t") for line in admin(url, "tables").splitlines())
    assert headings[:6] == ["table", "game", "players", "host", "status", "public"]
    assert [(row[0], row[5]) for row in rows] == [("new", "yes"), ("old", "no")]
    assert {len(row) for row in rows} == {len(headings)}
    for words, first in (
        (["players"], "player\tname\tsince"),
        (["reports"], "report\tat\tby"),
    ):
        assert admin(url, *words).startswith(first)
    admin(url, "settle", "1", "--reason", "harmless")
    assert admin(url, "audit").startswith("line\tat\twho\tact")
    assert "tab between columns" in " ".join(medici("admin", "--help").out.split())


def test_what_is_not_there_is_said_in_a_sentence(url: str, tmp_path: Path) -> None:
    for words in (["player", "nobody"], ["ban", "nobody", "--reason", "x", "--yes"]):
        assert admin(url, *words, status=1) == "there is no player nobody"
    assert admin(url, "table", "none", status=1) == "there is no table none"
    assert "has none" in admin(url, "unmute", "ada", "--yes", status=1)
    assert "report 99" in admin(url, "settle", "99", "--reason", "x", status=1)
    assert "30m, 12h or 7d" in admin(url, "prune", "--older-than", "soon", status=2)
    missing = tmp_path / "mistyped.db"
    assert "there is none" in admin(f"sqlite:///{missing}", "tables", status=1)
    assert not missing.exists()


def test_a_mute_a_ban_and_their_end_are_in_the_audit_log(url: str) -> None:
    muted = found(url, "mute", "bruno", "--for", "7d", "--reason", "rude", "--as", "eva", "--yes")
    assert muted["until"] == pytest.approx(time.time() + 7 * 86400, abs=60)
    assert found(url, "player", "bruno")["sanctions"][0]["reason"] == "rude"
    admin(url, "unmute", "bruno", "--reason", "sorry", "--yes")
    admin(url, "ban", "bruno", "--reason", "spam", "--yes")
    assert found(url, "player", "bruno")["sessions"] == 0
    assert with_store(url, lambda store: store.player_by_session(b"bruno")) is None
    admin(url, "unban", "bruno", "--yes")
    assert found(url, "player", "bruno")["sanctions"] == []
    lines = found(url, "audit")
    assert [line["act"] for line in lines] == ["unban", "ban", "unmute", "mute"]
    assert (lines[-1]["who"], lines[-1]["player"], lines[-1]["reason"]) == ("eva", "bruno", "rude")
    assert lines[0]["who"]


def test_without_yes_the_operator_is_asked(url: str) -> None:
    no = medici("admin", "ban", "bruno", "--reason", "spam", "--store", url, stdin="n\n")
    assert no.status == 1
    assert "\x1b" not in no.out
    assert found(url, "audit") == []
    yes = medici("admin", "ban", "bruno", "--reason", "spam", "--store", url, stdin="y\n")
    assert (yes.status, len(found(url, "audit"))) == (0, 1)


def test_a_closed_table_tells_its_secret(url: str) -> None:
    admin(url, "close", "new", "--reason", "spam", "--yes")
    events = with_store(url, lambda store: store.events("new"))
    last = decode_event(events[-1][1])
    assert isinstance(last, ev.Cancelled)
    assert (last.by, last.secret) == (None, SECRET.reveal().hex())
    assert found(url, "tables", "--status", "abandoned")[0]["table"] == "new"
    assert "open or running" in admin(url, "close", "new", "--reason", "spam", "--yes", status=1)
    assert [(line["act"], line["table"]) for line in found(url, "audit")] == [("close", "new")]


def test_reports_wait_until_they_are_settled(url: str) -> None:
    (report,) = found(url, "reports")
    assert (report["words"], report["accused"], report["reporter"]) == ("hello", "bruno", "ada")
    admin(url, "settle", str(report["number"]), "--reason", "harmless")
    assert found(url, "reports") == []
    assert found(url, "reports", "--all")[0]["outcome"] == "harmless"
    assert "Nothing to settle" in admin(url, "reports")


def test_tables_of_a_player_are_the_newest_within_the_limit(url: str) -> None:
    admin(url, "close", "new", "--reason", "spam", "--yes")
    rows = found(url, "tables", "--player", "bruno")
    assert [row["table"] for row in rows] == ["new", "old"]  # whether it has ended or not
    (row,) = found(url, "tables", "--player", "bruno", "--limit", "1")
    assert row["table"] == "new"
    (row,) = found(url, "tables", "--player", "bruno", "--limit", "1", "--status", "open")
    assert row["table"] == "old"


def test_a_status_that_there_is_not_is_refused(url: str) -> None:
    said = admin(url, "tables", "--status", "nonsense", status=2)
    for status in ("open", "running", "finished", "abandoned"):
        assert status in said


def test_pruning_closes_what_was_left_alone_and_forgets_who_never_played(url: str) -> None:
    would = found(url, "prune", "--older-than", "90d", "--dry-run")
    assert would == {"tables": ["old"], "players": ["idle"], "pruned": False}
    assert found(url, "audit") == []
    assert "1 table and 1 guest." in admin(url, "prune", "--older-than", "90d", "--yes")
    assert {row["id"] for row in found(url, "players")} == {"ada", "bruno"}  # she is a host
    assert [row["table"] for row in found(url, "tables", "--status", "open")] == ["new"]
    assert [line["act"] for line in found(url, "audit")] == ["prune", "close"]
