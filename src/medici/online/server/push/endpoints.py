"""Where calls may go: a browser says so, and might name anything, even a machine beside ours."""

import ipaddress
import socket
from collections.abc import Iterable
from urllib.parse import urlsplit

LONGEST = 1024  # characters of an address


def fault_of(endpoint: str, anywhere: bool = False) -> str | None:
    """What is wrong with an address by its looks; None if nothing is.

    >>> fault_of("https://push.example/abc")
    >>> fault_of("http://push.example/abc")
    'expected an https address'
    >>> fault_of("https://127.0.0.1/abc"), fault_of("https://localhost:99/")
    ('expected a public address', 'expected a public address')
    """
    if len(endpoint) > LONGEST:
        return f"expected an address of at most {LONGEST} characters"
    try:
        parts = urlsplit(endpoint)
        host = parts.hostname or ""
        _ = parts.port
    except ValueError:
        return "expected an address"
    if anywhere and host:
        return None
    if parts.scheme != "https" or not host or parts.username is not None:
        return "expected an https address"
    if host == "localhost" or host.endswith((".localhost", ".local", ".internal")):
        return "expected a public address"
    try:
        number = ipaddress.ip_address(host)
    except ValueError:
        return None if "." in host else "expected a public address"
    return None if number.is_global else "expected a public address"


def public(addresses: Iterable[tuple[socket.AddressFamily, str]]) -> bool:
    """Whether all addresses of a name are of the open internet: it may point at a machine of ours.

    >>> public([(socket.AF_INET, "9.9.9.9")]), public([(socket.AF_INET, "10.0.0.1")]), public([])
    (True, False, False)
    """
    numbers = [ipaddress.ip_address(address.partition("%")[0]) for _, address in addresses]
    return bool(numbers) and all(number.is_global for number in numbers)
