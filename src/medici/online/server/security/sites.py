"""The site that a page belongs to, as passkeys know it: they work at one host alone."""

from ipaddress import ip_address
from typing import NamedTuple
from urllib.parse import urlsplit

from litestar.types import Scope

from medici.online.server.security.headers import behind_tls, header


class Site(NamedTuple):
    """A host, by which passkeys are bound, and the origin of its pages."""

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
