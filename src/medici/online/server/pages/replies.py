"""How files and pages are sent."""

from litestar.types import HTTPScope, Send

from medici.online.server.pages.files import File
from medici.online.server.security.headers import header
from medici.presentation.words import best_language

Headers = list[tuple[bytes, bytes]]


def language_of(scope: HTTPScope) -> str:
    """The language that suits whoever asks best."""
    return best_language(wishes(header(scope["headers"], b"accept-language")))


def wishes(accepted: str | None) -> list[str]:
    """The languages that a browser asks for, as it lists them.

    >>> wishes("pt-BR,pt;q=0.9,en;q=0.8")
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
