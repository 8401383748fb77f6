"""Where a request comes from: the server's own pages may ask for everything, others may not."""

from urllib.parse import urlsplit

from medici.online.server.security.headers import Headers, header

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
