"""Headers: how they are read, and those that tell browsers to be careful."""

from collections.abc import Iterable

from litestar.types import Message, Scope, Send

Headers = Iterable[tuple[bytes, bytes]]

# A site of plain files says the same in its page. 'wasm-unsafe-eval' lets a page compile modules of
# WebAssembly, and nothing else.
POLICY = (
    "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; worker-src 'self'; "
    "img-src 'self' data:; object-src 'none'; base-uri 'none'; form-action 'self'"
)
HEADERS = [
    (b"content-security-policy", f"{POLICY}; frame-ancestors 'none'".encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"same-origin"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
]
NOT_JSON = "expected a body of the type application/json; got another"
HSTS = (b"strict-transport-security", b"max-age=31536000")  # other sites may share the domain


def header(headers: Headers, name: bytes) -> str | None:
    """The first value of a header."""
    for key, value in headers:
        if key.lower() == name:
            return value.decode("latin-1")
    return None


def has_json(headers: Headers) -> bool:
    """Whether a request has a body that calls itself JSON, or none.

    Other pages can make browsers send bodies of a few other kinds without asking the server first.

    >>> has_json([(b"content-length", b"2"), (b"content-type", b"application/json; charset=utf-8")])
    True
    >>> has_json([]), has_json([(b"content-length", b"2"), (b"content-type", b"text/plain")])
    (True, False)
    """
    headers = list(headers)
    length = header(headers, b"content-length") or "0"
    if length.strip() == "0" and header(headers, b"transfer-encoding") is None:
        return True
    kind = (header(headers, b"content-type") or "").partition(";")[0]
    return kind.strip().lower() == "application/json"


def behind_tls(scope: Scope) -> bool:
    """Whether the browser speaks TLS to this server or to the proxy before it."""
    return str(scope.get("scheme")) in ("https", "wss")


def add_security_headers(scope: Scope, send: Send) -> Send:
    """The same channel, with the headers that tell browsers to be careful."""
    extra = [*HEADERS, HSTS] if behind_tls(scope) else HEADERS
    private = str(scope.get("path")).startswith("/api/")

    async def careful(message: Message) -> None:
        if message["type"] == "http.response.start":
            said = list(message.get("headers", []))
            known = {name for name, _ in said}  # a page may have a policy of its own
            headers = [*said, *(each for each in extra if each[0] not in known)]
            if private and header(headers, b"cache-control") is None:
                headers.append((b"cache-control", b"no-store"))
            message["headers"] = headers
        await send(message)

    return careful
