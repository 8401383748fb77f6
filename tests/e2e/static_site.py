"""The house as files, in a subfolder of a plain static server."""

import threading
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

from medici.online.server.pages.files import STATIC
from medici.online.server.pages.site import site

BELOW = "club/medici"


class Quiet(SimpleHTTPRequestHandler):
    """A server that knows nothing but files, and does not talk."""

    def log_message(self, *_: Any) -> None:
        """Say nothing."""


class QuietServer(ThreadingHTTPServer):
    """Browsers that leave a page take no more of its files."""

    def handle_error(self, *_: Any) -> None:
        """Say nothing: what a browser did not get it asks for again, or a test fails."""


class StaticSite:
    """A folder as ``medici site`` writes it, and a server for the folder above it."""

    def __init__(self, top: Path) -> None:
        self.folder = top / BELOW
        self._server = QuietServer(("127.0.0.1", 0), partial(Quiet, directory=str(top)))
        self.home = f"http://127.0.0.1:{self._server.server_port}/{BELOW}/"
        self.url = f"{self.home}#"  # before the address of a page

    def write(self, source: Path = STATIC) -> None:
        """Write the client into the folder, as it was built or as it lies elsewhere."""
        for name, body in site(source):
            path = self.folder / name
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(body)

    def start(self) -> None:
        """Begin to answer."""
        threading.Thread(target=self._server.serve_forever, daemon=True).start()

    def stop(self) -> None:
        """Answer nobody any more."""
        self._server.shutdown()
        self._server.server_close()
