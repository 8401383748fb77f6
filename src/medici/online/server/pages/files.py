"""The files of the browser client, read once, with their compressed copies."""

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

STATIC = Path(__file__).parents[1] / "static"
TYPES = {
    ".bin": "application/octet-stream",
    ".css": "text/css; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain; charset=utf-8",
    ".wasm": "application/wasm",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}
FOREVER = "public, max-age=31536000, immutable"  # the name changes with the content
A_DAY = "public, max-age=86400"
ALWAYS_ASK = "no-cache"
PACKED = {"br": ".br", "gzip": ".gz"}  # the best first


@dataclass(frozen=True)
class File:
    """A file as it is sent, with its compressed copies."""

    kind: str
    cache: str
    body: bytes
    packed: dict[str, bytes]


def files_in(folder: Path) -> Iterator[tuple[str, File]]:
    """Every file of the client by its address."""
    for path in sorted(folder.rglob("*")):
        if path.suffix not in TYPES or not path.is_file():
            continue
        address = f"/{path.relative_to(folder).as_posix()}"
        yield address, file_at(path, caching(address))


def file_at(path: Path, cache: str) -> File:
    """A file of a known type, with its compressed copies."""
    copies = {name: path.with_name(path.name + end) for name, end in PACKED.items()}
    packed = {name: copy.read_bytes() for name, copy in copies.items() if copy.is_file()}
    return File(TYPES[path.suffix], cache, path.read_bytes(), packed)


def caching(address: str) -> str:
    """How long a browser may keep a file without asking."""
    if address.startswith("/assets/"):
        return FOREVER
    return ALWAYS_ASK if address in ("/sw.js", "/index.html") else A_DAY
