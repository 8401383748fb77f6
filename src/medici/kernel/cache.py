"""Where compiled rules are kept, and how processes that need the same rule wait for each other."""

import os
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

CACHE = "MEDICI_CACHE"
LOCKS = "locks"
PATIENCE = 120.0  # seconds to wait for another process that compiles the same; it may hang
GLANCE = 0.02  # seconds between two looks whether it is done


def cache_folder() -> Path:
    """Where compiled rules are kept: ``MEDICI_CACHE``, or the user's cache directory."""
    if chosen := os.environ.get(CACHE):
        return Path(chosen)
    if sys.platform == "win32":
        base = Path(os.environ.get("LOCALAPPDATA", Path.home() / "AppData" / "Local"))
    else:
        base = Path(os.environ.get("XDG_CACHE_HOME", Path.home() / ".cache"))
    return base / "medici" / "rules"


def cache_problem() -> str | None:
    """Why nothing can be kept, or none if it can."""
    try:
        folder = cache_folder()
        folder.mkdir(parents=True, exist_ok=True)
        trial = folder / f"trial-{os.getpid()}"
        trial.write_bytes(b"florins")
        trial.unlink()
    except OSError as problem:
        return problem.strerror or str(problem)
    except RuntimeError as problem:  # there is no home
        return str(problem)
    return None


@contextmanager
def alone(digest: str) -> Iterator[None]:
    """Hold a rule while it is compiled; whoever wants the same waits, and then finds it kept.

    A rule is held before those that it calls, so that nobody waits in a circle. Where no lock can
    be had, or somebody holds one for too long, work goes on without: it is done twice at worst.
    """
    handle = opened(digest)
    if handle is None:
        yield
        return
    try:
        wait_for(handle, time.monotonic() + PATIENCE)
        yield
    finally:
        os.close(handle)  # which lets go


def opened(digest: str) -> int | None:
    """The file that stands for a rule, unless there are no locks or nothing can be written."""
    if sys.platform == "win32":  # has no such locks: two processes may compile the same
        return None
    try:
        folder = cache_folder() / LOCKS
        folder.mkdir(parents=True, exist_ok=True)
        return os.open(folder / digest, os.O_CREAT | os.O_RDWR, 0o600)
    except OSError:
        return None


def wait_for(handle: int, end: float) -> None:
    """Wait until nobody else holds a file, or it is time to go on regardless."""
    import fcntl  # noqa: PLC0415  # Windows has none

    while time.monotonic() < end:
        try:
            fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            time.sleep(GLANCE)
        else:
            return
