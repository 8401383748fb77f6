"""The figures for Prometheus: on an address of their own, and all that the deployment uses."""

import json
import re
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import httpx
import pytest
from prometheus_client.parser import text_string_to_metric_families

from medici import __version__
from medici.online.server.metrics import MetricsServer
from medici.online.server.problem import COMMAND_CODES
from medici.online.server.run import Server
from tests.online.server.conftest import guests, raw, seated
from tests.servers import Redis, new_store
from tests.waiting import PATIENCE, wait_until

DEPLOY = Path(__file__).parents[3] / "deploy"
NAME = re.compile(r"\b(?:medici|process|python)_\w+\b")

pytestmark = pytest.mark.anyio


def scraped(server: Server) -> dict[str, float]:
    """Every sample, by name and labels."""
    assert server.metrics is not None
    answer = httpx.get(f"http://{server.metrics.address}/metrics")
    assert answer.status_code == 200
    return {
        sample.name + json.dumps(sample.labels, sort_keys=True) * bool(sample.labels): sample.value
        for family in text_string_to_metric_families(answer.text)
        for sample in family.samples
    }


def families(server: Server) -> set[str]:
    """Every name that can occur, also of counters that have counted nothing yet."""
    assert server.metrics is not None
    text = httpx.get(f"http://{server.metrics.address}/metrics").text
    kinds = dict(re.findall(r"^# TYPE (\S+) (\S+)$", text, re.MULTILINE))
    return {
        name + ending
        for name, kind in kinds.items()
        for ending in ("", *(("_bucket", "_sum", "_count") if kind == "histogram" else ()))
    }


async def test_moves_and_refusals_are_counted(start: Callable[..., tuple[str, Server]]) -> None:
    url, server = start(metrics="127.0.0.1:0")
    async with seated(url, "board", bots={}) as (ada, bruno):
        async for update in ada:
            if update.legal:
                await ada.move(update.legal[0])
                break
            break
        assert bruno is not None
    figures = scraped(server)
    assert figures["medici_commands_total"] >= 3
    assert figures["medici_command_seconds_count"] == figures["medici_commands_total"]
    assert figures["medici_tables"] == 1
    assert figures["process_resident_memory_bytes"] > 0
    assert any(name.startswith("medici_build_info") and __version__ in name for name in figures)
    assert "medici_bus_up" not in figures  # it is alone


def errors(server: Server) -> dict[str, float]:
    """The figures of refusals, by code."""
    start, end = 'medici_errors_total{"code": "', '"}'
    return {
        name.removeprefix(start).removesuffix(end): value
        for name, value in scraped(server).items()
        if name.startswith(start)
    }


async def test_the_first_error_of_every_code_is_an_increase(
    start: Callable[..., tuple[str, Server]], monkeypatch: pytest.MonkeyPatch
) -> None:
    """What Prometheus first sees as 1 has not increased, and raises no alarm."""
    url, server = start(metrics="127.0.0.1:0")
    assert errors(server) == dict.fromkeys(COMMAND_CODES, 0.0)
    assert {"internal", "unavailable", "stale", "flood"} <= set(COMMAND_CODES)
    named = re.findall(r'code="([^"]+)"', (DEPLOY / "alerts.yml").read_text("utf-8"))
    assert set(named) == {"internal", "unavailable"}
    assert set(named) <= set(COMMAND_CODES)
    services = server.app.services
    assert services is not None

    async def fail(*_: object) -> int:
        raise RuntimeError("a mistake")

    (ada,) = await guests(url, "Ada")
    table = await ada.create_table("dice", 1)
    monkeypatch.setattr(services.tables, "execute", fail)
    async with raw(url, table, ada.session) as socket:
        answer = await socket.ask({"type": "join", "seed": "s", "cmd_id": "1"})
    assert answer["code"] == "internal"
    assert errors(server) == dict.fromkeys(COMMAND_CODES, 0.0) | {"internal": 1.0}
    monkeypatch.setattr(services.players, "find_session", fail)
    async with httpx.AsyncClient(base_url=url, headers={"Cookie": "medici_session=s"}) as http:
        assert (await http.get("/api/me")).status_code == 500
    assert errors(server)["internal"] == 2.0


@pytest.mark.skipif(shutil.which("promtool") is None, reason="there is no promtool")
def test_prometheus_understands_the_alerts() -> None:
    command = ["promtool", "check", "rules", str(DEPLOY / "alerts.yml")]
    assert subprocess.run(command, check=False, capture_output=True).returncode == 0


def test_bots_processes_and_connections_are_measured(
    start: Callable[..., tuple[str, Server]], postgres_server: str
) -> None:
    _, server = start(metrics="127.0.0.1:0", store=new_store(postgres_server), workers=3)
    figures = scraped(server)
    assert (figures["medici_bot_processes"], figures["medici_bot_processes_busy"]) == (3, 0)
    assert figures["medici_bot_restarts_total"] == 0
    assert figures["medici_store_connections"] >= 1
    until(lambda: scraped(server)["medici_store_waiting"] == 0)  # it begins with a few requests
    assert "medici_store_wait_seconds_total" in figures


async def test_a_bus_is_counted(start: Callable[..., tuple[str, Server]], redis: Redis) -> None:
    url, server = start(metrics="127.0.0.1:0", bus=redis.url)
    elsewhere, _ = start(bus=redis.url)
    until(lambda: scraped(server)["medici_bus_up"] == 1)
    (bruno,) = await guests(elsewhere, "Bruno")
    async with seated(url, "dice", ("Ada",)) as (ada,), bruno.table(ada.id):
        until(lambda: scraped(server)["medici_bus_hints_received_total"] >= 1)
    assert scraped(server)["medici_bus_hints_sent_total"] >= 1
    redis.stop()
    until(lambda: scraped(server)["medici_bus_up"] == 0)
    assert scraped(server)["medici_bus_failures_total"] >= 1


def until(holds: Callable[[], bool]) -> None:
    wait_until(holds)


def test_an_address_that_is_taken_is_named() -> None:
    first = MetricsServer.open("127.0.0.1:0")
    try:
        with pytest.raises(OSError, match=f"got {first.address}: Address already in use"):
            MetricsServer.open(first.address)
    finally:
        first.close()


@pytest.mark.slow
def test_a_server_ends_if_the_address_of_its_figures_is_taken(
    postgres_server: str,
) -> None:
    first = MetricsServer.open("127.0.0.1:0")
    command = [
        sys.executable,
        "-c",
        "from medici.interfaces.cli import app; app()",
        "serve",
        "--port",
        "0",
    ]
    shared = ["--store", new_store(postgres_server)]
    try:
        ended = subprocess.run(
            [*command, *shared, "--metrics", first.address],
            capture_output=True,
            text=True,
            timeout=PATIENCE,
            check=False,
        )
    finally:
        first.close()
    assert ended.returncode == 1
    assert "expected an address that is free for the figures" in ended.stderr.splitlines()[-1]


@pytest.mark.parametrize("file", ["alerts.yml", "dashboard.json"])
def test_the_deployment_uses_figures_that_there_are(
    file: str, start: Callable[..., tuple[str, Server]], redis: Redis, postgres_server: str
) -> None:
    store = new_store(postgres_server)
    _, server = start(metrics="127.0.0.1:0", bus=redis.url, store=store)
    named = set(NAME.findall((DEPLOY / file).read_text("utf-8")))
    assert len(named) > 5
    assert named - families(server) == set()


def test_the_documents_name_every_figure_and_no_other(
    start: Callable[..., tuple[str, Server]], redis: Redis, postgres_server: str
) -> None:
    store = new_store(postgres_server)
    _, server = start(metrics="127.0.0.1:0", bus=redis.url, store=store)
    text = (DEPLOY.parent / "docs" / "operate.md").read_text("utf-8")
    named = set(re.findall(r"`(medici_\w+)`", text))
    ours = {name for name in families(server) if name.startswith("medici_")}
    plain = {name for name in ours if not name.endswith(("_bucket", "_sum", "_count"))}
    assert named - ours == set()
    assert plain - named == set()


@pytest.mark.parametrize("path", ["alerts.yml", "dashboard.json"])
def test_no_figure_is_of_somebody(path: str) -> None:
    """Labels name codes and states, never a player, a table or an address."""
    text = (DEPLOY / path).read_text("utf-8")
    assert set(re.findall(r"by \(([^)]*)\)", text)) <= {
        "code",
        "status",
        "instance",
        "le, instance",
    }
