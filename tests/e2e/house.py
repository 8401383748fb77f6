"""A server in a process of its own, which can be stopped and started again."""

import socket
import subprocess
import sys
from pathlib import Path
from typing import Any

from medici.record import Game, replay

ROOT = Path(__file__).resolve().parents[2]


class House:
    """A server on a port and a store that outlive it."""

    def __init__(self, folder: Path) -> None:
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port: int = free.getsockname()[1]
        self.url = f"http://127.0.0.1:{self.port}"
        self.store = folder / "store.db"
        self._log = folder / "server.log"
        self._process: subprocess.Popen[str] | None = None

    def start(self) -> None:
        """Open the house."""
        command = [
            sys.executable,
            "-m",
            "tests.e2e.serve",
            str(self.port),
            f"sqlite:///{self.store}",
        ]
        with self._log.open("a") as log:
            self._process = subprocess.Popen(
                command, cwd=ROOT, stdout=subprocess.PIPE, stderr=log, text=True
            )
        said = self._process.stdout
        assert said is not None
        assert said.readline().strip() == "open", self._log.read_text()

    def stop(self) -> None:
        """Close it; everybody at a table loses the connection."""
        if self._process is None:
            return
        with self._process as process:
            process.terminate()
        self._process = None


def replayed(record: dict[str, Any]) -> Game:
    """A game of the server's record, played again by the rules."""
    game = replay(record)
    assert game.over
    return game
