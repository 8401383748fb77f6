"""Health is found out by writing: locked, full, silent, and well again by itself."""

import asyncio
import json
import os
import re
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import apsw
import httpx
import pytest

from medici import __version__
from medici.online.server import store_health
from medici.online.server.run import Server
from medici.online.server.store_health import StoreHealth
from medici.online.store import Unavailable
from tests.clusters import Cluster
from tests.online.server.conftest import Raw, guests, raw
from tests.waiting import PATIENCE

pytestmark = pytest.mark.anyio
FILL = "x" * 200
Start = Callable[..., tuple[str, Server]]


async def until_status(url: str, status: int, says: str = "") -> httpx.Response:
    """Ask until the server says so."""
    async with httpx.AsyncClient(base_url=url, timeout=PATIENCE) as http:
        async with asyncio.timeout(PATIENCE):
            while True:
                answer = await http.get("/healthz")
                if answer.status_code == status and says in answer.text:
                    return answer
                await asyncio.sleep(0.1)


async def test_a_well_server_says_its_version_also_to_head(start: Start) -> None:
    url, server = start()
    answer = await until_status(url, 200)
    assert answer.json() == {"status": "ok", "version": __version__, "notes": []}
    async with httpx.AsyncClient(base_url=url) as http:
        head = await http.head("/healthz")
        assert (head.status_code, head.content) == (200, b"")
        assert server.app.services is not None
        server.app.services.health_notes.append(lambda: "the bots do not answer")
        note = (await http.get("/healthz")).json()
        assert (note["status"], note["notes"]) == ("degraded", ["the bots do not answer"])


@pytest.mark.slow
async def test_a_locked_store_is_not_well(start: Start, tmp_path: Path) -> None:
    url, _ = start()
    (ada,) = await guests(url, "Ada")
    table = await ada.create_table("board", 2)
    async with raw(url, table, ada.session) as socket:
        other = apsw.Connection(str(tmp_path / "own.db"))
        other.execute("BEGIN IMMEDIATE")
        await socket.send({"type": "join", "seed": "s", "cmd_id": "c1"})
        await until_status(url, 503, "did not answer within 2")
        refusal = await socket.receive("error")
        assert (refusal["cmd_id"], refusal["code"]) == ("c1", "unavailable")
        assert "locked by another program: nothing was stored" in refusal["message"]
        await until_status(url, 503, "locked")
        async with httpx.AsyncClient(base_url=url, timeout=PATIENCE) as http:
            assert (await http.head("/healthz")).status_code == 503
            guest = await http.post("/api/guests", json={"name": "Carla"})
            assert guest.status_code == 503
            assert "nothing was stored" in guest.json()["message"]
        other.execute("ROLLBACK")
        other.close()
        await until_status(url, 200)
        assert (await socket.ask({"type": "join", "seed": "s", "cmd_id": "c1"}))["type"] == "ok"


@pytest.fixture
def small_disk(tmp_path: Path) -> Iterator[Path]:
    """A disk of three megabytes, where this system lets us have one."""
    folder = tmp_path / "disk"
    folder.mkdir()
    if sys.platform != "linux" or os.geteuid() != 0:
        pytest.skip("a disk of one's own needs root on Linux")
    words = ["mount", "-t", "tmpfs", "-o", "size=3m", "tmpfs", str(folder)]
    if subprocess.run(words, capture_output=True, check=False).returncode:
        pytest.skip("this system does not let us mount a disk")
    yield folder
    subprocess.run(["umount", "-l", str(folder)], check=False)


def fill(folder: Path) -> None:
    """Leave no room."""
    with (folder / "filler").open("wb", buffering=0) as filler:
        while filler.write(bytes(4096)):
            pass


async def talk(socket: Raw) -> tuple[int, dict[str, Any]]:
    """Talk until it is refused; how often it was acknowledged, and the refusal."""
    for n in range(5000):
        answer = await socket.ask({"type": "chat", "cmd_id": f"c{n}", "text": f"word {n} {FILL}"})
        if answer["type"] == "error":
            return n, answer
    raise AssertionError("the disk was never full")


@pytest.mark.slow
async def test_a_full_disk_is_told_and_nothing_acknowledged_is_lost(
    start: Start, small_disk: Path
) -> None:
    file = small_disk / "own.db"
    url, _ = start(store=f"sqlite:///{file}", messages_per_second=1e6, burst=10**6)
    (ada,) = await guests(url, "Ada")
    table = await ada.create_table("board", 2)
    async with raw(url, table, ada.session) as socket:
        await socket.ask({"type": "join", "seed": "s", "cmd_id": "j"})
        with pytest.raises(OSError, match="No space"):
            fill(small_disk)
        acknowledged, refusal = await talk(socket)
        assert refusal["code"] == "unavailable"
        assert "disk of the store is full: nothing was stored" in refusal["message"]
        assert "full" in (await until_status(url, 503)).json()["message"]
        (small_disk / "filler").unlink()
        await until_status(url, 200)
        again = {"type": "chat", "cmd_id": f"c{acknowledged}", "text": "room again"}
        assert (await socket.ask(again))["type"] == "ok"
    second, _ = start(store=f"sqlite:///{file}")
    await until_status(second, 200)
    log = b"".join(body for (body,) in apsw.Connection(str(file)).execute("SELECT body FROM event"))
    assert all(b'"word %d ' % n in log for n in range(acknowledged))
    assert b"room again" in log


async def test_the_store_is_asked_once_a_second_at_most_and_within_a_limit(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    assert (store_health.FRESH, store_health.LIMIT) == (1.0, 2.0)
    now = 100.0
    monkeypatch.setattr(store_health, "LIMIT", 0.05)
    monkeypatch.setattr(store_health, "time", SimpleNamespace(monotonic=lambda: now))
    asked = 0
    silent = asyncio.Event()

    async def probe() -> None:
        nonlocal asked
        asked += 1
        if asked == 2:
            await silent.wait()
        if asked == 3:
            raise Unavailable("gone")

    health = StoreHealth(probe)
    assert [await health.problem() for _ in range(50)] == [None] * 50
    assert asked == 1
    now += 1.0
    answers = await asyncio.gather(*(health.problem() for _ in range(50)))
    assert set(answers) == {"the store did not answer within 2 seconds"}
    assert await health.problem() == answers[0]  # at once, while the same question is open
    assert asked == 2
    silent.set()
    assert await health.problem() is None  # late, but it was written
    now += 1.0
    assert await health.problem() == "the store cannot be reached"
    await health.close()


@pytest.mark.slow
async def test_a_postgres_that_takes_no_writes_is_not_well(start: Start, cluster: Cluster) -> None:
    url, _ = start(store=cluster.url())
    await until_status(url, 200)
    cluster.writable(yes=False)
    await until_status(url, 503)
    cluster.freeze(frozen=True)
    try:
        await until_status(url, 503)
    finally:
        cluster.freeze(frozen=False)
    cluster.writable(yes=True)
    await until_status(url, 200)


def test_the_health_check_of_the_image_follows_the_port(url: str) -> None:
    text = (Path(__file__).parents[3] / "Containerfile").read_text("utf-8")
    (check,) = re.findall(r"^HEALTHCHECK .*\\\n *CMD (\[.*\])$", text, re.MULTILINE)
    program, *words = json.loads(check)
    assert program == "python"
    for port, status in ((url.rpartition(":")[2], 0), ("1", 1)):  # nobody listens on port 1
        ran = subprocess.run(
            [sys.executable, *words],
            env=os.environ | {"MEDICI_PORT": port},
            capture_output=True,
            timeout=PATIENCE,
            check=False,
        )
        assert ran.returncode == status
