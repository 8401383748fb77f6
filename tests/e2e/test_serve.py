"""What ``make play`` starts: it says where it is, and answers there."""

import os
import re
import signal
import subprocess
import sys
from pathlib import Path

import httpx

from tests.e2e.house import ROOT, House


def where(process: subprocess.Popen[str]) -> str:
    """The address that is said, and that there is no screen for it."""
    assert process.stderr is not None
    address = None
    for line in process.stderr:
        address = address or re.search(r"http://[\d.]+:\d+", line)
        if address and "browser" in line:
            return address[0]
    raise AssertionError("it said nothing, and ended")


def test_the_house_says_where_it_is(house: House, tmp_path: Path) -> None:
    medici = [sys.executable, "-c", "from medici.interfaces.cli import app; app()"]
    screens = ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER")
    environment = {name: value for name, value in os.environ.items() if name not in screens}
    store = f"sqlite:///{tmp_path / 'store.db'}"
    with subprocess.Popen(
        [*medici, "serve", "--open", "--port", "0", "--store", store],
        cwd=ROOT,
        env=environment,
        stderr=subprocess.PIPE,
        text=True,
    ) as process:
        address = where(process)
        page = httpx.get(address)
        assert page.status_code == 200
        assert "<title>Medici" in page.text
        assert httpx.get(f"{address}/api/games").json().keys() == {"board", "card", "dice"}
        process.send_signal(signal.SIGINT)
        process.communicate(timeout=60)  # it has something to say on its way out
    assert process.returncode in (0, 128 + signal.SIGINT)
