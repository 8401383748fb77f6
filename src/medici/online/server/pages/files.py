"""The files of the browser client, with their compressed copies, and how they are sent."""

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from litestar.types import HTTPScope, Send

from medici.online.server.security.headers import header
from medici.presentation.words import best_language

Headers = list[tuple[bytes, bytes]]

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


def language_of(scope: HTTPScope) -> str:
    """The language that suits the browser best."""
    return best_language(accepted_languages(header(scope["headers"], b"accept-language")))


def accepted_languages(accepted: str | None) -> list[str]:
    """The languages that a browser asks for, as it lists them.

    >>> accepted_languages("pt-BR,pt;q=0.9,en;q=0.8")
    ['pt-BR', 'pt', 'en']
    """
    return [part.partition(";")[0].strip() for part in (accepted or "").split(",")]


async def send_file(
    scope: HTTPScope, send: Send, file: File, further: Headers | None = None
) -> None:
    """Send a file, compressed if there is a copy that the browser takes."""
    accepted = header(scope["headers"], b"accept-encoding") or ""
    encodings = {part.partition(";")[0].strip() for part in accepted.split(",")}
    body, more = file.body, [(b"vary", b"accept-encoding")] if file.packed else []
    for name, packed in file.packed.items():
        if name in encodings:
            body, more = packed, [*more, (b"content-encoding", name.encode())]
            break
    await reply(scope, send, 200, body, file.kind, file.cache, [*more, *(further or [])])


async def reply(
    scope: HTTPScope,
    send: Send,
    status: int,
    body: bytes,
    kind: str,
    cache: str,
    more: Headers | None = None,
) -> None:
    """Send an answer; without its body if only its head was asked for."""
    headers = [
        (b"content-type", kind.encode()),
        (b"content-length", b"%d" % len(body)),
        (b"cache-control", cache.encode()),
        *(more or []),
    ]
    await send({"type": "http.response.start", "status": status, "headers": headers})
    sent = b"" if scope["method"] == "HEAD" else body
    await send({"type": "http.response.body", "body": sent, "more_body": False})
