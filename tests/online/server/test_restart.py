"""A server that stops or is killed keeps everything that it has acknowledged."""

import asyncio
import random
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator

import pytest

from medici.online.client import Client, Live
from medici.record import replay
from tests.long_run import long_unless
from tests.online.server.conftest import play, raw, seated, session_of
from tests.waiting import PATIENCE

pytestmark = pytest.mark.anyio

SERVE = "from medici.interfaces.cli import app; app()"


class Process:
    """``medici serve`` as people run it."""

    def __init__(self, store: str) -> None:
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port = probe.getsockname()[1]
        self.store = store
        self.url = f"http://127.0.0.1:{self.port}"
        self.start()

    def start(self) -> None:
        """Return once it says that it can be reached."""
        command = [sys.executable, "-c", SERVE, "serve", "--port", str(self.port)]
        self.process = subprocess.Popen(
            [*command, "--store", self.store], stderr=subprocess.PIPE, text=True
        )
        assert self.process.stderr is not None
        lines = self.process.stderr
        assert any(self.url in line for line in lines), "the server ended before it was ready"

    def stop(self, how: signal.Signals) -> None:
        self.process.send_signal(how)
        self.process.wait(PATIENCE)
        assert self.process.stderr is not None
        self.process.stderr.close()


@pytest.fixture(autouse=True)
def _nobody_waits_long(monkeypatch: pytest.MonkeyPatch) -> None:
    """Who was cut off asks again soon, however long the server takes to start."""
    monkeypatch.setattr("medici.online.client.live.LONGEST_PAUSE", 0.2)


@pytest.fixture(scope="module")
def process(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    """One for all tests: each of them starts it again."""
    process = Process(f"sqlite:///{tmp_path_factory.mktemp('process') / 'games.db'}")
    yield process
    process.stop(signal.SIGKILL)


@pytest.mark.slow
@pytest.mark.parametrize("how", long_unless([signal.SIGKILL], [signal.SIGTERM, signal.SIGKILL]))
async def test_games_go_on_after_the_server_was_stopped(
    process: Process, how: signal.Signals
) -> None:
    acknowledged: list[tuple[int, str]] = []

    async def moving(live: Live, seed: int) -> None:
        chooser = random.Random(seed)
        async for update in live:
            if update.legal:
                move = chooser.choice(update.legal)
                acknowledged.append((await live.move(move), move))

    async with seated(process.url, "card") as (ada, bruno), asyncio.timeout(PATIENCE):
        playing = asyncio.gather(moving(ada, 1), moving(bruno, 2))
        while len(acknowledged) < 8:
            await asyncio.sleep(0.002)
        await asyncio.to_thread(process.stop, how)
        await asyncio.to_thread(process.start)
        await playing
        record = await Client(process.url).record(ada.id)
    game = replay(record)
    assert game.over
    made = [move for actor, move in record["moves"] if actor != "nature"]
    assert made == [move for _, move in sorted(acknowledged)]  # none lost, none done twice


@pytest.mark.slow
async def test_a_command_is_known_after_a_restart(process: Process) -> None:
    async with seated(process.url) as lives:
        view = await Client(process.url).snapshot(lives[0].id)
        session = session_of(lives[view["actor"]])
        move = {"type": "move", "cmd_id": "once", "seq": view["seq"], "move": "draw"}
        async with raw(process.url, lives[0].id, session) as before:
            first = await before.ask(move)
        await asyncio.to_thread(process.stop, signal.SIGKILL)
        await asyncio.to_thread(process.start)
        async with raw(process.url, lives[0].id, session) as after:
            assert await after.ask(move) == first
        assert (await Client(process.url).snapshot(lives[0].id))["seq"] == first["seq"]


@pytest.mark.slow
@pytest.mark.long
async def test_bots_go_on_by_themselves(process: Process) -> None:
    async with seated(process.url, "dice", ("Ada",), bots={1: "merchant"}, pace=0.0) as (ada,):
        await asyncio.to_thread(process.stop, signal.SIGKILL)
        await asyncio.to_thread(process.start)
        async with asyncio.timeout(PATIENCE):
            events = await play(ada)
    assert events[-1]["type"] == "ended"
