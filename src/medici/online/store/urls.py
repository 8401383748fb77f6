"""How a store is named, and which file it is."""

import os
from importlib.util import find_spec
from pathlib import Path

from medici.online.data_directory import data_directory

SQLITE = "sqlite://"
POSTGRES = ("postgresql://", "postgres://")
MEMORY = ":memory:"
CONNECTIONS = 16  # to PostgreSQL, at most
MISSING = "a store on PostgreSQL needs the extra postgres: pip install 'medici[postgres]'"


def check_postgres() -> None:
    """Refuse a store on PostgreSQL where its library is not installed."""
    if not (find_spec("psycopg") and find_spec("psycopg_pool")):
        raise ValueError(MISSING)


def sqlite_path(url: str) -> Path | None:
    """The file that a sqlite URL names; none for a store in memory.

    A relative path has three slashes before it, an absolute one four in all:

    >>> sqlite_path("sqlite:///games.db").as_posix()
    'games.db'
    >>> sqlite_path("sqlite:////srv/games.db").as_posix()
    '/srv/games.db'
    >>> sqlite_path("sqlite:///:memory:")
    >>> sqlite_path("sqlite://games.db")
    Traceback (most recent call last):
    ValueError: expected sqlite:// or sqlite:///path; got 'sqlite://games.db'
    """
    rest = url.removeprefix(SQLITE)
    if rest in ("", "/"):
        return data_directory(os.environ) / "medici.db"
    if not rest.startswith("/"):
        raise ValueError(f"expected sqlite:// or sqlite:///path; got {url!r}")
    path = rest.removeprefix("/")
    return None if path == MEMORY else Path(path).expanduser()
