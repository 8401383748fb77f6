"""A page in Chromium whose worker measures a browser's engine: see ``wasm.py``."""

import shutil
import subprocess
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

from playwright.sync_api import sync_playwright

ROOT = Path(__file__).parent.parent
NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
STRIP = """
const { readFileSync, writeFileSync } = await import('node:fs');
const { stripTypeScriptTypes } = await import('node:module');
const MODE = { mode: 'transform' }; // some constructors declare fields
for (const path of process.argv.slice(1))
  writeFileSync(path, stripTypeScriptTypes(readFileSync(path, 'utf8'), MODE));
"""
ASK = """async (request) => {
  window.worker ??= new Worker('/benchmarks/wasm_worker.mjs', { type: 'module' });
  return new Promise((done) => {
    window.worker.onmessage = ({ data }) => done(data);
    window.worker.postMessage(request);
  });
}"""
Measure = Callable[[dict[str, Any]], dict[str, float]]


class Files(SimpleHTTPRequestHandler):
    """Serves files, TypeScript without its types as what it then is."""

    extensions_map = {  # noqa: RUF012
        **SimpleHTTPRequestHandler.extensions_map,
        ".ts": "text/javascript",
        ".mjs": "text/javascript",
    }

    def log_message(self, *arguments: Any) -> None:
        """Say nothing."""


def lay_out(folder: Path, node: str) -> None:
    """Put all that the worker needs into a folder, beside the modules that are there."""
    bots, benchmarks = folder / "web" / "src" / "bots", folder / "benchmarks"
    shutil.copytree(ROOT / "web" / "src" / "bots", bots)
    benchmarks.mkdir()
    for name in ("wasm_work.mjs", "wasm_worker.mjs"):
        shutil.copy(ROOT / "benchmarks" / name, benchmarks)
    (folder / "index.html").write_text("<!doctype html><title>Bots</title>", encoding="utf-8")
    command = [
        node,
        "--no-warnings",
        "--input-type=module",
        "--eval",
        STRIP,
        *map(str, bots.glob("*.ts")),
    ]
    subprocess.run(command, check=True)


@contextmanager
def chromium(folder: Path, node: str) -> Iterator[Measure]:
    """A function that asks the worker."""
    lay_out(folder, node)
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(Files, directory=folder))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    executable = next(filter(None, map(shutil.which, NAMES)))
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=executable, args=["--no-sandbox"])
        page = browser.new_page()
        page.goto(f"http://127.0.0.1:{server.server_port}/")
        yield lambda request: page.evaluate(ASK, request)
        browser.close()
    server.shutdown()
