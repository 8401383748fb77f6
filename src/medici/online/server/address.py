"""Addresses to listen on and to be reached at, as people write them."""

from urllib.parse import urlsplit

USUAL_PORTS = {"http": 80, "https": 443}  # which browsers leave out
MOST = 65535


def format_address(host: str, port: int) -> str:
    """A host and a port as one text; brackets keep the colons of IPv6 apart.

    >>> format_address("127.0.0.1", 8000), format_address("::1", 8000)
    ('127.0.0.1:8000', '[::1]:8000')
    """
    return f"[{host}]:{port}" if ":" in host else f"{host}:{port}"


def parse_address(text: str) -> tuple[str, int]:
    """The two parts of such a text.

    >>> parse_address("[::1]:9000")
    ('::1', 9000)
    >>> parse_address("9000")
    Traceback (most recent call last):
    ValueError: expected HOST:PORT, such as 127.0.0.1:9000 or [::1]:9000; got '9000'
    """
    host, _, port = text.rpartition(":")
    bare = host[1:-1] if host.startswith("[") and host.endswith("]") else host
    known = port.isascii() and port.isdecimal() and int(port) <= MOST
    if not bare or not known or (":" in host and bare == host):
        expected = "HOST:PORT, such as 127.0.0.1:9000 or [::1]:9000"
        raise ValueError(f"expected {expected}; got {text!r}")
    return bare, int(port)


def check_origin(text: str) -> None:
    """Refuse what no browser would name as the origin of a page.

    >>> check_origin("https://medici.example")
    >>> check_origin("https://Medici.example:443/")
    Traceback (most recent call last):
    ValueError: expected 'https://medici.example'; got 'https://Medici.example:443/'
    """
    example = "an address such as https://medici.example or http://localhost:8000"
    try:
        there = urlsplit(text)
        port = there.port
    except ValueError:
        raise ValueError(f"expected {example}; got {text!r}") from None
    if there.scheme not in USUAL_PORTS or not there.hostname or "@" in there.netloc:
        raise ValueError(f"expected {example}; got {text!r}")
    host = f"[{there.hostname}]" if ":" in there.hostname else there.hostname
    plain = port is None or port == USUAL_PORTS[there.scheme]
    expected = f"{there.scheme}://{host}{'' if plain else f':{port}'}"
    if text != expected:
        raise ValueError(f"expected {expected!r}; got {text!r}")
