"""Where a request comes from: the server's own pages may ask for everything; and their site."""

from ipaddress import ip_address
from typing import NamedTuple
from urllib.parse import urlsplit

from litestar.types import Scope

from medici.online.server.security.headers import Headers, behind_tls, header

FOREIGN = "expected a request from this server's own pages; got one from another origin"
HOSTS = "expected one Host header; got more"
SAFE = frozenset({"GET", "HEAD", "OPTIONS"})  # methods that change nothing


def one_host(headers: Headers) -> bool:
    """Whether a request names its host once at most: two readers could take it for two hosts'.

    >>> one_host([(b"host", b"medici.example")]), one_host([(b"host", b"a"), (b"Host", b"b")])
    (True, False)
    """
    return sum(name.lower() == b"host" for name, _ in headers) < 2


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


class Site(NamedTuple):
    """The site that a page belongs to: its host, to which passkeys are bound, and its origin."""

    host: str
    origin: str


def site_of(scope: Scope) -> Site | None:
    """The site of the page that asks; None if it has an address for a name, or none at all.

    A request from a foreign page has been refused before (``same_origin``), so what a browser
    names is this server's own origin, as it is called before any proxy.

    >>> site_of({"scheme": "http", "headers": [(b"host", b"medici.example:8000")]})
    Site(host='medici.example', origin='http://medici.example:8000')
    >>> site_of({"scheme": "http", "headers": [(b"host", b"127.0.0.1:8000")]}) is None
    True
    """
    headers = scope["headers"]
    scheme = "https" if behind_tls(scope) else "http"
    origin = header(headers, b"origin") or f"{scheme}://{header(headers, b'host') or ''}"
    try:
        host = urlsplit(origin).hostname
    except ValueError:
        return None
    return None if not host or is_address(host) else Site(host, origin)


def is_address(host: str) -> bool:
    """Whether a host is named by its address."""
    try:
        ip_address(host)
    except ValueError:
        return False
    return True
