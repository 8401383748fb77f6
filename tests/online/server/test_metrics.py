"""The figures for Prometheus: on an address of their own, and all that the deployment uses."""

import json
import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import httpx
import pytest
from prometheus_client.parser import text_string_to_metric_families

from medici import __version__
from medici.online.server.metrics import MetricsServer
from medici.online.server.run import Server
from tests.online.server.conftest import seated
from tests.servers import Redis, new_schema
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


def test_a_bus_is_counted(start: Callable[..., tuple[str, Server]], redis: Redis) -> None:
    _, server = start(metrics="127.0.0.1:0", bus=redis.url)
    services = server.app.services
    assert services is not None
    until(lambda: scraped(server)["medici_bus_up"] == 1)
    server.app.services.bus.tell("table", 1)  # type: ignore[union-attr]
    until(lambda: scraped(server)["medici_bus_hints_received_total"] == 1)
    assert scraped(server)["medici_bus_hints_sent_total"] == 1
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
    shared = ["--store", new_schema(postgres_server)]
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
    file: str, start: Callable[..., tuple[str, Server]], redis: Redis
) -> None:
    _, server = start(metrics="127.0.0.1:0", bus=redis.url)
    named = set(NAME.findall((DEPLOY / file).read_text("utf-8")))
    assert len(named) > 5
    assert named - families(server) == set()


def test_the_documents_name_every_figure_and_no_other(
    start: Callable[..., tuple[str, Server]], redis: Redis
) -> None:
    _, server = start(metrics="127.0.0.1:0", bus=redis.url)
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
