"""Backup and restore of a store on PostgreSQL, by its own programs pg_dump, pg_restore and psql."""

import os
import re
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import psycopg
from psycopg.conninfo import make_conninfo

from medici.online.store.backup_file import (
    COUNTS,
    Contents,
    Progress,
    check_target,
    new_file,
)
from medici.online.store.dialects import POSTGRES_TYPES
from medici.online.store.errors import Unavailable
from medici.online.store.migrations import MIGRATIONS, pending
from medici.online.store.postgres import connection_options, one_line, unusable_error

MAGIC = b"PGDMP"  # the beginning of a dump in PostgreSQL's own format
OTHERS = b"""
SELECT count(*) FROM pg_stat_activity
WHERE datname = current_database() AND pid <> pg_backend_pid() AND usesysid IS NOT NULL
"""


def back_up(url: str, target: Path, *, force: bool, progress: Progress) -> Contents:
    """Dump a store to a file, exactly as it is counted, while play goes on."""
    check_target(target, is_dump, force=force)
    with connect_to(url) as connection:
        connection.execute(b"BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY")
        counts = count_contents(connection)
        ((snapshot,),) = connection.execute(b"SELECT pg_export_snapshot()").fetchall()
        with new_file(target) as draft:
            progress("Copying", 0.0)
            run_on_database(
                url, "pg_dump", "--format=custom", f"--snapshot={snapshot}", f"--file={draft}"
            )
            progress("Checking", 0.5)
            check_dump(draft)
            contents = Contents(*counts, draft.stat().st_size)
    progress("Checking", 1.0)
    return contents


def restore(backup: Path, url: str, *, progress: Progress) -> Contents:
    """Put a dump in the place of a store, as one transaction."""
    if not backup.is_file():
        raise Unavailable(f"expected a backup; there is no file {backup}")
    check_dump(backup)
    with connect_to(url) as connection:
        ((others,),) = connection.execute(OTHERS).fetchall()
    if others:
        raise Unavailable(
            f"expected nobody to use the database; {others} connections are open: "
            "stop every server first"
        )
    progress("Restoring", 0.0)
    replace_store(url, backup)
    progress("Restoring", 1.0)
    with connect_to(url) as connection:
        return Contents(*count_contents(connection), backup.stat().st_size)


def replace_store(url: str, backup: Path) -> None:
    """Drop the store and build it up from a dump, all or nothing.

    The dump of an older version does not know the tables that came later: pg_restore alone would
    stumble over them.
    """
    steps = "".join(statement for step in MIGRATIONS for statement in step.sql(POSTGRES_TYPES))
    tables = ", ".join(re.findall(r"CREATE TABLE (\w+)", steps))
    with tempfile.TemporaryDirectory(prefix="medici-") as folder:  # for this user alone
        script = f"{folder}/store.sql"
        words = ["--clean", "--if-exists", "--no-owner", f"--file={script}", str(backup)]
        run_program("pg_restore", words, {})
        drop = f"--command=SET client_min_messages = error; DROP TABLE IF EXISTS {tables} CASCADE"
        quiet = ("--no-psqlrc", "--quiet", "--output=/dev/null", "--set=ON_ERROR_STOP=1")
        run_on_database(url, "psql", *quiet, "--single-transaction", drop, f"--file={script}")


@contextmanager
def connect_to(url: str) -> Iterator[psycopg.Connection[Any]]:
    """A connection; errors are told in the words of the store."""
    options = connection_options(url)
    try:
        with psycopg.connect(**options) as connection:
            yield connection
    except psycopg.Error as error:
        raise unusable_error(options, error) from error


def count_contents(connection: psycopg.Connection[Any]) -> tuple[int, int, int, int]:
    """The version of a store, and how much it holds; SchemaTooNew."""
    try:
        ((version, tables, events, players),) = connection.execute(COUNTS.encode()).fetchall()
    except psycopg.errors.UndefinedTable as error:
        raise Unavailable("expected a store of Medici; the database has no tables of it") from error
    pending(version or 0, MIGRATIONS)
    return version or 0, tables, events, players


def is_dump(path: Path) -> bool:
    """Whether a file begins like a dump."""
    if not path.is_file():
        return False
    with path.open("rb") as file:
        return file.read(len(MAGIC)) == MAGIC


def check_dump(path: Path) -> None:
    """Refuse a file that is no whole dump of a store."""
    if not is_dump(path):
        raise Unavailable(f"expected a dump in PostgreSQL's own format; {path} is none")
    listed = run_program("pg_restore", ["--list", str(path)], {})
    for table in ("schema_version", "game_table", "event", "player"):
        if f" {table} " not in listed:
            raise Unavailable(f"expected a dump of a Medici store; {path} has no table {table}")


def run_on_database(url: str, name: str, *words: str) -> None:
    """Run one of PostgreSQL's programs on a database; the password is not on its command line."""
    options = connection_options(url)
    password = options.pop("password", None)
    del options["autocommit"]
    environment = {"PGPASSWORD": str(password)} if password else {}
    run_program(name, ["--dbname", make_conninfo(**options), "--no-password", *words], environment)


def run_program(name: str, words: list[str], environment: dict[str, str]) -> str:
    """What one of PostgreSQL's programs has printed; Unavailable if it failed."""
    path = shutil.which(name)
    if path is None:
        raise Unavailable(f"expected PostgreSQL's program {name} on this machine; install it")
    done = subprocess.run(
        [path, *words],
        capture_output=True,
        text=True,
        check=False,
        stdin=subprocess.DEVNULL,
        env=os.environ | environment,
    )
    if done.returncode:
        raise Unavailable(f"{name} failed: {one_line(Exception(done.stderr))}")
    return done.stdout
