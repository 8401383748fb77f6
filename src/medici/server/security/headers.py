"""Who may talk to the server, and how fast: origins, headers, cookies and limits."""

import time
from collections.abc import Callable, Iterable
from http.cookies import CookieError, SimpleCookie
from urllib.parse import urlsplit

from litestar.types import Message, Scope, Send

Headers = Iterable[tuple[bytes, bytes]]

COOKIE = "medici_session"
COOKIE_SECONDS = 400 * 24 * 3600  # as long as browsers keep one
SAFE = frozenset({"GET", "HEAD", "OPTIONS"})
HEADERS = [
    (
        b"content-security-policy",
        b"default-src 'self'; img-src 'self' data:; object-src 'none'; base-uri 'none'; "
        b"form-action 'self'; frame-ancestors 'none'",
    ),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"same-origin"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
]
HSTS = (b"strict-transport-security", b"max-age=31536000; includeSubDomains")


def header(headers: Headers, name: bytes) -> str | None:
    """The first value of a header."""
    for key, value in headers:
        if key.lower() == name:
            return value.decode("latin-1")
    return None


def behind_tls(scope: Scope) -> bool:
    """Whether the browser speaks TLS to this server or to the proxy before it."""
    return str(scope.get("scheme")) in ("https", "wss")


def same_origin(headers: Headers, allowed: tuple[str, ...] = ()) -> bool:
    """Whether a request comes from the server's own pages, or from no page at all.

    >>> same_origin([(b"host", b"medici.example"), (b"origin", b"https://medici.example")])
    True
    >>> same_origin([(b"host", b"medici.example"), (b"origin", b"https://evil.example")])
    False
    """
    headers = list(headers)
    origin = header(headers, b"origin")
    if origin is None or origin in allowed:
        return True
    try:
        there = urlsplit(origin)
    except ValueError:
        return False
    return there.scheme in ("http", "https") and there.netloc == header(headers, b"host")


def session_of(headers: Headers) -> str | None:
    """The session that a request carries, as a bearer token or in the cookie.

    >>> session_of([(b"cookie", b"a=b; medici_session=s3cret")])
    's3cret'
    """
    headers = list(headers)
    given = header(headers, b"authorization")
    if given is not None:
        kind, _, token = given.partition(" ")
        return token.strip() if kind.lower() == "bearer" else None
    jar: SimpleCookie = SimpleCookie()
    try:
        jar.load(header(headers, b"cookie") or "")
    except CookieError:
        return None
    return jar[COOKIE].value if COOKIE in jar else None


def secured(scope: Scope, send: Send) -> Send:
    """The same channel, with the headers that tell browsers to be careful."""
    extra = [*HEADERS, HSTS] if behind_tls(scope) else HEADERS
    if str(scope.get("path")).startswith(("/api/", "/metrics")):
        extra = [*extra, (b"cache-control", b"no-store")]

    async def careful(message: Message) -> None:
        if message["type"] == "http.response.start":
            message["headers"] = [*message.get("headers", []), *extra]
        await send(message)

    return careful


class Bucket:
    """Lets through so many at once, and so many a second in the long run.

    >>> bucket = Bucket(rate=1.0, burst=2, clock=lambda: 0.0)
    >>> bucket.take(), bucket.take(), bucket.take()
    (True, True, False)
    """

    __slots__ = ("burst", "clock", "last", "left", "rate")

    def __init__(
        self, rate: float, burst: int, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self.rate = rate
        self.burst = burst
        self.left = float(burst)
        self.clock = clock
        self.last = clock()

    def take(self) -> bool:
        """Whether one more may pass now."""
        now = self.clock()
        self.left = min(self.burst, self.left + (now - self.last) * self.rate)
        self.last = now
        if self.left < 1.0:
            return False
        self.left -= 1.0
        return True


class Buckets:
    """A bucket for each address; those that have long been full again are forgotten."""

    LARGEST = 10_000

    def __init__(self, rate: float, burst: int) -> None:
        self.rate = rate
        self.burst = burst
        self._buckets: dict[str, Bucket] = {}

    def take(self, address: str) -> bool:
        """Whether this address may do one thing more now."""
        bucket = self._buckets.pop(address, None) or Bucket(self.rate, self.burst)
        self._buckets[address] = bucket  # the newest last
        if len(self._buckets) > self.LARGEST:
            del self._buckets[next(iter(self._buckets))]
        return bucket.take()
