"""The proxies of deploy/ keep a table at one server, and let everybody in while servers change."""

import http.server
import json
import re
import secrets
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from urllib.request import urlopen

import pytest

from tests.proxies import PROGRAMS, Proxy, find_program, run_proxy

ROOT = Path(__file__).parent.parent
ROLLING = ROOT / "benchmarks" / "rolling.py"
OF_A_TABLE = ("", "/record", "/replay", "/live")


def needs(name: str) -> Any:
    return pytest.param(
        name,
        marks=pytest.mark.skipif(find_program(name) is None, reason=f"{name} is not installed"),
    )


class Answer(http.server.BaseHTTPRequestHandler):
    """Says which server was asked."""

    def do_GET(self) -> None:
        body = str(self.connection.getsockname()[1]).encode()
        self.send_response(200)
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, format: str, *arguments: object) -> None:  # noqa: A002
        pass


class Upstream:
    """A server that only says which one it is."""

    def __init__(self, port: int = 0) -> None:
        self._server = http.server.ThreadingHTTPServer(("127.0.0.1", port), Answer)
        self.port: int = self._server.server_address[1]
        self._thread = threading.Thread(target=self._server.serve_forever, args=(0.01,))
        self._thread.start()

    def stop(self) -> None:
        self._server.shutdown()
        self._server.server_close()
        self._thread.join()


@contextmanager
def two_upstreams() -> Iterator[list[Upstream]]:
    upstreams = [Upstream(), Upstream()]
    try:
        yield upstreams
    finally:
        for upstream in upstreams:
            upstream.stop()


def asking(proxy: Proxy) -> Callable[[str], int]:
    def ask(path: str) -> int:
        with urlopen(proxy.url + path, timeout=60) as answer:
            return int(answer.read())

    return ask


@pytest.mark.parametrize("name", [needs(name) for name in PROGRAMS])
def test_a_table_stays_at_one_server_and_moves_when_that_is_gone(name: str, tmp_path: Path) -> None:
    tables = [f"/api/tables/{secrets.token_hex(16)}" for _ in range(40)]
    with two_upstreams() as upstreams, run_proxy(name, [u.port for u in upstreams], tmp_path) as it:
        ask = asking(it)
        homes = {table: ask(table) for table in tables}
        assert set(homes.values()) == {upstream.port for upstream in upstreams}
        for table, home in homes.items():
            assert {ask(table + path) for path in OF_A_TABLE} == {home}
        assert len({ask("/api/tables") for _ in range(40)}) == 2  # everything else goes to any
        gone = upstreams[0]
        gone.stop()
        assert {ask(table) for table in tables} == {upstreams[1].port}
        upstreams[0] = Upstream(gone.port)


@pytest.mark.slow
@pytest.mark.long
@pytest.mark.parametrize("name", [needs(name) for name in PROGRAMS])
def test_servers_are_restarted_one_after_the_other_and_nobody_is_cut_off(name: str) -> None:
    done = subprocess.run(
        [sys.executable, ROLLING, "--proxy", name, "--json"],
        capture_output=True,
        check=False,
        text=True,
        timeout=300,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    figures = json.loads(re.findall(r"^\{.*\}$", done.stdout, re.MULTILINE)[-1])
    assert figures["moves"] > 0
    assert figures["came_back"] > 0
    assert figures["median_seconds"] < 1.5
    assert figures["no_live_upstreams"] == 0
