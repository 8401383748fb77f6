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


def same_origin(scope: Scope, allowed: tuple[str, ...] = ()) -> bool:
    """Whether a request comes from the server's own pages, or from no page at all.

    Where the site has TLS, pages without it are foreign: anybody on the way may have written them.
    A page with TLS is the server's own even if the proxy before us does not say that it has TLS.

    >>> own = [(b"host", b"medici.example"), (b"origin", b"https://medici.example")]
    >>> same_origin({"scheme": "https", "headers": own})
    True
    >>> other = [(b"host", b"medici.example"), (b"origin", b"https://evil.example")]
    >>> same_origin({"scheme": "https", "headers": other})
    False
    >>> plain = [(b"host", b"medici.example"), (b"origin", b"http://medici.example")]
    >>> [same_origin({"scheme": scheme, "headers": plain}) for scheme in ("http", "https")]
    [True, False]
    """
    headers = list(scope["headers"])
    origin, host = header(headers, b"origin"), header(headers, b"host")
    if origin is None or origin in allowed or origin == f"https://{host}":
        return True
    has_tls = behind_tls(scope) or f"https://{host}" in allowed
    return origin == f"http://{host}" and not has_tls


class Site(NamedTuple):
    """The site that a page belongs to: its host, to which passkeys are bound, and its origin."""

    host: str
    origin: str


def site_of(scope: Scope, allowed: tuple[str, ...] = ()) -> Site | None:
    """The site of the page that asks; None if it is none to which passkeys can be bound.

    Only the host of the server can say what its site is called, since anybody can write a ``Host``.
    Where nothing was said, it is this machine's own name alone.

    >>> named = {"scheme": "https", "headers": [(b"host", b"medici.example")]}
    >>> site_of(named, ("https://medici.example",))
    Site(host='medici.example', origin='https://medici.example')
    >>> site_of(named) is None, site_of(named, ("https://other.example",)) is None
    (True, True)
    >>> site_of({"scheme": "http", "headers": [(b"host", b"localhost:8000")]})
    Site(host='localhost', origin='http://localhost:8000')
    """
    headers = scope["headers"]
    scheme = "https" if behind_tls(scope) else "http"
    origin = header(headers, b"origin") or f"{scheme}://{header(headers, b'host') or ''}"
    try:
        host = urlsplit(origin).hostname
    except ValueError:
        return None
    if not host or is_address(host):
        return None
    known = origin in allowed if allowed else is_local(host)
    return Site(host, origin) if known else None


def is_local(host: str) -> bool:
    """Whether a name is one of this machine's, wherever it is said."""
    return host == "localhost" or host.endswith(".localhost")


def is_address(host: str) -> bool:
    """Whether a host is named by its address."""
    try:
        ip_address(host)
    except ValueError:
        return False
    return True
