"""Send a call to a browser: encrypted, signed by the server, posted to a push service.

A browser says where calls go, and might name anything, even a machine beside ours: the address is
checked that is connected to, not its name alone. The server signs with a key (VAPID), so that push
services know it. The parts of ``pywebpush`` are loaded when they are first needed: most servers
call nobody.
"""

import asyncio
import ipaddress
import re
import socket
from base64 import urlsafe_b64encode
from pathlib import Path
from typing import Any, NamedTuple
from urllib.parse import urlsplit

import msgspec

MISSING = "Web Push needs pywebpush: pip install 'medici[push]'"
LONGEST = 1024  # characters of an endpoint
SECONDS = 10.0  # for a push service to answer
KEPT = 86_400  # seconds that a push service keeps a call for a browser that is not there
GONE = (404, 410)  # answers that say that there is no such browser any more
PLAIN = re.compile(r"[!-\[\]-~]+")  # printable ASCII; no backslash, which some read as a slash
GLOBAL = ipaddress.IPv6Network("2000::/3")  # the addresses of single machines
SIX_TO_FOUR = ipaddress.IPv6Network("2002::/16")  # leads to any address of IPv4
NAT64 = ipaddress.IPv6Network("64:ff9b::/96")

AddrInfo = tuple[int, int, int, str, tuple[Any, ...]]  # as ``getaddrinfo`` gives it


class Keys:
    """A signing key."""

    def __init__(self, vapid: Any, contact: str) -> None:
        self._vapid = vapid
        self._contact = contact

    @classmethod
    def read(cls, path: str, contact: str) -> "Keys":
        """The key in a file; ValueError says what is wrong with it, or what is missing."""
        try:
            from py_vapid import Vapid02, VapidException  # noqa: PLC0415
        except ImportError as problem:
            raise ValueError(MISSING) from problem
        if not contact.startswith(("mailto:", "https:")):
            raise ValueError(f"expected a contact like mailto:me@example.org; got {contact!r}")
        try:
            return cls(Vapid02.from_pem(Path(path).read_bytes()), contact)
        except (OSError, ValueError, VapidException) as problem:
            raise ValueError(f"cannot read the key {path}: {problem}") from problem

    @property
    def public(self) -> str:
        """The public half, as browsers want it."""
        numbers = self._vapid.public_key.public_numbers()
        point = b"\x04" + numbers.x.to_bytes(32, "big") + numbers.y.to_bytes(32, "big")
        return urlsafe_b64encode(point).rstrip(b"=").decode()

    def headers(self, endpoint: str) -> dict[str, str]:
        """What says to a push service who calls."""
        parts = urlsplit(endpoint)
        claims = {"aud": f"{parts.scheme}://{parts.netloc}", "sub": self._contact}
        signed: dict[str, str] = self._vapid.sign(claims)
        return signed


def write_new(path: Path) -> None:
    """Make a key and write it where nobody else can read it; FileExistsError, ValueError."""
    try:
        from py_vapid import Vapid02  # noqa: PLC0415
    except ImportError as problem:
        raise ValueError(MISSING) from problem
    vapid = Vapid02()
    vapid.generate_keys()
    path.touch(mode=0o600, exist_ok=False)
    path.write_bytes(vapid.private_pem())


class Subscription(msgspec.Struct):
    """Where a browser is called, and the keys that only it can read with."""

    endpoint: str
    keys: dict[str, str]


class Outcome(NamedTuple):
    """The outcome of a call."""

    status: int  # 0: it was not sent
    gone: bool  # whether it makes no sense to call there again


class Sender:
    """Sends calls. It is made and closed in the loop that it is used in."""

    def __init__(self, keys: Keys, anywhere: bool = False) -> None:
        import aiohttp  # noqa: PLC0415  # comes with pywebpush

        self._keys = keys
        self._anywhere = anywhere  # for tests: also to this machine
        factory = None if anywhere else connect_in_public
        self._session = aiohttp.ClientSession(
            connector=aiohttp.TCPConnector(socket_factory=factory, limit=20),
            timeout=aiohttp.ClientTimeout(total=SECONDS),
            trust_env=False,
        )
        self._failures: tuple[type[Exception], ...] = (aiohttp.ClientError, OSError, TimeoutError)

    async def send(self, to: Subscription, body: bytes, topic: str) -> Outcome:
        """Send a call; a later one of the same topic takes its place if it was not fetched."""
        if find_fault(to.endpoint, self._anywhere) is not None:
            return Outcome(0, True)
        try:
            sealed, headers = await asyncio.to_thread(self._seal, to, body)
        except Exception:  # the keys are whatever the browser sent
            return Outcome(0, True)
        headers |= {"TTL": str(KEPT), "Topic": topic[:32], "Urgency": "normal"}
        try:
            async with self._session.post(
                to.endpoint, data=sealed, headers=headers, allow_redirects=False
            ) as answer:
                return Outcome(answer.status, answer.status in GONE)
        except self._failures:
            return Outcome(0, False)

    def _seal(self, to: Subscription, body: bytes) -> tuple[bytes, dict[str, str]]:
        from pywebpush import WebPusher  # noqa: PLC0415

        pusher = WebPusher({"endpoint": to.endpoint, "keys": to.keys})
        sealed: bytes = pusher.encode(body)["body"]
        headers = self._keys.headers(to.endpoint)
        return sealed, headers | {"Content-Encoding": "aes128gcm"}

    async def close(self) -> None:
        """Let go of all connections."""
        await self._session.close()


def connect_in_public(address: AddrInfo) -> socket.socket:
    """A socket for an address that is about to be connected to, by whatever name it was found.

    Raises OSError unless it is of the open internet.
    """
    family, kind, protocol, _, (host, *_) = address
    if not is_public(host):
        raise OSError(None, f"{host} is not on the open internet")
    return socket.socket(family, kind, protocol)


def find_fault(endpoint: str, anywhere: bool = False) -> str | None:
    """What is wrong with an address by its looks; None if nothing is.

    >>> find_fault("https://push.example/abc")
    >>> find_fault("http://push.example/abc")
    'expected an https address'
    >>> find_fault("https://127.0.0.1/abc"), find_fault("https://localhost:99/")
    ('expected a public address', 'expected a public address')
    """
    if len(endpoint) > LONGEST:
        return f"expected an address of at most {LONGEST} characters"
    if not PLAIN.fullmatch(endpoint):  # other letters may be read as figures or dots
        return "expected an address in plain ASCII"
    try:
        parts = urlsplit(endpoint)
        host = (parts.hostname or "").removesuffix(".")
        _ = parts.port
    except ValueError:
        return "expected an address"
    if anywhere and host:
        return None
    if parts.scheme != "https" or not host or parts.username is not None:
        return "expected an https address"
    return None if has_public_look(host) else "expected a public address"


def has_public_look(host: str) -> bool:
    """Whether a host may be on the open internet: a name with a domain, or such an address.

    >>> [has_public_look(host) for host in ("push.example", "9.9.9.9", "10.0.0.1", "127.1")]
    [True, True, False, False]
    """
    try:
        ipaddress.ip_address(host)
    except ValueError:
        private = host == "localhost" or host.endswith((".localhost", ".local", ".internal"))
        # No domain begins with a figure: 127.1 and 0x7f.1 are addresses in old spellings.
        return "." in host and not private and not host.rpartition(".")[2][:1].isdigit()
    return is_public(host)


def is_public(host: str) -> bool:
    """Whether an address is one machine of the open internet.

    An address of IPv6 that stands for one of IPv4 is as public as that one.

    >>> [is_public(host) for host in ("9.9.9.9", "2620:fe::fe", "::ffff:9.9.9.9")]
    [True, True, True]
    >>> [is_public(host) for host in ("10.0.0.1", "0.0.0.0", "224.0.0.1", "169.254.169.254")]
    [False, False, False, False]
    >>> [is_public(host) for host in ("::ffff:127.0.0.1", "64:ff9b::7f00:1", "fe80::1", "ff0e::1")]
    [False, False, False, False]
    """
    number = ipaddress.ip_address(host.partition("%")[0])
    if isinstance(number, ipaddress.IPv6Address):
        inner = number.ipv4_mapped
        if number in NAT64:
            inner = ipaddress.IPv4Address(int(number) & 0xFFFF_FFFF)
        if inner is None:
            return number.is_global and number in GLOBAL and number not in SIX_TO_FOUR
        number = inner
    return number.is_global and not number.is_multicast and not number.is_reserved
