"""Runs a server in a Python that cannot import what the locks of players and clubs leave out.

Run by test_packaging.py, with the names of the packages.
"""

import importlib
import pkgutil
import sys
import tempfile
import threading
import time
from collections.abc import Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec
from types import ModuleType
from urllib.request import urlopen

NOT_HERE = {"medici.interfaces.browser"}  # runs in a browser alone
PATHS = ("/healthz", "/api/bots", "/api/tables", "/schema/openapi.json", "/schema")
PATIENCE = 60.0  # seconds


class LeftOut(MetaPathFinder):
    """Finds nothing of some packages, as where they are not installed."""

    def __init__(self, names: Sequence[str]) -> None:
        self.names = {name.replace("-", "_") for name in names}

    def find_spec(
        self, fullname: str, path: object = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if fullname.partition(".")[0] in self.names:
            raise ModuleNotFoundError(f"{fullname} is left out of the lock", name=fullname)
        return None


def import_everything() -> None:
    """Import all modules that a server or a terminal may need."""
    for name in ("medici.online", "medici.interfaces"):
        package = importlib.import_module(name)
        for module in pkgutil.walk_packages(package.__path__, f"{name}."):
            if not any(module.name.startswith(other) for other in NOT_HERE):
                importlib.import_module(module.name)


def serve() -> None:
    """Start a server, ask it for something, and stop it."""
    from medici.online.server import Settings, make_server  # noqa: PLC0415

    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        server = make_server(Settings(store=f"sqlite:///{folder}/games.db"), "127.0.0.1", 0)
        thread = threading.Thread(target=server.run)
        thread.start()
        end = time.monotonic() + PATIENCE
        while not server.started and thread.is_alive() and time.monotonic() < end:
            time.sleep(0.01)
        port = server.servers[0].sockets[0].getsockname()[1]
        try:
            for path in PATHS:
                with urlopen(f"http://127.0.0.1:{port}{path}", timeout=PATIENCE) as answer:
                    assert answer.status == 200, path
        finally:
            server.should_exit = True
            thread.join()


if __name__ == "__main__":
    sys.meta_path.insert(0, LeftOut(sys.argv[1:]))
    import_everything()
    serve()
    print("served")
